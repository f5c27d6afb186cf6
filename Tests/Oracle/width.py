#!/usr/bin/env python3
"""Measures text in terminal columns by Python's wcwidth 0.9.4, the reference for the width of every cell.

  width.py lines FILE…      every line of each file has the same width (colour codes count nothing); `-` is standard input
  width.py lines --width N FILE…      … and that width is N
  width.py lines --at-most N FILE…    no line is wider than N
  width.py clusters         writes Fixtures/cell-widths/clusters.txt anew: random clusters and what wcwidth makes of them

Needs `pip install wcwidth==0.9.4`. Exit status 1 when a line differs.
"""
import argparse
import os
import random
import re
import sys

import wcwidth

ESCAPES = re.compile(r"\x1b\[[?0-9;]*[A-Za-z]")


def lines(files, width, most):
    failed = False
    for name in files:
        data = sys.stdin.buffer.read() if name == "-" else open(name, "rb").read()
        expected = width
        for number, line in enumerate(data.decode("utf-8").split("\n")[:-1], 1):
            text = ESCAPES.sub("", line)
            columns = wcwidth.wcswidth(text)
            if most is not None:
                expected = min(columns, most) if columns >= 0 else most
            if expected is None:
                expected = columns
            if columns != expected:
                failed = True
                print(f"{name}:{number}: {columns} columns, not {expected}: {text}")
    return 1 if failed else 0


def span(first, last):
    return [chr(code) for code in range(first, last + 1)]


GROUPS = [
    list("abcXYZ 019#*.-_~!"),
    span(0x4E00, 0x4E3F) + span(0x3041, 0x3096) + span(0x30A1, 0x30FA) + span(0xFF01, 0xFF20),
    span(0x300, 0x36F),
    span(0x1F300, 0x1F64F) + span(0x1F680, 0x1F6FF) + span(0x1F900, 0x1F9FF) + span(0x1FA70, 0x1FAFF),
    list("❤☺♀♂⚕⭐⌚☀✈★♠©®"),
    span(0x1F3FB, 0x1F3FF),
    span(0x1F1E6, 0x1F1FF),
    ["\u200d"],
    ["\ufe0f", "\ufe0e"],
    ["\u20e3"],
    span(0x1100, 0x1112) + span(0x1161, 0x1175) + span(0x11A8, 0x11C2) + span(0xAC00, 0xAC1F),
    span(0x900, 0x97F),
    span(0x980, 0xDFE),
    span(0x600, 0x6FF) + span(0x8A0, 0x8FF),
    span(0x591, 0x5F4),
    span(0xE01, 0xE3A) + span(0xE40, 0xE5B),
    span(0x1780, 0x17DF) + span(0x1000, 0x109F) + span(0xF00, 0xFD9) + span(0xA980, 0xA9DF) + span(0x1B00, 0x1B7F),
    list("\u200b\u200c\u2060\ufeff\u00ad\u3164\u2026│─▎●◂▸◌\u2068\u2069"),
]


def clusters():
    random.seed(94)
    root = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    with open(os.path.join(root, "Fixtures", "cell-widths", "clusters.txt"), "w") as file:
        seen = set()
        while len(seen) < 3000:
            groups = random.choice([GROUPS, GROUPS[3:10], GROUPS[10:17], [random.choice(GROUPS)]])
            text = "".join(random.choice(random.choice(groups)) for _ in range(random.randint(1, 6)))
            if text in seen:
                continue
            seen.add(text)
            codes = " ".join(f"{ord(scalar):04X}" for scalar in text)
            file.write(f"{wcwidth.wcswidth(text)} {codes}\n")
    return 0


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    measure = commands.add_parser("lines")
    measure.add_argument("--width", type=int)
    measure.add_argument("--at-most", type=int)
    measure.add_argument("files", nargs="+")
    commands.add_parser("clusters")
    options = parser.parse_args()
    if wcwidth.__version__ != "0.9.4":
        sys.exit(f"wcwidth 0.9.4 is the reference, this is {wcwidth.__version__}")
    return clusters() if options.command == "clusters" else lines(options.files, options.width, options.at_most)


if __name__ == "__main__":
    sys.exit(main())
