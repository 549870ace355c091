; The installer for Windows: for one person, without an administrator, in English and German.
; installers/windows/setup.py defines TARGET, VERSION, VERSION4, FOLDER, ICON, SIDE, OUT and SIZE_KB.

Unicode true
Target ${TARGET}
SetCompressor /SOLID lzma
SetCompressorDictSize 64
ManifestDPIAware true
ManifestSupportedOS Win10
RequestExecutionLevel user
CRCCheck force

!include MUI2.nsh
!include FileFunc.nsh
!include LogicLib.nsh
!include FileKinds.nsh

!define PROGRAM "Starboard"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\${PROGRAM}"
!define CLASSES "Software\Classes"

Name "${PROGRAM}"
BrandingText "${PROGRAM} ${VERSION}"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\${PROGRAM}"
InstallDirRegKey HKCU "Software\${PROGRAM}" "Folder"

VIProductVersion "${VERSION4}"
VIAddVersionKey "ProductName" "${PROGRAM}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "${PROGRAM} Setup"
VIAddVersionKey "CompanyName" "${PROGRAM}"
VIAddVersionKey "LegalCopyright" "MIT licence"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${SIDE}"
!define MUI_WELCOMEPAGE_TEXT "$(WELCOME)"
!define MUI_ABORTWARNING
!define MUI_COMPONENTSPAGE_NODESC
!define MUI_FINISHPAGE_RUN "$INSTDIR\starboard.exe"

!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH

!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_COMPONENTS
!insertmacro MUI_UNPAGE_INSTFILES

!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"

LangString WELCOME ${LANG_ENGLISH} "Four space board games at one table, offline.$\r$\n$\r$\nStarboard is set up for you alone and needs no administrator. Matches, decks and settings that you have stay as they are."
LangString WELCOME ${LANG_GERMAN} "Vier Weltraumbrettspiele an einem Tisch, ohne Netz.$\r$\n$\r$\nStarboard wird nur für dich eingerichtet und braucht keinen Administrator. Deine Partien, Decks und Einstellungen bleiben, wie sie sind."
LangString RUNNING ${LANG_ENGLISH} "Starboard is running. Close it, then try again."
LangString RUNNING ${LANG_GERMAN} "Starboard läuft noch. Schließe es und versuche es noch einmal."
LangString FOREIGN ${LANG_ENGLISH} "This folder holds other files. Choose an empty one, or the one where Starboard is."
LangString FOREIGN ${LANG_GERMAN} "In diesem Ordner liegen andere Dateien. Wähle einen leeren oder den, in dem Starboard ist."
LangString LINK ${LANG_ENGLISH} "Four space board games at one table"
LangString LINK ${LANG_GERMAN} "Vier Weltraumbrettspiele an einem Tisch"
LangString UN_PROGRAM ${LANG_ENGLISH} "The program"
LangString UN_PROGRAM ${LANG_GERMAN} "Das Programm"
LangString UN_SAVES ${LANG_ENGLISH} "Saved matches, decks and settings as well"
LangString UN_SAVES ${LANG_GERMAN} "Auch gespeicherte Partien, Decks und Einstellungen"

; A program that runs cannot be written to; a file that is not there can.
!macro STOP_IF_RUNNING
  ${If} ${FileExists} "$INSTDIR\starboard.exe"
    ClearErrors
    FileOpen $0 "$INSTDIR\starboard.exe" a
    ${If} ${Errors}
      MessageBox MB_OK|MB_ICONEXCLAMATION "$(RUNNING)" /SD IDOK
      SetErrorLevel 3
      Quit
    ${EndIf}
    FileClose $0
  ${EndIf}
!macroend

; Only what an installer has put there, whatever else somebody keeps in the folder.
!macro REMOVE_PROGRAM
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\starboard.exe"
  Delete "$INSTDIR\starboard-console.exe"
!macroend

Function .onInit
  !insertmacro STOP_IF_RUNNING
FunctionEnd

; A folder of something else with an _internal of its own must not lose it.
Function .onVerifyInstDir
  ${If} ${FileExists} "$INSTDIR\_internal"
  ${AndIfNot} ${FileExists} "$INSTDIR\starboard.exe"
    Abort
  ${EndIf}
FunctionEnd

Section "-${PROGRAM}"
  !insertmacro STOP_IF_RUNNING
  ${If} ${FileExists} "$INSTDIR\_internal"
  ${AndIfNot} ${FileExists} "$INSTDIR\starboard.exe"
    MessageBox MB_OK|MB_ICONEXCLAMATION "$(FOREIGN)" /SD IDOK
    SetErrorLevel 4
    Quit
  ${EndIf}
  !insertmacro REMOVE_PROGRAM  ; an older version's files do not stay between the new ones
  SetOutPath "$INSTDIR"
  File /r "${FOLDER}\*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortCut "$SMPROGRAMS\${PROGRAM}.lnk" "$INSTDIR\starboard.exe" "" "$INSTDIR\starboard.exe" 0 SW_SHOWNORMAL "" "$(LINK)"

  WriteRegStr HKCU "Software\${PROGRAM}" "Folder" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "${PROGRAM}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\starboard.exe"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "${PROGRAM}"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" ${SIZE_KB}
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  !insertmacro ADD_FILE_KINDS
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd

Section "un.$(UN_PROGRAM)"
  SectionIn RO
  !insertmacro STOP_IF_RUNNING
  !insertmacro REMOVE_PROGRAM
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\${PROGRAM}.lnk"
  !insertmacro REMOVE_FILE_KINDS
  DeleteRegKey HKCU "${UNINSTALL}"
  DeleteRegKey HKCU "Software\${PROGRAM}"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd

Section /o "un.$(UN_SAVES)" SAVES
  RMDir /r "$LOCALAPPDATA\${PROGRAM}"
SectionEnd

Function un.onInit
  ${GetParameters} $R0
  ${GetOptions} $R0 "/SAVES" $R1  ; with /S: remove saves, decks and settings as well
  ${IfNot} ${Errors}
    SectionSetFlags ${SAVES} 1
  ${EndIf}
FunctionEnd
