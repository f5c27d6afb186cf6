/// What a check has to say, with a bound on each kind.
struct CheckLog {
  /// The file at hand.
  var file: String
  private(set) var list: DiagnosticList

  init(file: String, limit: Int) {
    self.file = file
    list = DiagnosticList(limit: limit)
  }

  mutating func report(_ code: Diagnostic.Code, _ message: String, line: Int, uid: String? = nil) {
    list.append(Diagnostic(code.severity, code, message, file: file, line: line, uid: uid))
  }
}
