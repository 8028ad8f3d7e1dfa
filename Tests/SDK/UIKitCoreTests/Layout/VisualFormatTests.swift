// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import HeadlessPlatform
import Testing

@testable import UIKitCore

@MainActor @Suite(.serialized) struct VisualFormatTests {
  private func lay(
    _ format: String, isRightToLeft: Bool = false, options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil
  ) -> (bed: LayoutBed, boxes: [SizedView], constraints: [NSLayoutConstraint]) {
    let bed = LayoutBed(isRightToLeft: isRightToLeft)
    let boxes = [bed.box(30, 10), bed.box(50, 20)]
    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: format, options: options, metrics: metrics, views: ["a": boxes[0], "b_2": boxes[1]])
    bed.layout(constraints)
    return (bed, boxes, constraints)
  }

  @Test(
    arguments: [
      ("|-20-[a]-[b_2]", [20, 58], [30, 50]), ("H:|[a(>=99)][b_2(50)]|", [0, 270], [270, 50]),
      ("|-[a(100)]-(>=30,==40@500)-[b_2]", [8, 148], [100, 50]),
      ("[a(b_2)]-gap-[b_2(big@high)]-(gap)-|", [100, 210], [100, 100]),
      ("|[a(b_2.width/2+10)][b_2(>=60,<=80)]", [0, 40], [40, 60]),
      ("|-(-5)-[a]-0-[b_2(==a*2 - 4)]", [-5, 25], [30, 56]), (" H: | - 1.5 - [ a ( 10 ) ] ", [1.5, 0], [10, 50]),
    ] as [(String, [CGFloat], [CGFloat])])
  func `a line becomes constraints`(_ format: String, _ places: [CGFloat], _ widths: [CGFloat]) {
    let (bed, boxes, _) = lay(format, metrics: ["gap": 15 - 5, "big": 100.0, "high": 999])
    #expect(bed.log.isEmpty)
    #expect(boxes.map(\.frame.minX) == places)
    #expect(boxes.map(\.frame.width) == widths)
  }

  @Test func `a line runs from top to bottom, and aligns across`() {
    let (bed, boxes, _) = lay("V:|-5-[a]-[b_2]", options: [.alignAllTrailing, .spacingBaselineToBaseline])
    #expect(boxes[0].frame.minY == 5)
    #expect(boxes[1].frame.maxY == 23)
    #expect(boxes[0].frame.maxX == boxes[1].frame.maxX)
    #expect(bed.log.isEmpty)
  }

  @Test func `a line runs from leading to trailing unless told otherwise`() {
    #expect(lay("|-10-[a]", isRightToLeft: true).boxes[0].frame.maxX == 310)
    #expect(lay("|-10-[a]", isRightToLeft: true, options: .directionLeftToRight).boxes[0].frame.minX == 10)
    #expect(lay("|-10-[a]-5-[b_2]", options: .directionRightToLeft).boxes.map(\.frame.maxX) == [310, 275])
  }

  @Test(arguments: [
    ("|-20-[a", "]", 7), ("|-20-a]", "a view in [ ]", 5), ("[a(>=)]", "a number, a metric or a view", 5),
    ("[a]-", "a number, a metric or ( ) after -", 4), ("[a]-5-", "a view in [ ]", 6), ("", "a view in [ ]", 0),
    ("|", "a view in [ ]", 1), ("[a]|[b_2]", "nothing after the closing |", 4), ("[a(10@)]", "a priority after @", 6),
    ("[a(b_2/0)]", "a number to multiply by or divide by", 7), ("||", "a view in [ ] before this |", 2),
  ])
  func `a mistake is logged with its place, and what stands before it counts`(
    _ format: String, _ expected: String, _ offset: Int
  ) throws {
    let (bed, _, _) = lay(format)
    let message = try #require(bed.log.first)
    let arrow = String(repeating: " ", count: offset) + "^"
    #expect(message == "Expected \(expected) in the visual format:\n  \(format)\n  \(arrow)")
    #expect(lay("[a(10)]-5-[b_2(20)]-x").constraints.count == 3)
  }

  @Test(arguments: [
    ("[c]", "\"c\" is not among the views"), ("[a(d)]", "\"d\" is not among the metrics"),
    ("[a(b_2.top)]", "\"top\" is neither width nor height"), ("|-x-[a]", "\"x\" is not among the metrics"),
  ])
  func `a name that stands for nothing is logged`(_ format: String, _ message: String) {
    #expect(lay(format).bed.log == ["\(message) in the visual format:\n  \(format)"])
  }
}
