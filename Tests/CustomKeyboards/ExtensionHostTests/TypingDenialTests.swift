// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionHost
import ExtensionProtocol
import Geometry
import LinuxSystem
import TestSupport
import TextModel
import Testing

/// What a keyboard tries to type that nobody wanted typed: that part of the denial list.
@Suite(.serialized) struct TypingDenialTests {
  /// Everything that is tried, in words for the list.
  private enum Trick: String, CaseIterable, CustomTestStringConvertible {
    case untouched = "typing without a touch"
    case whileComing = "typing as an answer to coming on screen"
    case composing = "composing text without a touch"
    case deleting = "deleting without a touch"
    case moving = "moving the caret without a touch"
    case otherField = "typing for a touch that was meant for another field"
    case reappearing = "typing for a touch before it left and came again"
    case strayFinger = "typing for a finger that never came down on it"
    case snippets = "typing a hundred texts for one touch"
    case flood = "typing more for one touch than a touch means"
    case eraser = "deleting more for one touch than it can see"
    case tab = "Tab, which leads to other fields"
    case tabInText = "Tab and text after it"
    case escape = "Escape, and commands of terminals"
    case interrupt = "Control-C, Control-D and Control-Z"
    case carriageReturn = "a carriage return"
    case backspace = "Backspace and Delete as characters"
    case zero = "the character that ends texts"
    case c1 = "control characters of eight bits"
    case innerLineEnd = "a line end within a text"
    case composedKeys = "control characters in composed text"
    case composedReturn = "Return as composed text"
    case separators = "other characters that end lines"
    case overrides = "text that reads in another order than it is in"
    case tags = "text that cannot be seen"
    case returns = "Return again and again for one touch"
    case disabledReturn = "Return where the field has none now"
    case next = "showing the next keyboard without a touch"
    case dismissal = "sending itself away without a touch"
    case clicks = "clicks and tones without a touch"
    case modeKey = "a Globe of its own without a touch"
    case unaskedAnswer = "typing the answer to what it asked without a touch"

    var testDescription: String { rawValue }
  }

  init() { Denials.announce(Trick.allCases.map(\.rawValue)) }

  @Test("CK-15 nothing is typed or done that nobody touched the keyboard for", arguments: Trick.allCases)
  private func denied(_ trick: Trick) throws {
    let guest = try PlayedGuest()
    let allowed = try play(trick, guest)
    let isDenied = guest.edits.isEmpty && guest.wishes.isEmpty && allowed && guest.faults.isEmpty
    Denials.note(trick.rawValue, isDenied: isDenied, in: "what is said to the host")
    #expect(isDenied, "\(guest.edits) \(guest.wishes) \(guest.refusals) \(guest.faults)")
  }

  /// Plays a trick, and puts what may be done aside.
  ///
  /// - Returns: Whether the keyboard was told why, and no more was done than may be.
  private func play(_ trick: Trick, _ guest: PlayedGuest) throws -> Bool {
    if let text = Self.texts[trick] { return try type(text, guest) }
    switch trick {
    case .whileComing:
      guest.answersItself = false
      try guest.show()
      return try refused(.insert("x"), .noTouch, guest)
    case .untouched, .composing, .deleting, .moving:
      try guest.show()
      return try refused(Self.edits[trick] ?? .insert("x"), .noTouch, guest)
    case .otherField:
      try guest.show()
      try guest.tap()
      try guest.show(isFirst: false)
      return try refused(.insert("x"), .noTouch, guest)
    case .reappearing:
      try guest.show()
      try guest.tap()
      guest.keyboard.hide(keepsField: true)
      try guest.turn()
      try guest.answer()
      try guest.show(isFirst: false)
      return try refused(.insert("x"), .noTouch, guest)
    case .strayFinger:
      try guest.show()
      for phase in [TouchPhase.moved, .ended, .cancelled] { try guest.touch(phase) }
      return try refused(.insert("x"), .noTouch, guest)
    case .snippets: return try repeated(.insert("x"), 200, upTo: TypingLimits.textsPerTouch, guest)
    case .flood:
      let text = String(repeating: "x", count: TypingLimits.charactersPerTouch / 2)
      return try repeated(.insert(text), 3, upTo: 2, guest)
    case .eraser: return try repeated(.deleteBackward, 700, upTo: TypingLimits.stepsPerTouch, guest)
    case .returns: return try repeated(.insert("\n"), 3, upTo: 1, guest, .returnKey)
    case .disabledReturn:
      var field = FieldDescription(serial: 0)
      field.isReturnEnabled = false
      try guest.show(field: field)
      try guest.tap()
      return try refused(.insert("\n"), .returnKey, guest)
    case .next: return try refusedWish([.advance], guest)
    case .dismissal: return try refusedWish([.dismiss], guest)
    case .clicks: return try refusedWish([.click(.character), .click(.toneBegan)], guest)
    case .modeKey: return try refusedWish([.modeKey(finger: 1, key: Rect(x: 0, y: 0, width: 4, height: 2))], guest)
    case .unaskedAnswer:
      try guest.show()
      guest.hearsWishes = false
      try guest.say(.requestLocation(.once))
      try guest.say(.requestLexicon)
      guest.keyboard.tell(LocationNews.failed)
      guest.keyboard.tell([LexiconEntry(userInput: "a", documentText: "b")])
      return try refused(.insert("x"), .noTouch, guest)
    default: return false
    }
  }

  private static let edits: [Trick: KeyboardEdit] = [
    .composing: .setMarkedText("x", selectedStart: 1, selectedLength: 0), .deleting: .deleteBackward,
    .moving: .moveCaret(utf16: -1),
  ]

  /// What is typed for a touch, and yet not typed.
  private static let texts: [Trick: [KeyboardEdit]] = [
    .tab: [.insert("\t")], .tabInText: [.insert("\tx"), .insert("x\t")],
    .escape: [.insert("\u{1B}"), .insert("\u{1B}[31mx"), .insert("x\u{1B}")],
    .interrupt: [.insert("\u{3}"), .insert("\u{4}"), .insert("x\u{1A}")],
    .carriageReturn: [.insert("\r"), .insert("\r\n"), .insert("x\ry")],
    .backspace: [.insert("\u{8}"), .insert("\u{7F}"), .insert("x\u{7F}y")],
    .zero: [.insert("\0"), .insert("a\0b")],
    .c1: [.insert("\u{9B}31m"), .insert("\u{85}"), .insert("x\u{80}"), .insert("\u{9F}")],
    .innerLineEnd: [.insert("a\nb"), .insert("a\n"), .insert("\nb"), .insert("\n\n")],
    .composedKeys: [.setMarkedText("a\t", selectedStart: 0, selectedLength: 0)],
    .composedReturn: [
      .setMarkedText("\n", selectedStart: 0, selectedLength: 0),
      .setMarkedText("\r", selectedStart: 0, selectedLength: 0),
    ],
    .separators: [.insert("a\u{2028}"), .insert("\u{2029}"), .insert("\u{B}"), .insert("\u{C}")],
    .overrides: [.insert("a\u{202E}b"), .insert("\u{202D}"), .insert("\u{206E}")],
    .tags: [
      .insert("a\u{E0061}\u{E0062}"), .insert("\u{E0001}"), .insert("\u{FFF9}a\u{FFFA}b\u{FFFB}"),
      .insert("🏴a\u{E0067}"),
    ],
  ]

  // MARK: Steps

  /// Whether none of the edits is made though a finger is on the keyboard, and a letter afterwards is.
  private func type(_ edits: [KeyboardEdit], _ guest: PlayedGuest) throws -> Bool {
    try guest.show()
    try guest.touch()
    for (index, edit) in edits.enumerated() {
      try guest.say(.edit(field: guest.field, number: UInt32(index + 1), edit))
    }
    let isRefused = guest.edits.isEmpty && guest.refusals == edits.map { _ in .characters }
    return try isRefused && types("x", number: edits.count + 1, guest)
  }

  /// Whether a letter is typed; it is put aside.
  private func types(_ letter: String, number: Int, _ guest: PlayedGuest) throws -> Bool {
    try guest.touch(finger: 9)
    try guest.say(.edit(field: guest.field, number: UInt32(number), .insert(letter)))
    return guest.takeEdits() == [.insert(letter)]
  }

  private func refused(_ edit: KeyboardEdit, _ refusal: KeyboardRefusal, _ guest: PlayedGuest) throws -> Bool {
    try guest.say(.edit(field: guest.field, number: 1, edit))
    let isRefused = guest.edits.isEmpty && guest.refusals == [refusal] && guest.reported == [refusal]
    guard refusal == .noTouch else { return isRefused }
    // Both sides count alike: the next one is typed.
    return try isRefused && types("y", number: 2, guest)
  }

  private func repeated(
    _ edit: KeyboardEdit, _ count: Int, upTo limit: Int, _ guest: PlayedGuest, _ refusal: KeyboardRefusal = .tooMuch
  ) throws -> Bool {
    try guest.show()
    try guest.tap()
    for number in 1...count { try guest.say(.edit(field: guest.field, number: UInt32(number), edit)) }
    return guest.takeEdits().count == limit && guest.reported == [refusal]
  }

  private func refusedWish(_ wishes: [KeyboardMessage], _ guest: PlayedGuest) throws -> Bool {
    try guest.show()
    for wish in wishes { try guest.say(wish) }
    return guest.refusals == wishes.map { _ in .noTouch }
  }
}
