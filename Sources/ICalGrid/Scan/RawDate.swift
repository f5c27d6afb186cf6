/// The day of a DATE or DATE-TIME as it stands in the file, on its own wall: enough to compare, without a zone.
struct RawDate: Comparable {
  /// Year, month and day as one number: 20240612. It orders as days do.
  var number: Int

  /// Reads `20240612` and `20240612T090000` with or without `Z`; `nil` for anything else and for a month or day that no calendar has.
  @inline(__always) init?(_ octets: UnsafeBufferPointer<UInt8>) {
    guard octets.count >= 8, let text = octets.baseAddress else { return nil }
    switch octets.count {
    case 8: break
    case 16 where octets[15] | 0x20 == UInt8(ascii: "z"), 15:
      // The date's last digit, `T` in either case, six digits.
      let clock = UInt64(littleEndian: UnsafeRawPointer(text + 7).loadUnaligned(as: UInt64.self))
      guard Self.isWithin(clock & ~0x2000 ^ 0x3030_3030_3030_5430, 0x0909_0909_0909_0009) else { return nil }
    default: return nil
    }
    let digits = UInt64(littleEndian: UnsafeRawPointer(text).loadUnaligned(as: UInt64.self)) ^ 0x3030_3030_3030_3030
    guard Self.isWithin(digits, 0x0909_0909_0909_0909) else { return nil }
    let pairs = (digits &* 10 &+ digits >> 8) & 0x00FF_00FF_00FF_00FF
    let fours = (pairs &* 100 &+ pairs >> 16) & 0x0000_FFFF_0000_FFFF
    let number = Int((fours &* 10_000 &+ fours >> 32) & 0xFFFF_FFFF)
    guard number >= 1_0000, (1...12).contains(number / 100 % 100), (1...31).contains(number % 100) else { return nil }
    self.number = number
  }

  /// Whether each of eight octets is at most its bound, all bounds being less than 128.
  @inline(__always)
  private static func isWithin(_ octets: UInt64, _ bounds: UInt64) -> Bool {
    // An octet beyond its bound reaches 128, or was there before.
    ((octets &+ (0x7F7F_7F7F_7F7F_7F7F &- bounds)) | octets) & 0x8080_8080_8080_8080 == 0
  }

  /// The date of a day count since 1970-01-01.
  init(dayNumber: Int) {
    let parts = CivilDate(dayNumber: dayNumber).parts
    number = parts.year * 10_000 + parts.month * 100 + parts.day
  }

  /// Days since 1970-01-01. A day that the month lacks counts on into the next month.
  var dayNumber: Int { CivilDate.dayNumber(year: number / 10_000, month: number / 100 % 100, day: number % 100) }

  /// The day of the month, 1…31.
  var dayOfMonth: Int { number % 100 }

  static func < (left: RawDate, right: RawDate) -> Bool { left.number < right.number }
}
