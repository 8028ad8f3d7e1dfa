// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import Testing
@testable import UIKitCore

/// Words that show where a pointer rests.
@MainActor @Suite(.serialized) final class ToolTipTests {
  private let stage = Stage()
  private let halves = Halves()
  private let whole = "A text that is much too long for its place"
  private lazy var label = cut(UILabel()) { $0.text = whole }
  private lazy var field = cut(UITextField()) { $0.text = whole }

  private func cut<View: UIView>(_ view: View, _ configure: (View) -> Void) -> View {
    configure(view)
    view.frame = CGRect(x: 40, y: 60, width: 80, height: 30)
    stage.window.addSubview(view)
    stage.platform.settle()
    return view
  }

  private var bubbles: [ToolTipBubble] { stage.window.subviews.compactMap { $0 as? ToolTipBubble } }

  /// What shows; `nil` for nothing.
  private var shown: String? {
    bubbles.first { $0.alpha == 1 }.flatMap { $0.subviews.first as? UILabel }?.text
  }

  /// Moves the pointer, and lets it rest there.
  private func rest(_ x: CGFloat, _ y: CGFloat) {
    stage.scene.movePointer(to: CGPoint(x: x, y: y))
    stage.platform.advance(by: ToolTips.delay + 0.01)
    stage.platform.settle()
  }

  @Test("ED-8 a field's text that is cut shows in full once a pointer rests on it, and goes with the pointer")
  func resting() throws {
    field.borderStyle = .roundedRect
    stage.scene.movePointer(to: CGPoint(x: 70, y: 75))
    stage.platform.advance(by: ToolTips.delay - 0.1)
    #expect(shown == nil)
    stage.scene.movePointer(to: CGPoint(x: 72, y: 75))
    stage.platform.advance(by: ToolTips.delay - 0.1)
    #expect(shown == nil, "it has moved since")
    stage.platform.advance(by: 0.11)
    #expect(shown == whole)
    let bubble = try #require(bubbles.first)
    #expect(bubble.frame.minY > field.frame.maxY - 10 && stage.window.bounds.contains(bubble.frame))
    #expect(bubble.subviews[0].sizeThatFits(bubble.bounds.size).height <= bubble.bounds.height)
    stage.scene.movePointer(to: CGPoint(x: 90, y: 80))
    stage.platform.settle()
    #expect(shown == whole, "it is the same field")
    stage.scene.movePointer(to: CGPoint(x: 90, y: 150))
    stage.platform.settle()
    #expect(shown == nil && bubbles.isEmpty)
    rest(70, 75)
    #expect(shown == whole)
    stage.scene.movePointer(to: nil)
    stage.platform.settle()
    #expect(bubbles.isEmpty)
  }

  @Test("ED-8 nothing shows of a text that fits, and never a secret")
  func secrets() {
    field.isSecureTextEntry = true
    rest(70, 75)
    #expect(bubbles.isEmpty)
    field.isSecureTextEntry = false
    field.text = "short"
    stage.platform.settle()
    rest(71, 75)
    #expect(bubbles.isEmpty)
    field.text = ""
    field.placeholder = whole
    stage.platform.settle()
    rest(72, 75)
    #expect(shown == whole, "a placeholder can be cut, too")
  }

  @Test("ED-8 a touch, a key, a wheel and a new text put it away, until the pointer comes anew")
  func dismissing() {
    _ = field
    let key = UIKey(characters: "a", charactersIgnoringModifiers: "a", modifierFlags: [], keyCode: .keyboardA)
    let ends: [() -> Void] = [
      {
        self.stage.down(250, 200); self.stage.up(250, 200)
      }, { self.stage.scene.key(key, isDown: true) },
      { self.stage.scene.scroll(at: CGPoint(x: 70, y: 75), by: CGVector(dx: 0, dy: 10)) },
      { self.field.text = self.whole + "!" }, { self.field.removeFromSuperview() },
    ]
    for end in ends {
      rest(70, 75)
      #expect(shown?.hasPrefix(whole) == true)
      end()
      stage.platform.settle()
      #expect(bubbles.isEmpty)
      rest(71, 75)
      #expect(bubbles.isEmpty, "the pointer is still there")
      rest(200, 200)
    }
    stage.window.addSubview(field)
    stage.platform.settle()
    stage.scene.movePointer(to: CGPoint(x: 70, y: 75))
    end(ends[0])
    #expect(bubbles.isEmpty, "neither does one show that was about to")
  }

  private func end(_ end: () -> Void) {
    end()
    stage.platform.advance(by: 1)
    stage.platform.settle()
  }

  @Test("ED-8 a label shows its text in full where it is asked to, also within a row that scrolls")
  func labels() {
    _ = label
    rest(70, 75)
    #expect(bubbles.isEmpty)
    rest(200, 200)
    label.showsExpansionTextWhenTruncated = true
    rest(70, 75)
    #expect(shown == whole)
    rest(200, 200)
    label.numberOfLines = 0
    label.frame.size.height = 170
    stage.platform.settle()
    rest(70, 75)
    #expect(bubbles.isEmpty, "there is room now")
    label.numberOfLines = 1
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
    scroll.contentSize = CGSize(width: 320, height: 900)
    stage.window.addSubview(scroll)
    scroll.addSubview(label)
    stage.platform.settle()
    rest(71, 76)
    #expect(shown == whole)
    scroll.contentOffset.y = 20
    stage.platform.settle()
    #expect(bubbles.isEmpty)
  }

  @Test func `a control's tool tip shows below the pointer, and a delegate's beside what it is for`() throws {
    let button = UIButton(type: .system)
    button.toolTip = "Saves"
    button.frame = CGRect(x: 40, y: 60, width: 200, height: 120)
    stage.window.addSubview(button)
    stage.platform.settle()
    #expect(button.toolTip == "Saves" && button.toolTipInteraction?.defaultToolTip == "Saves")
    rest(100, 80)
    #expect(shown == "Saves")
    #expect(try #require(bubbles.first).frame.minY < 110)
    rest(300, 20)
    button.toolTipInteraction?.delegate = halves
    rest(60, 80)
    #expect(shown == "left")
    #expect(try #require(bubbles.first).frame.minY >= 180)
    stage.scene.movePointer(to: CGPoint(x: 220, y: 80))
    stage.platform.advance(by: ToolTips.delay + 0.2)
    #expect(shown == nil, "the delegate has nothing for the right half")
    button.toolTipInteraction?.delegate = nil
    button.toolTipInteraction?.isEnabled = false
    rest(60, 80)
    #expect(bubbles.isEmpty)
    button.toolTip = nil
    button.toolTipInteraction?.isEnabled = true
    rest(61, 80)
    #expect(bubbles.isEmpty)
  }

  private final class Halves: NSObject, UIToolTipInteractionDelegate {
    func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint)
      -> UIToolTipConfiguration?
    {
      point.x < 100 ? UIToolTipConfiguration(toolTip: "left", in: CGRect(x: 0, y: 0, width: 100, height: 120)) : nil
    }
  }

  @Test func `at the edges of the window it stays within, and turns up where there is no room below`() throws {
    field.frame.origin = CGPoint(x: 235, y: 205)
    stage.platform.settle()
    rest(260, 220)
    let bubble = try #require(bubbles.first)
    #expect(stage.window.bounds.contains(bubble.frame) && bubble.frame.maxY <= 205)
  }
}
