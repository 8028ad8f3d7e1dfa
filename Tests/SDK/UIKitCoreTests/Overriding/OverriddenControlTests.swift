// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import HeadlessPlatform
import Testing
import UIKitCore

/// An app's buttons and other controls do their own thing where iOS lets them.
@MainActor @Suite(.serialized) struct OverriddenControlTests {
  private final class Button: UIButton {
    var heard: [String] = []

    override func setTitle(_ title: String?, for state: State) {
      heard.append("set \(title ?? "")")
      super.setTitle(title?.uppercased(), for: state)
    }

    override func setImage(_ image: UIImage?, for state: State) {
      heard.append("image")
      super.setImage(image, for: state)
    }

    override func titleColor(for state: State) -> UIColor? {
      state.contains(.highlighted) ? .green : super.titleColor(for: state)
    }

    override var currentTitle: String? { super.currentTitle.map { $0 + (isHighlighted ? "!" : "") } }

    override func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
      heard.append("action")
      super.addAction(action, for: controlEvents)
    }
  }

  @Test func `a button shows the title and the colour that it answers itself`() {
    let stage = Stage()
    let button = Button(type: .custom)
    button.setTitle("go", for: .normal)
    stage.show(button)
    #expect(button.titleLabel?.text == "GO")
    #expect(button.heard == ["set go"])
    stage.down(110, 110)
    stage.platform.advanceFrame()
    #expect(button.titleLabel?.text == "GO!")
    #expect(button.titleLabel?.textColor == .green)
    stage.up(110, 110)
    stage.platform.settle()
    #expect(button.titleLabel?.text == "GO")
    #expect(button.titleLabel?.textColor == .white)
  }

  @Test func `a button's type sets its image, and its action is added, by the button's own calls`() {
    let stage = Stage()
    var runs = 0
    let button = Button(type: .close, primaryAction: UIAction { _ in runs += 1 })
    #expect(button.heard == ["image", "action"])
    stage.tap(stage.show(button))
    #expect(runs == 1)
  }

  private final class Segments: UISegmentedControl {
    var heard: [String] = []

    override func setTitle(_ title: String?, forSegmentAt segment: Int) {
      heard.append("title \(segment)")
      super.setTitle(title, forSegmentAt: segment)
    }

    override func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
      heard.append("enabled \(segment)")
      super.setEnabled(enabled, forSegmentAt: segment)
    }

    override var numberOfSegments: Int {
      heard.append("count")
      return super.numberOfSegments
    }
  }

  @Test func `what is set on a segment by a class of one's own is what a finger meets`() {
    let stage = Stage()
    let control = Segments(items: ["One", "Two"])
    stage.show(control, x: 40, y: 100)
    control.heard = []
    control.setTitle("Three", forSegmentAt: 1)
    control.setEnabled(false, forSegmentAt: 0)
    #expect(control.numberOfSegments == 2)
    #expect(control.heard == ["title 1", "enabled 0", "count"])
    #expect(control.titleForSegment(at: 1) == "Three")
    stage.platform.settle()
    let frame = control.frame
    stage.down(frame.minX + 10, frame.midY)
    stage.up(frame.minX + 10, frame.midY)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    stage.down(frame.maxX - 10, frame.midY)
    stage.up(frame.maxX - 10, frame.midY)
    #expect(control.selectedSegmentIndex == 1)
  }

  private func label(_ text: String, in view: UIView) -> UILabel? {
    if let label = view as? UILabel, label.text == text { return label }
    return view.subviews.lazy.compactMap { self.label(text, in: $0) }.first
  }

  private final class Choice: UIAlertAction {
    override var title: String? { super.title.map { "Really \($0)" } }
  }

  @Test func `a choice of an alert says what its class answers`() throws {
    let stage = Stage(width: 390, height: 600)
    let root = UIViewController()
    stage.window.rootViewController = root
    var chosen = 0
    let alert = UIAlertController(title: "Leave?", message: nil, preferredStyle: .alert)
    alert.addAction(Choice(title: "leave", style: .default) { _ in chosen += 1 })
    root.present(alert, animated: false)
    stage.platform.settle()
    stage.tap(try #require(label("Really leave", in: stage.window)))
    #expect(chosen == 1)
  }
}
