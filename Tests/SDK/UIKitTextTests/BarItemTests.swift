// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import HeadlessPlatform
import KeyboardTesting
import Testing
import UIKitCore

/// Buttons in bars while somebody types.
@MainActor @Suite(.serialized) struct BarItemTests {
  @Test("a tap on a button of a bar leaves the field with its keys, and what is typed then goes on there")
  func editing() throws {
    let page = FieldPage()
    var taps = 0
    func item(_ title: String) -> UIBarButtonItem {
      let item = UIBarButtonItem(title: title)
      item.primaryAction = UIAction(title: title) { _ in taps += 1 }
      return item
    }
    page.navigationItem.rightBarButtonItem = item("Stamp")
    let bar = UIToolbar()
    bar.items = [item("Mark")]
    let app = TestApp { UINavigationController(rootViewController: page) }
    page.second.inputAccessoryView = bar
    (page.second.autocorrectionType, page.second.autocapitalizationType) = (.no, .none)
    try app.tap("second")
    app.settle()
    for key in ["a", "b"] { try app.tap(.label(key)) }
    _ = page.news()
    for title in ["Stamp", "Mark"] { try app.tap(.label(title)) }
    #expect(taps == 2 && page.second.isFirstResponder && page.news().isEmpty)
    try app.tap(.label("c"))
    #expect(page.second.text == "abc")
  }
}
