// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import HeadlessPlatform
import Testing
import UIKitCore

@MainActor @Suite(.serialized)
struct KeyCommandTests {
  private let stage = Stage()
  private let page = Page()

  init() {
    stage.window.rootViewController = page
    stage.platform.settle()
  }

  private func press(
    _ characters: String, _ modifiers: UIKeyModifierFlags = [], code: UIKeyboardHIDUsage = .keyboardA
  ) {
    let key = UIKey(
      characters: characters, charactersIgnoringModifiers: characters, modifierFlags: modifiers, keyCode: code)
    stage.scene.key(key, isDown: true)
    stage.scene.key(key, isDown: false)
  }

  @Test func `a key with its modifiers runs the controller's command, and nobody else hears of the key`() {
    page.addKeyCommand(UIKeyCommand(input: "s", modifierFlags: .command, action: Page.save))
    press("s", .command)
    #expect(page.log == ["save"])
    press("s")
    press("S", [.command, .shift])
    #expect(page.log == ["save", "key s", "up s", "key S", "up S"])
  }

  @Test func `keys that type nothing go by their names, and signs need no Shift of their own`() {
    page.addKeyCommand(UIKeyCommand(input: UIKeyCommand.inputUpArrow, modifierFlags: [], action: Page.run))
    page.addKeyCommand(UIKeyCommand(title: "Larger", action: Page.run, input: "+", modifierFlags: .command))
    press("", code: .keyboardUpArrow)
    press("+", [.command, .shift])
    #expect(page.log == ["run UIKeyInputUpArrow", "run +"])
  }

  @Test func `the view that takes keys comes first, a controller shown over another one before that one`() {
    let field = Field(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    page.addKeyCommand(UIKeyCommand(input: "s", modifierFlags: .command, action: Page.save))
    page.view.addSubview(field)
    field.becomeFirstResponder()
    press("s", .command)
    #expect(field.count == 1)
    #expect(page.log.isEmpty)
    field.resignFirstResponder()
    let over = Page()
    over.addKeyCommand(UIKeyCommand(input: "s", modifierFlags: .command, action: Page.save))
    page.present(over, animated: false)
    press("s", .command)
    #expect(over.log == ["save"])
    #expect(page.log.isEmpty)
  }

  @Test func `a command that is taken away or dim does nothing`() {
    let command = UIKeyCommand(input: "s", modifierFlags: .command, action: Page.save)
    page.addKeyCommand(command)
    command.attributes = .disabled
    press("s", .command)
    command.attributes = []
    page.removeKeyCommand(command)
    press("s", .command)
    #expect(page.log == ["key s", "up s", "key s", "up s"])
  }

  @Test func `the pointer is followed over a view until it leaves`() {
    let view = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    page.view.addSubview(view)
    var log: [String] = []
    view.addGestureRecognizer(
      UIHoverGestureRecognizer { hover in
        log.append("\(hover.state.rawValue) \(Int(hover.location(in: view).x))")
      })
    stage.scene.movePointer(to: CGPoint(x: 10, y: 10))
    stage.scene.movePointer(to: CGPoint(x: 60, y: 60))
    stage.scene.movePointer(to: CGPoint(x: 90, y: 60))
    stage.scene.movePointer(to: CGPoint(x: 10, y: 10))
    stage.scene.movePointer(to: nil)
    #expect(log == ["1 10", "2 40", "3 40"])
  }
}

@MainActor
private final class Page: UIViewController {
  var log: [String] = []

  func save() { log.append("save") }

  func run(_ command: UIKeyCommand) { log.append("run \(command.input ?? "")") }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    log.append("key \(presses.first?.key?.characters ?? "")")
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    log.append("up \(presses.first?.key?.characters ?? "")")
  }
}

@MainActor
private final class Field: UIView {
  private(set) var count = 0
  override var canBecomeFirstResponder: Bool { true }
  override var keyCommands: [UIKeyCommand]? {
    [UIKeyCommand(input: "s", modifierFlags: .command, action: Field.save)]
  }

  func save() { count += 1 }
}
