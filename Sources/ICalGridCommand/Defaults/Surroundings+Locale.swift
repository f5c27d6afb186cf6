extension Surroundings {
  /// The locale for names and customs of dates: LC_ALL, else LC_TIME, else LANG; `nil` where none is set.
  var dateLocale: LocaleName? { locale("LC_TIME") }

  /// The locale for text: LC_ALL, else LC_CTYPE, else LANG; `nil` where none is set.
  var textLocale: LocaleName? { locale("LC_CTYPE") }

  private func locale(_ category: String) -> LocaleName? {
    (variable("LC_ALL") ?? variable(category) ?? variable("LANG")).map(LocaleName.init)
  }
}
