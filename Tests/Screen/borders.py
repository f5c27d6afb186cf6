#!/usr/bin/env python3
"""Draws months in tmux and asks tmux in which columns their borders stand.

  borders.py COMMAND        COMMAND is the icalgrid to be run

The events' titles are clusters that tmux measures otherwise than icalgrid does. Each border must nevertheless stand in the column of
its frame: tmux's own search says where it has drawn one. Exit status 1 where one doesn't.
"""
import os
import subprocess
import sys
import tempfile

FIXTURE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "Fixtures", "disputed-clusters", "input.ics")
SIZES = [(80, 24), (200, 60), (100, 50), (131, 40)]
TERMINALS = [
    ("xterm-256color", {"COLORTERM": "truecolor"}),
    ("screen", {}),
    ("xterm", {"NO_COLOR": "1"}),
    ("tmux-256color", {"LANG": "de_DE.UTF-8"}),
    ("xterm-256color", {"LANG": "he_IL.UTF-8"}),
    ("xterm-256color", {"LANG": "zh_CN.UTF-8"}),
]


class Screen:
    """A tmux server of its own, with one window of a size."""

    def __init__(self, folder, width, height):
        self.socket = os.path.join(folder, "tmux")
        self.environment = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "TMUX"))}
        self.environment["LC_ALL"] = "C.UTF-8"
        self.width, self.height = width, height

    def tmux(self, *arguments):
        done = subprocess.run(
            ["tmux", "-S", self.socket, "-f", "/dev/null", *arguments], env=self.environment, timeout=60, text=True, capture_output=True
        )
        if done.returncode != 0:
            sys.exit(f"tmux {' '.join(arguments)}: {done.stderr.strip()}")
        return done.stdout

    def draw(self, script):
        """Runs a shell script in the window and returns when it is done."""
        signal = f"tmux -S '{self.socket}' wait-for -S drawn"
        self.tmux(
            "new-session", "-d", "-x", str(self.width), "-y", str(self.height), f"{script}; {signal}; exec sleep 300",
            ";", "set-option", "-g", "status", "off", ";", "wait-for", "drawn",
        )

    def text(self):
        return self.tmux("capture-pane", "-p").split("\n")

    def places(self, character):
        """The (row, column) of every cell with that character, as tmux has them."""
        # With vi's keys a search ends on what it has found, with those of Emacs behind it.
        self.tmux("set-option", "-g", "mode-keys", "vi", ";", "copy-mode", ";", "send-keys", "-X", "history-top")
        search = ("send-keys", "-X", "search-forward", character)
        again = ("send-keys", "-X", "search-again")
        place = (";", "display-message", "-p", "#{copy_cursor_y} #{copy_cursor_x}", ";")
        found = []
        while True:
            for line in self.tmux(*search, *place, *((*again, *place) * 100)).splitlines():
                row, column = map(int, line.split())
                # Behind the last one the search begins again.
                if (row, column) in found:
                    return found
                found.append((row, column))
            search = again

    def close(self):
        subprocess.run(["tmux", "-S", self.socket, "kill-server"], env=self.environment, capture_output=True)


def check(command, width, height, terminal, environment):
    name = f"{width}×{height}, TERM={terminal}" + "".join(f", {key}={value}" for key, value in environment.items())
    with tempfile.TemporaryDirectory() as folder:
        screen = Screen(folder, width, height)
        try:
            settings = " ".join(f"{key}='{value}'" for key, value in {"TERM": terminal, **environment}.items())
            view = f"view '{FIXTURE}' --month 2024-06 --today 2024-06-12 --tz UTC --outside blank --quiet"
            screen.draw(f"env -u LC_ALL -u COLORTERM -u NO_COLOR -u LANG XDG_CONFIG_HOME='{folder}' {settings} '{command}' {view}")
            lines = screen.text()
            places = screen.places("│")
        finally:
            screen.close()
    tops = [row for row, line in enumerate(lines) if line.startswith("┌")]
    bottoms = [row for row, line in enumerate(lines) if line.startswith("└")]
    if len(tops) != 1 or len(bottoms) != 1:
        return [f"{name}: no whole frame on the screen"] + lines
    # The frame's own line holds the days' numbers alone, a column a character.
    frame = lines[tops[0]]
    columns = {column for column, character in enumerate(frame) if character in "┌┬┐"}
    problems = []
    if len(columns) != 8 or len(frame) != width:
        problems.append(f"{name}: the frame is not {width} columns wide: {frame}")
    cells = [row for row in range(tops[0], bottoms[0]) if lines[row][0] == "│"]
    for row in cells:
        found = {column for line, column in places if line == row}
        if found != columns:
            problems.append(f"{name}, line {row + 1}: borders in {sorted(found)}, not {sorted(columns)}: {lines[row]}")
    titles = sum(any(ord(character) > 0x2FFF or ord(character) in range(0x900, 0x1100) for character in lines[row]) for row in cells)
    if titles < 5:
        problems.append(f"{name}: only {titles} lines have titles to look at")
    return problems


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    problems = []
    count = 0
    for width, height in SIZES:
        # What a terminal is called changes colours, not columns: all of them are tried at one size.
        for terminal, environment in TERMINALS if (width, height) == SIZES[0] else TERMINALS[:1]:
            problems += check(os.path.abspath(sys.argv[1]), width, height, terminal, environment)
            count += 1
    print("\n".join(problems) if problems else f"{count} screens: every border stands in its column")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
