// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import HeadlessPlatform
import Testing

@testable import UIKitCore

@MainActor @Suite(.serialized) struct ContentTests {
  @Test func `a bubble is as wide as its longest line and as high as its lines, and unwraps when there is room`() {
    let bed = LayoutBed(size: CGSize(width: 200, height: 400))
    let bubble = bed.add(CountingView())
    let text = WordsView(20)
    _ = bed.add(text, to: bubble)
    let next = bed.box(10, 10)
    bed.layout([
      bubble.topAnchor.constraint(equalTo: bed.root.topAnchor, constant: 10),
      bubble.trailingAnchor.constraint(equalTo: bed.root.trailingAnchor, constant: -12),
      bubble.leadingAnchor.constraint(greaterThanOrEqualTo: bed.root.leadingAnchor, constant: 40),
      text.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 6),
      text.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -6),
      text.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 5),
      text.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -5),
      next.topAnchor.constraint(equalTo: bubble.bottomAnchor),
      next.leadingAnchor.constraint(equalTo: bubble.leadingAnchor),
    ])
    // 136 points are left for text: 13 words to a line.
    #expect(text.frame == CGRect(x: 6, y: 5, width: 130, height: 40))
    #expect(bubble.frame == CGRect(x: 46, y: 10, width: 142, height: 50))
    #expect(next.frame.minY == 60)
    bed.screen.change(size: CGSize(width: 300, height: 400))
    bed.platform.settle()
    #expect(text.frame.size == CGSize(width: 200, height: 20))
    #expect(bubble.frame.maxX == 288)
    text.count = 50
    bed.platform.settle()
    #expect(text.frame.size == CGSize(width: 230, height: 60))
    text.count = 2
    bed.platform.settle()
    #expect(bubble.frame == CGRect(x: 256, y: 10, width: 32, height: 30))
  }

  @Test func `a text that is held wide stays so, and is not measured again for what does not concern it`() {
    let bed = LayoutBed(size: CGSize(width: 205, height: 400))
    let text = bed.add(WordsView(30))
    let other = bed.box(10, 10)
    let offset = other.leadingAnchor.constraint(equalTo: bed.root.leadingAnchor)
    bed.layout([
      text.topAnchor.constraint(equalTo: bed.root.topAnchor),
      text.leadingAnchor.constraint(equalTo: bed.root.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: bed.root.trailingAnchor), offset,
      other.topAnchor.constraint(equalTo: text.bottomAnchor),
    ])
    #expect(text.frame == CGRect(x: 0, y: 0, width: 205, height: 40))
    #expect(other.frame.minY == 40)
    let count = text.measureCount
    offset.constant = 9
    bed.layout()
    #expect(text.measureCount == count)
    #expect(text.frame.width == 205)
  }

  @Test func `baselines line up, and the standard gap between them is a line`() {
    let bed = LayoutBed()
    let text = bed.add(WordsView(3))
    let box = bed.box(10, 10)
    let below = bed.add(WordsView(3))
    bed.layout([
      text.firstBaselineAnchor.constraint(equalTo: bed.root.topAnchor, constant: 40),
      box.lastBaselineAnchor.constraint(equalTo: text.lastBaselineAnchor),
      below.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: text.lastBaselineAnchor, multiplier: 2),
    ])
    #expect(text.frame.minY == 25)
    #expect(box.frame.minY == 30)
    #expect(below.frame.minY == 65)
  }

  @Test func `alignment rectangles leave out what is only ornament`() {
    final class Shadowed: UIView {
      override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
      override var intrinsicContentSize: CGSize { CGSize(width: 50, height: 20) }
    }
    let bed = LayoutBed()
    let box = bed.add(Shadowed())
    let inner = bed.box(5, 5, in: box)
    bed.layout([
      box.leadingAnchor.constraint(equalTo: bed.root.leadingAnchor, constant: 10),
      box.topAnchor.constraint(equalTo: bed.root.topAnchor, constant: 10),
      inner.leadingAnchor.constraint(equalTo: box.leadingAnchor), inner.topAnchor.constraint(equalTo: box.topAnchor),
    ])
    #expect(box.frame == CGRect(x: 8, y: 9, width: 56, height: 24))
    #expect(inner.frame.origin == CGPoint(x: 2, y: 1))
  }

  @Test func `a view tells the size that its constraints lead to, without being placed`() {
    let cell = UIView()
    let text = WordsView(20)
    text.translatesAutoresizingMaskIntoConstraints = false
    cell.addSubview(text)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(withVisualFormat: "|-10-[t]-10-|", metrics: nil, views: ["t": text])
        + NSLayoutConstraint.constraints(withVisualFormat: "V:|-4-[t]-4-|", metrics: nil, views: ["t": text]))
    #expect(cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 220, height: 28))
    let narrow = CGSize(width: 120, height: 0)
    let fitted = cell.systemLayoutSizeFitting(
      narrow, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    #expect(fitted == CGSize(width: 120, height: 48))
    #expect(cell.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize).width == 220)
    #expect(cell.frame == .zero && text.frame == .zero)
    #expect(SizedView(30, 40).systemLayoutSizeFitting(.zero) == CGSize(width: 30, height: 40))
    #expect(UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)).systemLayoutSizeFitting(.zero) == .zero)
  }

  @Test func `a view outside of windows is laid out by itself`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let inner = SizedView(20, 10)
    inner.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(inner)
    inner.centerXAnchor.constraint(equalTo: outer.centerXAnchor).isActive = true
    inner.centerYAnchor.constraint(equalTo: outer.centerYAnchor).isActive = true
    outer.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 40, y: 20, width: 20, height: 10))
    let bed = LayoutBed()
    outer.frame.size.width = 200
    bed.root.addSubview(outer)
    bed.layout()
    #expect(inner.frame.minX == 90)
  }

  @Test func `inside a scroller edges mean the content and lengths what shows`() {
    final class Scroller: UIView {
      private(set) var contentSize = CGSize.zero
      override var hasContentArea: Bool { true }
      override func contentAreaSolved(_ size: CGSize) { contentSize = size }
    }
    let bed = LayoutBed(size: CGSize(width: 200, height: 300))
    let scroller = bed.add(Scroller())
    let page = bed.box(-1, 700, in: scroller)
    let floating = bed.box(20, 20, in: scroller)
    let outside = bed.box(5, 5)
    let frame = scroller.makeGuide(.frame, "frame")
    bed.layout([
      scroller.leadingAnchor.constraint(equalTo: bed.root.leadingAnchor, constant: 10),
      scroller.trailingAnchor.constraint(equalTo: bed.root.trailingAnchor),
      scroller.topAnchor.constraint(equalTo: bed.root.topAnchor, constant: 30),
      scroller.bottomAnchor.constraint(equalTo: bed.root.bottomAnchor),
      page.leadingAnchor.constraint(equalTo: scroller.leadingAnchor, constant: 3),
      page.trailingAnchor.constraint(equalTo: scroller.trailingAnchor),
      page.topAnchor.constraint(equalTo: scroller.topAnchor),
      page.bottomAnchor.constraint(equalTo: scroller.bottomAnchor),
      page.widthAnchor.constraint(equalTo: scroller.widthAnchor),
      floating.topAnchor.constraint(equalTo: frame.topAnchor),
      floating.trailingAnchor.constraint(equalTo: frame.trailingAnchor),
      outside.topAnchor.constraint(equalTo: page.topAnchor),
      outside.leadingAnchor.constraint(equalTo: page.leadingAnchor),
    ])
    #expect(scroller.contentSize == CGSize(width: 193, height: 700))
    #expect(page.frame == CGRect(x: 3, y: 0, width: 190, height: 700))
    #expect(floating.frame.origin == CGPoint(x: 170, y: 0))
    #expect(outside.frame.origin == CGPoint(x: 13, y: 30))
    scroller.bounds.origin.y = 50
    bed.layout()
    #expect(page.frame.minY == 0)
    #expect(floating.frame.origin == CGPoint(x: 170, y: 50))
    #expect(outside.frame.origin == CGPoint(x: 13, y: -20))
    scroller.removeFromSuperview()
    #expect(bed.log.isEmpty)
  }
}
