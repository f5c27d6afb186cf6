/// A component's name in upper case, kept without allocating: the scanner meets one with every component.
struct ComponentName: Hashable, CustomStringConvertible {
  /// The longest name that is taken for one.
  static let maxCount = 24

  /// The octets, eight a word, the first one lowest; unused ones are 0.
  private var words: (UInt64, UInt64, UInt64) = (0, 0, 0)

  /// `nil` where the octets can't be a name: none, too many, or others than letters, digits, `-`, `_` and `.`.
  init?(_ octets: some Collection<UInt8>) {
    guard !octets.isEmpty, octets.count <= Self.maxCount else { return nil }
    var shift: UInt64 = 0
    for octet in octets {
      let upper = Octet.uppercased(octet)
      switch upper {
      case 0x41...0x5A, 0x30...0x39, UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."): break
      default: return nil
      }
      let bits = UInt64(upper) << (shift & 63)
      switch shift >> 6 {
      case 0: words.0 |= bits
      case 1: words.1 |= bits
      default: words.2 |= bits
      }
      shift += 8
    }
  }

  private init(_ first: UInt64, _ second: UInt64 = 0) { words = (first, second, 0) }

  // The known names as numbers, so that comparing with one needs no look-up.
  static var calendar: ComponentName { ComponentName(0x4144_4E45_4C41_4356, 0x0052) }  // VCALENDAR
  static var event: ComponentName { ComponentName(0x544E_4556_4556) }  // VEVENT
  static var toDo: ComponentName { ComponentName(0x004F_444F_5456) }  // VTODO
  static var journal: ComponentName { ComponentName(0x4C41_4E52_554F_4A56) }  // VJOURNAL
  static var freeBusy: ComponentName { ComponentName(0x5355_4245_4552_4656, 0x0059) }  // VFREEBUSY
  static var timeZone: ComponentName { ComponentName(0x4E4F_5A45_4D49_5456, 0x0045) }  // VTIMEZONE
  static var availability: ComponentName { ComponentName(0x4241_4C49_4156_4156, 0x0059_5449_4C49) }  // VAVAILABILITY

  /// Whether a file that holds it is iCalendar.
  var marksICalendar: Bool {
    switch self {
    case .calendar, .event, .toDo, .journal, .freeBusy, .timeZone, .availability: true
    default: false
    }
  }

  /// Whether it never stands within another component but VCALENDAR, so that its BEGIN shows that an END was lost.
  var standsAlone: Bool {
    switch self {
    case .event, .toDo, .journal, .freeBusy, .availability: true
    default: false
    }
  }

  var description: String {
    var octets: [UInt8] = []
    for word in [words.0, words.1, words.2] {
      for shift in stride(from: UInt64(0), to: 64, by: 8) {
        let octet = UInt8(truncatingIfNeeded: word >> shift)
        if octet != 0 { octets.append(octet) }
      }
    }
    return String(decoding: octets, as: UTF8.self)
  }

  static func == (left: ComponentName, right: ComponentName) -> Bool {
    left.words.0 == right.words.0 && left.words.1 == right.words.1 && left.words.2 == right.words.2
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(words.0)
    hasher.combine(words.1)
    hasher.combine(words.2)
  }
}

/// A BEGIN or END line.
enum ComponentBoundary {
  case begin(ComponentName)
  case end(ComponentName)

  /// `nil` where the unfolded octets are neither, or name nothing that can be a component (`Begin: at ten`).
  init?(_ octets: some RandomAccessCollection<UInt8>) {
    guard let first = octets.first, first | 0x20 == UInt8(ascii: "b") || first | 0x20 == UInt8(ascii: "e") else {
      return nil
    }
    let begins = octets.count >= 6 && Octet.matches(octets.prefix(6), "BEGIN:")
    guard begins || (octets.count >= 4 && Octet.matches(octets.prefix(4), "END:")) else { return nil }
    var name = octets.dropFirst(begins ? 6 : 4)
    while let last = name.last, last <= Octet.space { name.removeLast() }
    let text = name.drop { $0 <= Octet.space }
    // `BEGIN: VEVENT` is one, `Begin: soon` is prose.
    guard let component = ComponentName(text), text.count == name.count || component.marksICalendar else { return nil }
    self = begins ? .begin(component) : .end(component)
  }
}
