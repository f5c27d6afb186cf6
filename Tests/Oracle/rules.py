#!/usr/bin/env python3
"""Facts about recurrence rules, from python-dateutil, for RuleFactsTests.

    python3 Tests/Oracle/rules.py [--count 20000] [--seed 1] > facts.txt
    ICALGRID_RULE_FACTS=facts.txt swift test --filter RuleFactsTests

One line a rule: RULE|DTSTART|LAST|CAUSE|INSTANCE,INSTANCE… All times are wall times; the instances are those that the rule
matches from DTSTART to LAST. Where python-dateutil reads a rule in its own way, the rule is put to it so that it gives ours,
and CAUSE says how; the counts by cause go to standard error:

    weekday    BYWEEKNO without a day part: it takes the whole week, we the weekday of DTSTART. It gets that BYDAY.
    union      BYDAY with and without ordinals: it takes what both match, we what either does. It gets them one by one.
    firstWeek  WEEKLY with BYSETPOS: its first set begins at DTSTART, ours with the week. It gets the week's first day.
    empty      it refuses rules that can't match anything; ours match nothing.
    yearEnd    BYWEEKNO: for the days of a week that lies in two years it miscounts the weeks of the year before (in January),
               and looks for week 1 of the next by that name only, not as -52 (in December). Those days, and sets made of
               them, are not compared.

Needs `pip install python-dateutil`.
"""

import argparse
import collections
import datetime
import random
import signal
import sys

from dateutil.rrule import rrulestr

FREQUENCIES = ["YEARLY", "MONTHLY", "WEEKLY", "DAILY", "HOURLY", "MINUTELY", "SECONDLY"]
WEEKDAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
SPAN_DAYS = {"YEARLY": 5000, "MONTHLY": 1800, "WEEKLY": 700, "DAILY": 360, "HOURLY": 20, "MINUTELY": 1, "SECONDLY": 0.05}
MOST = 60


class TooSlow(Exception):
    pass


def give_up(*_):
    raise TooSlow


def stamp(moment):
    return f"{moment.year:04}{moment:%m%dT%H%M%S}"


def numbers(chance, low, high, most, signed=False):
    picked = (chance.randint(low, high) for _ in range(chance.randint(1, most)))
    return ",".join(str(-n if signed and chance.random() < 0.3 else n) for n in picked)


def random_rule(chance):
    """A rule of the RFC's grammar as parts, and its start."""
    frequency = chance.choices(FREQUENCIES, [4, 4, 3, 3, 1, 1, 1])[0]
    parts = {"FREQ": frequency}

    def maybe(percent, name, value):
        if chance.random() * 100 < percent:
            parts[name] = value()

    maybe(50, "INTERVAL", lambda: str(chance.randint(1, 6)))
    maybe(30, "WKST", lambda: chance.choice(WEEKDAYS))
    maybe(30, "BYMONTH", lambda: numbers(chance, 1, 12, 4))
    if frequency == "YEARLY":
        maybe(25, "BYWEEKNO", lambda: numbers(chance, 1, 53, 6, True))
    if frequency not in ("DAILY", "WEEKLY", "MONTHLY"):
        maybe(15, "BYYEARDAY", lambda: numbers(chance, 1, 366, 8, True))
    if frequency != "WEEKLY":
        maybe(25, "BYMONTHDAY", lambda: numbers(chance, 1, 31, 5, True))

    def weekday():
        ordinal = ""
        if frequency in ("MONTHLY", "YEARLY") and "BYWEEKNO" not in parts and chance.random() < 0.5:
            most = 53 if frequency == "YEARLY" and "BYMONTH" not in parts else 5
            ordinal = str(chance.randint(1, most) * chance.choice([1, 1, -1]))
        return ordinal + chance.choice(WEEKDAYS)

    maybe(40, "BYDAY", lambda: ",".join(weekday() for _ in range(chance.randint(1, 4))))
    maybe(20, "BYHOUR", lambda: numbers(chance, 0, 23, 3))
    maybe(15, "BYMINUTE", lambda: numbers(chance, 0, 59, 3))
    maybe(10, "BYSECOND", lambda: numbers(chance, 0, 59, 3))
    if any(name.startswith("BY") for name in parts):
        maybe(25, "BYSETPOS", lambda: numbers(chance, 1, 5, 2, True))
    start = datetime.datetime(
        chance.randint(1950, 2040), chance.randint(1, 12), chance.randint(1, 28),
        chance.randint(0, 23), chance.randint(0, 59), chance.randint(0, 59))
    return parts, start


def text(parts):
    return ";".join(f"{name}={value}" for name, value in parts.items())


def dateutil(parts, start, last):
    """What python-dateutil gives up to `last`, at most MOST."""
    found = []
    for moment in rrulestr(text(parts) + f";UNTIL={stamp(last)}", dtstart=start):
        found.append(moment)
        if len(found) == MOST:
            break
    return found


def is_plain(day):
    return day[0].isalpha()


def expected(parts, start, last):
    """Our reading of the rule by way of python-dateutil's, its cause, and how far it goes; None where that can't be had."""
    days = parts.get("BYDAY", "").split(",") if "BYDAY" in parts else []
    if any(map(is_plain, days)) and not all(map(is_plain, days)):
        if "BYSETPOS" in parts:
            return None
        halves = [
            dateutil({**parts, "BYDAY": ",".join(d for d in days if is_plain(d) == plain)}, start, last)
            for plain in (True, False)]
        # Beyond the end of a half that was cut short nothing is known.
        last = min([half[-1] for half in halves if len(half) == MOST] + [last])
        return "union", [m for m in sorted(set(halves[0] + halves[1])) if m <= last], last
    cause = ""
    asked, first = dict(parts), start
    if "BYWEEKNO" in parts:
        cause = "yearEnd"
        if not any(name in parts for name in ("BYDAY", "BYMONTHDAY", "BYYEARDAY")):
            cause = "weekday"
            asked["BYDAY"] = WEEKDAYS[start.weekday()]
    if parts["FREQ"] == "WEEKLY" and "BYSETPOS" in parts:
        cause = "firstWeek"
        if "BYDAY" not in asked:
            asked["BYDAY"] = WEEKDAYS[start.weekday()]
        offset = (start.weekday() - WEEKDAYS.index(parts.get("WKST", "MO"))) % 7
        first = start - datetime.timedelta(days=offset)
    found = dateutil(asked, first, last)
    if len(found) == MOST:
        last = found[-1]
    return cause, [m for m in found if m >= start], last


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--count", type=int, default=20_000)
    options.add_argument("--seed", type=int, default=1)
    options = options.parse_args()
    chance = random.Random(options.seed)
    signal.signal(signal.SIGALRM, give_up)
    causes = collections.Counter()
    while sum(causes.values()) < options.count:
        parts, start = random_rule(chance)
        last = start + datetime.timedelta(days=SPAN_DAYS[parts["FREQ"]])
        try:
            signal.setitimer(signal.ITIMER_REAL, 0.1)
            try:
                answer = expected(parts, start, last)
            except ValueError:
                answer = ("empty", [], last)
            finally:
                signal.setitimer(signal.ITIMER_REAL, 0)
        except TooSlow:
            # Sparse rules keep it walking; a shorter list of facts is better than a longer wait.
            continue
        if answer is None:
            continue
        cause, instances, last = answer
        causes[cause or "same reading"] += 1
        print(text(parts), stamp(start), stamp(last), cause, ",".join(map(stamp, instances)), sep="|")
    print(", ".join(f"{cause} {count}" for cause, count in causes.most_common()), file=sys.stderr)


main()
