import ICalGrid

extension Reading {
  /// Makes the user's own what the configuration says of calendars and addresses: colours, and what they declined.
  mutating func apply(_ configuration: Configuration) {
    recolor(configuration.calendarColors)
    let addresses = Set(configuration.addresses)
    guard !addresses.isEmpty else { return }
    for place in occurrences.indices where occurrences[place].event.isDeclined(by: addresses) {
      occurrences[place].isDeclined = true
    }
  }

  private mutating func recolor(_ colors: [String: String]) {
    guard calendars.contains(where: { colors[$0.name] != nil }) else { return }
    // The old ones are kept beside the new ones: an object that is gone could lend its identity to another.
    var own: [ObjectIdentifier: (old: CalendarInfo, new: CalendarInfo)] = [:]
    func recolored(_ calendar: CalendarInfo) -> CalendarInfo {
      guard let color = colors[calendar.name] else { return calendar }
      if let known = own[ObjectIdentifier(calendar)] { return known.new }
      let new = calendar.colored(color)
      own[ObjectIdentifier(calendar)] = (calendar, new)
      return new
    }
    calendars = calendars.map(recolored)
    // The occurrences of a series share their event, and go on sharing it.
    var events: [ObjectIdentifier: (old: Event, new: Event)] = [:]
    for place in occurrences.indices where colors[occurrences[place].event.calendar.name] != nil {
      let event = occurrences[place].event
      let new = events[ObjectIdentifier(event)]?.new ?? event.moved(to: recolored(event.calendar))
      events[ObjectIdentifier(event)] = (event, new)
      occurrences[place].event = new
    }
  }
}

extension CalendarInfo {
  fileprivate func colored(_ color: String) -> CalendarInfo {
    CalendarInfo(
      name: name, source: source, color: color, method: method, timeZoneID: timeZoneID, ordinal: ordinal)
  }
}

extension Event {
  fileprivate func moved(to calendar: CalendarInfo) -> Event {
    Event(
      uid: uid, recurrenceID: recurrenceID, sequence: sequence, start: start, end: end, recurrence: recurrence,
      details: details, calendar: calendar, line: line)
  }

  /// Whether one of these addresses (in lower case, without `mailto:`) declined it.
  fileprivate func isDeclined(by addresses: Set<String>) -> Bool {
    details.attendees.contains { attendee in
      attendee.participation == "DECLINED" && addresses.contains(Configuration.address(attendee.address))
    }
  }
}
