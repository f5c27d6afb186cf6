import ICalGrid

/// What a verb is asked: its options with the configuration's defaults, its positionals, and where it runs.
struct Request {
  var verb: Verb
  /// The options given, and the configuration's where none is given.
  var options: Options
  /// The options given on the command line alone.
  var given: Options
  var positionals: [String]
  var format: OutputFormat
  var configuration: Configuration
  var surroundings: Surroundings
}
