import ICalGrid

let reader = CalendarReader()
let june = YearMonth(year: 2024, month: 6)!
let reading = reader.read(
  [FileSource(path: "Fixtures/june-2024/input.ics")], window: MonthGrid.window(of: june),
  zone: reader.zones.zone(named: "Europe/Berlin")!)
let grid = MonthGrid(june, index: EventIndex(reading.occurrences))
for day in grid.weeks.flatMap(\.days) where day.position == .current {
  print(day.date!, day.occurrences.map { grid.index.occurrences[$0].summary ?? "(no title)" })
}
