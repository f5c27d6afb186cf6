/// One content line (RFC 5545 §3.1), unfolded and decoded: `NAME;PARAM=value:value`.
public struct ContentLine: Hashable, Sendable {
  /// The property's name in upper case.
  public var name: String
  /// The parameters in the order written.
  public var parameters: [Parameter]
  /// The value as written: not unescaped, not split.
  public var value: String
  /// The line in the file, from 1, on which the content line begins.
  public var line: Int

  public init(name: String, parameters: [Parameter] = [], value: String, line: Int) {
    self.name = name
    self.parameters = parameters
    self.value = value
    self.line = line
  }

  /// A parameter (RFC 5545 §3.2) with its values, quotes removed and RFC 6868's `^` escapes decoded.
  public struct Parameter: Hashable, Sendable {
    /// The name in upper case.
    public var name: String
    public var values: [String]

    public init(name: String, values: [String]) {
      self.name = name
      self.values = values
    }
  }

  /// The first value of the first parameter of that name (upper case), if there is one.
  public func parameter(_ name: String) -> String? {
    parameters.first { $0.name == name }?.values.first
  }
}
