// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import HeadlessPlatform
import Testing
import UIKitCore

/// How high accessory views are, and how the keyboard follows when they want to be higher.
@MainActor @Suite(.serialized) struct AccessoryHeightTests {
  /// A view that takes keys with a pad of 200 points, and an accessory view above it.
  private final class Pad: UIView {
    let keys = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 200))
    var bar: UIView?
    override var canBecomeFirstResponder: Bool { true }
    override var inputView: UIView? { keys }
    override var inputAccessoryView: UIView? { bar }
  }

  /// A view whose content is so high.
  private final class Content: UIView {
    var wanted: CGFloat = 60 {
      didSet { invalidateIntrinsicContentSize() }
    }
    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: wanted) }
  }

  /// A view that says nothing of its height, with content inside that does.
  private final class Frame: UIView {
    let content = Content()
    override var intrinsicContentSize: CGSize { .zero }

    override init(frame: CGRect) {
      super.init(frame: frame)
      content.translatesAutoresizingMaskIntoConstraints = false
      addSubview(content)
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: topAnchor, constant: 5),
        content.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -5),
        content.leadingAnchor.constraint(equalTo: leadingAnchor),
        content.trailingAnchor.constraint(equalTo: trailingAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  /// A screen with a bar above the keys.
  @MainActor private final class Page {
    let stage = Stage(width: 390, height: 600)
    let pad = Pad(frame: CGRect(x: 20, y: 40, width: 100, height: 40))

    init(_ bar: UIView) {
      pad.bar = bar
      stage.window.addSubview(pad)
      stage.platform.settle()
      pad.becomeFirstResponder()
      stage.platform.settle()
    }

    /// How high the bar is on the screen, and how far what belongs to the keyboard reaches up.
    var heights: [CGFloat] {
      stage.platform.settle()
      let guide = stage.window.keyboardLayoutGuide.layoutFrame
      return [pad.bar?.bounds.height ?? 0, stage.window.bounds.height - guide.minY]
    }

    /// Where the keyboard's upper edge is in each frame of a movement.
    func tops(of change: () -> Void) -> [CGFloat] {
      change()
      return (0..<40).map { _ in
        stage.platform.advanceFrame()
        let board = pad.keys.superview
        return (board?.layer.presentation() ?? board?.layer)?.frame.minY ?? 0
      }
    }
  }

  private func bending(_ view: UIView) -> UIView {
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }

  @Test("VK-7 a bar that bends is as high as its content, and grows with it", arguments: [true, false])
  func content(bends: Bool) {
    let bar = Content(frame: CGRect(x: 0, y: 0, width: 1, height: 44))
    if bends { _ = bending(bar) } else { bar.translatesAutoresizingMaskIntoConstraints = false }
    let page = Page(bar)
    #expect(page.heights == [60, 260])
    bar.wanted = 100
    #expect(page.heights == [100, 300])
    bar.wanted = 30
    #expect(page.heights == [30, 230])
  }

  @Test("VK-7 a bar with a height of its own has that, and another one when it changes", arguments: [true, false])
  func constraint(isPlaced: Bool) {
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = !isPlaced
    let height = bar.heightAnchor.constraint(equalToConstant: 50)
    height.isActive = true
    let page = Page(bar)
    #expect(page.heights == [50, 250])
    height.constant = 90
    #expect(page.heights == [90, 290])
  }

  @Test("VK-7 a bar is as high as what is in it asks for, though it says nothing itself") func innerConstraints() {
    let bar = Frame()
    let page = Page(bending(bar))
    #expect(page.heights == [70, 270])
    bar.content.wanted = 111
    #expect(page.heights == [121, 321])
  }

  @Test("VK-7 a bar that comes again and again has no more constraints, and its height") func again() {
    let bar = Content()
    let page = Page(bending(bar))
    let count = bar.constraints.count
    for height in [80, 90, 100] as [CGFloat] {
      page.pad.resignFirstResponder()
      page.stage.platform.settle()
      bar.wanted = height
      page.pad.becomeFirstResponder()
      #expect(page.heights == [height, 200 + height])
    }
    #expect(bar.constraints.count == count)
  }

  @Test("VK-7 a bar that bends and has nothing in it keeps the height of its frame") func empty() {
    let page = Page(bending(UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 44))))
    #expect(page.heights == [44, 244])
  }

  @Test("VK-7 a bar of a fixed size keeps the height of its frame, whatever is in it") func fixed() {
    let bar = Frame(frame: CGRect(x: 0, y: 0, width: 1, height: 48))
    let page = Page(bar)
    #expect(page.heights == [48, 248])
    bar.content.wanted = 111
    #expect(page.heights == [48, 248])
  }

  @Test("VK-7 KG-1 the keyboard goes to its new height in its own time, not at once") func movement() {
    let bar = Content()
    let page = Page(bending(bar))
    let tops = page.tops { bar.wanted = 160 }
    #expect(tops.sorted(by: >) == tops && Set(tops).count > 5, "\(tops)")
    #expect(tops.last == 240)
  }
}
