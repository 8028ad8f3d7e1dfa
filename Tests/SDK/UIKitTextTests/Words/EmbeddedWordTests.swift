// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import KeyboardTesting
import Testing
import UIKitCore

/// Words in the keyboard that an app shows itself.
@MainActor @Suite(.serialized) struct EmbeddedWordTests {
  @Test("TY-1 in an app the bar offers words and what they may become, and a tap takes one with a space")
  func bar() throws {
    let stage = try WordsStage()
    try stage.type("it is the wor")
    #expect(stage.bar.contains("word") && stage.bar.contains("world"))
    try stage.take("world")
    #expect(stage.text == "It is the world ")
    try stage.type("hello")
    try stage.touch("space")
    #expect(stage.bar.first == "world", "the word that follows is offered")
    try stage.take("world")
    #expect(stage.text == "It is the world hello world ")
  }

  @Test("TY-1 in an app a slip is mended at a space, and Backspace brings it back for good")
  func correction() throws {
    let stage = try WordsStage()
    try stage.type("it is teh")
    #expect(stage.bar == ["teh", "the"] || stage.bar.starts(with: ["teh", "the"]))
    try stage.type(" ")
    #expect(stage.text == "It is the ")
    try stage.touch("Delete")
    #expect(stage.text == "It is teh ")
    try stage.type("teh ")
    #expect(stage.text == "It is teh teh ", "what was put back is not corrected again")
  }

  @Test("TY-1 in an app the word in quotes keeps what was typed")
  func literal() throws {
    let stage = try WordsStage()
    try stage.type("it is teh")
    try stage.take("teh")
    #expect(stage.text == "It is teh ")
  }

  @Test("TY-3 in an app apostrophes of contractions are those of the language, by hand and by correction")
  func apostrophes() throws {
    let stage = try WordsStage()
    try stage.type("we dont ")
    #expect(stage.text == "We don’t ")
    try stage.touch("Delete")
    #expect(stage.text == "We dont ")
    let plain = try WordsStage { $0.smartQuotesType = .no }
    try plain.type("we dont ")
    #expect(plain.text == "We don't ")
  }

  @Test("TY-3 a word with an apostrophe of the language is known, and goes on being one")
  func typedApostrophes() throws {
    let stage = try WordsStage()
    func type(_ start: String, _ end: String) throws {
      try stage.type(start)
      for key in ["123", "'"] { try stage.touch(key) }
      try stage.type(end)
    }
    try type("they don", "t ")
    #expect(stage.text == "They don’t ")
    try type("don", "r")
    #expect(stage.bar.starts(with: ["don’r", "don't"]))
    try stage.type(" ")
    #expect(stage.text == "They don’t don’t ")
    try stage.touch("Delete")
    #expect(stage.text == "They don’t don’r ")
  }

  @Test("TY-1 fields that want no words have neither bar nor correction, from the moment they say so")
  func traits() throws {
    let stage = try WordsStage { $0.autocorrectionType = .no }
    func height() -> CGFloat { stage.app.all(.identifier("Keyboard").type(UIView.self)).first?.bounds.height ?? 0 }
    let low = height()
    try stage.type("it is teh ")
    #expect(stage.text == "It is teh " && stage.bar.first != "teh")
    stage.page.text.autocorrectionType = .default
    stage.app.settle()
    #expect(height() == low + 46)
    try stage.type("teh ")
    #expect(stage.text == "It is teh the ")
    stage.page.text.textContentType = .name
    stage.app.settle()
    #expect(height() == low)
    stage.page.text.textContentType = .organizationName
    stage.app.settle()
    #expect(height() == low + 46, "a company has words of the language")
    stage.page.text.keyboardType = .URL
    #expect(height() == low + 46, "the kind of keys waits until it is asked for again")
    stage.page.text.reloadInputViews()
    stage.app.settle()
    #expect(height() <= low && stage.app.exists(.label("/")))
  }

  @Test("TF-4 VK-4 a text of street names wants no corrections by default, and gets them where the app asks")
  func asked() throws {
    for (type, text) in [(UITextAutocorrectionType.default, "Teh "), (.yes, "The ")] {
      let stage = try WordsStage {
        $0.textContentType = .streetAddressLine2
        $0.autocorrectionType = type
      }
      try stage.type("teh ")
      #expect(stage.text == text)
    }
  }

  @Test("ED-3 in an app nothing is offered or corrected in a secret")
  func secrets() throws {
    let stage = try WordsStage { $0.isSecureTextEntry = true }
    try stage.type("teh ")
    #expect(stage.text == "teh " && !stage.bar.contains("the"))
  }

  @Test("TY-3 capitals come by the field, and another wish counts at once")
  func capitals() throws {
    let stage = try WordsStage { $0.autocorrectionType = .no }
    try stage.type("a b ")
    stage.page.text.autocapitalizationType = .words
    stage.app.settle()
    try stage.type("it is ")
    stage.page.text.autocapitalizationType = .none
    stage.app.settle()
    try stage.type("it")
    #expect(stage.text == "A b It Is it")
  }
}
