// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExamplePictures
import Foundation
import KeyboardTesting
import LearntWordStore
import LearntWords
import SettingsPages
import Testing
import UIKitCore

@testable import settings_pictures

/// The page of learnt words, and the store that it is about.
@Suite(.serialized) struct LearntWordsTests {
  @Test("SY-4 TY-4 a learnt word is found by searching, forgotten by a swipe, and gone from the store")
  func searchAndForget() throws {
    let home = try Home.furnished()
    try home.learn([("Spinet", "en"), ("kimchi", "en"), ("kimono", "en")])
    let stage = try SettingsStage(home: home)
    try stage.tap("Learnt Words")
    for word in ["Spinet", "kimchi", "kimono"] { #expect(stage.app.exists(.identifier("word \(word)")), "\(word)") }
    try stage.app.tap(.type(UITextField.self))
    stage.app.type("kim")
    stage.app.settle()
    #expect(stage.app.exists(.identifier("word kimchi")) && stage.app.exists(.identifier("word kimono")))
    #expect(!stage.app.exists(.identifier("word Spinet")))
    try delete("word kimchi", stage)
    #expect(!stage.app.exists(.identifier("word kimchi")) && stage.app.exists(.identifier("word kimono")))
    #expect(try words(home) == ["Spinet", "kimono"])
    stage.app.type("xyz")
    stage.app.settle()
    #expect(stage.app.exists(.label(containing: "No Words Found")))
  }

  @Test("SY-4 TY-4 all words are forgotten only once that is confirmed") func forgetAll() throws {
    let home = try Home.furnished()
    try home.learn([("Spinet", "en"), ("해금", "ko")], blocked: "hello")
    let stage = try SettingsStage(home: home)
    try stage.tap("Learnt Words")
    try stage.tap("Forget All Words")
    try stage.tap("Cancel")
    #expect(try words(home) == ["Spinet", "해금"])
    try stage.tap("Forget All Words")
    try stage.tap("Forget All")
    #expect(stage.app.exists(.label(containing: "No Learnt Words")))
    #expect(try words(home).isEmpty)
    #expect(try store(home).words(with: .blocked).isEmpty)
  }

  @Test("SY-4 TY-4 a word that was not to be suggested is suggested again once it is deleted from its list")
  func unblock() throws {
    let home = try Home.furnished()
    try home.learn([("Spinet", "en")], blocked: "hello")
    let stage = try SettingsStage(home: home)
    try stage.tap("Learnt Words")
    #expect(stage.app.exists(.identifier("blocked hello")))
    try delete("blocked hello", stage)
    #expect(!stage.app.exists(.identifier("blocked hello")))
    #expect(try store(home).words(with: .blocked).isEmpty)
    #expect(try words(home) == ["Spinet"])
  }

  @Test("SY-4 TY-4 words that are learnt while the page shows appear, and looking makes no file")
  func changesOfOthers() throws {
    let home = try Home.furnished()
    let stage = try SettingsStage(home: home)
    try stage.tap("Learnt Words")
    #expect(stage.app.exists(.label(containing: "No Learnt Words")))
    #expect(!FileManager.default.fileExists(atPath: home.learntWords.path(percentEncoded: false)))
    try home.learn([("Spinet", "en")])
    stage.model.reload()
    stage.app.settle()
    #expect(stage.app.exists(.identifier("word Spinet")))
  }

  @Test("SY-4 a list of more words than anybody reads is cut, and the search finds the rest") func manyWords() throws {
    let home = try Home.furnished()
    let letters = "abcdefghijklmnopqrst"
    let many = letters.flatMap { first in letters.map { "w\(first)\($0)" } }
    try store(home).learn(many.compactMap { WordObservation(language: "en", word: $0) }, at: 1_700_000_000)
    let stage = try SettingsStage(home: home)
    try stage.tap("Learnt Words")
    #expect(stage.app.exists(.identifier("word waa")))
    try stage.app.tap(.type(UITextField.self))
    stage.app.type("wtt")
    stage.app.settle()
    #expect(stage.app.exists(.identifier("word wtt")))
    for _ in 0..<3 { stage.app.press(.keyboardDeleteOrBackspace) }
    stage.app.settle()
    try stage.app.scroll(to: .label(containing: "These are the 300 words that you use most."))
    #expect(stage.app.exists(.identifier("word wot")) && !stage.app.exists(.identifier("word wpa")))
  }

  // MARK: Helping

  private func delete(_ id: String, _ stage: SettingsStage) throws {
    let row = try stage.app.place(on: .identifier(id))
    stage.app.swipe(from: row, to: CGPoint(x: row.x - 150, y: row.y))
    stage.app.settle()
    try stage.tap("Delete")
  }

  private func store(_ home: Home) throws -> LearntWordStore {
    try LearntWordStore(path: home.learntWords.path(percentEncoded: false)) { Issue.record("\($0)") }
  }

  private func words(_ home: Home) throws -> Set<String> {
    Set(try store(home).words(at: Int64(Date().timeIntervalSince1970)).map(\.word))
  }
}
