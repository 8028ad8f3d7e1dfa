// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import HeadlessPlatform
import Testing

@testable import UIKitCore

@MainActor @Suite(.serialized) struct LayoutPassTests {
  private final class Recorder: UIView {
    var record: (String) -> Void = { _ in }
    let name: String

    init(_ name: String, _ record: @escaping (String) -> Void) {
      self.name = name
      self.record = record
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func updateConstraints() {
      record("constraints of \(name)")
      super.updateConstraints()
    }

    override func layoutSubviews() {
      record("before \(name) \(subviews.first?.frame.width ?? -1)")
      super.layoutSubviews()
      record("after \(name) \(subviews.first?.frame.width ?? -1)")
    }
  }

  @Test func `constraints go from the inside out, layout from the outside in, and after super the frames are right`() {
    let bed = LayoutBed()
    var order: [String] = []
    let outer = bed.add(Recorder("outer") { order.append($0) })
    let inner = bed.add(Recorder("inner") { order.append($0) }, to: outer)
    bed.layout([
      outer.widthAnchor.constraint(equalToConstant: 100), outer.heightAnchor.constraint(equalToConstant: 100),
      inner.widthAnchor.constraint(equalTo: outer.widthAnchor, multiplier: 0.5),
      inner.heightAnchor.constraint(equalToConstant: 1),
    ])
    #expect(
      order == [
        "constraints of inner", "constraints of outer", "before outer 0.0", "after outer 50.0", "before inner -1.0",
        "after inner -1.0",
      ])
  }

  @Test func `a change touches only what it moves`() {
    let bed = LayoutBed(size: CGSize(width: 320, height: 2000))
    var rows: [CountingView] = []
    var heights: [NSLayoutConstraint] = []
    var labels: [SizedView] = []
    for _ in 0..<40 {
      let row = bed.add(CountingView())
      let label = bed.box(50, 10, in: row)
      let height = row.heightAnchor.constraint(equalToConstant: 40)
      NSLayoutConstraint.activate([
        height, row.leadingAnchor.constraint(equalTo: bed.root.leadingAnchor),
        row.trailingAnchor.constraint(equalTo: bed.root.trailingAnchor),
        row.topAnchor.constraint(equalTo: rows.last?.bottomAnchor ?? bed.root.topAnchor),
        label.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 8),
        label.topAnchor.constraint(equalTo: row.topAnchor, constant: 4),
      ])
      rows.append(row)
      heights.append(height)
      labels.append(label)
    }
    bed.platform.settle()
    func counts() -> [Int] { [bed.root.layoutCount] + rows.map(\.layoutCount) + labels.map(\.layoutCount) }
    var before = counts()
    heights[39].constant = 50
    bed.platform.settle()
    var touched = zip(before, counts()).map { $1 - $0 }
    #expect(touched[0] == 1 && touched[40] == 1)
    #expect(touched.reduce(0, +) == 2)
    #expect(rows[39].frame == CGRect(x: 0, y: 1560, width: 320, height: 50))

    // The rows below move as they are: only their superview is laid out again.
    before = counts()
    heights[10].constant = 60
    bed.platform.settle()
    touched = zip(before, counts()).map { $1 - $0 }
    #expect(touched.reduce(0, +) == 2)
    #expect(rows[39].frame.minY == 1580)

    before = counts()
    labels[5].size.width = 70
    bed.platform.settle()
    touched = zip(before, counts()).map { $1 - $0 }
    #expect(touched.reduce(0, +) == 2)
    #expect(touched[6] == 1)

    before = counts()
    labels[5].size.width = 70
    heights[3].constant = 40
    bed.platform.advance(by: 1)
    #expect(counts() == before)
  }

  @Test func `a constant that changes before an animation moves in it`() throws {
    let bed = LayoutBed()
    let box = bed.box(20, 20)
    let top = box.topAnchor.constraint(equalTo: bed.root.topAnchor)
    bed.layout([top, box.leadingAnchor.constraint(equalTo: bed.root.leadingAnchor)])
    bed.platform.settle()
    top.constant = 100
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { bed.root.layoutIfNeeded() })
    #expect(box.frame.minY == 100)
    bed.platform.advance(by: 0.5)
    let shown = try #require(box.layer.presentation()).position.y
    #expect(abs(shown - 60) < 3)
    bed.platform.settle()
    #expect(box.layer.presentation()?.position.y == 110)
  }

  @Test func `layout goes up to the first superview that does not wait for its own`() {
    let bed = LayoutBed()
    let card = bed.box()
    let box = bed.box(20, 20, in: card)
    let width = card.widthAnchor.constraint(equalToConstant: 100)
    bed.layout([
      width, card.heightAnchor.constraint(equalToConstant: 100),
      box.trailingAnchor.constraint(equalTo: card.trailingAnchor), box.topAnchor.constraint(equalTo: card.topAnchor),
    ])
    width.constant = 120
    box.layoutIfNeeded()
    #expect(card.frame.width == 120)
    #expect(box.frame.minX == 100)
  }

  @Test func `margins and the safe area move what stands on them`() {
    let bed = LayoutBed(safeAreaInsets: UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0))
    let inMargins = bed.box()
    let inSafeArea = bed.box()
    let margins = bed.root.layoutMarginsGuide
    let safe = bed.root.safeAreaLayoutGuide
    bed.layout(
      pin(inMargins, margins.leadingAnchor, margins.trailingAnchor, margins.topAnchor, margins.bottomAnchor)
        + pin(inSafeArea, safe.leadingAnchor, safe.trailingAnchor, safe.topAnchor, safe.bottomAnchor))
    #expect(inMargins.frame == CGRect(x: 8, y: 48, width: 304, height: 404))
    #expect(inSafeArea.frame == CGRect(x: 0, y: 40, width: 320, height: 420))
    #expect(margins.layoutFrame == inMargins.frame)
    #expect(safe.layoutFrame == inSafeArea.frame)
    bed.screen.safeAreaInsets.top = 60
    bed.root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    bed.platform.settle()
    #expect(inMargins.frame == CGRect(x: 2, y: 61, width: 314, height: 396))
    #expect(inSafeArea.frame == CGRect(x: 0, y: 60, width: 320, height: 400))
  }

  private func pin(
    _ view: UIView, _ leading: NSLayoutXAxisAnchor, _ trailing: NSLayoutXAxisAnchor, _ top: NSLayoutYAxisAnchor,
    _ bottom: NSLayoutYAxisAnchor
  ) -> [NSLayoutConstraint] {
    [
      view.leadingAnchor.constraint(equalTo: leading), view.trailingAnchor.constraint(equalTo: trailing),
      view.topAnchor.constraint(equalTo: top), view.bottomAnchor.constraint(equalTo: bottom),
    ]
  }

  @Test func `readable content is in the middle and no wider than reads well`() {
    let bed = LayoutBed(size: CGSize(width: 1000, height: 700))
    let text = bed.box()
    let guide = bed.root.readableContentGuide
    bed.layout(pin(text, guide.leadingAnchor, guide.trailingAnchor, guide.topAnchor, guide.bottomAnchor))
    #expect(text.frame == CGRect(x: 164, y: 8, width: 672, height: 684))
    #expect(guide.layoutFrame == text.frame)
    bed.screen.change(size: CGSize(width: 500, height: 700))
    bed.platform.settle()
    #expect(text.frame == CGRect(x: 8, y: 8, width: 484, height: 684))
  }

  @Test func `a margin of a subview reaches at least to its superview's where it is told to`() {
    let bed = LayoutBed()
    bed.root.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 30)
    let card = bed.box()
    card.preservesSuperviewLayoutMargins = true
    let box = bed.box(20, 20, in: card)
    let inset = card.leadingAnchor.constraint(equalTo: bed.root.leadingAnchor)
    bed.layout([
      inset, card.trailingAnchor.constraint(equalTo: bed.root.trailingAnchor),
      card.topAnchor.constraint(equalTo: bed.root.topAnchor), card.heightAnchor.constraint(equalToConstant: 50),
      box.leadingAnchor.constraint(equalTo: card.layoutMarginsGuide.leadingAnchor),
      box.topAnchor.constraint(equalTo: card.topAnchor),
    ])
    #expect(box.frame.minX == 30)
    inset.constant = 10
    bed.layout()
    #expect(box.frame.minX == 20)
    inset.constant = 100
    bed.layout()
    #expect(box.frame.minX == 8)
  }

  @Test func `a guide of one's own shares out room without a view`() {
    let bed = LayoutBed()
    let box = bed.box(20, 20)
    let before = UILayoutGuide()
    let after = UILayoutGuide()
    bed.root.addLayoutGuide(before)
    bed.root.addLayoutGuide(after)
    bed.layout([
      before.leadingAnchor.constraint(equalTo: bed.root.leadingAnchor),
      box.leadingAnchor.constraint(equalTo: before.trailingAnchor),
      after.leadingAnchor.constraint(equalTo: box.trailingAnchor),
      after.trailingAnchor.constraint(equalTo: bed.root.trailingAnchor),
      after.widthAnchor.constraint(equalTo: before.widthAnchor, multiplier: 2),
      box.topAnchor.constraint(equalTo: bed.root.topAnchor),
      before.topAnchor.constraint(equalTo: box.topAnchor), before.heightAnchor.constraint(equalToConstant: 5),
    ])
    #expect(box.frame.minX == 100)
    #expect(before.layoutFrame == CGRect(x: 0, y: 0, width: 100, height: 5))
    #expect(bed.root.layoutGuides.count == 2)
    bed.root.removeLayoutGuide(before)
    #expect(bed.root.constraints.count == 3)
  }
}
