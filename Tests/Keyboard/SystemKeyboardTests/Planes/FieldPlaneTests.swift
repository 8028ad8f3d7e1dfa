// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import KeyboardEngine
import SystemKeyboard
import Testing
import TextModel

@Suite struct FieldPlaneTests {
  @Test(
    "VK-2 every purpose of text-input has its kind",
    arguments: [
      (ContentPurpose.normal, KeyboardKind.default), (.alpha, .default), (.digits, .numberPad),
      (.number, .signedNumberPad), (.phone, .phonePad), (.url, .url), (.email, .emailAddress), (.name, .default),
      (.password, .asciiCapable), (.pin, .pin), (.date, .date), (.time, .time), (.datetime, .dateTime),
      (.terminal, .terminal),
    ])
  func kind(of purpose: ContentPurpose, is kind: KeyboardKind) {
    #expect(FieldPlane(FieldTraits(purpose: purpose)).kind == kind)
  }

  @Test func `Latin and hidden text is typed with an ASCII-capable keyboard`() {
    #expect(FieldPlane(FieldTraits(hints: .latin)).kind == .asciiCapable)
    #expect(FieldPlane(FieldTraits(hints: .hiddenText)).kind == .asciiCapable)
    #expect(FieldPlane(FieldTraits(purpose: .digits, hints: .hiddenText)).kind == .numberPad)
    #expect(FieldPlane(FieldTraits(hints: .sensitiveData)).kind == .default)
  }

  @Test func `fields that take only ASCII get the English keyboard even when Korean comes first`() {
    func modes(_ purpose: ContentPurpose, enabled: [String] = ["ko-KR", "en-US"]) -> [String] {
      PlaneHarness.catalog.modes(enabled: enabled, for: FieldPlane(FieldTraits(purpose: purpose))).map(\.id)
    }
    #expect(modes(.normal) == ["ko-KR", "en-US"])
    #expect(modes(.password) == ["en-US"])
    #expect(modes(.password, enabled: ["ko-KR"]) == ["en-US"])
    // Address bars search too, who gets a letter is sought by name, and shells take any language.
    for purpose in [ContentPurpose.url, .email, .terminal] {
      #expect(modes(purpose) == ["ko-KR", "en-US"])
      #expect(modes(purpose, enabled: ["ko-KR"]) == ["en-US", "ko-KR"])
    }
    #expect(modes(.normal, enabled: []) == ["en-US"])
    #expect(modes(.normal, enabled: ["xx-XX", "ko-KR"]) == ["ko-KR"])
  }

  @Test func `an address bar goes and a field of several lines gets new lines`() {
    #expect(FieldPlane(FieldTraits(purpose: .url)).returnKey == .go)
    #expect(FieldPlane(FieldTraits(purpose: .url, hints: .multiline)).returnKey == .return)
    #expect(FieldPlane(FieldTraits(purpose: .url, returnKey: .search)).returnKey == .search)
    #expect(FieldPlane(FieldTraits()).returnKey == .return)
  }

  @Test func `emoji are offered where running text is typed`() {
    #expect(FieldPlane(FieldTraits()).allowsEmoji)
    #expect(!FieldPlane(FieldTraits(hints: .noEmoji)).allowsEmoji)
    #expect(!FieldPlane(FieldTraits(hints: .sensitiveData)).allowsEmoji)
    #expect(!FieldPlane(FieldTraits(purpose: .email)).allowsEmoji)
  }

  @Test func `an app with its own on-screen input gets no keyboard`() {
    #expect(FieldPlane(FieldTraits()).showsKeyboard)
    #expect(!FieldPlane(FieldTraits(hints: .onScreenInputProvided)).showsKeyboard)
  }

  @Test func `modes are read from their layouts`() {
    #expect(
      PlaneHarness.catalog.modes == [
        InputMode(id: "en-US", name: "English (US)"),
        InputMode(id: "ko-KR", name: "한국어", composer: .hangul2, isASCIICapable: false),
      ])
    #expect(PlaneHarness.catalog.mode("ko-KR")?.language == "ko")
  }

  @Test(arguments: [("ko_KR.UTF-8", "KR"), ("en-US", "US"), ("zh_Hant_TW", "TW"), ("C", ""), ("", ""), ("de@euro", "")])
  func `a region is taken from a locale`(locale: String, code: String) {
    #expect(Region(locale: locale).code == code)
  }
}
