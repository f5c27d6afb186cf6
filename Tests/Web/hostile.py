"""A calendar whose every text tries to become markup, script, style or a request of its own."""

ATTACKS = [
    "<script>window.broken = 1</script>",
    "</title><script>window.broken = 2</script>",
    "</style><script>window.broken = 3</script>",
    "\"><img src=x onerror=\"window.broken = 4\">",
    "' onmouseover='window.broken = 5",
    "--><svg onload=window.broken=6>",
    "<iframe src=https://example.org/></iframe>",
    "<link rel=stylesheet href=https://example.org/x.css>",
    "<meta http-equiv=refresh content=0;url=https://example.org/>",
    "<base href=https://example.org/>",
    "]]><![CDATA[<script>window.broken = 7</script>",
    "&lt;script&gt;window.broken = 8&lt;/script&gt;",
    "{{constructor.constructor('window.broken = 9')()}}",
    "url(https://example.org/x.png)",
    "</button></li></ol></td></tr></table><form action=https://example.org/><input name=x>",
    "`${window.broken = 10}`",
    "<a href=javascript:window.broken=11>here</a>",
]

LINKS = [
    "javascript:window.broken=20",
    "JaVaScRiPt:window.broken=21",
    " javascript:window.broken=22",
    "java\tscript:window.broken=23",
    "data:text/html,<script>window.broken=24</script>",
    "vbscript:window.broken=25",
    "file:///etc/passwd",
    "https://example.org/\"onclick=\"window.broken=26",
    "https://example.org/ok",
    "mailto:ada@example.org",
]

FILE_NAMES = ['"><img src=x onerror=window.broken=30>.ics', "<script>window.broken=31<,script>.ics"]


def escaped(text):
    return text.replace("\\", "\\\\").replace(";", "\\;").replace(",", "\\,")


def calendar(named):
    """With a name of its own, the name attacks as well; without one, the file's name stands for it."""
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//test//test//EN"]
    if named:
        lines += ["X-WR-CALNAME:" + escaped(ATTACKS[1]), "X-APPLE-CALENDAR-COLOR:red;}</style><script>window.broken=40</script>"]
    for number, attack in enumerate(ATTACKS):
        day = number + 1
        text = escaped(attack)
        link = LINKS[number % len(LINKS)]
        lines += [
            "BEGIN:VEVENT",
            f"UID:{attack}".replace("\n", ""),
            "DTSTAMP:20240101T000000Z",
            f"DTSTART:202406{day:02}T090000",
            f"DTEND:202406{day:02}T100000",
            f"SUMMARY:{text}",
            f"LOCATION:{text}",
            f"DESCRIPTION:{text}\\n{escaped(link)}",
            f"CATEGORIES:{text}",
            f"COLOR:{text}",
            f"URL:{link}",
            f"CONFERENCE;VALUE=URI:{link}",
            f"ATTACH:{link}",
            f"ORGANIZER;CN=\"{attack.replace(chr(34), '')}\":{link}",
            f"ATTENDEE;CN=\"{attack.replace(chr(34), '')}\";PARTSTAT=ACCEPTED:{link}",
            f"X-ALT-DESC;FMTTYPE=text/html:{attack}",
            "END:VEVENT",
        ]
    # Enough on one day for a list of its own.
    for number in range(9):
        lines += [
            "BEGIN:VEVENT",
            f"UID:more-{number}",
            "DTSTAMP:20240101T000000Z",
            f"DTSTART:20240620T{10 + number}0000",
            f"SUMMARY:{escaped(ATTACKS[number])}",
            "END:VEVENT",
        ]
    lines.append("END:VCALENDAR")
    return "\r\n".join(lines) + "\r\n"
