import Testing

@testable import ICalGrid

@Suite struct AppearanceTests {
  @Test(arguments: [
    ("", "empty"), (" \r\n\t", "blank"), ("<!DOCTYPE html><html>", "an HTML page"),
    ("\n<HTML lang=de>", "an HTML page"),
    ("<?xml version=\"1.0\"?><feed/>", "XML"), ("{\"error\": 404}", "JSON"), (" [1]", "JSON"),
    ("BEGIN:VCARD\nEND:VCARD\n", "a vCard"), ("PK\u{3}\u{4}abc", "a zip archive"), ("a\u{0}b", "binary data"),
    ("Not found", "plain text"), ("BEGIN:VCAL", "the first letters of a calendar, cut off"),
    ("B\u{0}E\u{0}G\u{0}I\u{0}", "UTF-16 text without a byte-order mark"), ("\u{FEFF}{}", "JSON"),
  ])
  func textsAreRecognised(text: String, appearance: String) {
    #expect(Appearance.describe(Array(text.utf8)) == appearance)
    #expect(throws: SourceError.notICalendar(file: "x", appearance: appearance)) {
      try MemorySource(bytes: Array(text.utf8), displayName: "x").components(touching: nil)
    }
  }

  @Test func bytesAreRecognised() {
    #expect(Appearance.describe([0x1F, 0x8B, 8, 0]) == "a gzip archive")
    #expect(Appearance.describe([0x89, 0x50, 0x4E, 0x47]) == "a PNG image")
  }
}
