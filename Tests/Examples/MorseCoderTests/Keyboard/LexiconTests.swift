// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import KeyboardTesting
import MorseCode
import MorseUI
import Testing
import UIKitCore

@testable import morse_pictures

/// Words of the test's.
final class ShortWords: WordReplacing {
  private let words: [String: String]

  init(_ words: [String: String]) { self.words = words }

  func replacement(for word: String) -> String? { words[word.lowercased()] }
}

/// Words that are typed for others.
@MainActor @Suite(.serialized) struct LexiconTests {
  private let words = ShortWords(["omw": "On my way!"])

  @Test func `a word that is short for others is replaced with the space behind it`() throws {
    let stage = try MorseStage()
    stage.keyboard.replacements = words
    try stage.type("ok omw")
    #expect(stage.text == "ok omw", "the letter has ended, not the word")
    try stage.tap(.space)
    #expect(stage.text == "ok On my way! ")
    try stage.type("xomw ")
    #expect(stage.text == "ok On my way! xomw ")
  }

  @Test func `fields that want no correction get none`() throws {
    let stage = try MorseStage { $0.field.autocorrectionType = .no }
    stage.keyboard.replacements = words
    try stage.type("omw ")
    #expect(stage.text == "omw ")
  }
}

/// Knows a place when the test says so.
private final class TestFinder: PlaceFinding {
  private(set) var askedCount = 0
  private var completion: (@MainActor (Coordinates?) -> Void)?
  var isKnown = true

  func find(_ completion: @escaping @MainActor (Coordinates?) -> Void) {
    askedCount += 1
    if isKnown { completion(Self.place) } else { self.completion = completion }
  }

  func tell(_ place: Coordinates? = TestFinder.place) { completion?(place) }

  static let place = Coordinates(latitude: 52.51627, longitude: 13.3777)
}

/// Where a call for help comes from.
@MainActor @Suite(.serialized) struct PlaceTests {
  @Test func `a call for help tells the place, with full access`() throws {
    let stage = try MorseStage()
    let finder = TestFinder()
    stage.keyboard.placeFinder = finder
    try stage.app.doubleTap(.identifier("morse.shift"))
    try stage.type("SOS")
    #expect(finder.askedCount == 0, "nobody asks before the space")
    try stage.tap(.space)
    #expect(stage.text == "SOS 52.51627, 13.37770 ")
    try stage.type("OK SOSO ")
    #expect(finder.askedCount == 1)
  }

  @Test func `without full access, or without a place, it does not`() throws {
    let stage = try MorseStage()
    let finder = TestFinder()
    stage.keyboard.placeFinder = finder
    stage.keyboard.access = false
    try stage.type("sos ")
    #expect(stage.text == "sos " && finder.askedCount == 0)
    stage.keyboard.access = true
    finder.isKnown = false
    try stage.type("sos ")
    finder.tell(nil)
    #expect(stage.text == "sos sos " && finder.askedCount == 1)
  }

  @Test func `a place that is known late comes where the caret still is, and nowhere else`() throws {
    let stage = try MorseStage()
    let finder = TestFinder()
    finder.isKnown = false
    stage.keyboard.placeFinder = finder
    try stage.type("sos ")
    #expect(stage.text == "sos ")
    finder.tell()
    #expect(stage.text == "sos 52.51627, 13.37770 ")
    try stage.type("sos a")
    finder.tell()
    #expect(stage.text == "sos 52.51627, 13.37770 sos a")
  }
}
