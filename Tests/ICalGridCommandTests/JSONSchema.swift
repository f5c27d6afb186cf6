import Foundation

/// The part of JSON Schema (draft 2020-12) that the project's own schemas use. A keyword that it doesn't know is a problem, so
/// that nothing a schema says goes unchecked; so is a member that the schema doesn't name, though readers must pass over such.
struct JSONSchema {
  private let files: [String: JSONDocument]
  private let file: String
  private let patterns: [String: NSRegularExpression]

  /// The schema in a file of a folder, with those beside it that it refers to.
  init(_ file: String, in folder: URL) throws {
    var files: [String: JSONDocument] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where name.hasSuffix(".schema.json") {
      files[name] = try JSONDocument(Array(Data(contentsOf: folder.appending(path: name))))
    }
    self.files = files
    self.file = file
    patterns = try files.values.reduce(into: [:]) { try Self.compile($1, into: &$0) }
  }

  private static func compile(_ schema: JSONDocument, into patterns: inout [String: NSRegularExpression]) throws {
    if let pattern = schema["pattern"].text { patterns[pattern] = try NSRegularExpression(pattern: pattern) }
    for key in schema.keys { try compile(schema[key], into: &patterns) }
    for item in schema.items { try compile(item, into: &patterns) }
  }

  /// What is wrong with a value, each with its place.
  func problems(of value: JSONDocument) -> [String] {
    guard let schema = files[file] else { return ["there is no \(file)"] }
    return problems(value, schema, in: file, at: "")
  }

  private func problems(_ value: JSONDocument, _ schema: JSONDocument, in file: String, at place: String) -> [String] {
    guard case .members(let keywords) = schema else { return ["\(place): the schema is no object"] }
    var found: [String] = []
    func expect(_ holds: Bool, _ what: @autoclosure () -> String) {
      if !holds { found.append("\(place): \(what()), not \(value)") }
    }
    for (keyword, rule) in keywords {
      switch keyword {
      case "$schema", "$defs", "title", "description", "then", "else": break
      case "$ref":
        guard let (target, targetFile) = target(of: rule.text ?? "", from: file) else {
          found.append("\(place): there is no \(rule)")
          continue
        }
        found += problems(value, target, in: targetFile, at: place)
      case "type": expect(value.isOf(type: rule.text ?? ""), "must be a \(rule)")
      case "enum": expect(rule.items.contains(value), "must be one of \(rule)")
      case "const": expect(rule == value, "must be \(rule)")
      case "pattern":
        guard let text = value.text, let pattern = patterns[rule.text ?? ""] else { continue }
        let range = NSRange(text.startIndex..., in: text)
        expect(pattern.firstMatch(in: text, range: range) != nil, "must match \(rule)")
      case "minimum": expect(value.amount >= rule.amount, "must be at least \(rule)")
      case "maximum": expect(value.amount <= rule.amount, "must be at most \(rule)")
      case "minItems": expect(value.items.count >= rule.number ?? 0, "must have at least \(rule) items")
      case "maxItems": expect(value.items.count <= rule.number ?? 0, "must have at most \(rule) items")
      case "required":
        for name in rule.items.compactMap(\.text) { expect(value.keys.contains(name), "must have \(name)") }
      case "items":
        for (number, item) in value.items.enumerated() {
          found += problems(item, rule, in: file, at: "\(place)[\(number)]")
        }
      case "properties":
        for name in rule.keys where value.keys.contains(name) {
          found += problems(value[name], rule[name], in: file, at: "\(place).\(name)")
        }
        // A schema with a type is the whole account of its object; others add to one.
        if schema["type"] != .null {
          for name in value.keys.subtracting(rule.keys) { found.append("\(place): \(name) is not in the schema") }
        }
      case "anyOf":
        let fits = rule.items.contains { problems(value, $0, in: file, at: place).isEmpty }
        expect(fits, "must be one of \(rule)")
      case "not": expect(!problems(value, rule, in: file, at: place).isEmpty, "must not be \(rule)")
      case "if":
        let branch = schema[problems(value, rule, in: file, at: place).isEmpty ? "then" : "else"]
        if branch != .null { found += problems(value, branch, in: file, at: place) }
      default: found.append("\(place): \(keyword) is a keyword that is not checked")
      }
    }
    return found
  }

  private func target(of reference: String, from file: String) -> (JSONDocument, String)? {
    let parts = reference.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let targetFile = parts[0].isEmpty ? file : String(parts[0])
    guard var target = files[targetFile] else { return nil }
    for step in parts.dropFirst().joined().split(separator: "/") { target = target[String(step)] }
    return target == .null ? nil : (target, targetFile)
  }
}

extension JSONDocument {
  fileprivate var amount: Double { if case .number(let number) = self { number } else { .nan } }

  fileprivate func isOf(type: String) -> Bool {
    switch (type, self) {
    case ("object", .members), ("array", .list), ("string", .text), ("boolean", .flag), ("null", .null),
      ("number", .number):
      true
    case ("integer", .number(let number)): number == number.rounded()
    default: false
    }
  }
}
