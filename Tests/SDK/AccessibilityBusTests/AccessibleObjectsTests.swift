// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Desktop
import Foundation
import HeadlessPlatform
import TestSupport
import Testing
import UIKitCore

@testable import AccessibilityBus

/// What the bus is told of an app.
@MainActor @Suite(.serialized) final class AccessibleObjectsTests {
  /// Made in the test itself: between a suite's `init` and its test another suite's app may become the shared one.
  private lazy var stage = ControlsStage()

  @Test func `an object keeps its path for as long as it lives, and no other one ever gets it`() {
    let path = stage.path("Push")
    stage.button.removeFromSuperview()
    stage.refresh()
    #expect(stage.path("Push") != path)
    stage.window.addSubview(stage.button)
    stage.refresh()
    #expect(stage.path("Push") == path)
    var paths: Set<String> = [path]
    for index in 0..<400 {
      let other = UILabel(frame: CGRect(x: 0, y: 400, width: 100, height: 20))
      other.text = "Other \(index)"
      stage.window.addSubview(other)
      stage.refresh()
      #expect(paths.insert(stage.path("Other \(index)")).inserted)
      other.removeFromSuperview()
    }
  }

  @Test("SY-5 a screen reader that follows the signals, as libatspi does, has the tree that there is")
  func readersTree() {
    var random = SeededGenerator(seed: 3)
    let reader = ReaderCache()
    for id in stage.objects.tree.objects.keys.sorted() { reader.follow(stage.objects.signal(.added(id))) }
    var views: [UIView] = []
    for _ in 0..<200 {
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        let view = Bool.random(using: &random) ? UIScrollView() : UILabel()
        (view as? UILabel)?.text = "\(Int.random(in: 0..<99, using: &random))"
        (views.randomElement(using: &random) ?? stage.window).addSubview(view)
        view.frame = CGRect(x: Int.random(in: 0..<99, using: &random), y: 0, width: 200, height: 20)
        views.append(view)
      case 1: views.randomElement(using: &random)?.removeFromSuperview()
      case 2: views.randomElement(using: &random)?.frame.origin.y = CGFloat(Int.random(in: 0..<99, using: &random))
      default: views.randomElement(using: &random)?.isHidden.toggle()
      }
      stage.signals = []
      stage.refresh()
      for signal in stage.signals { reader.follow(signal) }
      for object in stage.objects.tree.objects.values {
        let kept = reader.children(of: AccessiblePath.path(of: object.id))
        #expect(kept.count == object.children.count)
        // What it has not kept it asks for.
        #expect(zip(kept, object.children).allSatisfy { $0 == nil || $0 == AccessiblePath.path(of: $1) })
      }
    }
  }

  @Test func `what changes is told once, and what does not is not`() {
    stage.label.text = "Bye"
    stage.slider.setValue(0.5, animated: false)
    stage.button.isEnabled = false
    stage.refresh()
    let told = stage.signals.map { signal in
      guard case .string(let detail)? = signal.values.first else { return signal.member }
      return "\(signal.path == stage.path("Bye") ? "label" : "other") \(signal.member) \(detail)"
    }
    #expect(
      told.sorted() == [
        "label PropertyChange accessible-name", "label TextChanged delete", "label TextChanged insert",
        "other PropertyChange accessible-value", "other StateChanged enabled", "other StateChanged sensitive",
      ])
    stage.signals = []
    stage.refresh()
    #expect(stage.signals.isEmpty)
  }

  @Test func `texts are counted in Unicode scalars and read by words`() {
    let label = stage.path("Hello, big 🌍 world")
    #expect(stage.property(label, "Text", "CharacterCount") == .values([.variant(.int32(18))]))
    #expect(stage.call(label, "Text", "GetText", [.int32(11), .int32(-1)]) == .values([.string("🌍 world")]))
    #expect(stage.call(label, "Text", "GetText", [.int32(-5), .int32(5)]) == .values([.string("Hello")]))
    #expect(
      stage.call(label, "Text", "GetStringAtOffset", [.int32(8), .uint32(1)])
        == .values([.string("big "), .int32(7), .int32(11)]))
    #expect(
      stage.call(label, "Text", "GetTextAfterOffset", [.int32(8), .uint32(1)])
        == .values([.string("🌍 "), .int32(11), .int32(13)]))
    #expect(stage.call(label, "Text", "GetCharacterAtOffset", [.int32(11)]) == .values([.int32(0x1F30D)]))
    #expect(stage.call(label, "Text", "GetCharacterAtOffset", [.int32(.max)]) == .values([.int32(0)]))
  }

  @Test func `places are told in the window and in the parent`() {
    stage.scene.update(area: CGRect(x: 100, y: 200, width: 390, height: 500))
    stage.refresh()
    let button = stage.path("Push")
    func extents(_ kind: UInt32) -> BusAnswer { stage.call(button, "Component", "GetExtents", [.uint32(kind)]) }
    func rectangle(_ x: Int32, _ y: Int32) -> BusAnswer {
      .values([.structure([.int32(x), .int32(y), .int32(200), .int32(40)])])
    }
    #expect(extents(0) == rectangle(120, 360))
    #expect(extents(1) == rectangle(20, 160))
    #expect(extents(2) == rectangle(20, 160))
    let window = stage.path("Stage")
    #expect(
      stage.call(window, "Component", "GetAccessibleAtPoint", [.int32(30), .int32(170), .uint32(1)])
        == .values([.structure([.string(":1.7"), .path(button)])]))
    #expect(
      stage.call(window, "Component", "GetAccessibleAtPoint", [.int32(-30), .int32(0), .uint32(1)])
        == .values([.structure([.string(":1.7"), .path(AccessiblePath.null)])]))
  }

  @Test func `an object that nobody holds is let go`() {
    weak var view: UILabel?
    do {
      let label = UILabel(frame: CGRect(x: 0, y: 400, width: 100, height: 20))
      label.text = "Short"
      stage.window.addSubview(label)
      stage.refresh()
      view = label
      label.removeFromSuperview()
    }
    #expect(view == nil)
  }
}
