/// What is said of an event beyond its line: when it recurs, in which zone it was made, its notes, people and links.
struct EventDetailsText {
  /// Each a text of its own, which may be long and have line ends.
  let paragraphs: [String]

  init(_ occurrence: Occurrence, options: RenderOptions) {
    let event = occurrence.event
    let phrases = options.phrases
    var paragraphs: [String] = []
    if let words = options.recurrenceWords?(event), !words.isEmpty { paragraphs.append(words) }
    if case .zoned(let wall, let tzid) = event.start, occurrence.timeZone ?? tzid != options.displayZone,
      wall.secondOfDay != occurrence.start.wall.secondOfDay
    {
      // A series has the time of its first instance here, which is that of the others where it repeats by days.
      paragraphs.append(phrases.zone(tzid, options.conventions.time(wall)))
    }
    let details = event.details
    if let description = details.description, !description.isEmpty { paragraphs.append(description) }
    if let organizer = details.organizer { paragraphs.append(phrases.organizer + Self.name(of: organizer)) }
    if !details.attendees.isEmpty {
      paragraphs.append(
        phrases.attendees + details.attendees.map { Self.withState($0, phrases) }.joined(separator: ", "))
    }
    if !details.categories.isEmpty {
      paragraphs.append(phrases.categories + details.categories.joined(separator: ", "))
    }
    if let url = details.url, !url.isEmpty { paragraphs.append(url) }
    paragraphs += details.conferences.filter { !$0.isEmpty }
    paragraphs += details.attachments.filter { !$0.isEmpty }
    self.paragraphs = paragraphs
  }

  private static func name(of attendee: Attendee) -> String {
    if let name = attendee.name, !name.isEmpty { return name }
    let address = attendee.address
    return address.lowercased().hasPrefix("mailto:") ? String(address.dropFirst(7)) : address
  }

  private static func withState(_ attendee: Attendee, _ phrases: Phrases) -> String {
    let state: String? =
      switch attendee.participation {
      case "ACCEPTED": phrases.accepted
      case "DECLINED": phrases.declined
      case "TENTATIVE": phrases.tentative
      default: nil
      }
    return name(of: attendee) + (state.map { " (\($0))" } ?? "")
  }
}
