#!/usr/bin/env python3
"""Facts about time zones, from Python's zoneinfo, for ZoneFactsTests.

    python3 Tests/Oracle/zones.py [--from 1970] [--to 2037] [NAME…] > facts.txt
    ICALGRID_ZONE_FACTS=facts.txt swift test --filter ZoneFactsTests

For each zone, at both ends of the years asked for, at each clock change of theirs, and one second, minute and hour to
either side of each:
    Z NAME
    U UNIX_SECONDS OFFSET        the offset in force at an instant
    W WALL_SECONDS UNIX_SECONDS  the instant that a wall time means: the first of two; in a gap with the offset before it
Wall seconds are counted from 1970-01-01T00:00:00 on the wall clock.
"""

import argparse
import sys
import zoneinfo
from datetime import datetime, timedelta, timezone
from zoneinfo import _zoneinfo  # the pure Python class: it alone shows where the changes are

EPOCH = datetime(1970, 1, 1)
EPOCH_UTC = EPOCH.replace(tzinfo=timezone.utc)
STEPS = [sign * step for step in (3600, 60, 1) for sign in (-1, 1)] + [0]


def seconds(delta):
    return delta.days * 86400 + delta.seconds


def changes(name, first, last):
    """The Unix times at which the zone's clock may change in the years first…last, with the ends of those years."""
    zone = _zoneinfo.ZoneInfo.no_cache(name)
    listed = list(zone._trans_utc)
    after = zone._tz_after
    if hasattr(after, "transitions"):
        newest = listed[-1] if listed else -(2**62)
        for year in range(first, last + 1):
            start, end = after.transitions(year)  # wall times, each on the clock before the change
            for wall, offset in ((start, after.std.utcoff), (end, after.dst.utcoff)):
                instant = wall - seconds(offset)
                if instant > newest:
                    listed.append(instant)
    low = seconds(datetime(first, 1, 1) - EPOCH)
    high = seconds(datetime(last + 1, 1, 1) - EPOCH)
    return sorted({low, high} | {instant for instant in listed if low <= instant < high})


def facts(name, first, last, write):
    zone = zoneinfo.ZoneInfo(name)
    write(f"Z {name}\n")
    for change in changes(name, first, last):
        walls = set()
        for step in STEPS:
            instant = change + step
            local = (EPOCH_UTC + timedelta(seconds=instant)).astimezone(zone)
            offset = seconds(local.utcoffset())
            write(f"U {instant} {offset}\n")
            walls.add(instant + offset)
        # Both sides of the hole or the doubled hour on the wall itself.
        for offset in {local_offset(zone, change - 1), local_offset(zone, change)}:
            walls.update(change + offset + step for step in STEPS)
        for wall in sorted(walls):
            write(f"W {wall} {instant_of(zone, wall)}\n")


def instant_of(zone, wall):
    """The first instant at which the clock shows that time; in a gap, with the offset before it."""
    folds = [(EPOCH + timedelta(seconds=wall)).replace(tzinfo=zone, fold=fold) for fold in (0, 1)]
    instants = [seconds(local - EPOCH_UTC) for local in folds]
    # Near the last change that a file lists, zoneinfo may take a time for one in a gap that isn't.
    shown = [instant for instant in instants if instant + local_offset(zone, instant) == wall]
    return min(shown, default=instants[0])


def local_offset(zone, instant):
    return seconds((EPOCH_UTC + timedelta(seconds=instant)).astimezone(zone).utcoffset())


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--from", dest="first", type=int, default=1970, metavar="YEAR")
    parser.add_argument("--to", dest="last", type=int, default=2037, metavar="YEAR")
    parser.add_argument("names", nargs="*", metavar="NAME")
    options = parser.parse_args()
    unusual = {"localtime", "posixrules", "Factory"}
    names = options.names or sorted(zoneinfo.available_timezones() - unusual)
    for name in names:
        facts(name, options.first, options.last, sys.stdout.write)


if __name__ == "__main__":
    main()
