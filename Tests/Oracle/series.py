#!/usr/bin/env python3
"""Random recurrence sets through the command, against a plain working-out of RFC 5545 §3.8.5 over python-dateutil and zoneinfo.

    python3 Tests/Oracle/series.py --bin .build/release/icalgrid [--count 400] [--seed 1]

Each calendar holds series of every form of start (date, floating, UTC, in a zone) and end, with rules, RDATEs and periods, EXDATEs in all
forms, EXRULEs, overrides that move, cancel or match nothing, RANGE=THISANDFUTURE, and revisions by SEQUENCE. Here every instance of eight
years is made and then looked at; the command is asked for a window, in some zone. Exit status 1 at the first difference, with the calendar.

Needs `pip install python-dateutil`.
"""

import argparse
import collections
import json
import pathlib
import random
import subprocess
import sys
import tempfile
from datetime import date, datetime, timedelta, timezone
from zoneinfo import ZoneInfo

from dateutil.rrule import rrulestr

UTC = timezone.utc
DAY = timedelta(days=1)
ZONES = [
    "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Pacific/Kiritimati", "Etc/GMT+12", "Asia/Kolkata",
    "Europe/Dublin", "America/St_Johns", "Pacific/Auckland", "Africa/Casablanca", "America/Sao_Paulo"]
FIRST, LAST = datetime(2022, 1, 1), datetime(2030, 1, 1)
WEEKDAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]


class Clock:
    """The clock of a start: what its values are compared by (`key`), and how they are written and shown."""

    def __init__(self, kind, zone=None):
        self.kind, self.zone = kind, zone  # date, floating, utc, zoned

    def key(self, wall):
        """Wall time where there is no zone; else the instant: the first of two, and in a gap by the offset before it."""
        if self.kind == "utc":
            return wall.replace(tzinfo=UTC)
        return wall.replace(tzinfo=ZoneInfo(self.zone)).astimezone(UTC) if self.kind == "zoned" else wall

    def wall(self, key):
        if self.kind == "utc":
            return key.replace(tzinfo=None)
        return key.astimezone(ZoneInfo(self.zone)).replace(tzinfo=None) if self.kind == "zoned" else key

    def written(self, name, wall):
        if self.kind == "date":
            return f"{name};VALUE=DATE:{wall:%Y%m%d}"
        if self.kind == "zoned":
            return f"{name};TZID={self.zone}:{wall:%Y%m%dT%H%M%S}"
        return f"{name}:{wall:%Y%m%dT%H%M%S}" + ("Z" if self.kind == "utc" else "")

    def length_added(self, wall, days, seconds):
        """The key of the end: nominal days on the wall, then elapsed seconds."""
        return self.key(wall + days * DAY) + timedelta(seconds=seconds) if days else self.key(wall) + timedelta(seconds=seconds)


class Component:
    def __init__(self, chance, clock, wall, title):
        self.clock, self.start, self.title, self.status = clock, wall, title, None
        self.sequence, self.lines = 0, []
        self.days = self.seconds = 0
        form = chance.choice(["none", "end", "duration", "duration"])
        if clock.kind == "date":
            self.days = 1
            if form != "none":
                self.days = chance.randint(1, 4)
                self.lines.append(
                    clock.written("DTEND", wall + self.days * DAY) if form == "end" else f"DURATION:P{self.days}D")
        elif form == "end":
            end = wall + timedelta(minutes=chance.choice([0, 30, 45, 600, 1440, 4000]))
            self.lines.append(clock.written("DTEND", end))
            # The same elapsed time for every instance, whatever the clock does; never before the start.
            self.seconds = max(0, int((clock.key(end) - clock.key(wall)).total_seconds()))
        elif form == "duration":
            self.days, self.seconds = chance.choice([0, 0, 1, 2]), chance.choice([0, 1800, 7200])
            time = f"T{self.seconds // 60}M" if self.seconds or not self.days else ""
            self.lines.append(f"DURATION:P{f'{self.days}D' if self.days else ''}{time}")

    def text(self, uid):
        lines = ["BEGIN:VEVENT", f"UID:{uid}", self.clock.written("DTSTART", self.start), f"SUMMARY:{self.title}"]
        lines += [f"SEQUENCE:{self.sequence}"] * (self.sequence > 0) + [f"STATUS:{self.status}"] * bool(self.status)
        return lines + self.lines + ["END:VEVENT"]


def random_wall(chance, low=datetime(2023, 1, 1), days=900):
    moment = low + timedelta(days=chance.randint(0, days))
    if chance.random() < 0.3:  # near the clock changes of one zone or another
        month, day = chance.choice([(3, 10), (3, 31), (10, 27), (11, 3), (4, 7), (10, 6), (9, 29)])
        moment = datetime(2024, month, day) + timedelta(days=chance.randint(-3, 1))
    return moment + timedelta(minutes=chance.choice([0, 60, 90, 120, 150, 540, 1380, 1410]))


def random_rule(chance, clock, start):
    """A rule that python-dateutil reads as we do, its text without UNTIL, and what UNTIL lets pass."""
    frequency = chance.choice(["DAILY", "DAILY", "WEEKLY", "WEEKLY", "MONTHLY", "YEARLY", "HOURLY"])
    if frequency == "HOURLY" and clock.kind == "date":
        frequency = "DAILY"
    parts = [f"FREQ={frequency}"]
    if chance.random() < 0.4 and frequency != "HOURLY":
        parts.append(f"INTERVAL={chance.randint(2, 5)}")
    if frequency == "HOURLY":
        parts.append("BYHOUR=" + chance.choice(["1,2,3", "0,12", "2"]))
    elif frequency == "WEEKLY" and chance.random() < 0.6:
        parts.append("BYDAY=" + ",".join(chance.sample(WEEKDAYS, chance.randint(1, 3))))
        if chance.random() < 0.3:
            parts.append("WKST=SU")
    elif frequency == "MONTHLY" and chance.random() < 0.7:
        parts.append(chance.choice(["BYDAY=-1FR", "BYDAY=2TU,4TU", "BYMONTHDAY=-1", "BYMONTHDAY=31", "BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1"]))
    elif frequency == "YEARLY":
        parts.append(chance.choice(["BYMONTH=3,10;BYDAY=-1SU", "BYMONTH=2;BYMONTHDAY=29,28", "BYMONTH=6"]))
    elif frequency == "DAILY" and chance.random() < 0.3:
        parts.append(chance.choice(["BYMONTH=3,10,11", "BYHOUR=1,2,3" if clock.kind != "date" else "BYDAY=MO"]))
    text, passes = ";".join(parts), lambda wall: True
    bound = chance.random()
    if bound < 0.3:
        text += f";COUNT={chance.randint(1, 40)}"
    elif bound < 0.7:
        last = start + timedelta(days=chance.randint(0, 500), minutes=chance.choice([0, 0, 0, -1, 1, 60, -60]))
        form = chance.choice(["date", "local", "utc"])
        if form == "date":
            text += f";UNTIL={last:%Y%m%d}"
            passes = lambda wall: wall.date() <= last.date()
        elif form == "local":
            text += f";UNTIL={last:%Y%m%dT%H%M%S}"
            passes = lambda wall: wall.date() <= last.date() if clock.kind == "date" else wall <= last
        else:
            text += f";UNTIL={last:%Y%m%dT%H%M%SZ}"
            passes = lambda wall: (
                wall.date() <= last.date() if clock.kind == "date"
                else clock.key(wall) <= last.replace(tzinfo=UTC if clock.kind in ("utc", "zoned") else None))
    return text, passes


def rule_walls(text, passes, start):
    plain = ";".join(part for part in text.split(";") if not part.startswith("UNTIL"))
    walls = []
    for wall in rrulestr(plain, dtstart=start):
        if wall > LAST or not passes(wall):
            break
        walls.append(wall)
    return walls


class Series:
    def __init__(self, chance, uid):
        self.uid, self.chance = uid, chance
        kind = chance.choice(["date", "floating", "utc", "zoned", "zoned", "zoned"])
        self.clock = Clock(kind, chance.choice(ZONES) if kind == "zoned" else None)
        start = random_wall(chance)
        if kind == "date":
            start = datetime(start.year, start.month, start.day)
        self.titles = iter(f"{uid}-{n}" for n in range(100))
        self.master = Component(chance, self.clock, start, next(self.titles))
        self.components = [self.master]
        self.instances = {}  # key → (wall, days, seconds)
        self.make_set()
        self.overrides, self.changes = {}, []
        if len(self.instances) > 1 or chance.random() < 0.1:
            self.override()
        if chance.random() < 0.1:
            self.revise()

    def add(self, wall, days=None, seconds=None):
        own = days is not None
        key = self.clock.key(wall)
        if key not in self.instances or own:
            self.instances[key] = (wall, days if own else self.master.days, seconds if own else self.master.seconds)

    def make_set(self):
        chance, clock, master = self.chance, self.clock, self.master
        self.add(master.start)
        self.is_recurring = False
        for _ in range(chance.choice([0, 1, 1, 1, 1, 2])):
            text, passes = random_rule(chance, clock, master.start)
            master.lines.append(f"RRULE:{text}")
            self.is_recurring = True
            for wall in rule_walls(text, passes, master.start):
                self.add(wall)
        for _ in range(chance.choice([0, 0, 0, 1, 2])):
            self.is_recurring = True
            self.rdate()
        if self.is_recurring:
            for _ in range(chance.choice([0, 0, 1, 2, 3])):
                self.exdate()
            if chance.random() < 0.1:
                text, passes = random_rule(chance, clock, master.start)
                master.lines.append(f"EXRULE:{text}")
                for wall in rule_walls(text, passes, master.start):
                    self.instances.pop(clock.key(wall), None)

    def rdate(self):
        chance, clock = self.chance, self.clock
        wall = random_wall(chance, self.master.start, 200)
        if clock.kind == "date":
            wall = datetime(wall.year, wall.month, wall.day)
            self.master.lines.append(clock.written("RDATE", wall))
            self.add(wall)
            return
        form = chance.choice(["same", "same", "period", "date", "zone"])
        if form == "date":
            self.master.lines.append(f"RDATE;VALUE=DATE:{wall:%Y%m%d}")
            self.add(datetime.combine(wall.date(), self.master.start.time()))
        elif form == "period":
            head = clock.written("RDATE", wall).replace("RDATE", "RDATE;VALUE=PERIOD", 1)
            self.master.lines.append(head + "/PT3H")
            self.add(wall, 0, 10800)
        elif form == "zone" and clock.kind in ("utc", "zoned"):
            other = Clock("zoned", chance.choice(ZONES))
            self.master.lines.append(other.written("RDATE", wall))
            self.add(clock.wall(other.key(wall)))
        else:
            self.master.lines.append(clock.written("RDATE", wall))
            self.add(wall)

    def reference(self, name, key, wall):
        """EXDATE or RECURRENCE-ID for an instance, in one of the forms that mean it; and whether it means the whole day."""
        chance, clock = self.chance, self.clock
        if clock.kind == "date":
            form = chance.choice(["date", "midnight"])
            return (clock.written(name, wall) if form == "date" else f"{name};TZID=Europe/Berlin:{wall:%Y%m%dT000000}"), True
        form = chance.choice(["same", "same", "utc", "zone", "date", "bare"])
        if form == "date":
            return f"{name};VALUE=DATE:{wall:%Y%m%d}", True
        if clock.kind in ("utc", "zoned") and form == "utc":
            return Clock("utc").written(name, key.replace(tzinfo=None)), False
        if clock.kind in ("utc", "zoned") and form == "zone":
            other = Clock("zoned", chance.choice(ZONES))
            # A wall time that comes twice means the first: another may be meant only where it can be said.
            if other.key(other.wall(key)) == key:
                return other.written(name, other.wall(key)), False
        if form == "bare" and clock.kind == "zoned" and clock.key(wall) == key:
            return f"{name}:{wall:%Y%m%dT%H%M%S}", False
        return (clock.written(name, wall), False) if clock.key(wall) == key else (None, False)

    def exdate(self):
        if not self.instances:
            return
        key = self.chance.choice(list(self.instances))
        line, is_day = self.reference("EXDATE", key, self.instances[key][0])
        if line is None:
            return
        self.master.lines.append(line)
        day = self.instances[key][0].date()
        for other in [k for k, (wall, *_) in self.instances.items() if k == key or is_day and wall.date() == day]:
            del self.instances[other]

    def override(self):
        chance, clock = self.chance, self.clock
        named_days = set()
        for _ in range(chance.choice([0, 0, 1, 1, 2, 3])):
            keys = sorted(self.instances)
            if keys and chance.random() < 0.9:
                key = chance.choice(keys)
                wall = self.instances[key][0]
            else:
                wall = random_wall(chance)
                if clock.kind == "date":
                    wall = datetime(wall.year, wall.month, wall.day)
                key = clock.key(wall)
                wall = clock.wall(key)
            line, is_day = self.reference("RECURRENCE-ID", key, wall)
            if line is None:
                continue
            if clock.kind != "date" and (is_day or wall.date() in named_days):
                # The first instance of that day is meant; several names for one day are another matter.
                same_day = sorted(k for k, (w, *_) in self.instances.items() if w.date() == wall.date())
                if wall.date() in named_days or len(same_day) != 1 or any(
                        self.clock.wall(k).date() == wall.date() for k in self.overrides):
                    continue
                key = same_day[0]
                wall = self.instances[key][0]
                named_days.add(wall.date())
            if key in self.overrides:
                continue
            moved = wall + timedelta(days=chance.choice([0, 0, 1, -2, 40]), minutes=chance.choice([0, 0, 60, -90, 15]))
            own = clock
            if clock.kind == "date":
                moved = datetime(moved.year, moved.month, moved.day)
            if chance.random() < 0.15:
                own = Clock(chance.choice(["date", "floating", "utc", "zoned"]), chance.choice(ZONES))
                if own.kind == "date":
                    moved = datetime(moved.year, moved.month, moved.day)
            component = Component(chance, own, moved, next(self.titles))
            component.status = chance.choice([None, None, "CANCELLED", "TENTATIVE"])
            if chance.random() < 0.3:
                line = line.replace("RECURRENCE-ID", "RECURRENCE-ID;RANGE=THISANDFUTURE", 1)
                from_key = key
                if is_day and clock.kind != "date":
                    from_key = clock.key(datetime(wall.year, wall.month, wall.day))
                base = self.wall_on(own, key, wall)
                self.changes.append((from_key, component, moved - base))
            component.lines.append(line)
            self.overrides[key] = component
            self.components.append(component)
        self.chance.shuffle(self.components)

    def wall_on(self, own, key, wall):
        """What the clock of an override shows at an instance of this series."""
        if own.kind == "date":
            return datetime(wall.year, wall.month, wall.day)
        if own.kind in ("utc", "zoned") and self.clock.kind in ("utc", "zoned") and (own.kind, own.zone) != (self.clock.kind, self.clock.zone):
            return own.wall(key)
        return wall

    def revise(self):
        older = Component(self.chance, self.clock, self.master.start + 3 * DAY, "old")
        self.master.sequence = 2
        older.sequence = 1
        older.lines.append("RRULE:FREQ=DAILY;COUNT=5")
        self.components.insert(self.chance.randint(0, len(self.components)), older)

    def occurrences(self):
        """(clock, key of start, key of end, title, status) of all there are."""
        for key, component in self.overrides.items():
            yield self.placed(component, component.start)
        changes = sorted(self.changes, key=lambda change: change[0])
        for key, (wall, days, seconds) in self.instances.items():
            if key in self.overrides:
                continue
            after = [change for change in changes if change[0] <= key]
            if after:
                _, component, shift = after[-1]
                yield self.placed(component, self.wall_on(component.clock, key, wall) + shift)
            else:
                end = self.clock.length_added(wall, days, seconds)
                yield self.clock, key, end, self.master.title, None

    @staticmethod
    def placed(component, wall):
        clock = component.clock
        return clock, clock.key(wall), clock.length_added(wall, component.days, component.seconds), component.title, component.status


def shown(key, clock, zone):
    if clock.kind == "date":
        return key.date().isoformat()
    if clock.kind == "floating":
        return key.isoformat()
    return key.astimezone(zone).isoformat()


def wall_in(key, zone):
    return key if key.tzinfo is None else key.astimezone(zone).replace(tzinfo=None)


def expected(series, first, end, zone):
    for clock, start, stop, title, status in series.occurrences():
        low, high = wall_in(start, zone), wall_in(stop, zone)
        last_day = (high - timedelta(seconds=1)).date() if high > low else low.date()
        if low.date() < end and last_day >= first:
            yield shown(start, clock, zone), shown(stop, clock, zone), title, status


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--bin", required=True)
    options.add_argument("--count", type=int, default=400, help="calendars of eight series each")
    options.add_argument("--seed", type=int, default=1)
    options = options.parse_args()
    compared = windows = 0
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "series.ics"
        for number in range(options.count):
            chance = random.Random(f"{options.seed} {number}")
            calendar = [Series(chance, f"s{n}") for n in range(8)]
            lines = [line for series in calendar for component in series.components for line in component.text(series.uid)]
            path.write_text("\r\n".join(["BEGIN:VCALENDAR", *lines, "END:VCALENDAR", ""]))
            for _ in range(2):
                zone = ZoneInfo(chance.choice(ZONES + ["UTC"]))
                first = date(2023, 1, 1) + timedelta(days=chance.randint(0, 1100))
                end = first + timedelta(days=chance.choice([1, 7, 42, 366]))
                done = subprocess.run(
                    [options.bin, "agenda", str(path), "--from", str(first), "--to", str(end), "--tz", zone.key, "--format", "json", "--quiet"],
                    capture_output=True, check=True)
                actual = collections.Counter(
                    (event["start"], event["end"], event["summary"], event.get("status"))
                    for event in json.loads(done.stdout)["events"])
                wanted = collections.Counter(
                    occurrence for series in calendar for occurrence in expected(series, first, end, zone))
                windows += 1
                compared += wanted.total()
                if actual != wanted:
                    report(number, calendar, first, end, zone, wanted - actual, actual - wanted)
    print(f"series: {options.count * 8} series, {windows} windows, {compared} occurrences, no difference")


def report(number, calendar, first, end, zone, missing, extra):
    print(f"calendar {number}, {first} to {end} in {zone.key}")
    for name, some in (("missing", missing), ("not expected", extra)):
        for occurrence in sorted(some.elements(), key=str)[:6]:
            print(f"  {name}: {occurrence}")
    uids = {occurrence[2].split("-")[0] for occurrence in missing + extra}
    for series in calendar:
        if series.uid in uids:
            print("\n".join(line for component in series.components for line in component.text(series.uid)))
    sys.exit(1)


main()
