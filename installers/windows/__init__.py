"""The installer and the zip for Windows, made on Windows or, with Wine, on Linux."""
