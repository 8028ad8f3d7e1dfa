// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import KeyboardTesting
import Testing
import UIKitCore

/// What somebody types in secret is kept nowhere but in its field.
@MainActor @Suite(.serialized) struct SecretTextTests {
  private let page = FieldPage()
  private let app: TestApp

  init() { app = TestApp { [page] in page } }

  @Test("TF-4 what is typed into a secret field is not remembered for undoing")
  func undo() throws {
    page.first.isSecureTextEntry = true
    try app.tap(.label("first"))
    app.type("abc")
    #expect(page.first.text == "abc" && page.first.undoManager?.canUndo == false)
  }

  @Test("TF-4 a field that becomes secret forgets what was done to it, and another field does not")
  func becomesSecret() throws {
    try app.tap(.label("second"))
    app.type("kept")
    try app.tap(.label("first"))
    app.type("gone")
    page.first.isSecureTextEntry = true
    let manager = try #require(page.first.undoManager)
    while manager.canUndo { manager.undo() }
    #expect(page.first.text == "gone" && page.second.text == "")
  }
}
