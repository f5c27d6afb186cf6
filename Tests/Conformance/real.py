#!/usr/bin/env python3
"""Ask the command about files as people meet them, and hold its answers against the facts of real-files.json.

    real.py --bin .build/release/icalgrid --folder ../shared/conformance/real [--only TEXT]

The files belong to other projects and lie beside this one; the facts are ours. Of each file:

    fact          what is hard in it, and what follows for what is shown
    days, zone    the window, as `agenda --from --to --tz`
    count         how many occurrences touch the window
    events        some of them, as `start/end`, with the status behind a blank where it has one; all of them, where there are `count`
    absent        what no start in the window begins with
    titles        titles that must be among them
    diagnostics   the codes of all that is said about the file, by how often; none where it isn't stated
    truncated     true where a limit cuts the answer
    status        the exit status, 0 where it isn't stated

Prints what differs and closes with `N of M files as stated`. Exit status 1 where one differs, or is missing on either side.
"""

import argparse
import collections
import json
import pathlib
import subprocess
import sys


def answer(command, path, fact):
    first, end = fact["days"]
    done = subprocess.run(
        [command, "agenda", str(path), "--from", first, "--to", end, "--tz", fact["zone"], "--format", "json"],
        capture_output=True, timeout=30)
    return done.returncode, json.loads(done.stdout)


def span(event):
    status = event.get("status", "CONFIRMED")
    return f"{event['start']}/{event['end']}" + ("" if status == "CONFIRMED" else f" {status}")


def differences(fact, status, document):
    events = document["events"]
    if status != fact.get("status", 0):
        yield f"exit status {status}"
    if len(events) != fact["count"]:
        yield f"{len(events)} occurrences, not {fact['count']}"
    spans = collections.Counter(map(span, events))
    for missing in (collections.Counter(fact.get("events", [])) - spans).elements():
        yield f"no {missing}; the first are {', '.join(list(spans)[:4])}"
    for prefix in fact.get("absent", []):
        for event in events:
            if event["start"].startswith(prefix):
                yield f"there is {span(event)}"
    for title in set(fact.get("titles", [])) - {event.get("summary") for event in events}:
        yield f"nothing has the title {title!r}"
    codes = collections.Counter(diagnostic["code"] for diagnostic in document["diagnostics"])
    if codes != collections.Counter(fact.get("diagnostics", {})):
        yield f"said of it: {dict(codes)}"
    if document["truncated"] != fact.get("truncated", False):
        yield f"truncated: {document['truncated']}"


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--bin", required=True)
    options.add_argument("--folder", type=pathlib.Path, required=True)
    options.add_argument("--only", default="")
    options = options.parse_args()
    facts = json.loads((pathlib.Path(__file__).parent / "real-files.json").read_text())
    unstated = {path.name for path in options.folder.glob("*.ics")} - facts.keys()
    for name in sorted(unstated):
        print(f"{name}: nothing is stated of it")
    asked = {name: fact for name, fact in facts.items() if options.only in name}
    wrong = len(unstated)
    for name, fact in asked.items():
        try:
            found = list(differences(fact, *answer(options.bin, options.folder / name, fact)))
        except (OSError, ValueError, KeyError, subprocess.TimeoutExpired) as error:
            found = [f"{type(error).__name__}: {error}"]
        if found:
            wrong += 1
            print(f"{name}: {fact['fact']}")
            for difference in found:
                print(f"    {difference}")
    print(f"{len(asked) + len(unstated) - wrong} of {len(asked) + len(unstated)} files as stated")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
