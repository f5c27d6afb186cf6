import ICalGrid
import ICalGridPrint

let today = CivilDate(year: 2024, month: 6, day: 12)!
let june = YearMonth(year: 2024, month: 6)!
let index = EventIndex()
let grid = MonthGrid(june, index: index, today: today)

let page = HTMLRenderer(RenderOptions(showsWeekNumbers: true), timeZone: "Europe/Berlin")
let bytes = page.render([grid])

let printer = try PagePrinter(language: "en")
let sheets = PageRenderer(timeZone: "Europe/Berlin").layout([grid], measure: printer)
let pdf = try printer.pdf(sheets, created: Instant(unixSeconds: 0))

let calendar = ICalendarRenderer(stamp: today).render(index.occurrences)
print(bytes.count, pdf.count, calendar.count)
