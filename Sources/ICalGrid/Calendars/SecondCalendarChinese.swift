/// The names of the Chinese calendar's days, months and years, which are the same wherever it is shown.
enum SecondCalendarChinese {
  private static let digits = ["一", "二", "三", "四", "五", "六", "七", "八", "九", "十"]
  private static let stems = ["甲", "乙", "丙", "丁", "戊", "己", "庚", "辛", "壬", "癸"]
  private static let branches = ["子", "丑", "寅", "卯", "辰", "巳", "午", "未", "申", "酉", "戌", "亥"]

  /// 初一…三十; a number for any other day.
  static func day(_ number: Int) -> String {
    switch number {
    case 1...10: "初" + digits[number - 1]
    case 11...19: "十" + digits[number - 11]
    case 20: "二十"
    case 21...29: "廿" + digits[number - 21]
    case 30: "三十"
    default: String(number)
    }
  }

  /// 正月…十二月, a leap month with its mark before it.
  static func month(_ number: Int, isLeap: Bool, isTraditional: Bool) -> String {
    let name =
      switch number {
      case 1: "正"
      case 2...10: digits[number - 1]
      case 11, 12: "十" + digits[number - 11]
      default: String(number)
      }
    return (isLeap ? isTraditional ? "閏" : "闰" : "") + name + "月"
  }

  /// The year of the cycle of sixty, from 1, such as 甲辰年.
  static func year(_ number: Int) -> String {
    let index = ((number - 1) % 60 + 60) % 60
    return stems[index % 10] + branches[index % 12] + "年"
  }
}
