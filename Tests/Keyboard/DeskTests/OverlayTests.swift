// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import KeyboardEngine
import SystemKeyboard
import Testing
import TextModel

@testable import Desk

/// What a finger does to a key, over the keyboard.
@Suite struct OverlayTests {
  @Test("a tap draws nothing of the keyboard, and the same key is the same picture", arguments: [false, true])
  func tap(isTablet: Bool) throws {
    let person = Self.person(isTablet)
    person.focus(FieldTraits(hints: [.lowercase]))
    let first = try Self.press("a", person)
    for letter in ["s", "d", "a", "f"] { _ = try Self.press(letter, person) }
    let again = try Self.press("a", person)
    #expect(again === first)
    for letter in ["q", "w", "e", "r", "t", "y", "u", "i"] { _ = try Self.press(letter, person) }
    let later = try Self.press("a", person)
    #expect(later !== first)
    #expect(person.text == "asdafaqwertyuia")
  }

  @Test("pictures of letters go with the keyboard", arguments: [false, true]) func goes(isTablet: Bool) throws {
    let person = Self.person(isTablet)
    person.focus(FieldTraits(hints: [.lowercase]))
    weak var picture: OverlayPicture?
    do {
      let pressed = try Self.press("a", person)
      picture = pressed
    }
    person.screen.forgetFrames()
    // For the next tap.
    #expect(picture != nil)
    person.blur()
    person.wait(1000)
    #expect(!person.isShown && person.desk.overlay == nil)
    // The test's screen keeps what it was given.
    person.screen.forgetFrames()
    #expect(picture == nil)
  }

  @Test("ED-3 no picture of a secret's letter is kept", arguments: [false, true]) func secret(isTablet: Bool) {
    let person = Self.person(isTablet)
    person.focus(FieldTraits(purpose: .password, hints: [.sensitiveData, .hiddenText]))
    let frames = person.screen.frames.count
    person.type("abc")
    #expect(person.text == "abc" && person.screen.frames.count > frames)
    #expect(person.screen.frames.allSatisfy { $0.overlay == nil })
  }

  @Test(
    "ED-3 a key that is down when a secret field gets the focus has no balloon there, nor when it is lifted",
    arguments: [false, true])
  func secretNext(takesOverlays: Bool) {
    let person = Self.person(false)
    person.screen.abilities.takesOverlays = takesOverlays
    person.focus(FieldTraits(hints: [.lowercase]))
    person.down("a")
    #expect(Self.showsBalloon(person))
    person.focus(FieldTraits(purpose: .password, hints: [.sensitiveData, .hiddenText]))
    #expect(!Self.showsBalloon(person))
    person.up()
    #expect(person.text == "a" && !Self.showsBalloon(person))
  }

  @Test("choices of a held key are drawn with the keyboard", arguments: [false, true]) func more(isTablet: Bool) {
    let person = Self.person(isTablet)
    person.focus(FieldTraits(hints: [.lowercase]))
    person.down("a")
    #expect(person.desk.overlay != nil)
    person.wait(600)
    #expect(person.desk.keys?.openPopup != nil)
    #expect(person.desk.overlay == nil && person.screen.frames.last?.damage.isEmpty == false)
    person.up()
    person.wait(200)
    #expect(person.desk.overlay == nil)
  }

  // MARK: Helpers

  /// Whether the screen shows a letter over its key, in a picture of its own or in the keyboard's.
  private static func showsBalloon(_ person: HeadlessDesk) -> Bool {
    guard let shown = person.desk.shown?.presentation else { return false }
    return person.desk.overlay != nil || shown.showsPreviews && !shown.press.previews.isEmpty
  }

  private static func person(_ isTablet: Bool) -> HeadlessDesk {
    let person = HeadlessDesk(isTablet ? HeadlessDesk.tablet : HeadlessDesk.phone)
    person.screen.abilities.takesOverlays = true
    return person
  }

  /// Taps a key.
  ///
  /// - Returns: What lay over the keyboard meanwhile.
  private static func press(_ key: String, _ person: HeadlessDesk) throws -> OverlayPicture {
    let frames = person.screen.frames.count
    person.down(key)
    let overlay = try #require(person.desk.overlay)
    person.wait(30)
    person.up()
    person.wait(200)
    #expect(person.desk.overlay == nil)
    let damage = person.screen.frames.dropFirst(frames).flatMap(\.damage)
    #expect(damage.isEmpty)
    return overlay
  }
}
