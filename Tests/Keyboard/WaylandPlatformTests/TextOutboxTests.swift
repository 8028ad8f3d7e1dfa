// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing
import TextModel

@testable import WaylandPlatform

@MainActor
@Suite struct TextOutboxTests {
  static let both = TextLanes.Ways(hasTextInput: true, hasKeys: true)
  static let keysOnly = TextLanes.Ways(hasTextInput: false, hasKeys: true)

  func state(_ context: TextContext?, activation: Int = 1, _ purpose: ContentPurpose = .normal)
    -> FieldState
  {
    FieldState(
      isActive: true, activation: activation, context: context, hasNewContext: context != nil, purpose: purpose)
  }

  func focused(_ context: TextContext? = TextContext()) -> TextOutbox {
    var outbox = TextOutbox()
    _ = outbox.receive(state(context), at: 0)
    return outbox
  }

  func sent(_ outbox: inout TextOutbox, _ ways: TextLanes.Ways = both, at now: Int64) -> [TextLanes.Step] {
    var steps: [TextLanes.Step] = []
    while true {
      let batch = outbox.next(by: ways, at: now)
      if batch.steps.isEmpty { return steps }
      steps += batch.steps
    }
  }

  // MARK: Order

  @Test(
    "TY-6 SY-1 no app that stands still now and then loses, doubles or reorders text",
    arguments: [ModelApp.Kind.gtk, .firefox, .chromium, .terminal])
  func anyApp(kind: ModelApp.Kind) {
    play(kind, longestStall: 600_000) { _ in }
  }

  // What it leaves out of its text at the end cannot be told from what is not there, so the caret stays where it is.
  @Test("TY-6 SY-1 LibreOffice loses, doubles and reorders nothing while it answers each letter") func libreOffice() {
    play(.libreOffice, longestStall: 150_000) { $0.movesCaret = false }
  }

  @Test("TY-1 TY-6 words that are corrected and put back are those that stand there, however the app stands still")
  func corrections() {
    for (kind, longestStall) in [(ModelApp.Kind.gtk, Int64(600_000)), (.firefox, 600_000), (.libreOffice, 150_000)] {
      play(kind, longestStall: longestStall, seeds: 100) { ($0.correctsWords, $0.movesCaret) = (true, false) }
    }
  }

  /// An app that has answered each change so far, and the last one or not.
  private func typed(_ letters: String, tellsSpaces: Bool = true, answersLast: Bool = true) -> TextOutbox {
    var outbox = focused(TextContext(before: tellsSpaces ? "so " : "so"))
    var text = tellsSpaces ? "so " : "so"
    for (number, letter) in letters.enumerated() {
      let now = Int64(number + 1) * 100_000
      outbox.add([.insert(String(letter))], from: .person)
      _ = sent(&outbox, at: now)
      text.append(letter)
      guard answersLast || number + 1 < letters.count else { continue }
      let told = tellsSpaces ? text : String(text.reversed().drop { $0 == " " }.reversed())
      _ = outbox.receive(state(TextContext(before: told)), at: now + 5_000)
    }
    return outbox
  }

  @Test("TY-1 TY-6 a word is mended where the app has it and one request does that") func mendedAtOnce() {
    let edit = TextEdit.replaceBackward(old: "teh", new: "the ")
    let outbox = typed("a teh")
    #expect(outbox.takesAtOnce(edit, by: Self.both, at: 600_000))
    // It is only asked.
    #expect(outbox.isEmpty && outbox.context?.before == "so a teh")
    #expect(typed("a teh", tellsSpaces: false).takesAtOnce(edit, by: Self.both, at: 600_000))
    #expect(!typed("a teh", answersLast: false).takesAtOnce(edit, by: Self.both, at: 600_000))
  }

  @Test("TY-1 TY-6 syllables that take several requests are mended by keys, and not in LibreOffice")
  func mendedSyllables() {
    let edit = TextEdit.replaceBackward(old: "간이", new: "같이 ")
    #expect(typed("a 간이").takesAtOnce(edit, by: Self.both, at: 600_000))
    #expect(!typed("a 간이", tellsSpaces: false).takesAtOnce(edit, by: Self.both, at: 600_000))
    // The last one alone is one request.
    let last = TextEdit.replaceBackward(old: "같ㅇ", new: "같이 ")
    #expect(typed("a 같ㅇ", tellsSpaces: false).takesAtOnce(last, by: Self.both, at: 600_000))
  }

  @Test("TY-1 TY-6 nothing is mended behind something that waits, or nowhere to be seen") func notMended() {
    var outbox = typed("teh")
    outbox.add([.insert("a")], from: .person)
    let edit = TextEdit.replaceBackward(old: "teha", new: "the ")
    #expect(!outbox.takesAtOnce(edit, by: Self.both, at: 500_000))
    #expect(!typed("teh").takesAtOnce(edit, by: TextLanes.Ways(hasTextInput: false, hasKeys: false), at: 500_000))
  }

  @Test("TY-6 SY-1 a known app that stands still for seconds has all that was typed, if only in letters")
  func longStalls() {
    for seed in 0..<RoundCount.upTo(200) {
      var run = TypingRun(.gtk, longestStall: 2_500_000, seed: UInt64(seed), hasToldSpace: true)
      // It is one step over a letter, not over a syllable.
      run.movesCaret = false
      run.type(60)
      guard run.app.text.twoSetLetters == run.expected.twoSetLetters, run.refused == 0 else {
        Issue.record("seed \(seed): \(run.app.text.debugDescription), not \(run.expected.debugDescription)")
        break
      }
    }
  }

  @Test("TY-6 SY-1 a field that begins anew in the middle of a word loses, doubles and reorders nothing")
  func fieldAnew() {
    var resumptions = 0
    for kind in [ModelApp.Kind.gtk, .libreOffice] {
      play(kind, longestStall: 100_000, seeds: 60) { run in
        // Keys that are under way behind lost text hide that it is lost.
        (run.beginsAnew, run.usesReturn, run.movesCaret) = (true, false, false)
        run.deletesSpaces = kind == .gtk
      } then: {
        resumptions += $0.resumptions
      }
    }
    #expect(resumptions > RoundCount.upTo(500))
  }

  private func play(
    _ kind: ModelApp.Kind, longestStall: Int64, seeds: Int = 100, _ prepare: (inout TypingRun) -> Void,
    then look: (TypingRun) -> Void = { _ in }
  ) {
    for seed in 0..<RoundCount.upTo(seeds) {
      var run = TypingRun(kind, longestStall: longestStall, seed: UInt64(seed))
      prepare(&run)
      run.type(60)
      guard run.app.text == run.expected, run.refused == 0 else {
        Issue.record("\(kind), seed \(seed): \(run.app.text.debugDescription), not \(run.expected.debugDescription)")
        break
      }
      look(run)
    }
  }

  // In one line: what stands before a line that Return began is not known, and its changes are not either.
  @Test(
    "TY-5 the keyboard knows its own changes again, however late", arguments: [ModelApp.Kind.chromium, .terminal, .gtk])
  func ownChanges(kind: ModelApp.Kind) {
    for seed in 0..<RoundCount.upTo(100) {
      var run = TypingRun(kind, longestStall: 100_000, seed: UInt64(seed))
      run.usesReturn = false
      run.type(60)
      guard run.appChanges == 0 else {
        Issue.record("seed \(seed): \(run.appChanges) of its own changes are taken for another's")
        break
      }
    }
  }

  @Test("TY-6 what waits is known as text, and goes where the focus is passed on to") func waiting() {
    var outbox = focused()
    outbox.add([.insert("a")], from: .person)
    #expect(sent(&outbox, at: 0) == [.type("a")])
    outbox.add([.replaceBackward(old: "a", new: "á"), .insert("x")], from: .person)
    #expect(sent(&outbox, at: 1000) == [])
    #expect(outbox.deadline == TextLanes.firstAnswerMicroseconds)
    #expect(outbox.context?.before == "áx")
    _ = outbox.receive(FieldState(), at: 2000)
    #expect(sent(&outbox, at: 2000) == [])
    _ = outbox.receive(state(TextContext(), activation: 2), at: 3000)
    #expect(sent(&outbox, at: 3000) == [.type("x")], "what was to be replaced is not here")
  }

  @Test("TY-6 what was typed and deleted while an app stood still is deleted where the focus is passed on to")
  func waitingDelete() {
    var outbox = focused()
    outbox.add([.insert("a")], from: .person)
    #expect(sent(&outbox, at: 0) == [.type("a")])
    outbox.add([.replaceBackward(old: "a", new: "á"), .deleteBackward(.grapheme), .insert("xy")], from: .person)
    outbox.add([.deleteBackward(.grapheme), .insert("z")], from: .person)
    #expect(sent(&outbox, at: 1000) == [])
    _ = outbox.receive(FieldState(), at: 2000)
    _ = outbox.receive(state(TextContext(before: "b"), activation: 2), at: 3000)
    #expect(sent(&outbox, at: 3000).first == .type("xy"), "neither the a of before nor what stands here is deleted")
    #expect(outbox.context?.before == "bxz")
  }

  @Test("TY-6 a delete waits no longer than the doubt about a text that its app has emptied and not told")
  func doubtEnds() {
    var outbox = focused()
    outbox.add([.insert("한")], from: .person)
    #expect(sent(&outbox, at: 0) == [.type("한")])
    _ = outbox.receive(state(TextContext(before: "한")), at: 10_000)
    outbox.add([.press(KeyStroke(.enter)), .insert(" ")], from: .person)
    #expect(sent(&outbox, at: 20_000) == [.press(KeyStroke(.enter)), .type(" ")])
    _ = outbox.receive(state(TextContext(before: "")), at: 30_000)
    outbox.add([.insert("j")], from: .person)
    #expect(sent(&outbox, at: 500_000) == [.type("j")])
    _ = outbox.receive(state(TextContext(before: "j")), at: 510_000)
    outbox.add([.deleteBackward(.grapheme)], from: .person)
    #expect(sent(&outbox, at: 520_000) == [])
    #expect(outbox.deadline == 510_000 + TextLanes.reportMicroseconds)
    // It may be one that leaves spaces out: the key deletes what stands there.
    let backspace = TextLanes.Step.press(KeyStroke(.backspace))
    #expect(sent(&outbox, at: 510_000 + TextLanes.reportMicroseconds) == [backspace])
  }

  @Test(
    "TY-5 TY-6 letters that wait to become a syllable stay letters where the caret has been put elsewhere",
    arguments: [false, true])
  func caretElsewhere(isDeleted: Bool) {
    var outbox = focused(TextContext(before: "abc def ghi"))
    outbox.add([.insert("ㅎ"), .replaceBackward(old: "ㅎ", new: "하")], from: .person)
    #expect(sent(&outbox, at: 0) == [.type("ㅎ")])
    #expect(sent(&outbox, at: TextLanes.spellingMicroseconds) == [.type("ㅏ")])
    if isDeleted { outbox.add([.replaceBackward(old: "하", new: "ㅎ")], from: .person) }
    for report in ["abc def ghiㅎ", "abc def ghiㅎㅏ"] {
      _ = outbox.receive(state(TextContext(before: report)), at: 1_000_000)
    }
    let elsewhere = TextContext(before: "abc def", after: " ghiㅎㅏ")
    #expect(outbox.receive(state(elsewhere), at: 1_000_000) == .appChangedText)
    #expect(sent(&outbox, at: 1_100_000) == [])
    #expect(outbox.isEmpty && outbox.context == elsewhere)
  }

  @Test(
    "TY-6 a code's digit that waits goes into the next box, and never into a field that shows it",
    arguments: [false, true])
  func codeBoxes(isNextSecure: Bool) {
    var outbox = TextOutbox()
    func box(_ activation: Int, _ isSecure: Bool) -> FieldState {
      state(TextContext(), activation: activation, isSecure ? .password : .normal)
    }
    _ = outbox.receive(box(1, true), at: 0)
    outbox.add([.insert("1")], from: .person)
    #expect(sent(&outbox, at: 0) == [.type("1")])
    // Typed while it is not told yet that the field is gone.
    outbox.add([.insert("2")], from: .person)
    _ = outbox.receive(FieldState(), at: 10_000)
    outbox.forget()
    #expect(sent(&outbox, at: 10_000) == [])
    _ = outbox.receive(box(2, isNextSecure), at: 20_000)
    #expect(sent(&outbox, at: 20_000) == (isNextSecure ? [.type("2")] : []))
  }

  @Test("TY-6 what waits for a box that does not come is forgotten") func noBox() {
    var outbox = TextOutbox()
    _ = outbox.receive(state(TextContext(), .password), at: 0)
    outbox.add([.insert("2")], from: .person)
    _ = outbox.receive(FieldState(), at: 10_000)
    outbox.forget()
    #expect(sent(&outbox, at: 10_000 + TextOutbox.focusMicroseconds) == [])
    #expect(outbox.isEmpty)
  }

  @Test("TY-6 what waits in an app that answers each change goes as one") func asOne() {
    var outbox = focused()
    outbox.add([.insert("ㅋ")], from: .person)
    #expect(sent(&outbox, at: 0) == [.type("ㅋ")])
    _ = outbox.receive(state(TextContext(before: "ㅋ")), at: 1000)
    outbox.add([.insert("ㅋ")], from: .person)
    #expect(sent(&outbox, at: 2000) == [.commit(deleting: 0, text: "ㅋ")])
    outbox.add([.replaceBackward(old: "ㅋ", new: "캬"), .insert("ㄹ")], from: .person)
    outbox.add([.replaceBackward(old: "ㄹ", new: "르"), .insert(" ")], from: .person)
    outbox.add([.replaceBackward(old: " ", new: ". "), .insert("x")], from: .person)
    #expect(sent(&outbox, at: 3000) == [])
    _ = outbox.receive(state(TextContext(before: "ㅋㅋ")), at: 4000)
    #expect(sent(&outbox, at: 4000) == [.commit(deleting: 1, text: "캬르. x")])
    #expect(outbox.isEmpty && outbox.context?.before == "ㅋ캬르. x")
  }

  @Test("TY-6 a syllable that waits whole is one in the field that the focus is passed on to") func waitingWhole() {
    var outbox = focused()
    _ = outbox.receive(FieldState(), at: 0)
    _ = outbox.receive(state(TextContext(), activation: 2), at: 1000)
    outbox.add([.insert("a")], from: .person)
    #expect(sent(&outbox, at: 1000) == [.type("a")])
    outbox.add(
      [.replaceBackward(old: "a", new: "ㅎ"), .insert("ㄱ"), .replaceBackward(old: "ㄱ", new: "가")], from: .person)
    #expect(sent(&outbox, at: 2000) == [])
    _ = outbox.receive(FieldState(), at: 3000)
    _ = outbox.receive(state(TextContext(), activation: 3), at: 4000)
    #expect(sent(&outbox, at: 4000) == [.type("ㄱ")])
    #expect(outbox.context?.before == "가")
    _ = outbox.receive(state(TextContext(before: "ㄱ"), activation: 3), at: 5000)
    #expect(sent(&outbox, at: 5000) == [.commit(deleting: 1, text: "가")])
  }

  @Test(
    "TY-6 SY-1 a field's first syllables stand in letters until a slow app has answered, and are not lost with the focus"
  )
  func inLetters() {
    var outbox = focused()
    let edits: [(edit: TextEdit, steps: [TextLanes.Step], before: String)] = [
      (.insert("ㅎ"), [.type("ㅎ")], "ㅎ"), (.replaceBackward(old: "ㅎ", new: "하"), [], "하"),
      (.replaceBackward(old: "하", new: "한"), [.type("ㅏㄴ")], "한"), (.insert("ㄱ"), [.type("ㄱ")], "한ㄱ"),
      (.replaceBackward(old: "ㄱ", new: "고"), [.type("ㅗ")], "한고"),
      (.replaceBackward(old: "고", new: "과"), [.type("ㅏ")], "한과"), (.insert(" "), [.type(" ")], "한과 "),
    ]
    for (number, step) in edits.enumerated() {
      outbox.add([step.edit], from: .person)
      #expect(sent(&outbox, at: Int64(number) * 50_000) == step.steps)
      #expect(outbox.context?.before == step.before)
    }
    var late = outbox
    _ = late.receive(FieldState(), at: 400_000)
    _ = late.receive(state(TextContext(before: "x"), activation: 2), at: 401_000)
    #expect(sent(&late, at: 401_000) == [])
    #expect(late.isEmpty)
    _ = outbox.receive(state(TextContext(before: "ㅎㅏㄴㄱㅗㅏ ")), at: 400_000)
    #expect(outbox.context?.before == "한과 ")
    var now: Int64 = 400_000
    var steps: [TextLanes.Step] = []
    while let next = outbox.deadline ?? (outbox.isEmpty ? nil : now), steps.count < 20 {
      now = max(now, next)
      steps += sent(&outbox, at: now)
    }
    #expect(steps == Array(repeating: .commit(deleting: 1, text: ""), count: 6) + [.commit(deleting: 1, text: "한과 ")])
  }

  @Test("TY-6 SY-1 letters behind a Delete wait once for an app that has not answered yet, not each of them")
  func lettersBehindDelete() {
    let backspace = TextLanes.Step.press(KeyStroke(.backspace))
    var outbox = focused()
    outbox.add([.insert("ㅆ"), .deleteBackward(.grapheme), .insert("ㅇ")], from: .person)
    #expect(sent(&outbox, at: 0) == [.type("ㅆ"), backspace])
    outbox.add([.insert("ㅋ"), .replaceBackward(old: "ㅋ", new: "캬")], from: .person)
    #expect(sent(&outbox, at: TextLanes.keyMicroseconds - 1) == [])
    #expect(sent(&outbox, at: TextLanes.keyMicroseconds) == ["ㅇ", "ㅋ", "ㅑ"].map { .type($0) })
    outbox.add([.replaceBackward(old: "캬", new: "캴")], from: .person)
    #expect(sent(&outbox, at: TextLanes.keyMicroseconds + 1000) == [.type("ㄹ")])
    #expect(outbox.context?.before == "ㅇ캴")
  }

  @Test("TY-6 SY-1 what follows a Return in an app that tells its spaces goes on as keys, and stays in its field")
  func behindReturn() {
    let backspace = TextLanes.Step.press(KeyStroke(.backspace))
    for (told, goesOn) in [("a ", true), ("ab", false)] {
      var outbox = behindReturn(told)
      outbox.add([.replaceBackward(old: "ㅎ", new: "하")], from: .person)
      #expect(sent(&outbox, at: 40_000) == [], "it may answer yet")
      #expect(sent(&outbox, at: 50_000) == (goesOn ? [backspace, .type("하")] : []))
      outbox.add([.deleteBackward(.grapheme), .insert("x")], from: .person)
      #expect(sent(&outbox, at: 60_000) == (goesOn ? [backspace, .type("x")] : []))
      #expect(outbox.context?.before == "x")
      #expect(outbox.isEmpty == goesOn)
    }
  }

  /// A field that has told this, and into which Return and a letter were typed 20 ms later.
  private func behindReturn(_ told: String) -> TextOutbox {
    var outbox = focused(TextContext(before: String(told.dropLast())))
    outbox.add([.insert(String(told.suffix(1)))], from: .person)
    _ = sent(&outbox, at: 0)
    _ = outbox.receive(state(TextContext(before: told)), at: 1000)
    outbox.add([.press(KeyStroke(.enter)), .insert("ㅎ")], from: .person)
    #expect(sent(&outbox, at: 20_000) == [.press(KeyStroke(.enter)), .type("ㅎ")])
    return outbox
  }

  @Test("TY-6 SY-1 what follows a pause makes no BackSpaces in an app that stands still: the caret may be elsewhere")
  func pauseBehindReturn() {
    var outbox = behindReturn("a ")
    outbox.add([.replaceBackward(old: "ㅎ", new: "하"), .insert("b")], from: .person)
    #expect(sent(&outbox, at: 300_000) == [.type("ㅏb")], "no BackSpace")
    _ = outbox.receive(state(TextContext(before: "x")), at: 310_000)
    #expect(!sent(&outbox, at: 320_000).contains(.press(KeyStroke(.backspace))))
  }

  @Test("TY-6 SY-1 no text input goes ahead of keys in an app that stands still, be it for seconds or the text long")
  func textBehindKeys() {
    var outbox = behindReturn("a ")
    outbox.add([.replaceBackward(old: "ㅎ", new: "하")], from: .person)
    #expect(sent(&outbox, at: 50_000).count == 2)
    var late = outbox
    outbox.add([.insert(String(repeating: "x", count: TextLanes.shortTextCount + 1))], from: .person)
    #expect(sent(&outbox, at: 500_000) == [])
    late.add([.replaceBackward(old: "하", new: "한")], from: .person)
    #expect(sent(&late, at: 2_500_000) == [.type("ㄴ")])
    #expect(late.context?.before == "하ㄴ")
  }

  @Test("TY-6 a syllable that does not grow waits for a slow app's first answer") func notInLetters() {
    var outbox = focused()
    outbox.add([.insert("ㅎ"), .replaceBackward(old: "ㅎ", new: "하")], from: .person)
    #expect(sent(&outbox, at: 0) == [.type("ㅎ")])
    #expect(sent(&outbox, at: TextLanes.spellingMicroseconds) == [.type("ㅏ")])
    outbox.add([.replaceBackward(old: "하", new: "ㅎ"), .press(KeyStroke(.enter)), .insert("a")], from: .person)
    #expect(sent(&outbox, at: 150_000) == [])
    #expect(outbox.context?.before == "a")
  }

  @Test("TY-5 TY-6 late reports of Firefox are nobody's change") func lateFirefox() {
    var outbox = focused()
    func type(_ edits: TextEdit..., at time: Int64) {
      outbox.add(edits, from: .person)
      _ = sent(&outbox, at: time)
    }
    func expectEchoes(_ reports: String..., at time: Int64) {
      for report in reports {
        #expect(outbox.receive(state(TextContext(before: report)), at: time) == .echo, "\(report) \(time)")
        _ = sent(&outbox, at: time)
      }
    }
    type(.insert("ㅇ"), at: 495_000)
    type(.insert("ㄴ"), at: 496_000)
    expectEchoes("", "", at: 507_000)
    expectEchoes("ㅇㄴ", at: 509_000)
    type(.replaceBackward(old: "ㄴ", new: "너"), at: 573_300)
    type(.replaceBackward(old: "너", new: "넞"), at: 573_500)
    type(.replaceBackward(old: "넞", new: "너조"), at: 581_500)
    expectEchoes("ㅇㄴ", "ㅇㄴ", at: 607_000)
    type(.insert(" "), at: 618_000)
    expectEchoes("ㅇㄴ", "ㅇㄴ", "ㅇㄴ", at: 631_000)
    expectEchoes("ㅇ", "ㅇ넞", at: 639_000)
    type(.replaceBackward(old: " ", new: ". "), at: 653_000)
    expectEchoes("ㅇ넞", "ㅇ넞", at: 665_000)
    expectEchoes("ㅇ너조\u{A0}", "ㅇ너조", at: 667_000)
    expectEchoes("ㅇ너조.\u{A0}", at: 670_000)
    #expect(outbox.context?.before == "ㅇ너조. ")
    outbox.add([.replaceBackward(old: ". ", new: "  ")], from: .person)
    let keys = sent(&outbox, at: 693_000)
    let backspace = TextLanes.Step.press(KeyStroke(.backspace))
    #expect(keys == [backspace, backspace, .type("  ")])
  }

  @Test("TY-6 what waits for a field that does not come back is not typed elsewhere") func noField() {
    var outbox = focused()
    outbox.add([.insert("ㅎ"), .replaceBackward(old: "ㅎ", new: "하")], from: .person)
    _ = sent(&outbox, at: 0)
    _ = outbox.receive(FieldState(), at: 1000)
    #expect(sent(&outbox, Self.keysOnly, at: 2000) == [])
    #expect(sent(&outbox, Self.keysOnly, at: 1000 + TextOutbox.focusMicroseconds) == [])
    #expect(outbox.isEmpty)
  }

  @Test("TY-6 SY-1 programs without text input get keys one by one, as some read no more than the last") func spaced() {
    var outbox = TextOutbox()
    outbox.add([.replaceBackward(old: "ㅎ", new: "하"), .insert("x")], from: .person)
    var now: Int64 = 0
    for step in [TextLanes.Step.press(KeyStroke(.backspace)), .type("하"), .type("x")] {
      #expect(sent(&outbox, Self.keysOnly, at: now) == [step])
      now += TextOutbox.keySpaceMicroseconds
    }
    #expect(outbox.isEmpty)
  }

  // MARK: Pace

  @Test("SY-10 an app owes an answer to no more than it can hold, whatever is to be typed") func pace() {
    var outbox = focused(nil)
    outbox.add([.insert(String(repeating: "a", count: TextLanes.longestBlindText))], from: .person)
    var typed = 0
    var now: Int64 = 0
    while !outbox.isEmpty {
      let step = sent(&outbox, Self.keysOnly, at: now)
      let count = step.reduce(0) { if case .type(let text) = $1 { $0 + text.count } else { $0 } }
      #expect(count <= 2 * TextLanes.keysAtOnce)
      typed += count
      guard let deadline = outbox.deadline else { break }
      #expect(deadline > now)
      now = deadline
    }
    #expect(typed == TextLanes.longestBlindText)
  }

  @Test("SY-10 a long text goes in pieces, each after the answer to the one before") func pieces() {
    var outbox = focused()
    let text = String(repeating: "한글 ", count: 6_000)
    outbox.add([.insert(text)], from: .person)
    var received = ""
    var now: Int64 = 0
    while !outbox.isEmpty {
      for step in sent(&outbox, at: now) {
        guard case .commit(0, let piece) = step else {
          Issue.record("\(step)")
          return
        }
        #expect(piece.utf8.count <= TextPieces.usualLimit)
        received += piece
      }
      now += 1000
      _ = outbox.receive(state(TextContext(before: String(received.suffix(1000)))), at: now)
    }
    #expect(received == text)
  }

  @Test("SY-10 a text that is too long for an app that gives no sign of reading it is refused before its first letter")
  func tooLong() {
    var outbox = focused(nil)
    let text = TextEdit.insert(String(repeating: "a", count: TextLanes.longestBlindText + 1))
    outbox.add([text, .insert("b")], from: .person)
    let batch = outbox.next(by: Self.keysOnly, at: 0)
    #expect(batch.refused == [text])
    #expect(batch.steps == [.type("b")])
  }

  @Test("SY-10 what waits has an end") func longestQueue() {
    var outbox = focused()
    outbox.add(Array(repeating: .insert("a"), count: 5_000), from: .person)
    outbox.add([.insert("b")], from: .person)
    #expect((outbox.context?.before.count ?? 0) <= TextOutbox.longestQueue)
  }

  // MARK: Anything

  @Test func `any states and edits leave sound steps`() {
    for seed in 0..<RoundCount.upTo(200) {
      var random = SeededGenerator(seed: UInt64(seed))
      var outbox = TextOutbox()
      let pieces = ["a", "한", "\n", "👩‍👩‍👧", "e\u{301}", "\u{E9}", "", "\u{0}", "\r\n", String(repeating: "x", count: 300)]
      for step in 0..<200 {
        let piece = pieces[random.next(below: pieces.count)]
        let other = pieces[random.next(below: pieces.count)]
        let ways = TextLanes.Ways(hasTextInput: random.next(below: 4) != 0, hasKeys: random.next(below: 4) != 0)
        let edits: [TextEdit] = [
          .insert(piece), .replaceBackward(old: piece, new: other), .deleteBackward(.grapheme), .deleteBackward(.word),
          .moveCaret(graphemes: random.next(below: 7) - 3), .press(KeyStroke(.enter)),
          .press(KeyStroke(.character("c"), modifiers: .control)),
        ]
        outbox.add(
          [edits[random.next(below: edits.count)]],
          from: random.next(below: 3) == 0 ? .customKeyboard("org.example.one") : .person)
        if random.next(below: 2) == 0 { outbox.confirm(random.next(below: step + 1), at: Int64(step) * 50_000) }
        for sent in sent(&outbox, ways, at: Int64(step) * 50_000) {
          switch sent {
          case .commit: #expect(ways.hasTextInput)
          case .type, .press: #expect(ways.hasKeys)
          }
        }
        guard random.next(below: 3) == 0 else { continue }
        let context = TextContext(
          before: piece + other, selected: random.next(below: 3) == 0 ? piece : "", after: other)
        var next = state(random.next(below: 3) == 0 ? nil : context, activation: random.next(below: 3))
        next.isActive = random.next(below: 5) != 0
        next.purpose = random.next(below: 5) == 0 ? .password : .normal
        _ = outbox.receive(next, at: Int64(step) * 50_000)
        if next.purpose == .password, outbox.isEmpty { #expect(outbox.context == nil) }
      }
    }
  }
}
