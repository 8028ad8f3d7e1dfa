// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import TextModel

@testable import WaylandPlatform

// What waits to become a syllable while somebody puts the caret elsewhere.
extension TextOutboxTests {
  private static let elsewhere = TextContext(before: "abc def", after: " ghixㅎ")

  /// An app that answers each letter, with "ㅎ" that waits to be changed; the caret has been put elsewhere while it was under way.
  private func doubtful(_ changes: [TextEdit]) -> TextOutbox {
    var outbox = focused(TextContext(before: "abc def ghi"))
    outbox.add([.insert("x")], from: .person)
    _ = sent(&outbox, at: 0)
    _ = outbox.receive(state(TextContext(before: "abc def ghix")), at: 1000)
    outbox.add([.insert("ㅎ")], from: .person)
    #expect(sent(&outbox, at: 20_000) == [.commit(deleting: 0, text: "ㅎ")])
    outbox.add(changes, from: .person)
    #expect(outbox.receive(state(Self.elsewhere), at: 30_000) == .appChangedText)
    #expect(sent(&outbox, at: 31_000) == [], "it is not known what stands there")
    return outbox
  }

  @Test(
    "TY-5 TY-6 letters that wait stay letters where the doubt about the caret ends by time", arguments: [false, true])
  func caretElsewhereAfterDoubt(isToldAgain: Bool) {
    var outbox = doubtful([.replaceBackward(old: "ㅎ", new: "하")])
    var end: Int64 = 30_000 + TextLanes.reportMicroseconds
    if isToldAgain {
      _ = outbox.receive(state(Self.elsewhere), at: end)
      end += TextLanes.reportMicroseconds
    }
    #expect(sent(&outbox, at: end) == [.commit(deleting: 0, text: "ㅏ")])
    #expect(outbox.isEmpty && outbox.context == TextContext(before: "abc defㅏ", after: " ghixㅎ"))
  }

  @Test("TY-5 TY-6 what is typed of a syllable that stands elsewhere is all that is left of several changes")
  func changesElsewhere() {
    let grown: [TextEdit] = [.replaceBackward(old: "ㅎ", new: "하"), .replaceBackward(old: "하", new: "한")]
    let end = 30_000 + TextLanes.reportMicroseconds
    for (more, text) in [
      ([TextEdit.replaceBackward(old: "한", new: "하나")], "ㅏㄴㅏ"), ([.replaceBackward(old: "한", new: "하")], "ㅏ"),
      ([.replaceBackward(old: "한", new: "하"), .replaceBackward(old: "하", new: "ㅎ")], nil),
      ([.replaceBackward(old: "한", new: "ㅎ"), .replaceBackward(old: "ㅎ", new: ""), .insert("ㅗ")], "ㅗ"),
      ([.insert("ㄱ"), .replaceBackward(old: "ㄱ", new: "가")], "ㅏㄴ가"),
    ] {
      var outbox = doubtful(grown + more)
      #expect(sent(&outbox, at: end) == (text.map { [.commit(deleting: 0, text: $0)] } ?? []))
      #expect(outbox.isEmpty)
    }
  }

  @Test("TY-1 TY-6 a word of the bar that was to take a word's place which stands elsewhere is left out")
  func wordElsewhere() {
    let end = 30_000 + TextLanes.reportMicroseconds
    let word = TextEdit.replaceBackward(old: "ghixㅎ", new: "great ")
    for (more, text) in [
      ([TextEdit](), nil), ([.insert("i"), .insert("t")], " it"), ([.replaceBackward(old: " ", new: ".")], "."),
      ([.deleteBackward(.grapheme)], nil), ([.deleteBackward(.grapheme), .deleteBackward(.grapheme)], nil),
    ] {
      var outbox = doubtful([word] + more)
      #expect(sent(&outbox, at: end) == (text.map { [.commit(deleting: 0, text: $0)] } ?? []))
      #expect(outbox.isEmpty && outbox.context?.before == "abc def" + (text ?? ""))
    }
    var outbox = doubtful([word])
    _ = outbox.receive(state(TextContext(before: "abc def ghixㅎ")), at: 40_000)
    var now: Int64 = 40_000
    while !outbox.isEmpty, now < end + 1_000_000 {
      _ = sent(&outbox, at: now)
      now += 20_000
    }
    #expect(outbox.context?.before == "abc def great ", "it stood there all the time")
  }
}
