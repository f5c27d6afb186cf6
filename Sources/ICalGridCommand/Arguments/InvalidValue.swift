/// Why an option's value can't be taken: what would be right, and the nearest such thing where there is one.
struct InvalidValue: Error, Hashable {
  /// What the value must be, to stand after "must be".
  var expected: String
  /// What was probably meant.
  var suggestion: String?
}
