extension Diagnostic.Code {
  /// How bad a kind of problem is to somebody who asks whether a file is right.
  ///
  /// An error is what RFC 5545 forbids and what loses something or makes other programs refuse or misread the file; a warning what is
  /// probably not meant, or bounded; a note what is worth knowing.
  var severity: Diagnostic.Severity {
    if Self.errors.contains(self) { return .error }
    return Self.notes.contains(self) ? .note : .warning
  }

  private static let errors: Set<Self> = [
    .badTimeZone, .changedWhileRead, .endAndDuration, .endBeforeStart, .impossibleRule, .invalidBase64,
    .invalidDuration,
    .invalidRule, .invalidTime, .invalidUTF8, .invalidValue, .junkLine, .misplacedComponent, .missingProperty,
    .missingStart, .notICalendar, .readFailure, .repeatedProperty, .truncatedFile, .unknownTZID, .unmatchedEnd,
    .unreadableFile, .unterminatedComponent, .untilAndCount,
  ]

  private static let notes: Set<Self> = [
    .blankLine, .lineEnds, .longLine, .otherComponents, .outsideCalendar, .severalRules, .startOffRule, .superseded,
    .systemTimeZone, .textOutsideCalendar, .unescapedText, .unknownComponent, .unknownProperty, .loneOverride,
    .vCalendar1,
  ]
}
