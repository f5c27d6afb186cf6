/// The times of day, or of an hour or a minute, at which a rule has its instances: every combination of some hours, minutes and seconds,
/// or those of them that BYSETPOS chose. Times are seconds from the start of the day (the hour, the minute).
struct TimePattern: Hashable, Sendable {
  /// Bits 0…23, 0…59 and 0…59; each at least one, unless the pattern is empty.
  private(set) var hours: UInt64
  private(set) var minutes: UInt64
  private(set) var seconds: UInt64
  /// The times that BYSETPOS left, in order; `nil` where it has no say.
  private var chosen: [Int]?

  init(hours: UInt64, minutes: UInt64, seconds: UInt64) {
    self.hours = hours
    self.minutes = minutes
    self.seconds = seconds
  }

  var isEmpty: Bool { count == 0 }

  /// The number of times.
  var count: Int { chosen?.count ?? hours.nonzeroBitCount * minutes.nonzeroBitCount * seconds.nonzeroBitCount }

  /// The time at a place in the order, from 0.
  subscript(place: Int) -> Int {
    if let chosen { return chosen[place] }
    let secondsInMinute = seconds.nonzeroBitCount
    let minutesInHour = minutes.nonzeroBitCount
    let (minute, second) = place.quotientAndRemainder(dividingBy: secondsInMinute)
    return hours.bit(at: minute / minutesInHour) * 3_600 + minutes.bit(at: minute % minutesInHour) * 60
      + seconds.bit(at: second)
  }

  /// The first time that is not before `second`, if there is one.
  func next(atOrAfter second: Int) -> Int? {
    if let chosen {
      let place = chosen.firstPlace(notBefore: second)
      return place < chosen.count ? chosen[place] : nil
    }
    if second >= 86_400 { return nil }
    let (hour, minute) = (second / 3_600, second / 60 % 60)
    if hours & 1 << hour != 0 {
      if minutes & 1 << minute != 0, let found = seconds.firstBit(atOrAfter: second % 60) {
        return hour * 3_600 + minute * 60 + found
      }
      if let found = minutes.firstBit(atOrAfter: minute + 1), let first = seconds.firstBit(atOrAfter: 0) {
        return hour * 3_600 + found * 60 + first
      }
    }
    guard let found = hours.firstBit(atOrAfter: hour + 1), let minute = minutes.firstBit(atOrAfter: 0),
      let first = seconds.firstBit(atOrAfter: 0)
    else { return nil }
    return found * 3_600 + minute * 60 + first
  }

  /// How many times lie before `second`.
  func count(before second: Int) -> Int {
    if let chosen { return chosen.firstPlace(notBefore: second) }
    if second >= 86_400 { return count }
    let (hour, minute) = (second / 3_600, second / 60 % 60)
    let inMinute = seconds.nonzeroBitCount
    let inHour = minutes.nonzeroBitCount * inMinute
    var total = hours.bitCount(before: hour) * inHour
    if hours & 1 << hour != 0 {
      total += minutes.bitCount(before: minute) * inMinute
      if minutes & 1 << minute != 0 { total += seconds.bitCount(before: second % 60) }
    }
    return total
  }

  /// Keeps the times at the positions of BYSETPOS: 1 is the first, -1 the last.
  mutating func choose(_ positions: [Int]) {
    chosen = setPlaces(positions, of: count).map { self[$0] }
  }
}

/// The places, from 0 and in order, that the positions of BYSETPOS have in a set of `count` instances.
func setPlaces(_ positions: [Int], of count: Int) -> [Int] {
  positions.compactMap { position in
    guard position != 0, position.magnitude <= count.magnitude else { return nil }
    return position > 0 ? position - 1 : count + position
  }.sortedUnique()
}

extension [Int] {
  /// In a sorted array, the place of the first element that is not less than `value`.
  func firstPlace(notBefore value: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < value { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension UInt64 {
  /// The lowest bit set at or above a place, 0…64.
  func firstBit(atOrAfter place: Int) -> Int? {
    let rest = place < 64 ? (self >> place) << place : 0
    return rest == 0 ? nil : rest.trailingZeroBitCount
  }

  /// The number of bits set below a place, 0…63.
  func bitCount(before place: Int) -> Int { (self & ((1 << place) - 1)).nonzeroBitCount }

  /// The place of the set bit that has `index` set bits below it; there must be one.
  func bit(at index: Int) -> Int {
    var rest = self
    for _ in 0..<index { rest &= rest - 1 }
    return rest.trailingZeroBitCount
  }
}
