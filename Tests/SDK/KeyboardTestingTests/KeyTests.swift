// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import KeyboardTesting
import Testing
import UIKitCore

@MainActor @Suite(.serialized) struct KeyTests {
  @Test func `texts and shortcuts reach whoever has the keys`() {
    let typist = TypistController()
    let app = TestApp { typist }
    let start = app.time
    app.type("Hé!\n")
    #expect(typist.text == "Hé!\r")
    #expect(app.time - start >= 0.16)
    app.press("s", modifiers: .command)
    app.press(.keyboardEscape)
    #expect(typist.text == "Hé!\rs[command]\u{1B}")
  }

  @Test func `a held key repeats`() {
    let typist = TypistController()
    let app = TestApp { typist }
    app.hold(.keyboardSpacebar, for: 0.6)
    #expect(typist.text == "    ")
  }

  @Test func `keys go to the window that was touched last`() throws {
    let (one, two) = (TypistController(), TypistController())
    let app = TestApp(size: CGSize(width: 1_024, height: 768)) { one }
    let second = app.openWindow(.slideOver) { two }
    app.type("a")
    app.tap(at: CGPoint(x: 100, y: 100))
    app.type("b")
    #expect(two.text == "a" && one.text == "b")
    #expect(app.all(.identifier("typist")).count == 2)
    #expect(try app.find(.identifier("typist").inside(second)) === two.view)
  }

  @Test func `a wheel scrolls`() throws {
    let list = ListController(style: .plain)
    let app = TestApp { list }
    try app.turnWheel(over: "Row 2", clicks: 4)
    #expect(list.tableView.contentOffset.y == 180)
  }
}

/// Writes down what is typed.
private final class TypistController: UIViewController {
  private(set) var text = ""

  override func viewDidLoad() {
    view.accessibilityIdentifier = "typist"
    view.backgroundColor = .systemBackground
  }

  override var canBecomeFirstResponder: Bool { true }

  override func viewDidAppear(_ animated: Bool) { becomeFirstResponder() }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for key in presses.compactMap(\.key) {
      text += key.characters
      if key.modifierFlags.contains(.command), !key.characters.isEmpty { text += "[command]" }
    }
  }
}
