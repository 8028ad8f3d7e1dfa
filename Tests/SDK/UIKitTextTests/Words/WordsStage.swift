// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import EmbeddedKeyboard
import Foundation
import Graphics
import HeadlessPlatform
import KeyboardTesting
import Testing
import UIKitCore

/// An app with a text view and fields whose keyboard knows a few words of English, and somebody who types.
@MainActor
struct WordsStage {
  let page: TextPage
  let app: TestApp
  private let language: SmallLanguage

  /// - Parameters:
  ///   - person: What the person has chosen.
  ///   - learning: Where words are learnt; nowhere by default.
  ///   - set: Changes the text view before it is shown.
  init(
    style: UIUserInterfaceStyle = .light, languages: [String] = [], person: PersonChoice? = nil,
    learning: LearningFile? = nil,
    _ set: (UITextView) -> Void = { _ in }
  ) throws {
    let page = TextPage()
    page.loadViewIfNeeded()
    set(page.text)
    language = try SmallLanguage()
    self.page = page
    app = TestApp(size: CGSize(width: 390, height: 700), style: style, languages: languages) { page }
    (app.platform.languageFiles, app.platform.personChoice) = (language.files, person)
    app.platform.learntWords = learning?.service(for: language.files)
    try app.tap("text")
    app.settle()
  }

  var text: String { page.text.text }

  /// Touches a key for each letter, with time to think in between.
  func type(_ text: String) throws {
    for sign in text { try touch(sign == " " ? "space" : String(sign)) }
  }

  /// Touches a key by its name, after so many seconds.
  func touch(_ name: String, after seconds: TimeInterval = 1) throws {
    app.advance(by: seconds)
    // The words of the bar come before the keys.
    let key = keys.last { $0.accessibilityLabel == name } ?? keys.last { $0.accessibilityLabel == name.uppercased() }
    tap(try #require(key))
  }

  /// Takes a word of the bar.
  func take(_ word: String) throws {
    app.advance(by: 1)
    tap(try #require(keys.prefix(3).first { $0.accessibilityLabel == word }))
  }

  /// Holds a word of the bar, and moves the finger up to what shows above it.
  func hold(_ word: String) throws {
    app.advance(by: 1)
    let key = try #require(keys.prefix(3).first { $0.accessibilityLabel == word })
    let place = CGPoint(x: key.accessibilityFrame.midX, y: key.accessibilityFrame.midY)
    let finger = app.putFinger(at: place)
    finger.rest(for: 0.8)
    finger.move(to: CGPoint(x: place.x, y: place.y - 46))
    finger.lift()
    app.settle()
  }

  private func tap(_ key: UIAccessibilityElement) {
    app.tap(at: CGPoint(x: key.accessibilityFrame.midX, y: key.accessibilityFrame.midY))
    app.settle()
  }

  private var keys: [UIAccessibilityElement] {
    let keys = app.all(EmbeddedKeyboardView.self).first?.accessibilityElements ?? []
    return keys.compactMap { $0 as? UIAccessibilityElement }
  }

  /// What the bar above the keys offers, from the left.
  var bar: [String] { keys.prefix(3).compactMap(\.accessibilityLabel).filter { !$0.isEmpty } }

  /// Whether something shows in grey behind the caret.
  var showsGrey: Bool { Self.showsGrey(in: page.text, app) }

  /// Whether something shows behind the caret of a field, in a light style.
  static func showsGrey(in view: any UIView & UITextInput, _ app: TestApp) -> Bool {
    guard let caret = view.selectedTextRange?.end else { return false }
    let place = view.convert(view.caretRect(for: caret), to: nil)
    let behind = CGRect(x: place.maxX + 1, y: place.minY, width: 24, height: place.height)
    return app.screenshot().cropped(to: behind).greyPixelCount > 10
  }

  /// The words of the text that have red dots below them.
  var marked: [String] { Self.marked(in: page.text, text, app) }

  /// Whether the first word of the text, of five letters, has red dots below it.
  var markedFirst: Bool { Self.marked(in: page.text, String(text.prefix(5)), app) == [String(text.prefix(5))] }

  /// The words of a text that have red dots below them.
  static func marked(in view: any UIView & UITextInput, _ text: String, _ app: TestApp) -> [String] {
    let picture = app.screenshot()
    return text.split(whereSeparator: \.isWhitespace).filter { word in
      let range = NSRange(word.startIndex..<word.endIndex, in: text)
      guard let start = view.position(from: view.beginningOfDocument, offset: range.location),
        let end = view.position(from: start, offset: range.length), let place = view.textRange(from: start, to: end)
      else { return false }
      return picture.cropped(to: view.convert(view.firstRect(for: place), to: nil)).redPixelCount > 6
    }.map(String.init)
  }
}

extension Picture {
  fileprivate var greyPixelCount: Int {
    (image.cgImage?.pixels ?? []).count { pixel in
      let (red, blue) = ((pixel >> 16) & 0xFF, pixel & 0xFF)
      return (140..<235).contains(red) && max(red, blue) - min(red, blue) < 12
    }
  }

  fileprivate var redPixelCount: Int {
    (image.cgImage?.pixels ?? []).count { pixel in
      let (red, green, blue) = ((pixel >> 16) & 0xFF, (pixel >> 8) & 0xFF, pixel & 0xFF)
      return red > 200 && green < 130 && blue < 130
    }
  }
}
