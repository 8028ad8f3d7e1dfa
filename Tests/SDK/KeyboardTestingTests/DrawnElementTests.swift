// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import KeyboardTesting
import Testing
import UIKitCore

@MainActor @Suite(.serialized) struct DrawnElementTests {
  private let keys = KeysController()
  private let app: TestApp

  init() {
    let keys = keys
    app = TestApp { keys }
  }

  @Test func `what a view draws is tapped by what screen readers call it`() throws {
    try app.tap("b")
    try app.rollOver("a", "c")
    #expect(keys.pad.taps == ["b", "a", "c"])
    #expect(app.exists("a") && !app.exists("z"))
    #expect(app.outline.contains("\n  UIAccessibilityElement “b” at 140,300 100×60"))
  }

  @Test func `what is drawn under something else is not tapped`() {
    keys.view.addSubview(UIView(frame: CGRect(x: 130, y: 290, width: 120, height: 80)))
    let error = #expect(throws: TestFailure.self) { try app.tap("b") }
    #expect(error?.code == .untouchable && error?.message.contains("it is covered by UIView") == true)
  }

  @Test func `two of one name are too many`() throws {
    keys.pad.names = ["a", "a", "c"]
    let error = #expect(throws: TestFailure.self) { try app.tap("a") }
    #expect(error?.code == .ambiguous)
    try app.tap(.label("a").at(1))
    #expect(keys.pad.taps == ["a"])
  }
}

/// A screen with three keys that one view draws.
private final class KeysController: UIViewController {
  let pad = KeysView(frame: CGRect(x: 20, y: 300, width: 350, height: 60))

  override func viewDidLoad() {
    view.backgroundColor = .systemBackground
    view.addSubview(pad)
  }
}

private final class KeysView: UIView {
  private(set) var taps: [String] = []
  var names = ["a", "b", "c"] {
    didSet { tell() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isMultipleTouchEnabled = true
    accessibilityIdentifier = "keys"
    tell()
  }

  required init?(coder: NSCoder) { nil }

  private func tell() {
    accessibilityElements = names.indices.map { index in
      let element = UIAccessibilityElement(accessibilityContainer: self)
      element.accessibilityLabel = names[index]
      element.accessibilityFrameInContainerSpace = CGRect(x: 120 * index, y: 0, width: 100, height: 60)
      return element
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    taps += touches.map { names[min(Int($0.location(in: self).x / 120), 2)] }
  }
}
