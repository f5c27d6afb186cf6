/// How much of a flood of characters is drawn: far more than any language writes, far less than a terminal or a page chokes on.
package enum FloodBounds {
  /// Characters without columns of their own on one base. No language stacks as many on a letter; a flag of a region has six tags.
  package static let marks = 8
  /// Parts joined to one. Families, and conjuncts of Indic scripts, have fewer.
  package static let joins = 8
  /// Unicode scalars of one text on paper, where no line has room for so many.
  package static let paperText = 4_000
  /// Unicode scalars of a text that are looked at for those: as many as its fullest clusters have.
  package static let paperSearch = paperText * (1 + marks + joins)
}
