/// The help texts, made from the tables of verbs and options.
enum Help {
  /// The list of verbs.
  static func overview() -> String {
    var text = """
      icalgrid reads iCalendar files and shows their events as months, days and lists.


      """
    for verb in Verb.all {
      for form in verb.forms { text += "  icalgrid \(verb.name)\(form.isEmpty ? "" : " ")\(form)\n" }
      text += paragraph(verb.summary, indent: 6) + "\n"
    }
    text += """

      A SOURCE is a file, a folder of .ics files, an https, http, webcal or file address, or - for standard input. Without one
      the imported calendars are shown. icalgrid FILE.ics is icalgrid view FILE.ics.
      A DATE is 2024-06-12, today, tomorrow, yesterday, +3, -1, or mon…sun for today or the next such day.
      Defaults for the options stand in $XDG_CONFIG_HOME/icalgrid/config, one a line: week-start = mon

      icalgrid help VERB tells more. icalgrid --version prints the version.

      """
    return text
  }

  /// A verb's own help.
  static func text(of verb: Verb) -> String {
    var text = "icalgrid \(verb.name): \(verb.summary)\n\n"
    for form in verb.forms { text += "  icalgrid \(verb.name)\(form.isEmpty ? "" : " ")\(form)\n" }
    text += "\n" + verb.discussion + "\n"
    for group in OptionSpec.Group.allCases {
      let options = verb.options.filter { $0.group == group }
      guard !options.isEmpty else { continue }
      text += "\n\(group.rawValue)\n"
      for option in options { text += line(of: option, verb) }
    }
    guard !verb.examples.isEmpty else { return text }
    text += "\nExamples\n"
    for example in verb.examples { text += "  \(example.command)\n      \(example.meaning)\n" }
    return text
  }

  static func bytes(of verb: Verb) -> [UInt8] { Array(text(of: verb).utf8) }

  /// The column at which an option's summary begins.
  private static let summaryColumn = 26

  private static func line(of option: OptionSpec, _ verb: Verb) -> String {
    let usage = "  " + option.usage
    let names = verb.formats.map(\.rawValue)
    // The formats are each verb's own.
    let words =
      option.name == OptionSpec.format.name
      ? "\(names[0]) (the default), \(names.dropFirst().joined(separator: ", ")); else as the name of --output says"
      : option.summary
    let summary = paragraph(words, indent: summaryColumn)
    return usage.count < summaryColumn - 1
      ? usage + summary.dropFirst(usage.count) + "\n" : usage + "\n" + summary + "\n"
  }

  /// Words filled into lines of 80 columns.
  private static func paragraph(_ text: String, indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    var line = margin
    for word in text.split(separator: " ") {
      if line.count > indent, line.count + 1 + word.count > 80 {
        lines.append(line)
        line = margin
      }
      line += (line.count > indent ? " " : "") + word
    }
    return (lines + [line]).joined(separator: "\n")
  }
}
