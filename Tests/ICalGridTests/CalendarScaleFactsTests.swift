import ICalGrid
import Testing

/// Festivals and months of other calendars, by RSCALE and SKIP (RFC 7529), with the days they fall on.
@Suite struct CalendarScaleFactsTests {
  struct Fact: CustomTestStringConvertible, Sendable {
    var rule: String
    var start: String
    var days: String
    var testDescription: String { rule }

    init(_ rule: String, from start: String, _ days: String) {
      self.rule = rule
      self.start = start
      self.days = days
    }
  }

  static let facts: [Fact] = [
    // Chinese New Year, each year and every other year.
    Fact(
      "RSCALE=CHINESE;FREQ=YEARLY;UNTIL=20180101", from: "20130210",
      "2013-02-10 2014-01-31 2015-02-19 2016-02-08 2017-01-28"),
    Fact(
      "RSCALE=CHINESE;FREQ=YEARLY;INTERVAL=2;UNTIL=20200101", from: "20130210",
      "2013-02-10 2015-02-19 2017-01-28 2019-02-05"),
    // Day 27 of Chinese months; 2014 has two ninth ones.
    Fact("RSCALE=CHINESE;FREQ=MONTHLY;COUNT=4", from: "20140920", "2014-09-20 2014-10-20 2014-11-19 2014-12-18"),
    Fact(
      "RSCALE=CHINESE;FREQ=YEARLY;BYMONTH=9;BYMONTHDAY=10;COUNT=3", from: "20131025",
      "2014-10-03 2015-10-22 2016-10-10"),
    // A leap month 9 comes in 2014 and then not before 2109; left out, put off to the next month, or taken back to the month itself.
    Fact(
      "RSCALE=CHINESE;FREQ=YEARLY;BYMONTH=9L;BYMONTHDAY=10;SKIP=OMIT;COUNT=2", from: "20131025", "2014-11-02 2109-11-02"
    ),
    Fact(
      "RSCALE=CHINESE;FREQ=YEARLY;BYMONTH=9L;BYMONTHDAY=10;SKIP=FORWARD;COUNT=3", from: "20131025",
      "2013-11-12 2014-11-02 2015-11-21"),
    Fact(
      "RSCALE=CHINESE;FREQ=YEARLY;BYMONTH=9L;BYMONTHDAY=10;SKIP=BACKWARD;COUNT=3", from: "20131025",
      "2014-11-02 2015-10-22 2016-10-10"),
    Fact(
      "RSCALE=CHINESE;FREQ=YEARLY;BYMONTH=9,9L;BYMONTHDAY=10;SKIP=BACKWARD;COUNT=4", from: "20131025",
      "2014-10-03 2014-11-02 2015-10-22 2016-10-10"),
    Fact(
      "RSCALE=CHINESE;FREQ=YEARLY;BYMONTH=4L;BYMONTHDAY=10;UNTIL=21000101", from: "20131025",
      "2020-06-01 2058-05-31 2069-05-30 2077-05-31 2088-05-30 2096-05-31"),
    // Buddha's birthday in Korea.
    Fact("RSCALE=DANGI;FREQ=YEARLY;BYMONTH=4;BYMONTHDAY=8;UNTIL=20160101", from: "20131025", "2014-05-06 2015-05-25"),
    // Months of 29 and 30 days in turn; Ramadan, eleven days earlier each year.
    Fact("RSCALE=ISLAMIC-CIVIL;FREQ=MONTHLY;COUNT=4", from: "20131025", "2013-10-25 2013-11-24 2013-12-24 2014-01-22"),
    Fact(
      "RSCALE=ISLAMIC-CIVIL;FREQ=YEARLY;BYMONTH=9;COUNT=5", from: "20130709",
      "2013-07-09 2014-06-29 2015-06-18 2016-06-07 2017-05-27"),
    // The last day of the Ethiopic year's thirteenth month of five days, or six.
    Fact(
      "RSCALE=ETHIOPIC;FREQ=YEARLY;BYMONTH=13;BYMONTHDAY=-1;COUNT=6", from: "20140910",
      "2014-09-10 2015-09-11 2016-09-10 2017-09-10 2018-09-10 2019-09-11"),
    // 5 Adar I, which only leap years have; in others the next month takes its place, or the one before.
    Fact("RSCALE=HEBREW;FREQ=YEARLY;COUNT=4", from: "20140205", "2014-02-05 2016-02-14 2019-02-10 2022-02-06"),
    Fact(
      "RSCALE=HEBREW;FREQ=YEARLY;SKIP=FORWARD;COUNT=4", from: "20140205", "2014-02-05 2015-02-24 2016-02-14 2017-03-03"),
    Fact(
      "RSCALE=HEBREW;FREQ=YEARLY;BYMONTH=5L;BYMONTHDAY=8;SKIP=FORWARD;COUNT=5", from: "20140208",
      "2014-02-08 2015-02-27 2016-02-17 2017-03-06 2018-02-23"),
    // Its 30th day, where the month in its place has 29: moved once more.
    Fact(
      "RSCALE=HEBREW;FREQ=YEARLY;BYMONTH=5L;BYMONTHDAY=30;SKIP=FORWARD;COUNT=5", from: "20140302",
      "2014-03-02 2015-03-21 2016-03-10 2017-03-28 2018-03-17"),
    Fact(
      "RSCALE=HEBREW;FREQ=YEARLY;BYMONTH=5L;BYMONTHDAY=30;SKIP=BACKWARD;COUNT=5", from: "20140302",
      "2014-03-02 2015-02-19 2016-03-10 2017-02-26 2018-02-15"),
    Fact(
      "RSCALE=HEBREW;FREQ=YEARLY;BYMONTH=5L;BYMONTHDAY=-1;SKIP=FORWARD;COUNT=5", from: "20140302",
      "2014-03-02 2015-03-20 2016-03-10 2017-03-27 2018-03-16"),
    Fact(
      "RSCALE=HEBREW;FREQ=YEARLY;BYMONTH=5L;BYMONTHDAY=-1;SKIP=BACKWARD;COUNT=5", from: "20140302",
      "2014-03-02 2015-02-19 2016-03-10 2017-02-26 2018-02-15"),
  ]

  @Test(arguments: facts) func fallsOnThoseDays(fact: Fact) throws {
    let start = try #require(CivilDateTime(basic: fact.start))
    let rule = try RecurrenceRule(parsing: fact.rule)
    let scale = try #require(try rule.resolvedScale())
    let days = fact.days.split(separator: " ").map(String.init)
    func instances(from lower: CivilDateTime?) -> [String] {
      allInstances(
        of: rule, from: start, isAllDay: true, lower: lower, includesStart: false, scale: scale, most: days.count + 1
      ).map { $0.date.description }
    }
    #expect(instances(from: nil) == days)
    let second = try #require(CivilDate(iso8601: days[1]))
    #expect(instances(from: CivilDateTime(second)) == Array(days[1...]))
  }
}
