// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionProtocol
import ExtensionRuntime
import Foundation
import Geometry
import TextModel
import Testing
import UIKitCore

/// A controller's life, from coming on screen to leaving it.
@MainActor @Suite(.serialized) struct LifecycleTests {
  @Test("CK-6 a keyboard hears of the text as it comes and goes, and when others change it, but not of its own typing")
  func textChanges() throws {
    let stage = try SampleStage()
    let host = stage.host
    host.context.before = "ab"
    try host.show()
    try host.advance()
    let keyboard = try #require(stage.keyboard)
    #expect(
      keyboard.news() == ["loaded", "will appear", "text will change", "text did change", "did appear"])
    keyboard.textDocumentProxy.insertText("c")
    var context = FieldContext()
    context.before = "abc"
    try host.tell(context, after: 1)
    #expect(keyboard.news() == [])
    context.before = "a"
    try host.tell(context, after: 1, isAppChange: true)
    #expect(keyboard.news() == ["text will change", "text did change"])
    #expect(keyboard.texts.suffix(2) == ["abc", "a"])
    host.field.serial = 2
    host.context.before = "other"
    try host.tellField()
    #expect(keyboard.news() == ["text will change", "text did change"] && keyboard.texts.last == "other")
    try host.hide()
    #expect(keyboard.news() == ["text will change", "text did change", "will disappear", "did disappear"])
    #expect(keyboard.texts.last == .some(nil))
  }

  @Test("CK-6 dark or light is what the field says, or else what the surroundings are")
  func colours() throws {
    let stage = try SampleStage()
    let host = stage.host
    try host.show()
    let keyboard = try #require(stage.keyboard)
    #expect(keyboard.traitCollection.accessibilityContrast == .normal)
    func style() -> UIUserInterfaceStyle { keyboard.traitCollection.userInterfaceStyle }
    #expect(style() == .light && keyboard.textDocumentProxy.keyboardAppearance == .default)
    try host.advance()
    let light = host.screen.color(x: 10, y: 10)
    host.field.appearance = .dark
    try host.tellField()
    try host.advance()
    #expect(style() == .dark && keyboard.textDocumentProxy.keyboardAppearance == .dark)
    #expect(host.screen.color(x: 10, y: 10) != light)
    host.field.appearance = .light
    (host.surroundings.isDark, host.surroundings.hasHighContrast) = (true, true)
    try host.tellSurroundings()
    #expect(keyboard.traitCollection.accessibilityContrast == .high)
    try host.tellField()
    #expect(style() == .light && keyboard.textDocumentProxy.keyboardAppearance == .light)
    host.field.appearance = .automatic
    try host.tellField()
    #expect(style() == .dark)
  }

  @Test func `the controller is made anew each time, and goes when the keyboard goes`() throws {
    let stage = try SampleStage { keyboard in keyboard.addKey() }
    let host = stage.host
    for count in 1...5 {
      try host.show()
      #expect(stage.madeCount == count && stage.keyboard != nil)
      try host.touch(.began, at: CGPoint(x: 100, y: 100))
      if count > 2 { try host.advance(by: 0.2) }
      try host.hide()
      #expect(stage.keyboard == nil, "nothing keeps it")
    }
  }

  @Test func `a controller goes with what it has shown over itself, and with what moves`() throws {
    let stage = try SampleStage { keyboard in keyboard.addKey() }
    try stage.host.show()
    try stage.host.advance()
    stage.keyboard?.present(UIAlertController(title: "?", message: nil, preferredStyle: .alert), animated: true)
    UIView.animate(withDuration: 2) { stage.keyboard?.view.alpha = 0.5 }
    try stage.host.advance(by: 0.5)
    try stage.host.hide()
    try stage.host.advance(by: 3)
    #expect(stage.keyboard == nil)
  }

  @Test func `fingers that are down when it goes are cancelled, and it hears nothing while it is away`() throws {
    var heard: [String] = []
    let stage = try SampleStage { keyboard in
      let key = keyboard.addKey { heard.append("down") }
      key.addAction(UIAction { _ in heard.append("up") }, for: .touchUpInside)
      key.addAction(UIAction { _ in heard.append("cancelled") }, for: .touchCancel)
    }
    let host = stage.host
    try host.show()
    try host.touch(.began, at: CGPoint(x: 100, y: 100))
    try host.hide()
    #expect(heard == ["down", "cancelled"])
    _ = host.news()
    try host.touch(.ended, at: CGPoint(x: 100, y: 100))
    try host.tap(at: CGPoint(x: 100, y: 100))
    try host.tell(FieldContext(), after: 0, isAppChange: true)
    try host.tellSurroundings()
    try host.tellField()
    try host.say(.frameShown)
    #expect(heard == ["down", "cancelled"])
    let answers = host.news()
    #expect(answers.count == 5 && answers.allSatisfy { if case .done = $0 { true } else { false } })
  }

  @Test func `memory is given back when the host knows that the keyboard has left, not when it is back`() throws {
    let stage = try SampleStage { keyboard in keyboard.addKey() }
    let host = stage.host
    var counts: [Int] = []
    host.session.onRest = {
      try? host.listen()
      counts.append(host.news().count { if case .done = $0 { true } else { false } })
    }
    try host.show()
    try host.tap(at: CGPoint(x: 100, y: 100))
    _ = host.news()
    #expect(counts == [])
    try host.hide()
    // It has heard so when the answer is there.
    #expect(counts == [1])
    try host.turn()
    try host.show()
    try host.post(.hide(answer: host.answer()))
    try host.show()
    #expect(counts == [1])
    #expect(stage.keyboard != nil)
  }

  @Test func `what coming on screen has taken of memory is given back there, once`() throws {
    let stage = try SampleStage { keyboard in keyboard.addKey() }
    let host = stage.host
    var count = 0
    host.session.onRest = { count += 1 }
    try host.show()
    try host.advance(by: KeyboardSession.settlingSeconds / 2)
    #expect(count == 0)
    for _ in 0..<3 {
      try host.advance(by: KeyboardSession.settlingSeconds)
      #expect(count == 1)
    }
    try host.show()
    try host.hide()
    try host.advance(by: 2 * KeyboardSession.settlingSeconds)
    #expect(count == 2, "and when it has left")
  }

  @Test("CK-14 text is with the host before the picture of it is made") func textFirst() throws {
    let stage = try SampleStage { keyboard in
      keyboard.addKey { [unowned keyboard] in keyboard.textDocumentProxy.insertText("x") }
    }
    let host = stage.host
    try host.show()
    try host.advance()
    _ = host.news()
    var heard: [KeyboardMessage] = []
    host.session.onText = {
      try? host.listen()
      heard += host.news()
    }
    try host.tap(at: CGPoint(x: 100, y: 100))
    #expect(heard == [.edit(field: host.field.serial, number: 1, .insert("x"))])
    let rest = host.news()
    #expect(rest.contains { if case .frame = $0 { true } else { false } })
    // A picture without text waits for nobody.
    heard = []
    try host.advance()
    #expect(heard == [])
  }

  @Test func `what a controller does after it has gone reaches nobody`() throws {
    let stage = try SampleStage()
    try stage.host.show()
    let keyboard = try #require(stage.keyboard)
    try stage.host.hide()
    _ = stage.host.news()
    keyboard.textDocumentProxy.insertText("x")
    keyboard.textDocumentProxy.deleteBackward()
    keyboard.advanceToNextInputMode()
    keyboard.dismissKeyboard()
    keyboard.primaryLanguage = "fr-FR"
    #expect(keyboard.textDocumentProxy.documentContextBeforeInput == nil)
    try stage.host.turn()
    #expect(stage.host.news() == [])
  }

  @Test func `what it is told of the device`() throws {
    let stage = try SampleStage()
    let host = stage.host
    host.surroundings.needsInputModeSwitchKey = true
    host.surroundings.isRightToLeft = true
    host.surroundings.languages = ["ko-KR", "en"]
    try host.show()
    let keyboard = try #require(stage.keyboard)
    #expect(keyboard.needsInputModeSwitchKey && !keyboard.hasFullAccess && !keyboard.hasDictationKey)
    #expect(keyboard.traitCollection.layoutDirection == .rightToLeft && keyboard.traitCollection.displayScale == 2)
    #expect(UIApplication.shared.preferredLanguages == ["ko-KR", "en"])
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 360, height: 720) && UIScreen.main.scale == 2)
    try host.advance()
    var layoutCount = 0
    keyboard.whenLaidOut = { _ in layoutCount += 1 }
    (host.surroundings.needsInputModeSwitchKey, host.surroundings.hasFullAccess) = (false, true)
    host.surroundings.hasDictationPlace = true
    try host.tellSurroundings()
    #expect(!keyboard.needsInputModeSwitchKey && keyboard.hasFullAccess && keyboard.hasDictationKey)
    #expect(layoutCount > 0, "so that keyboards can look again")
  }

  @Test func `the language is that of the bundle until the controller says another`() throws {
    var bundle = KeyboardBundleInformation()
    bundle.primaryLanguage = "mi-NZ"
    var kept: UIInputViewController?
    let host = try PlayedHost(bundle: bundle) {
      let keyboard = SampleKeyboard()
      kept = keyboard
      return keyboard
    }
    try host.show()
    let keyboard = try #require(kept)
    #expect(keyboard.primaryLanguage == "mi-NZ")
    #expect(keyboard.textDocumentProxy.documentInputMode?.primaryLanguage == "mi-NZ")
    _ = host.news()
    keyboard.primaryLanguage = "fr-FR"
    keyboard.primaryLanguage = "fr-FR"
    try host.turn()
    #expect(host.news() == [.language("fr-FR")])
    #expect(keyboard.textDocumentProxy.documentInputMode?.primaryLanguage == "fr-FR")
    try host.hide()
    _ = host.news()
    try host.show()
    #expect(host.news().contains(.language(nil)), "the next controller has said none")
  }
}
