// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import EmbeddedKeyboard
import HeadlessPlatform
import KeyboardTesting
import LinuxSystem
import SystemKeyboard
import TestSupport
import Testing
import UIKitCore
import WordLearning

/// Words that are learnt in the keyboard that an app shows itself.
@MainActor @Suite(.serialized) struct EmbeddedLearningTests {
  private let file: LearningFile

  init() throws { file = try LearningFile() }

  @Test("TY-1 in an app words are learnt, and offered and left alone in the next one; a hold forgets them")
  func learning() throws {
    let first = try WordsStage(learning: file) { $0.inlinePredictionType = .no }
    try first.type("it is teh ")
    #expect(first.text == "It is the ")
    try first.touch("Delete")
    try first.type("zorpify is zorpify is it ")
    #expect(first.text == "It is teh zorpify is zorpify is it ")
    try file.loop.run { file.words(uses: 1.5).contains("zorpify") }
    let second = try WordsStage(learning: file) { $0.inlinePredictionType = .no }
    let words = try #require(second.app.platform.learntWords)
    try file.loop.run { words.vocabulary.isUsed("zorpify", in: "en") }
    try second.type("it is teh zor")
    #expect(second.text == "It is teh zor", "it was put back in another app")
    #expect(second.bar.contains("zorpify"))
    try second.hold("zorpify")
    #expect(second.text == "It is teh zor" && !second.bar.contains("zorpify"))
    try file.loop.run { !file.words().contains("zorpify") }
  }

  @Test("TF-4 TY-1 the grey of an app that shows the keyboard itself knows what was learnt there") func grey() throws {
    let stage = try WordsStage(learning: file)
    let words = try #require(stage.app.platform.learntWords)
    try stage.type("it is zorpify is zorpify is zor")
    #expect(!stage.showsGrey)
    try file.loop.run { !words.vocabulary.isStale }
    try stage.type("p")
    #expect(stage.showsGrey)
    try stage.type(" ")
    #expect(stage.text == "It is zorpify is zorpify is zorpify ")
  }

  @Test("TY-1 ED-3 in an app nothing is learnt of a secret, nor where the settings say so") func never() throws {
    let secret = try WordsStage(learning: file) { $0.isSecureTextEntry = true }
    try secret.type("a kayak is it ")
    var choice = PersonChoice()
    choice.learnsWords = false
    let off = try WordsStage(person: choice, learning: file)
    try off.type("a canoe is it ")
    let usual = try WordsStage(learning: file)
    try usual.type("a box is it ")
    try file.loop.run { file.words().contains("box") }
    #expect(!file.words().contains("kayak") && !file.words().contains("canoe"))
  }

  @Test("TY-1 an app without a place for words types as ever, learns nothing, and has nothing to forget")
  func nowhere() throws {
    let stage = try WordsStage(learning: try LearningFile(hasHelper: false))
    try stage.type("it is teh zorpify is zorpify is zor")
    #expect(stage.text == "It is the zorpify is zorpify is zor" && !stage.bar.contains("zorpify"))
  }

  @Test("TY-1 in an app a word that it has learnt is not corrected at its keyboard") func spellings() throws {
    let stage = try WordsStage(learning: file)
    let words = try #require(stage.app.platform.learntWords)
    words.know(spellings: ["teh"])
    try stage.type("it is teh ")
    #expect(stage.text == "It is teh ")
  }

  @Test("TY-1 ED-3 in an app a password that is shown for a while, or begins to be secret in mid-word, is not learnt")
  func shown() throws {
    let eye = try WordsStage(learning: file) { $0.isSecureTextEntry = true }
    try eye.type("kayak")
    eye.page.text.isSecureTextEntry = false
    eye.app.settle()
    try eye.type("s is it ")
    #expect(eye.text.lowercased() == "kayaks is it ")
    let eyeFirst = try WordsStage(learning: file) { $0.isSecureTextEntry = true }
    eyeFirst.page.text.isSecureTextEntry = false
    eyeFirst.app.settle()
    try eyeFirst.type("camel is it ")
    let late = try WordsStage(learning: file) { $0.inlinePredictionType = .no }
    try late.type("cano")
    late.page.text.isSecureTextEntry = true
    late.app.settle()
    #expect(Set(late.bar).isDisjoint(with: ["Cat", "And", "To", "Is", "Cano"]), "\(late.bar)")
    try late.type("e ")
    late.page.text.isSecureTextEntry = false
    late.app.settle()
    try late.type("is it ")
    let usual = try WordsStage(learning: file)
    try usual.type("a box is it ")
    try file.loop.run { file.words().contains("box") }
    #expect(Set(file.words()).isDisjoint(with: ["kayak", "kayaks", "camel", "s", "cano", "canoe", "e"]))
  }
}
