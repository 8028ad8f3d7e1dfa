// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import HeadlessPlatform
import KeyboardTesting
import Testing
import UIKitCore

/// Fields whose next change takes the place of all.
@MainActor @Suite(.serialized) struct ClearingTests {
  private let page = FieldPage()
  private let app: TestApp

  init() { app = TestApp { [page] in page } }

  private func type(_ text: String) throws {
    for letter in text.map(String.init) {
      try app.tap(.label(app.exists(.label(letter)) ? letter : letter.uppercased()))
    }
  }

  @Test("TF-1 what is typed takes the place of all where the app wants that, by keys on the screen and by others")
  func onInsertion() throws {
    page.first.autocapitalizationType = .none
    try app.tap(.label("first"))
    page.first.text = "old"
    page.first.clearsOnInsertion = true
    try type("n")
    #expect(page.first.text == "n" && !page.first.clearsOnInsertion)
    try type("ew")
    #expect(page.first.text == "new")
    page.first.clearsOnInsertion = true
    app.type("x")
    #expect(page.first.text == "x")
  }

  @Test("TF-4 a secret that is come back to begins anew with the first key, and goes on after it")
  func secret() throws {
    page.first.isSecureTextEntry = true
    try app.tap(.label("first"))
    try type("abc")
    #expect(page.first.text == "abc")
    try app.tap(.label("second"))
    try app.tap(.label("first"))
    #expect(page.first.text == "abc")
    try type("d")
    #expect(page.first.text == "d")
    try type("e")
    #expect(page.first.text == "de")
  }

  @Test("TF-4 a secret that is pasted over another one is whole, and goes on") func pasted() throws {
    page.first.isSecureTextEntry = true
    page.first.text = "abc"
    try app.tap(.label("first"))
    UIPasteboard.general.string = "pasted"
    app.press("v", modifiers: .control)
    #expect(page.first.text == "pasted")
    app.type("d")
    #expect(page.first.text == "pastedd")
  }

  @Test("TF-4 a Delete in a secret that is come back to takes all of it") func deletion() throws {
    page.first.isSecureTextEntry = true
    page.first.text = "abc"
    try app.tap(.label("first"))
    try app.tap("Delete")
    #expect(page.first.text == "")
  }

  @Test("TF-4 what can be read goes on where the caret is") func readable() throws {
    page.first.isSecureTextEntry = true
    page.first.autocapitalizationType = .none
    page.first.text = "abc"
    try app.tap(.label("first"))
    page.first.isSecureTextEntry = false
    try type("d")
    #expect(page.first.text == "abcd")
  }
}
