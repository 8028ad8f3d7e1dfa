// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import KeyboardTesting
import Phrases
import TVUIKit
import Testing
import UIKitCore

@MainActor @Suite(.serialized) final class DigitEntryTests {
  private final class Listener: AccessibilityClient {
    var said: [String] = []

    func elementsMayHaveChanged() {}
    func announce(_ text: String) { said.append(text) }
  }

  private static let television = CGSize(width: 960, height: 540)
  private var entered: [String] = []

  private func start(
    size: CGSize = television, style: UIUserInterfaceStyle = .light, languages: [String] = [],
    _ configure: (TVDigitEntryViewController) -> Void = { _ in }
  ) -> (TestApp, TVDigitEntryViewController) {
    var made: TVDigitEntryViewController?
    let app = TestApp(size: size, style: style, languages: languages) {
      let entry = TVDigitEntryViewController()
      entry.titleText = "Parental Controls"
      entry.promptText = "Enter the passcode."
      entry.entryCompletionHandler = { [weak self] in self?.entered.append($0) }
      configure(entry)
      made = entry
      return entry
    }
    return (app, made ?? TVDigitEntryViewController())
  }

  private func value(_ app: TestApp) throws -> String? {
    try app.find(.label("Enter the passcode.").traits(.updatesFrequently)).accessibilityValue
  }

  private func press(_ app: TestApp, _ key: UIKeyboardHIDUsage, times: Int = 1) {
    for _ in 0..<times { app.press(key) }
  }

  @Test("VK-14 arrows and Select of a remote enter a code, and the app gets it once all of it is there")
  func remote() throws {
    let (app, _) = start()
    #expect(try value(app) == "0 of 4 digits entered")
    press(app, .keyboardRightArrow, times: 2)
    app.press(.keyboardSelect)
    app.press(.keyboardLeftArrow)
    app.press(.keyboardReturnOrEnter)
    press(app, .keyboardRightArrow, times: 8)
    app.press(.keyboardSelect)
    #expect(try value(app) == "3 2 0" && entered.isEmpty)
    press(app, .keyboardLeftArrow, times: 20)
    app.press(.keyboardSelect)
    #expect(entered == ["3201"])
    app.press(.keyboardSelect)
    #expect(entered == ["3201"])
  }

  @Test("VK-14 the last key takes a digit away, the row ends at its ends, and a code that is whole again is told again")
  func deleting() throws {
    let (app, _) = start { $0.numberOfDigits = 2 }
    app.press(.keyboardSelect)
    app.press(.keyboardSelect)
    press(app, .keyboardRightArrow, times: 30)
    app.press(.keyboardSelect)
    #expect(try value(app) == "1")
    press(app, .keyboardUpArrow)
    press(app, .keyboardDownArrow)
    press(app, .keyboardLeftArrow)
    app.press(.keyboardSelect)
    #expect(entered == ["11", "10"])
  }

  @Test("VK-14 a finger takes digits, on a phone's screen in two rows, over which arrows move up and down")
  func touch() throws {
    let (app, _) = start(size: CGSize(width: 360, height: 720))
    for digit in ["7", "0"] { try app.tap(.label(digit)) }
    try app.tap(.label("Delete"))
    for digit in ["2", "5"] { try app.tap(.label(digit)) }
    #expect(try value(app) == "7 2 5")
    let keys = ["1", "7"].map { app.all(.label($0).traits(.keyboardKey))[0] }
    #expect(keys[0].frame.minX == keys[1].frame.minX && keys[0].frame.maxY < keys[1].frame.minY)
    #expect(keys[1].bounds.width >= 44)
    // From 5, the key that was touched last, down to Delete, which is below 5, then up and to 6.
    app.press(.keyboardDownArrow)
    app.press(.keyboardSelect)
    #expect(try value(app) == "7 2")
    app.press(.keyboardUpArrow)
    app.press(.keyboardRightArrow)
    app.press(.keyboardSelect)
    #expect(try value(app) == "7 2 6")
  }

  @Test("VK-14 digits and Backspace of a keyboard work, held keys count once, and letters are nothing")
  func keyboard() throws {
    let (app, _) = start()
    app.type("1a2")
    app.press(.keyboardDeleteOrBackspace)
    app.hold(.keyboardSelect, for: 2)
    #expect(try value(app) == "1 1")
    app.press("4", modifiers: .command)
    app.type("90")
    #expect(entered == ["1190"])
  }

  @Test("VK-14 a secret code shows dots, and nothing on the screen or told to screen readers has its digits")
  func secure() throws {
    let listener = Listener()
    let (app, _) = start { $0.isSecureDigitEntry = true }
    UIApplication.shared.accessibility.client = listener
    app.type("48")
    #expect(try value(app) == "2 of 4 digits entered")
    #expect(listener.said.isEmpty)
    let texts = app.all(.type(UILabel.self)).compactMap { ($0 as? UILabel)?.text }
    #expect(texts.count { $0 == "●" } == 2)
    #expect(texts.count { $0 == "4" } == 1 && texts.count { $0 == "8" } == 1, "on their keys alone")
    app.type("15")
    #expect(entered == ["4815"])
  }

  @Test("VK-14 a code that is wrong can be cleared and entered again", arguments: [true, false])
  func clearing(_ isAnimated: Bool) throws {
    let (app, entry) = start()
    entry.entryCompletionHandler = { [weak self, weak entry] code in
      self?.entered.append(code)
      entry?.clearEntry(animated: isAnimated)
    }
    app.type("1234")
    #expect(try value(app) == "0 of 4 digits entered")
    app.type("5678")
    #expect(entered == ["1234", "5678"])
  }

  @Test("VK-14 another number of digits clears the entry, and numbers that are none count as the nearest")
  func numbers() throws {
    let (app, entry) = start()
    app.type("12")
    entry.numberOfDigits = 6
    #expect(try value(app) == "0 of 6 digits entered")
    for (number, counts) in [(0, 1), (-5, 1), (.min, 1), (.max, 12)] {
      entry.numberOfDigits = number
      #expect(entry.numberOfDigits == counts)
    }
    app.type("123456789012")
    #expect(entered == ["123456789012"])
  }

  @Test("VK-14 a screen reader hears the key that the focus comes to, in the person's language, and can press keys")
  func names() throws {
    let listener = Listener()
    let (app, entry) = start(languages: ["ko-KR"]) {
      $0.titleText = nil
      $0.promptText = nil
    }
    UIApplication.shared.accessibility.client = listener
    app.press(.keyboardRightArrow)
    press(app, .keyboardRightArrow, times: 9)
    #expect(listener.said.first == "2" && listener.said.last == PhraseLanguage.korean(.delete))
    let key = try app.find(.label("5"))
    #expect(key.accessibilityTraits.contains(.keyboardKey) && key.accessibilityActivate())
    entry.isSecureDigitEntry = true
    let boxes = try app.find(.traits(.updatesFrequently))
    #expect(boxes.accessibilityLabel == PhraseLanguage.korean(.digitEntry))
    #expect(boxes.accessibilityValue == PhraseLanguage.korean(.digitsEntered, "1", "4"))
  }

  @Test("VK-14 what it looks like", arguments: [UIUserInterfaceStyle.light, .dark])
  func looks(_ style: UIUserInterfaceStyle) throws {
    let (app, _) = start(style: style) { $0.isSecureDigitEntry = style == .dark }
    app.type("42")
    press(app, .keyboardRightArrow, times: 4)
    try app.screenshot().matches(golden: style == .dark ? "digits-dark" : "digits-light")
  }

  @Test("VK-14 what it looks like on a phone")
  func phone() throws {
    let (app, _) = start(size: CGSize(width: 360, height: 720))
    try app.tap(.label("7"))
    try app.screenshot().matches(golden: "digits-phone")
  }
}
