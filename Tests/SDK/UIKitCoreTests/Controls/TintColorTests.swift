// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import HeadlessPlatform
import Testing
import UIKitCore

@MainActor @Suite(.serialized) final class TintColorTests {
  // Made in the test itself: between a suite's initialiser and its test another suite may start another app.
  private lazy var stage = Stage()

  private final class Canvas: UIView {
    override func draw(_ rect: CGRect) {
      UIColor.tintColor.setFill()
      UIGraphicsGetCurrentContext()?.fill(rect)
    }
  }

  private final class Listener: UIView {
    var changes = 0

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { changes += 1 }
  }

  @Test func `the tint colour is that of the view that shows it, as the tint changes`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let canvas = Canvas(frame: CGRect(x: 50, y: 0, width: 50, height: 50))
    outer.backgroundColor = .tintColor
    inner.backgroundColor = .tintColor
    stage.window.addSubview(outer)
    outer.addSubview(inner)
    outer.addSubview(canvas)
    #expect(stage.color(150, 80) == [0, 122, 255])
    outer.tintColor = .red
    #expect(stage.color(150, 80) == [255, 0, 0])
    #expect(stage.color(25, 25) == [255, 0, 0])
    #expect(stage.color(75, 25) == [255, 0, 0])
    inner.tintColor = .green
    #expect(stage.color(25, 25) == [0, 255, 0])
    #expect(stage.color(75, 25) == [255, 0, 0])
    outer.tintColor = nil
    #expect(stage.color(150, 80) == [0, 122, 255])
    #expect(stage.color(75, 25) == [0, 122, 255])
    #expect(stage.color(25, 25) == [0, 255, 0])
  }

  @Test func `a view takes the tint of where it is moved to`() {
    let red = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let green = UIView(frame: CGRect(x: 50, y: 0, width: 50, height: 50))
    let content = Canvas(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    // The tint is set before the views are anywhere.
    red.addSubview(content)
    red.tintColor = .red
    green.tintColor = .green
    stage.window.addSubview(red)
    stage.window.addSubview(green)
    #expect(stage.color(25, 25) == [255, 0, 0])
    green.addSubview(content)
    #expect(stage.color(75, 25) == [0, 255, 0])
  }

  @Test func `a text in the tint colour is drawn in the tint`() {
    let label = UILabel()
    label.text = "████"
    label.textColor = .tintColor
    label.tintColor = .red
    stage.show(label, x: 20, y: 20)
    let middle = CGPoint(x: label.frame.midX, y: label.frame.midY)
    #expect(stage.color(middle.x, middle.y) == [255, 0, 0])
    label.tintColor = .blue
    #expect(stage.color(middle.x, middle.y) == [0, 0, 255])
  }

  @Test func `a tint made of the tint colour is the usual blue`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.tintColor = .tintColor
    view.backgroundColor = .tintColor
    stage.window.addSubview(view)
    #expect(stage.color(25, 25) == [0, 122, 255])
  }

  @Test func `traits ask for the tint, and another tint is no change of traits`() {
    let view = Listener(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    stage.window.addSubview(view)
    let before = view.traitCollection
    let changes = view.changes
    view.tintColor = .red
    #expect(UIColor.tintColor.resolvedColor(with: view.traitCollection) == .red)
    #expect(view.traitCollection == before)
    #expect(view.changes == changes)
  }
}
