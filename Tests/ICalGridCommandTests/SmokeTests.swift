import Testing

@testable import ICalGridCommand

@Suite struct SmokeTests {}
