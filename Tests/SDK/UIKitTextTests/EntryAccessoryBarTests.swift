// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import KeyboardTesting
import Phrases
import Testing
import UIKitCore

/// The bar above the keyboard that leads through a form.
@MainActor @Suite(.serialized) struct EntryAccessoryBarTests {
  private final class Page: UIViewController {
    let rows = ["Name", "Age", "City"].map { EntryFieldView(title: $0) }
    var form: EntryForm?

    override func viewDidLoad() {
      view.backgroundColor = .systemBackground
      rows[1].textField.keyboardType = .numberPad
      let stack = UIStackView(arrangedSubviews: rows)
      stack.axis = .vertical
      stack.spacing = 8
      stack.translatesAutoresizingMaskIntoConstraints = false
      let scroll = UIScrollView(frame: view.bounds)
      scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(scroll)
      scroll.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        stack.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 40),
        stack.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -40),
      ])
      form = EntryForm(rows) {}
    }
  }

  private func start(_ screen: HeadlessScreen = HeadlessScreen(), languages: [String] = []) -> (Page, TestApp) {
    let page = Page()
    let app = TestApp(screen: screen, languages: languages) { page }
    app.settle()
    return (page, app)
  }

  /// The row that is typed into.
  private func current(_ page: Page) -> Int? { page.rows.firstIndex { $0.textField.isFirstResponder } }

  /// Whether Previous and Next are enabled.
  private func states(_ app: TestApp) throws -> [Bool] {
    try ["Previous", "Next"].map { try app.find(UIControl.self, .type(UIControl.self).label($0)).isEnabled }
  }

  @Test("ED-5 ED-7 Previous and Next lead along the fields, are off at the ends, and Done ends typing")
  func leading() throws {
    let (page, app) = start()
    try app.tap("Name")
    app.settle()
    #expect(try states(app) == [false, true])
    try app.tap("Next")
    app.settle()
    #expect(current(page) == 1)
    #expect(try states(app) == [true, true])
    try app.tap("Next")
    app.settle()
    #expect(current(page) == 2)
    #expect(try states(app) == [true, false])
    try app.tap("Previous")
    app.settle()
    #expect(current(page) == 1)
    try app.tap("Done")
    app.settle()
    #expect(current(page) == nil && !app.exists("Done"))
  }

  @Test("ED-7 the bar leads past fields that cannot be typed into")
  func disabled() throws {
    let (page, app) = start()
    page.rows[1].textField.isEnabled = false
    try app.tap("Name")
    app.settle()
    try app.tap("Next")
    app.settle()
    #expect(current(page) == 2)
    page.rows[0].textField.isEnabled = false
    page.form?.update()
    app.settle()
    #expect(try states(app) == [false, false])
  }

  @Test("ED-5 all fields share the bar, a form can be without one, and a field keeps an accessory view of its own")
  func optingOut() throws {
    let (page, app) = start()
    let form = try #require(page.form)
    try app.tap("Name")
    app.settle()
    #expect(page.rows.allSatisfy { $0.textField.inputAccessoryView === form.accessoryBar })
    let height = page.view.keyboardLayoutGuide.layoutFrame.height
    form.showsAccessoryBar = false
    app.settle()
    #expect(!app.exists("Done") && page.view.keyboardLayoutGuide.layoutFrame.height == height - 44)
    let own = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 20))
    page.rows[1].textField.inputAccessoryView = own
    form.showsAccessoryBar = true
    app.settle()
    #expect(page.view.keyboardLayoutGuide.layoutFrame.height == height)
    #expect(page.rows[1].textField.inputAccessoryView === own)
  }

  @Test("ED-5 the bar is mirrored where lines begin at the right")
  func mirrored() throws {
    for (direction, isMirrored) in [(UITraitEnvironmentLayoutDirection.leftToRight, false), (.rightToLeft, true)] {
      let (_, app) = start(HeadlessScreen(layoutDirection: direction))
      try app.tap("Name")
      app.settle()
      let places = try ["Previous", "Next", "Done"].map {
        let view = try app.find(UIControl.self, .type(UIControl.self).label($0))
        return view.convert(view.bounds, to: nil).midX
      }
      #expect(places == (isMirrored ? places.sorted(by: >) : places.sorted()))
    }
  }

  @Test("ED-5 on a phone on its side, buttons keep off corners, and fields off the keyboard below a new problem")
  func lying() throws {
    let screen = HeadlessScreen(
      size: CGSize(width: 844, height: 390), safeAreaInsets: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    let (page, app) = start(screen)
    page.rows[0].textField.entryValidators = [.email]
    try app.tap("Name")
    app.settle()
    let buttons = try ["Previous", "Done"].map { try app.find(UIControl.self, .type(UIControl.self).label($0)) }
      .map { $0.convert($0.bounds, to: nil) }
    #expect(buttons[0].minX == 63 && abs(buttons[1].maxX - 781) < 0.01)
    page.rows[0].textField.insertText("k")
    try app.tap("Next")
    app.settle()
    #expect(!page.rows[0].problemLabel.isHidden && current(page) == 1)
    let field = page.rows[1].textField
    #expect(field.convert(field.bounds, to: nil).maxY + 8 <= page.view.keyboardLayoutGuide.layoutFrame.minY)
  }

  @Test("ED-5 the bar speaks English and Korean", arguments: [PhraseLanguage.english, .korean])
  func languages(_ language: PhraseLanguage) throws {
    let (page, app) = start(languages: [language == .korean ? "ko-KR" : "en-US"])
    page.rows[0].textField.becomeFirstResponder()
    app.settle()
    try app.tap(.type(UIControl.self).label(language(.nextField)))
    app.settle()
    #expect(current(page) == 1)
    try app.tap(.type(UIControl.self).label(language(.previousField)))
    app.settle()
    #expect(current(page) == 0)
    try app.tap(.type(UIControl.self).inside(.type(UIToolbar.self)).label(language(.done)))
    app.settle()
    #expect(current(page) == nil)
  }

  @Test("ED-5 the bar grows with the text size, and the keyboard guide with it")
  func textSize() throws {
    let (page, app) = start()
    try app.tap("Name")
    app.settle()
    let (bar, button) = (try #require(page.form).accessoryBar, try app.find(UIControl.self, "Done"))
    let (height, width) = (bar.bounds.height, button.bounds.width)
    let guide = page.view.keyboardLayoutGuide.layoutFrame.height
    app.screen.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    app.settle()
    #expect(height == 44 && bar.bounds.height == 55)
    #expect(try app.find(UIControl.self, "Done").bounds.width > width)
    #expect(page.view.keyboardLayoutGuide.layoutFrame.height == guide + 11)
  }
}
