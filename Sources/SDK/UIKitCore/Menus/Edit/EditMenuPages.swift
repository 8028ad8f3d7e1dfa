// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Which elements of a row show at a time, where there is no room for all.
enum EditMenuPages {
  /// How wide the arrows are that turn pages, in points.
  static let arrowWidth: CGFloat = 38

  /// Splits a row into pages.
  ///
  /// - Parameters:
  ///   - widths: Of the elements, in points.
  ///   - room: The width of a page.
  ///   - hasWayBack: Whether an arrow leads back from the first page too.
  static func split(_ widths: [CGFloat], room: CGFloat, hasWayBack: Bool) -> [Range<Int>] {
    var pages: [Range<Int>] = []
    var start = 0
    while start < widths.count {
      var free = room - (start > 0 || hasWayBack ? arrowWidth : 0)
      if widths[start...].reduce(0, +) <= free {
        pages.append(start..<widths.count)
        break
      }
      free -= arrowWidth
      var end = start
      while end < widths.count, free >= widths[end] {
        free -= widths[end]
        end += 1
      }
      pages.append(start..<max(end, start + 1))
      start = max(end, start + 1)
    }
    return pages
  }
}
