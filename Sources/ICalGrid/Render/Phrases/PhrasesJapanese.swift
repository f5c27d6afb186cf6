extension Phrases {
  static func japanese(_ conventions: LocaleConventions) -> Phrases {
    Phrases(
      allDay: "終日", today: "今日",
      untilTime: { "\($0) まで" },
      untilDay: { "\($0) まで" },
      fromDay: { "\($0) から" },
      dayOfDays: { "\($1)日中\($0)日目" },
      more: { "他 \($0) 件" },
      duration: { parts([($0, "日"), ($1, "時間"), ($2, "分"), ($3, "秒")], gap: "") },
      conflict: "重複", tentative: "仮予定", cancelled: "キャンセル", declined: "辞退", accepted: "承諾",
      untitled: "(タイトルなし)", unnamed: "(名前なし)", noEvents: "予定なし",
      noEventsOn: { "予定なし: \($0)" },
      noEventsWith: { "\($0) を含む予定はありません" },
      noEventsIn: { "\($0): 予定はありません。" },
      nearestIn: { "最も近い予定は\($0)です:" },
      events: { numbers, _ in "\(numbers) 件" },
      zone: { "タイムゾーン: \($0) (現地 \($1))" },
      organizer: "主催者: ", attendees: "参加者: ", categories: "分類: ",
      todayButton: "今日", previousMonth: "前の月", nextMonth: "次の月",
      close: "閉じる", months: "月", week: "週", rules: .japanese(conventions))
  }
}

extension RulePhrases {
  static func japanese(_ conventions: LocaleConventions) -> RulePhrases {
    let weekdays = conventions.weekdays.wide
    @Sendable func weekday(_ day: Weekday) -> String { weekdays.element(day.rawValue - 1) ?? day.iCalendarCode }
    return RulePhrases(
      every: { frequency, interval in
        let (one, many) =
          switch frequency {
          case .secondly: ("毎秒", "秒")
          case .minutely: ("毎分", "分")
          case .hourly: ("毎時", "時間")
          case .daily: ("毎日", "日")
          case .weekly: ("毎週", "週間")
          case .monthly: ("毎月", "か月")
          case .yearly: ("毎年", "年")
          }
        return interval == 1 ? one : "\(interval)\(many)ごと"
      },
      everyWorkday: "毎週月曜日から金曜日",
      weekday: weekday,
      nthWeekday: { $0 > 0 ? "第\($0)\($2)" : $0 == -1 ? "最終\($2)" : "最後から\(size($0))番目の\($2)" },
      month: { month, _ in "\(month.isLeap ? "閏" : "")\(month.number)月" },
      dayOfMonth: { $0 > 0 ? "\($0)日" : $0 == -1 ? "末日" : "月末から\(size($0))日目" },
      dayOfYear: { $0 > 0 ? "年の\($0)日目" : $0 == -1 ? "年の最終日" : "年末から\(size($0))日目" },
      week: { $0 > 0 ? "第\($0)週" : $0 == -1 ? "最終週" : "最後から\(size($0))番目の週" },
      position: { $0 > 0 ? "\($0)番目" : $0 == -1 ? "最後" : "最後から\(size($0))番目" },
      time: { hour, minute, second in
        clock(hour, minute, second) ?? hour.map { "\($0)時" } ?? minute.map { "毎時\($0)分" } ?? "\(second ?? 0)秒"
      },
      date: { conventions.longDate($0) },
      list: { $0.joined(separator: "・") },
      inMonths: { $0 },
      inWeeks: { $0 },
      onDays: { $0 },
      ifOn: { "\($0)の場合" },
      atTimes: { $0 },
      onlyPositions: { "その\($0)のみ" },
      times: { "\($0)回" },
      until: { "\($0)まで" },
      inCalendar: { $0 == "CHINESE" ? "旧暦" : "\(scaleName($0))暦" },
      separator: "、")
  }
}
