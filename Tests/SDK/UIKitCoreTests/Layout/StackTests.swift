// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import HeadlessPlatform
import Testing

@testable import UIKitCore

@MainActor @Suite(.serialized) struct StackTests {
  /// A stack at the top left corner, with boxes of 20, 30 and 40 points' length and half as much across.
  private func makeStack(
    _ bed: LayoutBed, _ axis: NSLayoutConstraint.Axis = .horizontal, length: CGFloat? = nil, across: CGFloat? = nil
  ) -> (UIStackView, [SizedView]) {
    let isRow = axis == .horizontal
    let boxes = [20, 30, 40].map { isRow ? SizedView($0, $0 / 2) : SizedView($0 / 2, $0) }
    let stack = bed.add(UIStackView(arrangedSubviews: boxes))
    stack.axis = axis
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: bed.root.leadingAnchor),
      stack.topAnchor.constraint(equalTo: bed.root.topAnchor),
    ])
    if let length {
      (isRow ? stack.widthAnchor : stack.heightAnchor).constraint(equalToConstant: length).isActive = true
    }
    if let across {
      (isRow ? stack.heightAnchor : stack.widthAnchor).constraint(equalToConstant: across).isActive = true
    }
    return (stack, boxes)
  }

  @Test func `a row is as long as its views and gaps, and as high as the highest`() {
    let bed = LayoutBed()
    let (stack, boxes) = makeStack(bed)
    stack.spacing = 5
    stack.setCustomSpacing(11, after: boxes[0])
    bed.layout()
    #expect(stack.frame == CGRect(x: 0, y: 0, width: 106, height: 20))
    #expect(boxes.map(\.frame.minX) == [0, 31, 66])
    #expect(boxes.map(\.frame.height) == [20, 20, 20])
    #expect(stack.customSpacing(after: boxes[0]) == 11)
    #expect(stack.customSpacing(after: boxes[1]) == UIStackView.spacingUseDefault)
  }

  @Test func `a view that goes to another stack leaves the one it was in`() {
    let bed = LayoutBed()
    let (first, boxes) = makeStack(bed)
    let second = bed.add(UIStackView())
    second.axis = .vertical
    NSLayoutConstraint.activate([
      second.leadingAnchor.constraint(equalTo: bed.root.leadingAnchor),
      second.topAnchor.constraint(equalTo: bed.root.topAnchor, constant: 100),
    ])
    bed.layout()
    second.addArrangedSubview(boxes[0])
    #expect(first.arrangedSubviews == [boxes[1], boxes[2]])
    bed.layout()
    #expect(first.frame.size == CGSize(width: 70, height: 20))
    #expect(second.frame == CGRect(x: 0, y: 100, width: 20, height: 10))
    #expect(boxes[0].frame == CGRect(x: 0, y: 0, width: 20, height: 10))
  }

  @Test(
    arguments: [
      (UIStackView.Distribution.fillEqually, [0, 62, 124], [56, 56, 56] as [CGFloat]),
      (.fillProportionally, [0, 43.5, 105.5], [37.5, 56, 74.5]),
      (.equalSpacing, [0, 65, 140], [20, 30, 40]),
      (.equalCentering, [0, 70, 140], [20, 30, 40]),
    ] as [(UIStackView.Distribution, [CGFloat], [CGFloat])])
  func `a distribution shares out the length`(
    _ distribution: UIStackView.Distribution, _ places: [CGFloat], _ lengths: [CGFloat]
  ) {
    let bed = LayoutBed()
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let (stack, boxes) = makeStack(bed, axis, length: 180)
      stack.spacing = 6
      stack.distribution = distribution
      bed.layout()
      let frames = boxes.map(\.frame)
      #expect(frames.map { axis == .horizontal ? $0.minX : $0.minY } == places)
      #expect(frames.map { axis == .horizontal ? $0.width : $0.height } == lengths)
      stack.removeFromSuperview()
    }
  }

  @Test func `gaps are never smaller than the spacing`() {
    let bed = LayoutBed()
    let (stack, boxes) = makeStack(bed)
    stack.spacing = 6
    for distribution in [UIStackView.Distribution.equalSpacing, .equalCentering] {
      stack.distribution = distribution
      bed.layout()
      #expect(zip(boxes, boxes.dropFirst()).map { $1.frame.minX - $0.frame.maxX }.min() == 6)
    }
    #expect(bed.log.isEmpty)
  }

  @Test(
    arguments: [
      (UIStackView.Alignment.fill, [0, 0, 0], [60, 60, 60] as [CGFloat]), (.leading, [0, 0, 0], [10, 15, 20]),
      (.center, [25, 22.5, 20], [10, 15, 20]), (.trailing, [50, 45, 40], [10, 15, 20]),
    ] as [(UIStackView.Alignment, [CGFloat], [CGFloat])])
  func `an alignment places views across`(
    _ alignment: UIStackView.Alignment, _ places: [CGFloat], _ lengths: [CGFloat]
  ) {
    let bed = LayoutBed()
    let (row, inRow) = makeStack(bed, .horizontal, across: 60)
    row.alignment = alignment
    let (column, inColumn) = makeStack(bed, .vertical, across: 60)
    column.alignment = alignment
    bed.layout()
    #expect(inRow.map(\.frame.minY) == places)
    #expect(inRow.map(\.frame.height) == lengths)
    #expect(inColumn.map(\.frame.minX) == places)
    #expect(inColumn.map(\.frame.width) == lengths)
  }

  @Test func `a row of texts stands on one line`() {
    let bed = LayoutBed()
    let small = SizedView(20, 12)
    let text = WordsView(3)
    let stack = bed.add(UIStackView(arrangedSubviews: [small, text]))
    stack.alignment = .firstBaseline
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: bed.root.leadingAnchor),
      stack.topAnchor.constraint(equalTo: bed.root.topAnchor),
    ])
    bed.layout()
    #expect(text.frame == CGRect(x: 20, y: 0, width: 30, height: 20))
    #expect(small.frame == CGRect(x: 0, y: 3, width: 20, height: 12))
    #expect(stack.frame.height == 20)
  }

  @Test func `a column by baselines measures from line to line`() {
    let bed = LayoutBed()
    let texts = [WordsView(2), WordsView(3)]
    let stack = bed.add(UIStackView(arrangedSubviews: texts))
    stack.axis = .vertical
    stack.alignment = .leading
    stack.isBaselineRelativeArrangement = true
    stack.spacing = 30
    stack.topAnchor.constraint(equalTo: bed.root.topAnchor).isActive = true
    bed.layout()
    #expect(texts[1].frame.minY == 30)
  }

  @Test func `margins keep the views from the stack's sides`() {
    let bed = LayoutBed()
    let (stack, boxes) = makeStack(bed)
    stack.insetsLayoutMarginsFromSafeArea = false
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    stack.isLayoutMarginsRelativeArrangement = true
    bed.layout()
    #expect(boxes[0].frame.origin == CGPoint(x: 2, y: 1))
    #expect(stack.frame.size == CGSize(width: 96, height: 24))
  }

  @Test func `a row runs from the right where people read from there`() {
    let bed = LayoutBed(isRightToLeft: true)
    let (stack, boxes) = makeStack(bed)
    bed.layout()
    #expect(stack.frame.minX == 230)
    #expect(boxes.map(\.frame.minX) == [70, 40, 0])
  }

  @Test func `views come, go and change places`() {
    let bed = LayoutBed()
    let (stack, boxes) = makeStack(bed)
    bed.layout()
    stack.removeArrangedSubview(boxes[0])
    #expect(boxes[0].superview === stack)
    boxes[0].removeFromSuperview()
    bed.layout()
    #expect(boxes.map(\.frame.minX)[1...] == [0, 30])
    stack.insertArrangedSubview(boxes[2], at: 0)
    let new = SizedView(7, 7)
    stack.addArrangedSubview(new)
    bed.layout()
    #expect(stack.arrangedSubviews == [boxes[2], boxes[1], new])
    #expect(stack.arrangedSubviews.map(\.frame.minX) == [0, 40, 70])
    boxes[1].removeFromSuperview()
    bed.layout()
    #expect(stack.arrangedSubviews == [boxes[2], new])
    #expect(stack.frame.width == 47)
    #expect(bed.log.isEmpty)
  }

  @Test func `a view that goes to another stack leaves the first one`() {
    let bed = LayoutBed()
    let (stack, boxes) = makeStack(bed)
    bed.layout()
    let other = bed.add(UIStackView(arrangedSubviews: [boxes[0]]))
    bed.layout()
    #expect(stack.arrangedSubviews == [boxes[1], boxes[2]])
    #expect(other.arrangedSubviews == [boxes[0]])
    #expect(stack.frame.width == 70)
    #expect(bed.log.isEmpty)
  }

  @Test func `a hidden view takes no room, and whatever size it insists on`() {
    let bed = LayoutBed()
    let (stack, boxes) = makeStack(bed)
    stack.spacing = 5
    boxes[1].widthAnchor.constraint(equalToConstant: 33).isActive = true
    bed.layout()
    #expect(stack.frame.width == 103)
    boxes[1].isHidden = true
    bed.layout()
    #expect(stack.frame.width == 65)
    #expect(boxes[2].frame.minX == 25)
    for box in boxes { box.isHidden = true }
    bed.layout()
    #expect(stack.frame.size == .zero)
    for box in boxes { box.isHidden = false }
    bed.layout()
    #expect(stack.frame.width == 103)
    #expect(bed.log.isEmpty)
  }

  @Test func `in an animation a view that is hidden shrinks, and shows until it has`() throws {
    let bed = LayoutBed()
    let (stack, boxes) = makeStack(bed, .vertical)
    let below = bed.box(10, 10)
    bed.layout([
      below.topAnchor.constraint(equalTo: stack.bottomAnchor),
      below.leadingAnchor.constraint(equalTo: bed.root.leadingAnchor),
    ])
    bed.platform.settle()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { boxes[1].isHidden = true })
    #expect(boxes[1].isHidden)
    #expect(below.frame.minY == 60)
    bed.platform.advance(by: 0.5)
    #expect(!boxes[1].layer.isHidden)
    #expect(abs(try #require(boxes[1].layer.presentation()).bounds.height - 15) < 1)
    #expect(abs(try #require(below.layer.presentation()).frame.minY - 75) < 1)
    bed.platform.settle()
    #expect(boxes[1].layer.isHidden)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { boxes[1].isHidden = false })
    #expect(!boxes[1].layer.isHidden)
    bed.platform.advance(by: 0.5)
    #expect(abs(try #require(boxes[1].layer.presentation()).bounds.height - 15) < 1)
    bed.platform.settle()
    #expect(boxes[1].frame == CGRect(x: 0, y: 20, width: 20, height: 30))
  }

  @Test func `stacks within stacks share out a screen`() {
    let bed = LayoutBed(size: CGSize(width: 300, height: 400))
    let rows = (0..<4).map { _ in
      let row = UIStackView(arrangedSubviews: (0..<3).map { _ in SizedView(10, 10) })
      row.distribution = .fillEqually
      row.spacing = 6
      return row
    }
    let grid = bed.add(UIStackView(arrangedSubviews: rows))
    grid.axis = .vertical
    grid.distribution = .fillEqually
    grid.spacing = 8
    bed.layout([
      grid.topAnchor.constraint(equalTo: bed.root.topAnchor),
      grid.bottomAnchor.constraint(equalTo: bed.root.bottomAnchor),
      grid.leadingAnchor.constraint(equalTo: bed.root.leadingAnchor),
      grid.trailingAnchor.constraint(equalTo: bed.root.trailingAnchor),
    ])
    #expect(rows.map(\.frame.minY) == [0, 102, 204, 306])
    #expect(rows[3].arrangedSubviews.map(\.frame) == [0, 102, 204].map { CGRect(x: $0, y: 0, width: 96, height: 94) })
    bed.screen.change(size: CGSize(width: 360, height: 360))
    bed.platform.settle()
    #expect(rows[3].arrangedSubviews.map(\.frame) == [0, 122, 244].map { CGRect(x: $0, y: 0, width: 116, height: 84) })
  }
}
