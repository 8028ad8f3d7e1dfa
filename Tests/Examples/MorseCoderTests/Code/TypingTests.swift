// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import MorseCode
import Testing

/// The rules of the keys, without a keyboard.
@Suite struct TypingTests {
  private func keyed(_ signals: String) -> SignalBuffer {
    var buffer = SignalBuffer()
    for signal in [MorseSignal](signals) { buffer.append(signal) }
    return buffer
  }

  @Test func `the first space ends the letter, the second is a space`() {
    var buffer = keyed("...")
    #expect(buffer.sign?.text == "s")
    #expect(buffer.space() == .type("s") && buffer.pending.isEmpty)
    #expect(buffer.space() == .space)
  }

  @Test func `delete takes back signals before letters`() {
    var buffer = keyed(".-")
    #expect(buffer.delete() == nil && buffer.pending == [.dot])
    #expect(buffer.delete() == nil && buffer.pending.isEmpty)
    #expect(buffer.delete() == .deleteBackward)
  }

  @Test func `signals that stand for nothing type nothing, and the error sign takes a word back`() {
    var nothing = keyed("----")
    #expect(nothing.sign == nil && nothing.leadsSomewhere)
    #expect(nothing.space() == nil && nothing.space() == .space)
    #expect(!keyed(".-.-.-.").leadsSomewhere)
    var wait = keyed(".-...")
    #expect(wait.space() == nil && wait.pending.isEmpty)
    var error = keyed("........")
    error.append(.dot)
    #expect(error.pending.count == 8, "there is no longer sign")
    #expect(error.space() == .deleteWord)
  }

  @Test(arguments: [(8, 0.15), (20, 0.06), (1, 0.4), (99, 0.048)])
  func `signals and pauses follow from the speed`(_ speed: Int, _ unit: Double) {
    let timing = SwitchTiming(wordsPerMinute: speed)
    #expect(abs(timing.unit - unit) < 1e-9)
    #expect(timing.signal(forPress: unit) == .dot && timing.signal(forPress: unit * 3) == .dash)
    #expect(timing.letterPause > unit && timing.wordPause > timing.letterPause)
  }

  @Test func `shift is for one letter, twice for all of them`() {
    var shift = Shift()
    #expect(shift.applied(to: "é") == "é")
    shift.tap(at: 1)
    #expect(shift.applied(to: "é") == "É")
    shift.letterTyped()
    #expect(!shift.isOn)
    shift.tap(at: 5)
    shift.tap(at: 5.2)
    shift.letterTyped()
    #expect(shift.isLocked && shift.isOn)
    shift.tap(at: 9)
    #expect(!shift.isOn && !shift.isLocked)
    shift.letterTyped()
    shift.isWanted = true
    #expect(shift.isOn, "the field asks again after a letter")
    shift.tap(at: 12)
    #expect(!shift.isOn, "and one tap declines")
  }

  @Test(arguments: [
    ("", true, true), ("Hi", false, false), ("Hi ", true, false), ("Hi. ", true, true), ("Hi.", false, false),
    ("Is it? ", true, true), ("“Go!” ", true, true), ("a.b ", true, false), ("\n", true, true),
  ])
  func `capitals come where the field asks for them`(_ before: String, _ word: Bool, _ sentence: Bool) {
    #expect(Capitals.words.asksForCapital(after: before) == word)
    #expect(Capitals.sentences.asksForCapital(after: before) == sentence)
    #expect(Capitals.always.asksForCapital(after: before) && !Capitals.never.asksForCapital(after: before))
  }

  @Test func `words are what stands between spaces`() {
    #expect(LastWord.of("on my omw") == "omw" && LastWord.of("omw ") == "" && LastWord.of(nil) == "")
    #expect(LastWord.lengthWithSpaces(of: "one two") == 3)
    #expect(LastWord.lengthWithSpaces(of: "one two  ") == 5)
    #expect(LastWord.lengthWithSpaces(of: nil) == 0)
    #expect(Coordinates(latitude: 52.516274, longitude: -13.3777).text == "52.51627, -13.37770")
  }
}
