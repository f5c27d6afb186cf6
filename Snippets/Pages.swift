import ICalGrid

let today = CivilDate(year: 2024, month: 6, day: 12)!
let june = YearMonth(year: 2024, month: 6)!
let index = EventIndex()
let grid = MonthGrid(june, index: index, today: today)

let page = HTMLRenderer(RenderOptions(showsWeekNumbers: true), timeZone: "Europe/Berlin")
let bytes = page.render([grid])

let calendar = ICalendarRenderer(stamp: today).render(index.occurrences)
print(bytes.count, calendar.count)
