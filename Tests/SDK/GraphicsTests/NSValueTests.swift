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

  @Test("KG-2 insets and offsets are found as structures and as objects, and are not taken for each other")
  func insets() {
    let insets = UIEdgeInsets(top: 1, left: -2, bottom: 3.5, right: 4)
    let directional = NSDirectionalEdgeInsets(top: 1, leading: -2, bottom: 3.5, trailing: 4)
    let offset = UIOffset(horizontal: 5, vertical: -6)
    let posted: [Any] = [insets, directional, offset]
    let objects: [Any] = [
      NSValue(uiEdgeInsets: insets), NSValue(directionalEdgeInsets: directional), NSValue(uiOffset: offset),
    ]
    for all in [posted, objects] {
      #expect(all.map { $0 as? UIEdgeInsets } == [insets, nil, nil])
      #expect(all.map { $0 as? NSDirectionalEdgeInsets } == [nil, directional, nil])
      #expect(all.map { $0 as? UIOffset } == [nil, nil, offset])
      #expect(all.map { ($0 as? NSValue)?.uiEdgeInsetsValue } == [insets, .zero, .zero])
      #expect(all.map { ($0 as? NSValue)?.directionalEdgeInsetsValue } == [.zero, directional, .zero])
      #expect(all.map { ($0 as? NSValue)?.uiOffsetValue } == [.zero, .zero, offset])
      #expect(all.allSatisfy { $0 as? CGRect == nil && ($0 as? NSValue)?.cgRectValue == .zero })
    }
    #expect(NSNumber(value: 5) as Any as? UIEdgeInsets == nil && NSNumber(value: 5).uiOffsetValue == .zero)
    #expect(NSValue(uiEdgeInsets: insets).isEqual(NSValue(uiEdgeInsets: insets)))
    #expect(!NSValue(uiEdgeInsets: insets).isEqual(NSValue(uiEdgeInsets: .zero)))
  }
}
