"""Destiny pictures of rest in uniform: draft, pouch, drill and night shift."""

from __future__ import annotations

import cosmos
from destiny_kit import WIDTH, being, cone_light, room
from motifs import eye, glint, limb, rays, sheet_of_paper
from stage import Stage, box, curve, dark, light, line, oval, path, place, poly, star_path


def draft_notice(s: Stage) -> None:
    """Three volunteers, measured for uniforms."""
    room(s, "#2E6A4A", "#4A5A3A", 540, 6)
    s.add(box(60, 70, 840, 420, s.lin("#E8E4C8", "#B8B48E", turn=70), 6))
    for i in range(13):
        y = 100 + i * 32
        s.add(
            line(f"M60,{y}H{140 if i % 2 == 0 else 104}", "#4A5A3A", 5),
            line(f"M60,{y}H900", "#4A5A3A", 1.4, 'opacity=".35"'),
        )
    for x, c in ((290, "#4CD07D"), (520, "#FFC857"), (740, "#FF8A65")):
        s.add(oval(x, 600, 92, 20, s.lin(light(c, 0.3), dark(c, 0.3))), oval(x, 594, 92, 20, c))
    recruits = [
        (290, being(s, "squat", "#E0609A", "beads", "#3A3A3A", (0, 0), "frown", [[(-80, -60), (-120, -30),
            (-110, 4)], [(80, -60), (120, -30), (110, 4)]], "tuft", "spots", 2, "sad"), 1.0, -124),
        (520, being(s, "tall", "#4AA8D8", "three", "#E0A020", (-0.4, -0.6), "flat", [[(-46, -130), (-80,
            -80), (-70, -20)], [(46, -130), (96, -190), (44, -236)]], "", "bands", 2), 1.36, -268),
        (740, being(s, "bean", "#E8A03A", "uneven", "#8A3AC0", (-0.6, 0.2), "grin", [[(-70, -100), (-110,
            -60), (-96, -10)], [(66, -100), (104, -150), (60, -190)]], "", "spots", 2), 1.06, -214),
    ]  # fmt: skip
    for x, text, k, top in recruits:
        pot = (
            s.puff(
                path(
                    f"M-62,{top + 26} C-60,{top - 60} 60,{top - 60} 62,{top + 26} Q0,{top + 4} "
                    f"-62,{top + 26}Z",
                    "#4E7A3E",
                ),
                (-80, top - 60, 160, 100),
                gloss=0.5,
            )
            + path(f"M-80,{top + 30} Q0,{top + 2} 80,{top + 30} Q0,{top + 20} -80,{top + 30}Z", "#2E4E28")
            + path(star_path(0, top - 14, 16, 7, 5), "#FFE08A")
        )
        s.add(place(text + pot, x, 586, k))
    s.add(line("M110,130 H640", "#E0303A", 5, 'stroke-dasharray="16 10" opacity=".8"'))
    chief = (
        limb(s, [(-120, 760), (-30, 650), (60, 560), (150, 500)], 120, 66, "#3E7A4A")
        + limb(s, [(120, 520), (180, 478)], 76, 70, "#E8D8A0")
        + s.puff(
            path(curve([(160, 470), (200, 430), (256, 436), (262, 480), (220, 520), (176, 514)]), "#7AC06A"),
            (145, 415, 135, 120),
        )
        + limb(s, [(240, 450), (300, 420), (350, 404)], 32, 22, "#7AC06A")
    )
    s.add(place(chief, -110, 150, 0.9))


def diplomatic_pouch(s: Stage) -> None:
    """Sealed, strapped, and looking back at you."""
    s.add(
        box(0, 0, WIDTH, 720, s.rad("#3AA884", "#12584E", "#04201E", x=0.5, y=0.4, r=0.85)),
        rays(s, 480, 250, 720, "#E0FFD8", 20, 4, 0.22),
    )
    s.add(
        path(
            curve([(-40, 760), (-40, 590), (240, 560), (480, 566), (760, 556), (1000, 600), (1000, 760)]),
            s.lin("#8A2A3E", "#3E0E1E"),
        ),
        line("M-40,590 C240,556 480,566 1000,598", "#FFC857", 6),
        s.shadow(480, 650, 330, 36),
    )
    inner = curve([(220, 330), (330, 270), (480, 256), (640, 270), (740, 330), (640, 380), (320, 380)])
    s.add(
        path(inner, s.rad("#FFF6C0", "#8A6A2A", "#1E120A", x=0.5, y=0.5)),
        oval(480, 290, 250, 130, s.glow("#FFF3A8", 0.85)),
    )
    s.add(
        place(sheet_of_paper(s, 120, 160, 5, "#3A7AE0"), 350, 250, 1, -18),
        place(sheet_of_paper(s, 120, 160, 5, "#E0303A"), 620, 240, 1, 16),
        place(s.orb(0, 0, 44, "gas", 3, ((0, "#C86A2A"), (1, "#FFF0C0")), ring="#FFE0A0"), 704, 196),
    )
    s.add(
        s.puff(
            path(curve([(400, 320), (404, 230), (450, 190), (520, 190), (560, 230), (566, 320)]), "#5AB0E8"),
            (390, 175, 190, 160),
            gloss=0.6,
        ),
        place(eye(s, 30, "#F0A020", (-0.3, -0.3)), 450, 262),
        place(eye(s, 30, "#F0A020", (-0.3, -0.3)), 516, 262),
    )
    body = curve(
        [
            (206, 330),
            (330, 372),
            (480, 384),
            (640, 372),
            (756, 330),
            (800, 480),
            (780, 610),
            (700, 656),
            (480, 670),
            (260, 656),
            (180, 610),
            (160, 480),
        ]
    )
    seams = line("M190,480 Q480,540 772,480", "#5A3014", 6, 'stroke-dasharray="16 12"') + line(
        "M216,350 Q480,420 746,350", "#E8B070", 6, 'stroke-dasharray="16 12"'
    )
    s.add(s.puff(path(body, "#A8622E") + s.clip(body, seams), (140, 315, 680, 375), gloss=0.35, soften=4))
    for x in (300, 660):
        s.add(
            s.puff(
                path(poly([(x - 34, 366), (x + 34, 366), (x + 28, 650), (x - 28, 650)]), "#6A3A1A"),
                (x - 45, 355, 90, 305),
                gloss=0.3,
            ),
            box(x - 46, 470, 92, 72, "none", 12, 'stroke="#FFD070" stroke-width="14"'),
            box(x - 6, 470, 12, 60, "#FFE8A8", 4),
            "".join(oval(x, 570 + k * 26, 5, None, "#3A1E0A") for k in range(3)),
        )
    s.add(
        s.puff(path(star_path(480, 520, 84, 70, 20), "#C8202E"), (385, 425, 190, 190), gloss=0.8),
        oval(480, 520, 52, None, "none", 'stroke="#FF9A8A" stroke-width="5"'),
        path(star_path(480, 520, 40, 16, 4), "#FFC8B8"),
        path("M440,580 L420,680 L450,660 L470,690 L484,590Z", "#A81420"),
        path("M520,580 L540,680 L512,660 L494,690 L482,590Z", "#8A0E1A"),
    )
    s.add(
        limb(s, [(170, 480), (60, 420), (60, 260), (170, 200)], 34, 26, "#6A3A1A"),
        glint(250, 200, 22),
        glint(770, 280, 18),
        glint(566, 130, 16),
    )


def evacuation_drill(s: Stage) -> None:
    """Walk, do not run, follow the tall one with the lamp."""
    room(s, "#2A5E56", "#3A6A5E", 500, 8)
    for x in (130, 830):
        s.add(
            path(f"M{x - 96},500 V210 Q{x},130 {x + 96},210 V500Z", s.lin("#D8ECE0", "#5A7A70", turn=20)),
            path(f"M{x - 74},500 V222 Q{x},156 {x + 74},222 V500Z", "#06201E"),
            oval(x, 380, 66, 110, s.glow("#5AFFB0", 0.6)),
        )
    s.add(
        box(300, 60, 360, 120, "#06201A", 16),
        box(312, 72, 336, 96, s.lin("#7AFFB0", "#1EAA62"), 10),
        oval(480, 120, 320, 150, s.glow("#5AFFA0", 0.35)),
    )
    s.add(
        path(
            poly([(470, 106), (580, 106), (580, 84), (632, 120), (580, 156), (580, 134), (470, 134)]),
            "#FFFFFF",
        ),
        oval(372, 92, 12, None, "#FFF"),
        line(
            "M370,110 L376,132 L360,156 M376,132 L398,150 M372,116 L350,128 M374,114 L396,120", "#FFFFFF", 9
        ),
    )
    for i in range(6):
        x = 130 + i * 140
        s.add(
            path(
                poly([(x, 640), (x + 50, 640), (x + 74, 662), (x + 50, 684), (x, 684), (x + 24, 662)]),
                "#B8FFC8",
                'opacity=".4"',
            )
        )
    row = [
        (120, "egg", "#E0783A", "two", "#3A8A5A", "feelers", 0.66, "flat"), (262, "squat", "#C86AD8", "one",
            "#F0C030", "ears", 0.72, "smile"), (402, "mush", "#E8C03A", "beads", "#333333", "", 0.66, "oh"),
        (540, "pear", "#4A9AE0", "three", "#E05A8A", "horns", 0.74, "flat"),
    ]  # fmt: skip
    for x, shape, c, e, iris, crown, k, mood in row:
        s.add(
            place(
                being(s, shape, c, e, iris, (0.8, 0), mood, [[(50, -70), (110, -80), (150, -80)]], crown),
                x,
                646,
                k,
                3,
            )
        )
    guide = being(
        s,
        "tall",
        "#3EB88A",
        "two",
        "#F08A2A",
        (-0.6, 0),
        "smile",
        [[(-46, -130), (-96, -90), (-130, -60)], [(46, -140), (84, -220), (80, -300)]],
        "",
        "bands",
        2,
    )
    vest = (
        s.puff(
            path(curve([(-56, -120), (0, -108), (56, -120), (60, -20), (0, -8), (-60, -20)]), "#FFB02E"),
            (-70, -130, 140, 135),
            depth=0.6,
        )
        + line("M-54,-70 Q0,-56 54,-70", "#F4FFE0", 11)
        + path("M-48,-246 H48 Q40,-292 0,-294 Q-40,-292 -48,-246Z", "#FFB02E")
        + box(-62, -252, 124, 12, "#E08A10", 6)
    )
    s.add(
        place(guide + vest, 720, 650, 1.1),
        s.flare(812, 306, 150, "#7AFFB0"),
        box(796, 282, 32, 50, s.lin("#F4FFF4", "#7AFFB0"), 9),
        glint(812, 306, 60),
    )


def night_shift(s: Stage) -> None:
    """One lamp, one mug, all of space outside."""
    room(s, "#16403E", "#1E3436", 560, 5)
    view = cosmos.to_image(
        cosmos.sky(560, 300, 7, ((0, "#020A14"), (0.5, "#0A2E3E"), (1, "#2E8A7A")), 120, 1.2)
    )
    s.add(
        box(180, 50, 600, 330, s.lin("#9AB0A8", "#3A504C", turn=40), 22),
        s.image(view, 198, 68, 564, 294),
        s.clip(
            poly([(198, 68), (762, 68), (762, 362), (198, 362)]),
            s.orb(640, 190, 84, "gas", 7, ((0, "#1E5A5A"), (1, "#B8F0D0")), ring="#CFF0DC", air="#C8FFF0")
            + s.orb(300, 330, 100, "rock", 3, ((0, "#2A4A50"), (1, "#B8D8C8"))),
        ),
        box(472, 60, 14, 310, "#4A625C"),
    )
    s.add(
        path("M-20,520 H980 L1010,600 H-50Z", s.lin("#6A8A7C", "#2E4A44")),
        box(-20, 596, 1000, 140, s.lin("#2A4642", "#0E1E20")),
    )
    for i in range(26):
        s.add(
            box(
                560 + i % 13 * 26,
                628 + i // 13 * 34,
                16,
                16,
                ("#4CD07D", "#FFC857", "#FF8A65", "#1E3A36")[i * 7 % 4],
                4,
            )
        )
    s.add(
        cone_light(s, 250, 330, (90, 560), (460, 560), "#FFF0B0", 0.75),
        oval(280, 552, 210, 34, s.glow("#FFE8A0", 0.7)),
    )
    s.add(
        line("M120,548 L96,400 L210,300", "#C89A3A", 13),
        path("M196,270 L290,300 L272,352 L176,318Z", s.lin("#F0C050", "#8A5A10")),
        oval(232, 338, 46, 15, "#FFFBE0", 'transform="rotate(18 232 338)"'),
        oval(120, 552, 54, 12, "#8A5A10"),
    )
    s.add(
        place(
            being(
                s,
                "bean",
                "#7A6AC8",
                "three",
                "#E0A030",
                (-0.3, 0.5),
                "flat",
                [[(-70, -90), (-110, -40), (-70, -6)], [(70, -90), (90, -130), (58, -166)]],
                "tuft",
                "spots",
                0,
                "",
                0.5,
            ),
            520,
            556,
            1.3,
            5,
        )
    )
    mug = (
        s.puff(
            path("M-46,-80 H46 V10 Q46,30 26,30 H-26 Q-46,30 -46,10Z", "#E8F4EC"),
            (-60, -95, 120, 140),
            gloss=0.8,
        )
        + line("M46,-56 Q92,-50 84,-20 Q76,2 46,0", "#D0E4D8", 15)
        + oval(0, -78, 44, 12, "#3A2012")
        + path(star_path(0, -22, 22, 9, 4), "#2EA86A")
    )
    s.add(s.shadow(340, 590, 70, 12), place(mug, 340, 560, 1.05))
    for k in range(3):
        x = 318 + k * 22
        s.add(
            line(
                f"M{x},470 C{x - 26},430 {x + 26},400 {x - 4},350 C{x - 20},316 {x + 10},300 {x + 4},280",
                "#FFFFFF",
                9,
                f'opacity=".35" {s.blur(4)}',
            )
        )
    screen = (
        box(-110, -130, 220, 150, s.lin("#5A746C", "#20302E"), 14)
        + box(-96, -118, 192, 124, s.rad("#3AE08A", "#0E5A3E", "#04201A", r=0.75), 8)
        + line("M-90,-40 L-50,-40 L-34,-84 L-10,-6 L10,-60 L26,-40 H90", "#D8FFE8", 5)
        + box(-24, 20, 48, 30, "#3A504A")
    )
    s.add(
        place(screen, 800, 510, 1.1, 4),
        place(sheet_of_paper(s, 90, 60, 4), 690, 572, 1, 6),
        place(sheet_of_paper(s, 90, 60, 4), 180, 574, 1, -10),
    )
