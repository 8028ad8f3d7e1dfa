// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import KeyboardEngine
import SystemKeyboard
import TestSupport
import Testing
import TextModel

/// Each key adds what it types, takes back what was typed last, or does what the bar has announced; nothing else ever happens to the
/// text, whatever apps and people do in between.
@MainActor @Suite struct EveryKeyCountsTests {
  private static let letters = "ㅇㅇㅇㅏㅏㄴㄴㅕㅎㅅㅔㅛㄱㄷㄹㅣㅗㅜㅡㅂteholnwr".map(String.init)
  private static let words = ["안녕하세요", "닭이", "값이", "없다", "까꿍", "안ㄴ녕", "teh", "hello", "becuase"]

  /// A person with two fields, and what each key may have done.
  @MainActor private final class Run {
    let person: Person
    private let fields: [ModelField]
    private var restorable: (now: String, typed: String)?
    private(set) var isRight = true

    init(_ reports: ModelField.Reports) {
      fields = ["안녕 hello ", "so 네 "].map { ModelField($0, after: " 끝", reports: reports) }
      person = Person(modes: ["ko-KR", "en-US"], field: fields[0], words: FewWords()) { $0.doubleSpacePeriod = false }
    }

    private func check(_ isAsExpected: Bool, _ step: String, _ before: String) {
      if isAsExpected { return }
      isRight = false
      Issue.record("\(step) made '\(person.field.before)' of '\(before)'")
    }

    func tap(_ letter: String) {
      if !person.canType(letter) { person.tap("globe") }
      let (before, after) = (person.field.before, person.field.after)
      if person.key(letter)?.role != .character(letter) { person.tap("shift") }
      person.tap(letter)
      check(Jamo.keys(person.field.before) == Jamo.keys(before) + Jamo.keys(letter), "the key \(letter)", before)
      check(person.field.after == after, "the key \(letter), behind the caret,", before)
      restorable = nil
    }

    func space() {
      let before = person.field.before
      let pending = person.controller.suggestions.map(\.suggestion)
      person.tap("space")
      guard let new = pending.first(where: \.isPending), let old = pending.first(where: \.isLiteral) else {
        restorable = nil
        return check(person.field.before == before + " ", "the space", before)
      }
      check(person.field.before == String(before.dropLast(old.text.count)) + new.text + " ", "the space", before)
      restorable = (person.field.before, before + " ")
    }

    func delete() {
      let before = person.field.before
      let isRestored = restorable?.now == before
      person.tap("delete")
      let (keys, left) = (Jamo.keys(before), Jamo.keys(person.field.before))
      if isRestored {
        check(person.field.before == restorable?.typed, "Backspace after a correction", before)
      } else if before.isEmpty {
        check(left.isEmpty, "Backspace", before)
      } else {
        check(
          left.count < keys.count && keys.hasPrefix(left) && person.field.before.count >= before.count - 1, "Backspace",
          before)
      }
      restorable = nil
    }

    func take(_ slot: Int) {
      let before = person.field.before
      let offered = person.controller.suggestions
      guard offered.indices.contains(slot) else { return }
      let text = offered[slot].suggestion.text
      let word = before.reversed().prefix(while: \.isLetter).count
      person.down(at: offered[slot].area.center)
      person.wait(30)
      person.up()
      person.wait(60)
      // A space follows only where the caret was left before the end.
      let space = person.field.after.first == " " ? "" : " "
      check(person.field.before == String(before.dropLast(word)) + text + space, "the word \(text)", before)
      restorable = nil
    }

    /// The caret is put elsewhere, and the app tells that.
    func putCaret(_ offset: Int) {
      person.wait(600)
      person.hear()
      person.field.putCaret(at: min(offset, person.text.count - 2))
      person.hear()
      person.controller.noteAppChangedText(at: person.time)
      person.wait(600)
      restorable = nil
    }

    func hop(_ field: Int) {
      person.hear()
      person.controller.blur(at: person.time)
      person.go(to: fields[field], FieldTraits())
      restorable = nil
    }
  }

  @Test(
    "TY-5 TY-1 no key is lost, doubled or out of order in Korean and English",
    arguments: 1...UInt64(RoundCount.upTo(25)),
    [ModelField.Reports.exactly, .late])
  func random(_ seed: UInt64, _ reports: ModelField.Reports) {
    var random = SeededGenerator(seed: seed)
    let run = Run(reports)
    for _ in 0..<90 where run.isRight {
      switch random.next(below: 24) {
      case 0...2: run.tap(Self.letters[random.next(below: Self.letters.count)])
      case 3...8:
        let keys = Jamo.keys(Self.words[random.next(below: Self.words.count)])
        for key in keys.prefix(random.next(below: 2 * keys.count) + 1) { run.tap(String(key)) }
        if random.next(below: 3) > 0 { run.space() }
      case 9...11:
        for key in Jamo.keys(Self.words[random.next(below: Self.words.count)]).dropLast() { run.tap(String(key)) }
        run.take(random.next(below: 3))
      case 12: run.space()
      case 13...15: for _ in 0...random.next(below: 4) { run.delete() }
      case 16: run.take(random.next(below: 3))
      case 17, 18: run.person.wait(Int64(random.next(below: 900)))
      case 19, 20: run.person.hear(random.next(below: 5))
      case 21: run.putCaret(random.next(below: 2) == 0 ? .max : random.next(below: 40))
      case 22: run.hop(random.next(below: 2))
      default: run.person.tap("globe")
      }
    }
  }
}

extension Person {
  /// Whether a plane of the keyboard that shows has a letter, perhaps with shift.
  fileprivate func canType(_ letter: String) -> Bool {
    (controller.modeID == "ko-KR") == (letter.unicodeScalars.first.map { $0.value > 0x3000 } ?? false)
  }
}
