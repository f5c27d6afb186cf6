"""The pages of `icalgrid view --format html` in a real browser: looked at, walked through by keyboard, checked by axe-core.

usage: web.py --bin ICALGRID --out FOLDER [--chromium PROGRAM]
"""

import argparse
import pathlib
import subprocess
import sys

import hostile
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parents[2]
JUNE = ROOT / "Fixtures/june-2024/input.ics"
# Every element that a page is made of; anything else was made by a calendar's text.
ELEMENTS = set(
    "html head meta title style body header nav main section footer div span bdi h1 h2 h3 p a button time table caption"
    " thead tbody tr th td ol ul li i script".split()
)
failures = []


def check(holds, what):
    if not holds:
        failures.append(what)
        print("FAILED:", what)


class Pages:
    def __init__(self, program, folder):
        self.program = program
        self.folder = folder

    def make(self, name, *arguments):
        path = self.folder / f"{name}.html"
        subprocess.run(
            [self.program, "view", *map(str, arguments), "--today", "2024-06-12", "--tz", "Europe/Berlin", "--quiet",
             "--output", str(path)],
            check=True, env={"PATH": "/usr/bin:/bin", "HOME": "/nonexistent"},
        )
        return path


def crowded(folder):
    """A month of 300 events, many of them over several days."""
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//test//test//EN", "X-WR-CALNAME:Crowded"]
    for number in range(300):
        day = number * 7 % 28 + 1
        if number % 12 == 0:
            start = f"DTSTART;VALUE=DATE:202406{day:02}"
            end = f"DURATION:P{number // 12 % 4 + 1}D"
        else:
            start = f"DTSTART:202406{day:02}T{7 + number % 13:02}{number % 4 * 15:02}00"
            end = "DURATION:PT45M"
        lines += ["BEGIN:VEVENT", f"UID:{number}", "DTSTAMP:20240101T000000Z", start, end,
                  f"SUMMARY:Meeting number {number}", "END:VEVENT"]
    path = folder / "crowded.ics"
    path.write_text("\r\n".join(lines + ["END:VCALENDAR", ""]))
    return path


class Visit:
    """A page opened in a window of its own; whatever it asks of the network, says or throws is remembered."""

    def __init__(self, browser, path, width=1280, dark=False, script=True):
        self.context = browser.new_context(
            viewport={"width": width, "height": 1000 if width > 600 else 860},
            color_scheme="dark" if dark else "light", java_script_enabled=script,
        )
        self.page = self.context.new_page()
        self.requests, self.words = [], []
        self.page.on("request", lambda request: self.requests.append(request.url))
        self.page.on("console", lambda message: self.words.append(message.text))
        self.page.on("pageerror", lambda error: self.words.append(str(error)))
        self.page.on("dialog", lambda dialog: (self.words.append("dialog"), dialog.dismiss()))
        self.path = path
        self.page.goto(path.as_uri())

    def __enter__(self):
        return self.page

    def __exit__(self, *_):
        here = self.path.as_uri()
        check(all(url.split("#")[0] == here for url in self.requests), f"{self.path.name} asks for {self.requests}")
        check(not self.words, f"{self.path.name} says {self.words}")
        self.context.close()


def find_violations(page, what, only=None):
    results = Axe().run(page, options={"runOnly": only} if only else None)
    measured = {rule["id"] for rule in results.response["passes"]}
    check("color-contrast" in measured, f"axe on {what} measured the contrast")
    for violation in results.response["violations"]:
        nodes = [node["html"][:160] for node in violation["nodes"][:3]]
        check(False, f"axe on {what}: {violation['id']}: {violation['help']} {nodes}")


def look(browser, pages, folder):
    """Every page at two widths, in light and in dark: a picture, and axe-core."""
    for name, path in pages.items():
        for width, dark in ((1280, False), (1280, True), (400, False), (400, True)):
            with Visit(browser, path, width, dark) as page:
                label = f"{name}-{width}-{'dark' if dark else 'light'}"
                page.screenshot(path=folder / f"{label}.png", full_page=True)
                check(page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{label} is too wide")
                # Dark has the same elements as light, in other colours.
                find_violations(page, label, only=["color-contrast"] if dark else None)


def walk(browser, pages, folder):
    """What a hand without a mouse can do."""

    def focused(page):
        return page.evaluate("document.activeElement.innerText || document.activeElement.ariaLabel || ''")

    def open_cards(page):
        return page.evaluate("[...document.querySelectorAll(':popover-open')].map(e => e.innerText)")

    def tab_to(page, text):
        for _ in range(400):
            page.keyboard.press("Tab")
            if text in focused(page):
                return True
        return False

    with Visit(browser, pages["june"]) as page:
        check(tab_to(page, "Conference in Lisbon"), "an event can be reached by Tab")
        page.keyboard.press("Enter")
        check(any("Centro Cultural de Belém" in text for text in open_cards(page)), "Enter opens an event's details")
        page.screenshot(path=folder / "details.png")
        find_violations(page, "an event's details")
        page.keyboard.press("Tab")
        check(page.evaluate("document.activeElement.ariaLabel") == "Close", "Tab goes into the details")
        page.keyboard.press("Escape")
        check(not open_cards(page), "Escape closes them")
        check("Conference in Lisbon" in focused(page), "and the event has the focus again")
        day = page.get_by_role("button", name="12 June, Today, 6 events")
        check(day.count() == 1, "a day has a name for screen readers")
        day.click()
        check(any("Speakers' dinner" in text for text in open_cards(page)), "a day's number opens its list")

    with Visit(browser, pages["crowded"]) as page:
        check(tab_to(page, "more"), "+n more can be reached by Tab")
        count = int(focused(page).strip("+ more"))
        page.keyboard.press("Enter")
        page.screenshot(path=folder / "more.png")
        find_violations(page, "the list of a day")
        listed = page.evaluate("document.querySelectorAll(':popover-open li').length")
        check(listed > count, "+n more opens the whole list")

    shown = "[...document.querySelectorAll('main > section')].filter(s => !s.hidden).map(s => s.id)"
    for name, forward, back in (("year", "ArrowRight", "ArrowLeft"), ("year-he", "ArrowLeft", "ArrowRight")):
        with Visit(browser, pages[name]) as page:
            check(page.evaluate(shown) == ["2024-06"], f"{name} opens with the month of today")
            page.keyboard.press(forward)
            check(page.evaluate(shown) == ["2024-07"], f"{forward} shows the next month of {name}")
            page.keyboard.press(back)
            page.keyboard.press(back)
            check(page.evaluate(shown) == ["2024-05"], f"{back} shows the previous month of {name}")
    with Visit(browser, pages["year"]) as page:
        page.get_by_role("button", name="Next").click()
        check(page.evaluate(shown) == ["2024-07"], "the button shows the next month")
        page.get_by_role("button", name="Today").click()
        check(page.evaluate(shown) == ["2024-06"], "Today goes back")
        page.get_by_role("link", name="Dec", exact=True).click()
        check(page.evaluate(shown) == ["2024-12"], "a month's name shows it")
        check(page.get_by_role("button", name="Next").is_disabled(), "there is nothing after the last month")
        check(page.url.endswith("#2024-12"), "the address names the month")

    with Visit(browser, pages["year"], script=False) as page:
        check(page.locator("main > section").count() == 13, "a year has an overview and twelve months")
        visible = [section.is_visible() for section in page.locator("main > section").all()]
        check(all(visible), "without script all months are there")
        check(not page.locator(".turn").is_visible(), "without script there are no buttons for it")
        page.locator(".bar button", has_text="Conference in Lisbon").first.click()
        check(page.locator(".card:popover-open").is_visible(), "without script an event's details open")


def resist(browser, maker, folder):
    """Nothing of a calendar becomes markup, script, style or a request."""
    sources = {"hostile": folder / "hostile.ics"}
    sources["hostile"].write_text(hostile.calendar(named=True))
    for number, name in enumerate(hostile.FILE_NAMES):
        sources[f"hostile-name-{number}"] = folder / name
        (folder / name).write_text(hostile.calendar(named=False))
    pages = {name: maker.make(name, path, "--month", "2024-06", "--months", 2) for name, path in sources.items()}
    pages["hostile-both"] = maker.make("hostile-both", *sources.values(), "--month", "2024-06")
    for name, path in pages.items():
        with Visit(browser, path) as page:
            check(page.evaluate("typeof window.broken") == "undefined", f"{name} ran a script")
            made = set(page.evaluate("[...document.querySelectorAll('*')].map(e => e.localName)"))
            check(made <= ELEMENTS, f"{name} has {made - ELEMENTS}")
            scripts = page.evaluate("document.scripts.length")
            check(scripts == (0 if name == "hostile-both" else 1), f"{name} has {scripts} scripts")
            check(page.evaluate("document.querySelectorAll('style').length") == 1, f"{name} has another style")
            bad = page.evaluate(
                "[...document.querySelectorAll('*')].flatMap(e => [...e.attributes])"
                ".filter(a => /^on|^style$|^src|^action|^formaction|^srcdoc/i.test(a.name)).map(a => a.name)")
            check(not bad, f"{name} has the attributes {bad}")
            links = page.evaluate("[...document.links].map(a => a.protocol)")
            check(set(links) <= {"https:", "http:", "mailto:", "file:"}, f"{name} links to {set(links)}")
            check(
                page.evaluate("[...document.links].every(a => a.protocol !== 'file:' || a.getAttribute('href')[0] === '#')"),
                f"{name} links to a file")
            titles = page.evaluate("[...document.querySelectorAll('.ev bdi')].map(e => e.textContent)")
            for attack in hostile.ATTACKS:
                check(attack in titles, f"{name} doesn't show {attack} as it is")
            for button in page.locator(".ev .pt:visible button").all()[:20]:
                button.click()
                page.keyboard.press("Escape")
            check(page.evaluate("typeof window.broken") == "undefined", f"{name} ran a script when clicked")
            find_violations(page, name)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--bin", required=True)
    parser.add_argument("--out", required=True, type=pathlib.Path)
    parser.add_argument("--chromium", default="/usr/bin/chromium")
    arguments = parser.parse_args()
    folder = arguments.out.resolve()
    folder.mkdir(parents=True, exist_ok=True)
    maker = Pages(str(pathlib.Path(arguments.bin).resolve()), folder)
    busy = crowded(folder)
    pages = {
        "june": maker.make("june", JUNE, "--month", "2024-06"),
        "german": maker.make("german", JUNE, busy, "--month", "2024-06", "--locale", "de", "--week-numbers"),
        "arabic": maker.make(
            "arabic", JUNE, "--month", "2024-06", "--locale", "ar", "--week-numbers", "--second-calendar", "islamic"),
        "crowded": maker.make("crowded", busy, "--month", "2024-06"),
        "year": maker.make("year", JUNE, "--year", "2024"),
        "year-he": maker.make("year-he", JUNE, "--month", "2024-04", "--months", 5, "--locale", "he"),
        "strip": maker.make("strip", JUNE, "--from", "2024-05-30", "--through", "2024-07-03", "--strip", "--week-numbers"),
    }
    with sync_playwright() as playwright:
        # A container's root has no sandbox of its own to give.
        browser = playwright.chromium.launch(executable_path=arguments.chromium, args=["--no-sandbox"])
        look(browser, pages, folder)
        walk(browser, pages, folder)
        resist(browser, maker, folder)
        browser.close()
    print(f"pictures of {len(pages)} pages in {arguments.out}")
    if failures:
        sys.exit(f"{len(failures)} failures")


main()
