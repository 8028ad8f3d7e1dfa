// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import KeyboardTesting
import Testing
import UIKitCore

/// What is kept of pages with fields after they have gone.
@MainActor @Suite(.serialized) struct ReleaseTests {
  private struct Remains {
    weak var screen: HeadlessScreen?
    weak var field: UITextField?
    weak var text: UITextView?
  }

  private func use(_ work: (TestApp, FieldPage, UITextView) throws -> Void) throws -> Remains {
    let page = FieldPage()
    page.first.autocapitalizationType = .none
    let text = UITextView(frame: CGRect(x: 20, y: 300, width: 300, height: 100))
    let app = TestApp { page }
    page.view.addSubview(text)
    app.settle()
    try work(app, page, text)
    app.settle()
    return Remains(screen: app.screen, field: page.first, text: text)
  }

  private func expectNothing(_ remains: Remains, location: SourceLocation = #_sourceLocation) {
    // Another app takes the place of the one before.
    let next = TestApp { UIViewController() }
    next.settle()
    #expect(remains.field == nil && remains.text == nil && remains.screen == nil, sourceLocation: location)
  }

  @Test func `a page with fields goes when nobody uses it`() throws {
    expectNothing(try use { _, _, _ in })
  }

  @Test func `a page whose field was typed into goes, with the keyboard`() throws {
    expectNothing(
      try use { app, page, _ in
        try app.tap(.label("first"))
        try app.tap(.label("a"))
        page.first.resignFirstResponder()
      })
  }

  @Test func `a page whose text was selected goes, with its menu`() throws {
    expectNothing(
      try use { app, _, text in
        text.text = "one two"
        app.doubleTap(at: text.middle(1))
        try app.tap(.label("Copy"))
        text.resignFirstResponder()
      })
  }
}
