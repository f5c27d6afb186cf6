extension Phrases {
  static func chinese(_ conventions: LocaleConventions, isTraditional: Bool) -> Phrases {
    func written(_ simplified: String, _ traditional: String) -> String { isTraditional ? traditional : simplified }
    let more = written("还有", "還有")
    let item = written("项", "項")
    let units = [written("天", "天"), written("小时", "小時"), written("分钟", "分鐘"), "秒"]
    let none = written("无日程", "沒有行程")
    let zone = written("时区", "時區")
    let nearest = written("最近的日程在", "最近的行程在")
    let there = written("当地", "當地")
    return Phrases(
      allDay: "全天", today: "今天",
      untilTime: { "至 \($0)" },
      untilDay: { "至 \($0)" },
      fromDay: { "自 \($0) 起" },
      dayOfDays: { "第 \($0) 天，共 \($1) 天" },
      more: { "\(more) \($0) \(item)" },
      duration: { parts([($0, units[0]), ($1, units[1]), ($2, units[2]), ($3, units[3])]) },
      conflict: written("冲突", "衝突"), tentative: "待定", cancelled: "已取消", declined: written("已拒绝", "已拒絕"),
      accepted: "已接受", untitled: written("(无标题)", "(無標題)"), unnamed: written("(无名称)", "(無名稱)"),
      noEvents: none,
      noEventsOn: { "\(none)：\($0)" },
      noEventsWith: { "\(none)：\($0)" },
      noEventsIn: { "\($0)：\(none)。" },
      nearestIn: { "\(nearest)\($0)：" },
      events: { numbers, _ in "\(numbers) \(item)" },
      zone: { "\(zone)：\($0)，\(there) \($1)" },
      organizer: written("组织者：", "主辦者："), attendees: written("参与者：", "參與者："),
      categories: written("类别：", "類別："),
      todayButton: "今天", previousMonth: written("上个月", "上個月"), nextMonth: written("下个月", "下個月"),
      close: written("关闭", "關閉"), months: "月份", week: isTraditional ? "週" : "周",
      rules: .chinese(conventions, isTraditional: isTraditional))
  }
}

extension RulePhrases {
  static func chinese(_ conventions: LocaleConventions, isTraditional: Bool) -> RulePhrases {
    func written(_ simplified: String, _ traditional: String) -> String { isTraditional ? traditional : simplified }
    let weekdays = conventions.weekdays.abbreviated
    let piece = written("个", "個")
    let last = written("最后", "最後")
    let fromEnd = written("倒数", "倒數")
    let leap = written("闰", "閏")
    let hourly = written("小时", "小時")
    let minutely = written("分钟", "分鐘")
    let (lunar, calendar) = (written("按农历", "按農曆"), written("历", "曆"))
    let only = written("仅", "僅")
    let total = written("共", "共")
    @Sendable func weekday(_ day: Weekday) -> String { weekdays.element(day.rawValue - 1) ?? day.iCalendarCode }
    /// `第2个`, `最后一个`, `倒数第2个`
    @Sendable func ordinal(_ number: Int, _ unit: String) -> String {
      number > 0 ? "第\(number)\(unit)" : number == -1 ? "\(last)一\(unit)" : "\(fromEnd)第\(size(number))\(unit)"
    }
    return RulePhrases(
      every: { frequency, interval in
        let (one, many) =
          switch frequency {
          case .secondly: ("秒", "秒")
          case .minutely: (minutely, minutely)
          case .hourly: (hourly, hourly)
          case .daily: ("天", "天")
          case .weekly: (isTraditional ? "週" : "周", isTraditional ? "週" : "周")
          case .monthly: ("月", "\(piece)月")
          case .yearly: ("年", "年")
          }
        return interval == 1 ? "每\(one)" : "每\(interval)\(many)"
      },
      everyWorkday: written("每周一至周五", "每週一至週五"),
      weekday: weekday,
      nthWeekday: { ordinal($0, piece) + $2 },
      month: { month, _ in "\(month.isLeap ? leap : "")\(month.number)月" },
      dayOfMonth: { $0 > 0 ? "\($0)日" : ordinal($0, "天") },
      dayOfYear: { "全年" + ordinal($0, "天") },
      week: { ordinal($0, isTraditional ? "週" : "周") },
      position: { ordinal($0, piece) },
      time: { hour, minute, second in
        clock(hour, minute, second)
          ?? hour.map { "\($0)\(isTraditional ? "時" : "时")" } ?? minute.map { "第\($0)分" } ?? "第\(second ?? 0)秒"
      },
      date: { conventions.longDate($0) },
      list: { $0.joined(separator: "、") },
      inMonths: { $0 },
      inWeeks: { $0 },
      onDays: { $0 },
      ifOn: { "且\(isTraditional ? "為" : "为")\($0)" },
      atTimes: { $0 },
      onlyPositions: { "\(only)\($0)" },
      times: { "\(total)\($0)次" },
      until: { "至\($0)" },
      inCalendar: { $0 == "CHINESE" ? lunar : "按 \(scaleName($0)) \(calendar)" },
      separator: "，")
  }
}
