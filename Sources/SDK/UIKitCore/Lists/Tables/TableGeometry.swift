// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Where the rows, headers and footers of a table are, from top to bottom.
struct TableGeometry {
  struct Section {
    /// Room above the header.
    var padding: CGFloat = 0
    var header: CGFloat = 0
    var footer: CGFloat = 0
    var rows = LengthSums()
    /// Rows whose height is not only guessed.
    var measured: [Bool] = []

    var total: CGFloat { padding + header + rows.total + footer }
  }

  private(set) var sections: [Section] = []
  private var sums = LengthSums()
  /// Room above the first section.
  var top: CGFloat = 0

  init() {}

  init(sections: [Section], top: CGFloat) {
    self.sections = sections
    self.top = top
    sums = LengthSums(sections.map(\.total))
  }

  var height: CGFloat { top + sums.total }

  mutating func change(section index: Int, _ change: (inout Section) -> Void) {
    change(&sections[index])
    sums[index] = sections[index].total
  }

  // MARK: Places

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section) && path.row >= 0
      && path.row < sections[path.section].rows.count
  }

  func start(of section: Int) -> CGFloat { top + sums.sum(before: section) }

  func header(of section: Int) -> ClosedRange<CGFloat> {
    let start = start(of: section) + sections[section].padding
    return start...(start + sections[section].header)
  }

  func footer(of section: Int) -> ClosedRange<CGFloat> {
    let end = self.start(of: section) + sections[section].total
    return (end - sections[section].footer)...end
  }

  func row(_ path: IndexPath) -> ClosedRange<CGFloat> {
    let section = sections[path.section]
    let start = start(of: path.section) + section.padding + section.header + section.rows.sum(before: path.row)
    return start...(start + section.rows[path.row])
  }

  // MARK: What is at a place

  /// The sections that reach into a stretch.
  func sections(in stretch: ClosedRange<CGFloat>) -> Range<Int> {
    guard !sections.isEmpty else { return 0..<0 }
    let first = sums.index(at: stretch.lowerBound - top)
    let last = sums.index(at: stretch.upperBound - top)
    return first..<(last + 1)
  }

  /// The rows of a section that reach into a stretch.
  func rows(of section: Int, in stretch: ClosedRange<CGFloat>) -> Range<Int> {
    let own = sections[section]
    guard own.rows.count > 0 else { return 0..<0 }
    let start = start(of: section) + own.padding + own.header
    let end = start + own.rows.total
    guard stretch.upperBound > start, stretch.lowerBound < end else { return 0..<0 }
    let first = own.rows.index(at: stretch.lowerBound - start)
    let last = own.rows.index(at: max(stretch.upperBound - start - 0.001, 0))
    return first..<(last + 1)
  }

  /// The row at a place.
  func row(at place: CGFloat) -> IndexPath? {
    for section in sections(in: place...place) {
      if let row = rows(of: section, in: place...(place + 0.001)).first { return IndexPath(row: row, section: section) }
    }
    return nil
  }
}
