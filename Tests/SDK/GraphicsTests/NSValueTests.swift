// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Graphics
import Testing

/// Rectangles, points and sizes as objects.
@Suite struct NSValueTests {
  private let rect = CGRect(x: 1, y: 2, width: 3, height: 4)

  @Test("KG-2 a rectangle that was posted is found as a structure and as an object, whichever it was") func bothWays() {
    let posted: [String: Any] = ["structure": rect, "object": NSValue(cgRect: rect)]
    for name in ["structure", "object"] {
      #expect(posted[name] as? CGRect == rect)
      #expect((posted[name] as? NSValue)?.cgRectValue == rect)
    }
    let point: Any = CGPoint(x: 1, y: 2)
    let size: Any = CGSize(width: 3, height: 4)
    #expect((point as? NSValue)?.cgPointValue == rect.origin && (size as? NSValue)?.cgSizeValue == rect.size)
    #expect(NSValue(cgPoint: rect.origin) as Any as? CGPoint == rect.origin)
    #expect(NSValue(cgSize: rect.size) as Any as? CGSize == rect.size)
  }

  @Test("KG-2 an object that holds something else is no rectangle, and ends no program") func others() {
    let values: [NSValue] = [
      NSValue(range: NSRange(location: 1, length: 2)), NSNumber(value: 5), NSValue(cgPoint: rect.origin),
    ]
    for value in values {
      #expect(value as Any as? CGRect == nil && value.cgRectValue == .zero)
      #expect(value as Any as? CGSize == nil && value.cgSizeValue == .zero)
    }
    #expect(NSValue(cgRect: rect).cgPointValue == .zero && NSValue(cgRect: rect) as Any as? CGPoint == nil)
  }
}
