// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionProtocol
import Foundation
import Testing
import UIKitCore

/// What an app can do and a keyboard does in its own area, or not at all.
@MainActor @Suite(.serialized) struct InsideTests {
  @Test("CK-3 alerts and sheets stay in the keyboard's area") func alerts() throws {
    let stage = try SampleStage { $0.addKey() }
    let host = stage.host
    try host.show()
    try host.advance()
    let keyboard = try #require(stage.keyboard)
    let alert = UIAlertController(title: "Really?", message: "Yes or no", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Yes", style: .default))
    keyboard.present(alert, animated: true)
    try host.turn()
    try host.advance()
    let window = try #require(keyboard.view.window)
    #expect(alert.view.window === window && window.bounds.size == CGSize(width: 360, height: 200))
    #expect(keyboard.presentedViewController === alert)
    keyboard.dismiss(animated: false)
    keyboard.present(UIViewController(), animated: true)
    try host.turn()
    try host.advance()
    #expect(keyboard.presentedViewController?.view.window === window)
  }

  @Test func `a field in a keyboard takes keys without another keyboard, and what is typed goes to the app`() throws {
    let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 40))
    let stage = try SampleStage { $0.view.addSubview(field) }
    let host = stage.host
    try host.show()
    try host.advance()
    field.becomeFirstResponder()
    try host.turn()
    try host.advance()
    #expect(field.isFirstResponder && stage.keyboard?.view.window?.windowScene?.windows.count == 1)
    stage.keyboard?.textDocumentProxy.insertText("x")
    try host.turn()
    #expect(host.edits() == [.insert("x")] && field.text == "")
    try host.hide()
    try host.show()
  }

  @Test("CK-3 what is copied in a keyboard stays there") func pasteboard() throws {
    let stage = try SampleStage()
    try stage.host.show()
    _ = stage.host.news()
    UIPasteboard.general.string = "copied"
    try stage.host.turn()
    #expect(UIPasteboard.general.string == "copied" && stage.host.news() == [])
  }

  @Test("CK-3 menus, windows and the like are no way out of the area") func area() throws {
    let stage = try SampleStage { keyboard in
      let key = keyboard.addKey()
      key.menu = UIMenu(children: [UIAction(title: "One") { _ in }, UIAction(title: "Two") { _ in }])
      key.showsMenuAsPrimaryAction = true
    }
    let host = stage.host
    try host.show()
    try host.advance()
    try host.tap(at: CGPoint(x: 100, y: 100))
    try host.advance()
    UIApplication.shared.activateSceneSession(for: UISceneSessionActivationRequest())
    let count = UIApplication.shared.connectedScenes.count
    #expect(count == 1 && host.screen.format?.height == 400)
    try host.hide()
    #expect(UIApplication.shared.connectedScenes.isEmpty)
  }
}
