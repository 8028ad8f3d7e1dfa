// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import KeyboardTesting
import Testing
import UIKitCore

/// Alerts that something is typed into.
@MainActor @Suite(.serialized) struct AlertFieldTests {
  private let page = UIViewController()
  private let app: TestApp
  private let alert = UIAlertController(title: "Sign in", message: "With your name", preferredStyle: .alert)

  init() { app = TestApp { [page] in page } }

  private final class Chosen {
    var titles: [String] = []
  }

  private let chosen = Chosen()

  private func addAction(_ title: String, _ style: UIAlertAction.Style = .default) -> UIAlertAction {
    let action = UIAlertAction(title: title, style: style) { [chosen] in chosen.titles.append($0.title ?? "") }
    alert.addAction(action)
    return action
  }

  private func show(fields names: [String]) {
    for name in names {
      alert.addTextField { field in
        field.placeholder = name
        field.accessibilityLabel = name
        field.autocapitalizationType = .none
      }
    }
    page.present(alert, animated: true)
    app.settle()
  }

  private var card: CGRect { alert.view.convert(alert.view.bounds, to: nil) }

  @Test("TF-2 the first field of an alert is typed into as soon as the alert has come, above the keyboard")
  func focus() throws {
    _ = addAction("Cancel", .cancel)
    _ = addAction("OK")
    show(fields: ["Name", "Word"])
    let fields = try #require(alert.textFields)
    #expect(fields.count == 2 && fields[0].isFirstResponder)
    for letter in ["a", "b"] { try app.tap(.label(letter)) }
    #expect(fields[0].text == "ab")
    let window = try #require(page.view.window)
    let keyboardTop = window.keyboardLayoutGuide.layoutFrame.minY
    #expect(keyboardTop < window.bounds.height && card.maxY < keyboardTop)
    #expect(abs(card.midY - (window.safeAreaInsets.top + keyboardTop) / 2) <= 1)
    for field in fields { #expect(card.contains(field.convert(field.bounds, to: nil))) }
    try app.tap("OK")
    app.settle()
    #expect(chosen.titles == ["OK"] && page.presentedViewController == nil && !app.exists("space"))
  }

  @Test("TF-2 Return goes to an alert's next field, and in the last one it chooses what people most likely want")
  func returnKey() throws {
    _ = addAction("Cancel", .cancel)
    _ = addAction("OK")
    show(fields: ["Name", "Word"])
    let fields = try #require(alert.textFields)
    try app.tap(.label("return"))
    app.settle()
    #expect(fields[1].isFirstResponder && chosen.titles.isEmpty)
    try app.tap(.label("return"))
    app.settle()
    #expect(chosen.titles == ["OK"] && page.presentedViewController == nil)
  }

  @Test("TF-2 a choice that becomes possible while somebody types leaves the field and the keyboard as they are")
  func enabling() throws {
    let ok = addAction("OK")
    ok.isEnabled = false
    show(fields: ["Name"])
    let field = try #require(alert.textFields?.first)
    field.addAction(UIAction { [weak field] _ in ok.isEnabled = field?.hasText == true }, for: .editingChanged)
    try app.tap(.label("return"))
    app.settle()
    #expect(chosen.titles.isEmpty && field.isFirstResponder)
    try app.tap(.label("a"))
    #expect(ok.isEnabled && field.isFirstResponder && app.exists("space"))
    alert.message = "Other words"
    app.settle()
    try app.tap(.label("b"))
    #expect(field.text == "ab" && field.isFirstResponder)
  }

  @Test("TF-2 an alert without fields has none, and stands in the middle of the window") func none() throws {
    _ = addAction("OK")
    show(fields: [])
    #expect(alert.textFields == nil)
    let window = try #require(page.view.window)
    #expect(abs(card.midY - window.bounds.inset(by: window.safeAreaInsets).midY) <= 1)
  }

  @Test("TF-2 a field on an action sheet ends the program, as there is no room for one") func sheet() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet).addTextField()
      }
    }
  }
}
