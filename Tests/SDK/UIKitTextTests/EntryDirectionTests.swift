// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import KeyboardTesting
import Testing
import UIKitCore

/// Numbers in forms where lines begin at the right.
@MainActor @Suite(.serialized) struct EntryDirectionTests {
  private final class Page: UIViewController {
    let row = EntryFieldView(title: "Number")
    var field: UITextField { row.textField }

    override func viewDidLoad() {
      view.backgroundColor = .systemBackground
      row.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(row)
      NSLayoutConstraint.activate([
        row.topAnchor.constraint(equalTo: view.topAnchor, constant: 60),
        row.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
        row.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
      ])
    }
  }

  /// Opens the page, and begins to type into its field.
  private func open(_ direction: UITraitEnvironmentLayoutDirection = .rightToLeft) throws -> (page: Page, app: TestApp)
  {
    let page = Page()
    let app = TestApp(screen: HeadlessScreen(layoutDirection: direction)) { page }
    app.settle()
    try app.tap("Number")
    app.settle()
    return (page, app)
  }

  private func caret(_ field: UITextField, at offset: Int) throws -> CGFloat {
    field.caretRect(for: try #require(field.position(from: field.beginningOfDocument, offset: offset))).minX
  }

  private func selectedOffset(_ field: UITextField) throws -> Int {
    field.offset(from: field.beginningOfDocument, to: try #require(field.selectedTextRange).start)
  }

  /// Where carets stand from before the first digit to behind the last one.
  private func digitCarets(_ field: UITextField) throws -> [CGFloat] {
    let characters = Array(field.text ?? "")
    let digits = characters.indices.filter { characters[$0].isWholeNumber }
    let (first, last) = (try #require(digits.first), try #require(digits.last))
    return try (first...last + 1).map { count in
      try caret(field, at: characters[..<count].reduce(0) { $0 + $1.utf16.count })
    }
  }

  private func isRising(_ places: [CGFloat]) -> Bool { zip(places, places.dropFirst()).allSatisfy { $0 < $1 } }

  @Test(
    "ED-4 the groups of card and phone numbers stand from left to right, at the right of a form whose lines begin there",
    arguments: [
      ("4000123456789010", "4000 1234 5678 9010", true), ("+821012345678", "+82 10-1234-5678", false),
      ("4000", "4000", true),
    ])
  func groups(typed: String, shown: String, isCard: Bool) throws {
    let (page, app) = try open()
    page.field.entryFormatter = isCard ? CardNumberEntryFormatter() : PhoneNumberEntryFormatter(region: "KR")
    app.type(typed)
    app.settle()
    #expect(page.field.text == shown)
    let places = try (0...shown.utf16.count).map { try caret(page.field, at: $0) }
    #expect(isRising(places), "\(places)")
    let text = page.field.editingRect(forBounds: page.field.bounds)
    #expect(abs((places.last ?? 0) - text.maxX) < 4)
    #expect(page.field.baseWritingDirection(for: page.field.beginningOfDocument, in: .forward) == .leftToRight)
  }

  @Test("ED-4 a card number in a form whose lines begin at the right looks as it does elsewhere at the right")
  func drawn() throws {
    func picture(_ direction: UITraitEnvironmentLayoutDirection) throws -> [UInt32] {
      let (page, app) = try open(direction)
      page.field.textAlignment = direction == .rightToLeft ? .natural : .right
      page.field.entryFormatter = CardNumberEntryFormatter()
      app.type("4000123456789010")
      page.field.resignFirstResponder()
      app.settle()
      let area = page.field.convert(page.field.bounds, to: nil)
      let image = try #require(app.screenshot().image.cgImage)
      return (Int(area.minY * 2)..<Int(area.maxY * 2)).flatMap { y in
        image.pixels[(y * image.width + Int(area.minX * 2))..<(y * image.width + Int(area.maxX * 2))]
      }
    }
    #expect(try picture(.rightToLeft) == picture(.leftToRight))
  }

  @Test(
    "ED-4 what is for phone numbers and codes is read from left to right without a formatter, too, names are not",
    arguments: ["phone", "code", "keys", "name"])
  func purposes(purpose: String) throws {
    let (page, app) = try open()
    switch purpose {
    case "phone": page.field.textContentType = .telephoneNumber
    case "code": page.field.textContentType = .oneTimeCode
    case "keys": page.field.keyboardType = .phonePad
    default: page.field.textContentType = .name
    }
    app.type("123 456")
    app.settle()
    let places = try (0...7).map { try caret(page.field, at: $0) }
    #expect(isRising(places) == (purpose != "name"), "\(places)")
  }

  @Test(
    "ED-4 amounts and percentages of Arabic, Hebrew and Persian grow at their right, where the caret is",
    arguments: ["ar", "ar_EG", "he_IL", "fa_IR"])
  func numbers(name: String) throws {
    let locale = Locale(identifier: name)
    let styles: [NumberEntryFormatter.Style] = [
      .decimal(maximumFractionDigits: 2), .currency(code: nil), .currency(code: "USD"),
      .percent(maximumFractionDigits: 1),
    ]
    for style in styles {
      let (page, app) = try open()
      page.field.entryFormatter = NumberEntryFormatter(style, locale: locale, allowsNegative: true)
      for start in ["", "-"] {
        page.field.text = ""
        app.type(start)
        for key in "1234567" {
          app.type(String(key))
          app.settle()
          let places = try digitCarets(page.field)
          #expect(isRising(places), "\(name) \(style) \(key): \(places)")
          #expect(try caret(page.field, at: selectedOffset(page.field)) == places.last, "\(name) \(style) \(key)")
        }
      }
    }
  }

  @Test("ED-4 a tap behind a number puts the caret there, arrows go where they point, and digits of Arabic are taken")
  func caretByHand() throws {
    let (page, app) = try open()
    let egypt = Locale(identifier: "ar_EG")
    page.field.entryFormatter = NumberEntryFormatter(.decimal(maximumFractionDigits: 2), locale: egypt)
    for digit in "\u{661}\u{662}\u{663}4" { page.field.insertText(String(digit)) }
    let shown = "\u{661}\u{66C}\u{662}\u{663}\u{664}"
    #expect(page.field.text == shown)
    app.settle()
    let text = page.field.editingRect(forBounds: page.field.bounds)
    app.press(.keyboardLeftArrow)
    #expect(try selectedOffset(page.field) == 4)
    app.press(.keyboardRightArrow)
    #expect(try selectedOffset(page.field) == 5)
    app.press(.keyboardHome)
    #expect(try caret(page.field, at: selectedOffset(page.field)) == digitCarets(page.field).first)
    app.tap(at: page.field.convert(CGPoint(x: text.maxX - 1, y: text.midY), to: nil))
    app.settle()
    #expect(try selectedOffset(page.field) == 5)
    UIPasteboard.general.string = "\u{66B}\u{665}"
    defer { UIPasteboard.general.string = nil }
    page.field.paste(nil)
    #expect(page.field.text == shown + "\u{66B}\u{665}")
  }
}
