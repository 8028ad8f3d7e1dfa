// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import Testing
import UIKitCore

/// Views of an app's own in place of the keyboard, what is told of them, and guides that follow them.
@MainActor @Suite(.serialized) struct InputViewTests {
  /// A view that takes keys, with an input view and an accessory view.
  private final class Pad: UIView {
    var keys: UIView?
    var bar: UIView?
    override var canBecomeFirstResponder: Bool { true }
    override var inputView: UIView? { keys }
    override var inputAccessoryView: UIView? { bar }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { becomeFirstResponder() }
  }

  /// A screen with two pads, and a box that stands on the guide.
  @MainActor private final class Page {
    let stage = Stage(width: 390, height: 600)
    let pad = Pad(frame: CGRect(x: 20, y: 40, width: 100, height: 40))
    let other = Pad(frame: CGRect(x: 20, y: 100, width: 100, height: 40))
    let box = UIView()
    var told: [String] = []
    private var observers: [any NSObjectProtocol] = []

    init() {
      let root = stage.window
      for view in [pad, other] { root.addSubview(view) }
      pad.keys = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 200))
      other.keys = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 120))
      other.bar = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 44))
      box.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(box)
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: root.keyboardLayoutGuide.leadingAnchor),
        box.widthAnchor.constraint(equalTo: root.keyboardLayoutGuide.widthAnchor),
        box.heightAnchor.constraint(equalToConstant: 30),
        box.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor),
      ])
      for (name, text) in [
        (UIResponder.keyboardWillShowNotification, "will show"), (UIResponder.keyboardDidShowNotification, "did show"),
        (UIResponder.keyboardWillHideNotification, "will hide"), (UIResponder.keyboardDidHideNotification, "did hide"),
        (UIResponder.keyboardWillChangeFrameNotification, "will change"),
        (UIResponder.keyboardDidChangeFrameNotification, "did change"),
      ] {
        observers.append(
          NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
            let begin = note.userInfo?[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect ?? .null
            let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .null
            let line = "\(text) \(Int(begin.minY))+\(Int(begin.height)) \(Int(end.minY))+\(Int(end.height))"
            MainActor.assumeIsolated { self?.told.append(line) }
          })
      }
      stage.platform.settle()
    }

    isolated deinit { for observer in observers { NotificationCenter.default.removeObserver(observer) } }

    func tap(_ view: UIView) {
      let place = CGPoint(x: view.frame.midX, y: view.frame.midY)
      stage.scene.touch([(finger: 0, phase: .began, place: place)])
      stage.scene.touch([(finger: 0, phase: .ended, place: place)])
    }

    /// Where the box is on screen.
    var boxBottom: CGFloat { box.layer.presentation()?.frame.maxY ?? box.frame.maxY }
  }

  @Test func `an input view comes up from below, the guide goes with it, and each is told once`() {
    let page = Page()
    let height = page.stage.window.bounds.height
    #expect(page.boxBottom == height)
    page.tap(page.pad)
    #expect(page.told == ["will change 600+200 400+200", "will show 600+200 400+200"])
    var places: [CGFloat] = []
    for _ in 0..<40 {
      page.stage.platform.advanceFrame()
      places.append(page.boxBottom)
      let keys = page.pad.keys!
      let top = (keys.superview!.layer.presentation() ?? keys.superview!.layer).frame.minY
      #expect(abs(top - page.boxBottom) < 0.01, "the box stands on the keys in every frame")
    }
    #expect(places.sorted(by: >) == places && Set(places).count > 5 && places.last == height - 200)
    #expect(page.told.suffix(2).map { $0.prefix(8) } == ["did chan", "did show"] && page.told.count == 4)
  }

  @Test func `from one responder to another the keyboard changes its height and does not go`() {
    let page = Page()
    page.tap(page.pad)
    page.stage.platform.settle()
    page.told = []
    page.tap(page.other)
    page.stage.platform.settle()
    #expect(page.told == ["will change 400+200 436+164", "did change 400+200 436+164"])
    #expect(page.boxBottom == 436)
    #expect(page.other.bar?.window != nil && page.other.keys?.window != nil && page.pad.keys?.window == nil)
    page.told = []
    page.other.resignFirstResponder()
    page.stage.platform.settle()
    #expect(page.told.map { $0.prefix(9) } == ["will chan", "will hide", "did chang", "did hide "])
    #expect(page.boxBottom == 600 && page.other.keys?.window == nil)
  }

  @Test func `new input views come at once when they are asked for again`() {
    let page = Page()
    page.tap(page.pad)
    page.stage.platform.settle()
    page.told = []
    page.pad.bar = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 50))
    page.other.reloadInputViews()
    #expect(page.told.isEmpty)
    page.pad.reloadInputViews()
    page.stage.platform.advanceFrame()
    #expect(page.boxBottom == page.stage.window.bounds.height - 250 && page.told.count == 2)
  }

  @Test func `a responder that leaves its window takes its input view with it`() {
    let page = Page()
    page.tap(page.pad)
    page.stage.platform.settle()
    page.pad.removeFromSuperview()
    page.stage.platform.settle()
    #expect(page.boxBottom == page.stage.window.bounds.height && page.pad.keys?.window == nil)
  }

  @Test func `fingers beside the keys go through to the app`() {
    let page = Page()
    page.tap(page.pad)
    page.stage.platform.settle()
    page.tap(page.other)
    #expect(page.other.isFirstResponder)
  }
}
