import ICalGrid

let today = CivilDate(year: 2024, month: 6, day: 12)!
let index = EventIndex()

let conventions = LocaleConventions(identifier: "de_DE")
var german = Phrases(conventions)
german.conflict = "gleichzeitig"
let options = RenderOptions(conventions: conventions, phrases: german)
print(DayRenderer(options).render(index, day: today, today: today))
