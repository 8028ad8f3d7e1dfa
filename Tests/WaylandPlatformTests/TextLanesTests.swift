// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing
import TextModel

@testable import WaylandPlatform

@MainActor
@Suite struct TextLanesTests {
  private static let both = TextLanes.Ways(hasTextInput: true, hasKeys: true)
  private static let textOnly = TextLanes.Ways(hasTextInput: true, hasKeys: false)
  private static let keysOnly = TextLanes.Ways(hasTextInput: false, hasKeys: true)
  private static let noWay = TextLanes.Ways(hasTextInput: false, hasKeys: false)
  private static let backspace = TextLanes.Step.press(KeyStroke(.backspace))

  private func focused(_ context: TextContext? = TextContext(), _ purpose: ContentPurpose = .normal) -> TextLanes {
    var lanes = TextLanes()
    _ = lanes.receive(state(context, purpose), at: 0)
    return lanes
  }

  /// A field whose app has answered a letter by the text after it.
  private func ordered(_ before: String) -> TextLanes {
    var lanes = focused(TextContext(before: String(before.dropLast())))
    _ = lanes.plan(.insert(String(before.suffix(1))), by: Self.both, at: 0)
    _ = lanes.receive(state(TextContext(before: before)), at: 1000)
    return lanes
  }

  private func state(_ context: TextContext?, _ purpose: ContentPurpose = .normal, activation: Int = 1)
    -> FieldState
  {
    FieldState(
      isActive: true, activation: activation, context: context, hasNewContext: context != nil, purpose: purpose)
  }

  @Test(
    "TY-6 a field begins with keys, and goes on with text input once its app has answered by the text after a change")
  func begins() {
    var lanes = focused()
    #expect(lanes.plan(.insert("한"), by: Self.both, at: 0) == .send([.type("한")]))
    #expect(lanes.plan(.insert("a"), by: Self.both, at: 10) == .send([.type("a")]))
    _ = lanes.receive(state(TextContext(before: "한")), at: 20)
    #expect(lanes.plan(.insert("b"), by: Self.both, at: 30) == .send([.type("b")]), "a key is still under way")
    _ = lanes.receive(state(TextContext(before: "한ab")), at: 40)
    #expect(lanes.habit == .ordered)
    #expect(lanes.plan(.insert("c"), by: Self.both, at: 50) == .send([.commit(deleting: 0, text: "c")]))
  }

  @Test(
    "TY-5 an old text that somebody brings back later is no late word", arguments: [(300_000, false), (500_000, true)])
  func broughtBack(time: Int64, isHeard: Bool) {
    var lanes = ordered("ㄱ")
    _ = lanes.plan(.replaceBackward(old: "ㄱ", new: "가"), by: Self.both, at: 20_000)
    _ = lanes.receive(state(TextContext(before: "")), at: 21_000)
    _ = lanes.receive(state(TextContext(before: "가")), at: 22_000)
    #expect(lanes.receive(state(TextContext(before: "")), at: time) == (isHeard ? .appChangedText : .echo))
  }

  @Test("TY-6 a pause of the person's is none of the app's") func pause() {
    var lanes = ordered("abc")
    _ = lanes.plan(.press(KeyStroke(.backspace)), by: Self.both, at: 10_000)
    _ = lanes.plan(.insert("b"), by: Self.both, at: 5_000_000)
    _ = lanes.receive(state(TextContext(before: "abb")), at: 5_010_000)
    #expect(lanes.slowestAnswer?.delay == 10_000)
  }

  @Test("TY-6 a field's first text is waited for behind a delete, too") func firstAnswerBehindDelete() {
    var lanes = focused(TextContext(before: "abc"))
    _ = lanes.plan(.deleteBackward(.grapheme), by: Self.both, at: 0)
    #expect(lanes.plan(.insert("ㅎ"), by: Self.both, at: 250_000) == .send([.type("ㅎ")]))
    #expect(lanes.obstacleToText(at: 600_000) == .until(TextLanes.firstAnswerMicroseconds))
  }

  @Test("TY-6 where spaces may be no-break spaces nobody counts their bytes") func noBreakSpaces() {
    var lanes = ordered("a b")
    #expect(
      lanes.plan(.replaceBackward(old: "a b", new: "c"), by: Self.both, at: 50_000)
        == .send([.commit(deleting: 3, text: "c")]))
    lanes = ordered("a\u{A0}b")
    #expect(
      lanes.plan(.replaceBackward(old: "a b", new: "c"), by: Self.both, at: 50_000)
        == .send([.commit(deleting: 1, text: "")], rest: .replaceBackward(old: "a ", new: "c")))
  }

  @Test("TY-6 an app that answers by the text before a change gets keys only, as Firefox does")
  func lagging() {
    var lanes = focused()
    _ = lanes.plan(.insert("ㅎ"), by: Self.both, at: 0)
    _ = lanes.receive(state(TextContext()), at: 5000)
    _ = lanes.receive(state(TextContext(before: "ㅎ")), at: 9000)
    #expect(lanes.habit == .lagging)
    let steps: [TextLanes.Step] = [Self.backspace, .type("하")]
    #expect(lanes.plan(.replaceBackward(old: "ㅎ", new: "하"), by: Self.both, at: 10_000) == .send(steps))
    #expect(lanes.plan(.insert("x"), by: Self.both, at: 900_000) == .send([.type("x")]))
  }

  @Test("TY-6 SY-1 a field of an app that has lagged gets keys from its first change on, be it that of a syllable")
  func nextFieldOfLagging() {
    var lanes = TextLanes()
    var now: Int64 = 0
    func tell(_ text: String, _ activation: Int, _ app: String = "browser") {
      _ = lanes.receive(state(TextContext(before: text), activation: activation), from: app, at: now)
    }
    func type(_ edit: TextEdit) -> TextLanes.Plan {
      now += 40_000
      return lanes.plan(edit, by: Self.both, at: now)
    }
    tell("", 1)
    for text in ["", "a", "aa"] {
      _ = type(.insert("a"))
      tell(text, 1)
      tell(text + "a", 1)
    }
    tell("괴", 2)
    #expect(type(.replaceBackward(old: "괴", new: "굅")) == .send([Self.backspace, .type("굅")]))
    #expect(type(.replaceBackward(old: "굅", new: "괴보")) == .send([Self.backspace, .type("괴보")]))
    tell("괴", 3, "editor")
    #expect(type(.replaceBackward(old: "괴", new: "굅")) == .send([.commit(deleting: 1, text: "굅")]))
    // One field may say otherwise by chance; several answers in a row are none.
    tell("", 4)
    for (text, habit) in [("a", TextLanes.Habit.lagging), ("aa", .lagging), ("aaa", .lagging), ("aaaa", .ordered)] {
      _ = type(.insert("a"))
      tell(text, 4)
      #expect(lanes.habit == habit)
    }
    tell("", 5)
    #expect(lanes.habit == .unknown)
  }

  @Test("TY-6 an app that never tells its text gets keys only, and is never asked to delete")
  func silent() {
    for purpose in [ContentPurpose.normal, .terminal] {
      var lanes = focused(nil, purpose)
      #expect(lanes.plan(.insert("ㅎ"), by: Self.both, at: 0) == .send([.type("ㅎ")]))
      let steps: [TextLanes.Step] = [Self.backspace, .type("하")]
      #expect(lanes.plan(.replaceBackward(old: "ㅎ", new: "하"), by: Self.both, at: 900_000) == .send(steps))
      #expect(lanes.plan(.deleteBackward(.grapheme), by: Self.both, at: 1_900_000) == .send([Self.backspace]))
    }
  }

  @Test("TY-6 a syllable is replaced in one request, which names one character in every unit")
  func syllable() {
    var lanes = ordered("ㅎ")
    let plan = lanes.plan(.replaceBackward(old: "ㅎ", new: "하"), by: Self.both, at: 2000)
    #expect(plan == .send([.commit(deleting: 1, text: "하")]))
    #expect(
      lanes.plan(.replaceBackward(old: "하", new: "한"), by: Self.both, at: 3000)
        == .wait(until: 2000 + TextLanes.quickAnswerMicroseconds))
    // Busy, Writer deletes for several requests at once.
    let end = 2000 + TextLanes.keyMicroseconds
    #expect(lanes.plan(.replaceBackward(old: "하", new: "한"), by: Self.both, at: 32_000) == .wait(until: end))
    // The app has not answered, but it applies text in order.
    let late = lanes.plan(.replaceBackward(old: "하", new: "한"), by: Self.both, at: end)
    #expect(late == .send([.commit(deleting: 1, text: "한")]))
    #expect(lanes.receive(state(TextContext()), at: end + 1000) == .echo, "between deletion and insertion")
    #expect(lanes.receive(state(TextContext(before: "하")), at: end + 2000) == .echo)
    #expect(lanes.receive(state(TextContext()), at: end + 3000) == .echo)
    #expect(lanes.receive(state(TextContext(before: "한")), at: end + 4000) == .echo)
    #expect(lanes.habit == .ordered)
  }

  @Test("TY-6 ASCII is deleted in one request where the app is up to date, other text character by character")
  func units() {
    var lanes = ordered("abc")
    #expect(lanes.plan(.deleteBackward(.grapheme), by: Self.both, at: 2000) == .send([.commit(deleting: 1, text: "")]))
    _ = lanes.receive(state(TextContext(before: "ab")), at: 5000)
    let replaced = lanes.plan(.replaceBackward(old: "ab", new: "xyz"), by: Self.both, at: 6000)
    #expect(replaced == .send([.commit(deleting: 2, text: "xyz")]))
    var korean = ordered("가나")
    let first = korean.plan(.replaceBackward(old: "가나", new: "다"), by: Self.both, at: 6000)
    #expect(first == .send([.commit(deleting: 1, text: "")], rest: .replaceBackward(old: "가", new: "다")))
  }

  @Test("TY-6 text waits for the answer to keys before it is replaced, and for no longer than an app takes")
  func waits() {
    var lanes = ordered("ㅎ")
    _ = lanes.plan(.press(KeyStroke(.enter)), by: Self.both, at: 2000)
    #expect(lanes.plan(.insert("ㄱ"), by: Self.both, at: 3000) == .send([.type("ㄱ")]))
    guard case .wait = lanes.plan(.replaceBackward(old: "ㄱ", new: "가"), by: Self.both, at: 4000) else {
      Issue.record("text goes ahead of keys")
      return
    }
    _ = lanes.receive(state(TextContext(before: "ㅎ\nㄱ")), at: 5000)
    let plan = lanes.plan(.replaceBackward(old: "ㄱ", new: "가"), by: Self.both, at: 6000)
    #expect(plan == .send([.commit(deleting: 1, text: "가")]))
  }

  @Test("TY-6 a field that has told its text is waited for before its first syllable grows, but not for ever")
  func firstAnswer() {
    var lanes = focused()
    _ = lanes.plan(.insert("ㅎ"), by: Self.both, at: 0)
    let grown = TextEdit.replaceBackward(old: "ㅎ", new: "ㄲ")
    #expect(lanes.plan(grown, by: Self.both, at: 100) == .wait(until: TextLanes.firstAnswerMicroseconds))
    let plan = lanes.plan(grown, by: Self.both, at: TextLanes.firstAnswerMicroseconds)
    // The app may be one that carries out BackSpace late.
    #expect(plan == .send([Self.backspace], rest: .insert("ㄲ")))
    #expect(lanes.habit == .lagging)
  }

  @Test("TY-6 what is selected goes before the syllable that stands before it, which is not doubled") func selection() {
    var lanes = ordered("하")
    _ = lanes.receive(state(TextContext(before: "하", selected: "늘")), at: 2000)
    let grown = TextEdit.replaceBackward(old: "하", new: "한")
    #expect(lanes.plan(grown, by: Self.both, at: 500_000) == .send([Self.backspace], rest: grown))
    #expect(lanes.context == TextContext(before: "하"))
    _ = lanes.receive(state(TextContext(before: "하")), at: 510_000)
    let plan = lanes.plan(grown, isStart: false, by: Self.both, at: 520_000)
    #expect(plan == .send([.commit(deleting: 1, text: "한")]))
  }

  @Test("TY-6 what a late report tells as selected may have been typed over, and is not deleted") func oldSelection() {
    var lanes = ordered("a ")
    _ = lanes.plan(.insert("ㅎ"), by: Self.both, at: 2000)
    _ = lanes.receive(state(TextContext(before: "a", selected: "bc")), at: 3000)
    let plan = lanes.plan(.replaceBackward(old: "ㅎ", new: "하"), by: Self.both, at: 20_000)
    #expect(plan == .send([Self.backspace, .type("하")]))
  }

  @Test("TY-6 text does not follow a BackSpace that LibreOffice carries out after it")
  func backspace() {
    // At the start of a line the app has not told what stands before.
    var lanes = focused(TextContext())
    #expect(lanes.plan(.deleteBackward(.grapheme), by: Self.both, at: 0) == .send([Self.backspace]))
    #expect(lanes.plan(.insert("a"), by: Self.both, at: 1000) == .wait(until: TextLanes.keyMicroseconds))
    #expect(lanes.plan(.insert("a"), by: Self.both, at: TextLanes.keyMicroseconds) == .send([.type("a")]))
  }

  @Test("TY-6 an app that has just stood still has more time for a BackSpace before text follows") func slowBackspace()
  {
    for (delay, wait) in [(Int64(1000), TextLanes.keyMicroseconds), (600_000, 1_200_000)] {
      var lanes = ordered("ab")
      #expect(lanes.plan(.insert(" "), by: Self.both, at: 10_000) == .send([.commit(deleting: 0, text: " ")]))
      _ = lanes.receive(state(TextContext(before: "ab")), at: 10_000 + delay)
      let now = 20_000 + delay
      let word = KeyStroke(.backspace, modifiers: .control)
      #expect(lanes.plan(.deleteBackward(.word), by: Self.both, at: now) == .send([.press(word)]))
      #expect(lanes.plan(.deleteBackward(.grapheme), by: Self.both, at: now) == .send([Self.backspace]))
      let plan = lanes.plan(.insert("c"), by: Self.both, at: now + 1000)
      #expect(plan == .wait(until: now + wait))
    }
  }

  @Test("TY-6 what others have left may end in spaces that are not told, and is deleted by the key") func hiddenSpaces()
  {
    var lanes = ordered("ab")
    #expect(lanes.receive(state(TextContext(before: "xy")), at: 2000) == .appChangedText)
    #expect(lanes.plan(.deleteBackward(.grapheme), by: Self.both, at: 10_000_000) == .send([Self.backspace]))
  }

  @Test("TY-6 a character behind spaces is put there once for a change") func markedOnce() {
    var lanes = ordered("a")
    #expect(lanes.plan(.insert(" "), by: Self.both, at: 2000) == .send([.commit(deleting: 0, text: " ")]))
    _ = lanes.receive(state(TextContext(before: "a")), at: 3000)
    let edit = TextEdit.replaceBackward(old: " ", new: "가")
    let rest = TextEdit.replaceBackward(old: " .", new: "가")
    #expect(lanes.plan(edit, by: Self.both, at: 4000) == .send([.commit(deleting: 0, text: ".")], rest: rest))
    _ = lanes.receive(state(TextContext(before: "a .")), at: 5000)
    _ = lanes.plan(.deleteBackward(.grapheme), isStart: false, by: Self.both, at: 6000)
    _ = lanes.receive(state(TextContext(before: "a")), at: 7000)
    let plan = lanes.plan(edit, isStart: false, by: Self.both, at: 1_000_000)
    #expect(plan == .send([Self.backspace], rest: .insert("가")))
  }

  @Test("TY-6 LibreOffice gets text input again after a BackSpace") func afterBackspace() {
    var lanes = ordered("a")
    #expect(lanes.plan(.insert(" "), by: Self.both, at: 2000) == .send([.commit(deleting: 0, text: " ")]))
    _ = lanes.receive(state(TextContext(before: "a")), at: 3000)
    #expect(lanes.plan(.deleteBackward(.grapheme), by: Self.both, at: 4000) == .send([Self.backspace]))
    let end = 4000 + TextLanes.keyMicroseconds
    #expect(lanes.plan(.insert("b"), by: Self.both, at: 5000) == .wait(until: end))
    #expect(lanes.plan(.insert("b"), by: Self.both, at: end) == .send([.commit(deleting: 0, text: "b")]))
  }

  @Test("TY-6 an app that puts text in and leaves what it should replace gets keys from then on, and nothing twice")
  func keepsDeleted() {
    var lanes = ordered("ㅎ")
    let replacement = TextLanes.Step.commit(deleting: 1, text: "하")
    #expect(lanes.plan(.replaceBackward(old: "ㅎ", new: "하"), by: Self.both, at: 2000) == .send([replacement]))
    _ = lanes.receive(state(TextContext(before: "ㅎ하")), at: 3000)
    let plan = lanes.plan(.replaceBackward(old: "하", new: "한"), by: Self.both, at: 400_000)
    #expect(plan == .send([Self.backspace], rest: .insert("한")))
    // Somebody else's change is no sign of that.
    lanes = ordered("ㅎ")
    _ = lanes.plan(.replaceBackward(old: "ㅎ", new: "하"), by: Self.both, at: 2000)
    _ = lanes.receive(state(TextContext(before: "xyz")), at: 3000)
    #expect(lanes.habit == .ordered)
  }

  @Test("TY-6 text does not overtake a caret that a slow app has not told of yet, and waits no longer once it has")
  func caret() {
    var lanes = ordered("abc")
    let steps = [TextLanes.Step](repeating: .press(KeyStroke(.left)), count: 2)
    #expect(lanes.plan(.moveCaret(graphemes: -2), by: Self.both, at: 2000) == .send(steps))
    #expect(lanes.plan(.moveCaret(graphemes: -1), by: Self.both, at: 3000) == .send([.press(KeyStroke(.left))]))
    let answer = 2000 + TextLanes.answerMicroseconds
    #expect(lanes.plan(.insert("x"), by: Self.both, at: 1_000_000) == .wait(until: answer))
    #expect(lanes.plan(.insert("x"), by: Self.both, at: answer) == .send([.type("x")]))
    lanes = ordered("abc")
    _ = lanes.plan(.moveCaret(graphemes: -2), by: Self.both, at: 2000)
    _ = lanes.receive(state(TextContext(before: "a", after: "bc")), at: 3000)
    #expect(lanes.plan(.insert("x"), by: Self.both, at: 4000) == .send([.commit(deleting: 0, text: "x")]))
    // Others have moved it elsewhere meanwhile: nothing more may come.
    lanes = ordered("abc")
    _ = lanes.plan(.moveCaret(graphemes: -2), by: Self.both, at: 2000)
    _ = lanes.receive(state(TextContext(before: "xyz")), at: 3000)
    let late = 3000 + TextLanes.reportMicroseconds
    guard case .send = lanes.plan(.replaceBackward(old: "z", new: "y"), by: Self.both, at: late) else {
      Issue.record("it still waits")
      return
    }
  }

  @Test("SY-1 keys that lead nowhere give way to text input") func lostKeys() {
    var lanes = focused(TextContext(before: "x"))
    for time in [0, 1_000_000, 2_000_000] as [Int64] {
      #expect(lanes.plan(.insert("a"), by: Self.both, at: time) == .send([.type("a")]))
    }
    let late = TextLanes.lostKeysMicroseconds
    #expect(lanes.plan(.insert("a"), by: Self.both, at: late) == .send([.commit(deleting: 0, text: "a")]))
  }

  /// A field whose app has answered by the text before a change, and then said nothing for longer than keys take.
  private func stoodStill() -> TextLanes {
    var lanes = focused()
    _ = lanes.plan(.insert("ㅎ"), by: Self.both, at: 0)
    for report in ["", "ㅎ"] { _ = lanes.receive(state(TextContext(before: report)), at: 9000) }
    for time in [1_000_000, 2_000_000, 3_000_000] as [Int64] {
      #expect(lanes.plan(.insert("a"), by: Self.both, at: time) == .send([.type("a")]))
    }
    #expect(lanes.plan(.insert("a"), by: Self.both, at: 4_100_000) == .send([.commit(deleting: 0, text: "a")]))
    #expect(lanes.habit == .ordered)
    return lanes
  }

  @Test("TY-6 SY-1 an app that stood still has its habit again once it shows that the keys arrived") func keysArrive() {
    var lanes = stoodStill()
    _ = lanes.receive(state(TextContext(before: "ㅎa")), at: 5_000_000)
    #expect(lanes.habit == .ordered, "it may be the text without the keys")
    _ = lanes.receive(state(TextContext(before: "ㅎaaaa")), at: 5_001_000)
    #expect(lanes.habit == .lagging)
  }

  @Test("SY-1 keys that have led nowhere are not believed to have arrived later") func keysNeverArrive() {
    var lanes = stoodStill()
    _ = lanes.receive(state(TextContext(before: "ㅎa")), at: 5_000_000)
    _ = lanes.plan(.insert("b"), by: Self.both, at: 5_100_000)
    #expect(lanes.receive(state(TextContext(before: "ㅎab")), at: 5_110_000) == .appChangedText)
    _ = lanes.plan(.insert("c"), by: Self.both, at: 7_000_000)
    _ = lanes.receive(state(TextContext(before: "ㅎabc")), at: 7_010_000)
    #expect(lanes.shadow.isSettled && lanes.habit == .ordered)
  }

  @Test("TY-6 spaces that an app leaves out at the end of its text are there") func spaces() {
    var lanes = ordered("a")
    #expect(lanes.plan(.insert(" "), by: Self.both, at: 2000) == .send([.commit(deleting: 0, text: " ")]))
    #expect(lanes.receive(state(TextContext(before: "a")), at: 3000) == .echo)
    #expect(lanes.context?.before == "a ")
    // It deletes what it has told: a character is told first, and then goes together with the space.
    let first = lanes.plan(.replaceBackward(old: " ", new: ". "), by: Self.both, at: 4000)
    let rest = TextEdit.replaceBackward(old: " .", new: ". ")
    #expect(first == .send([.commit(deleting: 0, text: ".")], rest: rest))
    guard case .wait = lanes.plan(rest, by: Self.both, at: 5000) else {
      Issue.record("deletes what has not been told")
      return
    }
    #expect(lanes.receive(state(TextContext(before: "a .")), at: 6000) == .echo)
    #expect(lanes.plan(rest, by: Self.both, at: 7000) == .send([.commit(deleting: 2, text: ". ")]))
    #expect(lanes.receive(state(TextContext(before: "a.")), at: 8000) == .echo)
    #expect(lanes.context?.before == "a. ")
    // Also where the new text has none: its BackSpace might take what comes after.
    let spaces = TextEdit.replaceBackward(old: ". .", new: "  ")
    #expect(
      lanes.plan(.replaceBackward(old: ". ", new: "  "), by: Self.both, at: 9000)
        == .send([.commit(deleting: 0, text: ".")], rest: spaces))
    #expect(lanes.receive(state(TextContext(before: "a. .")), at: 10_000) == .echo)
    #expect(lanes.plan(spaces, by: Self.both, at: 11_000) == .send([.commit(deleting: 3, text: "  ")]))
    for _ in 0..<2 { #expect(lanes.receive(state(TextContext(before: "a")), at: 12_000) == .echo) }
    #expect(lanes.context?.before == "a  ")
    #expect(lanes.habit == .ordered)
    // A single one is deleted by the key: nothing is seen that nobody typed.
    var slow = lanes
    #expect(lanes.plan(.deleteBackward(.grapheme), by: Self.both, at: 13_000) == .send([Self.backspace]))
    // But a slow app would carry the key out late, and take what was typed after it.
    #expect(slow.plan(.insert("b"), by: Self.both, at: 100_000) == .send([.commit(deleting: 0, text: "b")]))
    #expect(slow.plan(.insert(" "), by: Self.both, at: 116_000) == .send([.commit(deleting: 0, text: " ")]))
    for _ in 0..<2 { #expect(slow.receive(state(TextContext(before: "a  b")), at: 150_000) == .echo) }
    let plan = slow.plan(.deleteBackward(.grapheme), isFollowed: true, by: Self.both, at: 160_000)
    let deletion = TextEdit.replaceBackward(old: " .", new: "")
    #expect(plan == .send([.commit(deleting: 0, text: ".")], rest: deletion))
    #expect(slow.receive(state(TextContext(before: "a  b .")), at: 190_000) == .echo)
    #expect(slow.plan(deletion, by: Self.both, at: 191_000) == .send([.commit(deleting: 2, text: "")]))
  }

  @Test("TY-6 an app that tells spaces at its end makes changes in order, and is not waited for") func tellsSpaces() {
    for (text, waits) in [("x", true), (" ", false)] {
      var lanes = ordered("a\(text)")
      #expect(lanes.plan(.insert("ㅍ"), by: Self.both, at: 2000) == .send([.commit(deleting: 0, text: "ㅍ")]))
      let plan = lanes.plan(.replaceBackward(old: "ㅍ", new: "푸"), by: Self.both, at: 20_000)
      #expect(plan == (waits ? .wait(until: 252_000) : .send([.commit(deleting: 1, text: "푸")])))
    }
  }

  @Test("TY-6 an app that has told spaces at its end is not waited for in its next field either") func nextField() {
    var lanes = TextLanes()
    var activation = 0
    /// Whether a letter follows a Delete at once, in a new field of an app that tells these texts.
    func typesOn(in app: String?, telling texts: [String] = [""]) -> Bool {
      activation += 1
      _ = lanes.receive(FieldState(), at: 0)
      for text in texts {
        _ = lanes.receive(state(TextContext(before: text), activation: activation), from: app, at: 0)
      }
      #expect(lanes.plan(.deleteBackward(.grapheme), by: Self.both, at: 0) == .send([Self.backspace]))
      return lanes.plan(.insert("a"), by: Self.both, at: 1000) == .send([.type("a")])
    }
    #expect(!typesOn(in: "editor"))
    #expect(typesOn(in: "editor", telling: ["a", "a "]))
    #expect(typesOn(in: "editor"))
    #expect(!typesOn(in: "office"))
    #expect(!typesOn(in: nil))
    // A search field of the same app may tell them, while the text itself leaves them out.
    #expect(typesOn(in: "office", telling: ["a", "a "]))
    #expect(typesOn(in: "office", telling: ["ab"]))
    func leavesOut(_ count: Int, in app: String) {
      var text = "aa"
      var now: Int64 = 2000
      func tell() {
        now += 1_000_000
        _ = lanes.receive(state(TextContext(before: text), activation: activation), from: app, at: now)
      }
      tell()
      for _ in 0..<count {
        _ = lanes.plan(.insert(" "), by: Self.both, at: now)
        tell()
        _ = lanes.plan(.insert("b"), by: Self.both, at: now)
        text += " b"
        tell()
      }
    }
    leavesOut(3, in: "office")
    #expect(!typesOn(in: "office"))
    // It has nothing to tell of a BackSpace at the start, and may stand still.
    let wait = lanes.plan(.insert("a"), by: Self.both, at: 2000)
    #expect(wait == .wait(until: TextLanes.unseenKeyMicroseconds))
    // A busy app that tells an old text twice, and does two changes at once, only seems to leave one out, until it tells one.
    #expect(!typesOn(in: "mail"))
    leavesOut(1, in: "mail")
    #expect(!typesOn(in: "mail"))
    #expect(typesOn(in: "mail", telling: ["a", "a "]), "another field of it")
    #expect(!typesOn(in: "mail"), "it may be an office's search field")
    #expect(!typesOn(in: "chess"))
    leavesOut(1, in: "chess")
    _ = lanes.receive(state(TextContext(before: "aa b "), activation: activation), from: "chess", at: 5_000_000)
    #expect(typesOn(in: "chess"))
    // The window that is active became so after the field.
    _ = lanes.receive(state(TextContext(), activation: 100), from: "editor", at: 0)
    _ = lanes.receive(state(TextContext(before: " "), activation: 100), from: "chat", at: 0)
    #expect(!typesOn(in: "chat"))
  }

  @Test("TY-6 SY-1 an app of which another field has told spaces may be an office, and waits for its first answer")
  func nextFieldOfOffice() {
    var lanes = TextLanes()
    for text in ["a", "a "] { _ = lanes.receive(state(TextContext(before: text)), from: "office", at: 0) }
    _ = lanes.receive(state(TextContext(), activation: 2), from: "office", at: 0)
    #expect(lanes.tellsSpaces)
    #expect(lanes.plan(.insert("ㅎ"), by: Self.both, at: 0) == .send([.type("ㅎ")]))
    let plan = lanes.plan(.replaceBackward(old: "ㅎ", new: "하"), by: Self.both, at: 120_000)
    let rest = TextEdit.replaceBackward(old: "ㅎㅏ", new: "하")
    #expect(plan == .send([.type("ㅏ")], rest: rest))
    _ = lanes.receive(state(TextContext(before: "ㅎ"), activation: 2), from: "office", at: 150_000)
    #expect(lanes.habit == .ordered)
    let end = TextLanes.answerMicroseconds
    #expect(lanes.plan(rest, isStart: false, by: Self.both, at: 160_000) == .wait(until: end))
  }

  @Test("TY-6 a Return that has led nowhere takes no letters along") func lostReturn() {
    var lanes = ordered("a ")
    #expect(lanes.plan(.press(KeyStroke(.enter)), by: Self.both, at: 2000) == .send([.press(KeyStroke(.enter))]))
    #expect(lanes.plan(.insert("x"), by: Self.both, at: 5_000_000) == .send([.commit(deleting: 0, text: "x")]))
  }

  @Test("TY-6 the next field may be of another app, and what the one before has shown of spaces is nothing to it")
  func otherApp() {
    var lanes = ordered("a ")
    #expect(!lanes.mayDeferBackspace)
    _ = lanes.receive(FieldState(), at: 2000)
    #expect(lanes.receive(state(TextContext(), activation: 2), at: 2000) == .newField)
    #expect(lanes.mayDeferBackspace)
  }

  @Test("TY-6 nothing is deleted while others change the text, in an app that will have told of it") func doubt() {
    var lanes = ordered("abc")
    #expect(lanes.plan(.insert("q"), by: Self.both, at: 2000) == .send([.commit(deleting: 0, text: "q")]))
    #expect(lanes.plan(.insert("b"), by: Self.both, at: 20_000) == .send([.commit(deleting: 0, text: "b")]))
    #expect(lanes.receive(state(TextContext(before: "q")), at: 21_000) == .appChangedText)
    let deletion = TextEdit.deleteBackward(.grapheme)
    #expect(lanes.plan(deletion, by: Self.both, at: 22_000) == .wait(until: 1_021_000))
    #expect(lanes.receive(state(TextContext(before: "qb")), at: 500_000) == .appChangedText)
    #expect(lanes.plan(deletion, by: Self.both, at: 501_000) == .wait(until: 1_500_000))
    #expect(lanes.plan(deletion, by: Self.both, at: 1_500_000) == .send([Self.backspace]))
    #expect(lanes.context?.before == "q")
  }

  @Test("TY-6 an app that tells spaces at its end is asked to delete also while others change the text") func noDoubt()
  {
    var lanes = ordered("a ")
    #expect(lanes.plan(.insert("q"), by: Self.both, at: 2000) == .send([.commit(deleting: 0, text: "q")]))
    #expect(lanes.receive(state(TextContext(before: "x")), at: 21_000) == .appChangedText)
    #expect(lanes.plan(.deleteBackward(.grapheme), by: Self.both, at: 22_000) == .send([Self.backspace]))
  }

  @Test("TY-6 without keys text is deleted only where the app has told it") func withoutKeys() {
    var lanes = focused(nil)
    #expect(lanes.plan(.insert("ㅎ"), by: Self.textOnly, at: 0) == .send([.commit(deleting: 0, text: "ㅎ")]))
    #expect(lanes.plan(.replaceBackward(old: "ㅎ", new: "하"), by: Self.textOnly, at: 100_000) == .refuse)
    #expect(lanes.plan(.deleteBackward(.grapheme), by: Self.textOnly, at: 200_000) == .refuse)
    var telling = focused(TextContext(before: "하"))
    let plan = telling.plan(.replaceBackward(old: "하", new: "한"), by: Self.textOnly, at: 0)
    #expect(plan == .send([.commit(deleting: 1, text: "한")]))
  }

  @Test(
    "SY-7 where keys type no text, what the app has not shown is deleted by BackSpaces, and the rest waits for them")
  func strokesOnly() {
    let ways = TextLanes.Ways(hasTextInput: true, hasKeys: false, hasStrokes: true)
    var silent = focused(nil)
    #expect(silent.plan(.insert("ㅎ"), by: ways, at: 0) == .send([.commit(deleting: 0, text: "ㅎ")]))
    let plan = silent.plan(.replaceBackward(old: "ㅎ", new: "하"), by: ways, at: 1_000_000)
    #expect(plan == .send([Self.backspace], rest: .insert("하")))
    #expect(silent.plan(.insert("하"), by: ways, at: 1_001_000) == .wait(until: 1_250_000))
    #expect(silent.plan(.insert("하"), by: ways, at: 1_250_000) == .send([.commit(deleting: 0, text: "하")]))
    let enter = KeyStroke(.enter)
    #expect(silent.plan(.press(enter), by: ways, at: 2_000_000) == .send([.press(enter)]))
  }

  @Test(
    "SY-7 where keys type no text, a syllable waits for the app to show the letter before it, and is told in bytes as well"
  )
  func shownBeforeReplaced() {
    let ways = TextLanes.Ways(hasTextInput: true, hasKeys: false, hasStrokes: true)
    var lanes = focused(TextContext(before: ""))
    #expect(lanes.plan(.insert("ㅎ"), by: ways, at: 0) == .send([.commit(deleting: 0, text: "ㅎ")]))
    let edit = TextEdit.replaceBackward(old: "ㅎ", new: "하")
    #expect(lanes.plan(edit, by: ways, at: 1000) == .wait(until: 1_500_000))
    #expect(lanes.receive(state(TextContext(before: "ㅎ")), at: 20_000) == .echo)
    #expect(lanes.plan(edit, by: ways, at: 20_000) == .send([.commit(deleting: 1, text: "하")]))
    #expect(lanes.deletedByteCount == 3)
    #expect(lanes.plan(.press(KeyStroke(.enter)), by: ways, at: 40_000) == .send([.press(KeyStroke(.enter))]))
    #expect(lanes.deletedByteCount == 0)
  }

  @Test(
    "SY-7 an app that counts otherwise what it deletes gets what it has kept taken away by BackSpaces, and those from then on"
  )
  func countsOtherwise() {
    let ways = TextLanes.Ways(hasTextInput: true, hasKeys: false, hasStrokes: true)
    var outbox = TextOutbox()
    func told(_ text: String, at now: Int64) -> FieldNews {
      outbox.receive(state(TextContext(before: text)), at: now)
    }
    func steps(at now: Int64) -> [TextLanes.Step] { outbox.next(by: ways, at: now).steps }
    _ = told("", at: 0)
    outbox.add([.insert("ㄱ")], from: .person)
    #expect(steps(at: 0) == [.commit(deleting: 0, text: "ㄱ")])
    #expect(told("ㄱ", at: 10_000) == .echo)
    outbox.add([.replaceBackward(old: "ㄱ", new: "가")], from: .person)
    #expect(steps(at: 20_000) == [.commit(deleting: 1, text: "가")])
    #expect(told("ㄱ가", at: 30_000) == .echo)
    #expect(outbox.context?.before == "가")
    #expect(steps(at: 31_000) == [Self.backspace, Self.backspace])
    #expect(told("ㄱ", at: 40_000) == .echo)
    #expect(told("", at: 41_000) == .echo)
    #expect(steps(at: 300_000) == [.commit(deleting: 0, text: "가")])
    #expect(told("가", at: 310_000) == .echo)
    outbox.add([.replaceBackward(old: "가", new: "값")], from: .person)
    #expect(steps(at: 320_000) == [Self.backspace])
  }

  @Test("TY-6 a long text that its field has lost says nothing of how the next one is typed") func afterLongText() {
    var lanes = focused()
    let long = TextEdit.insert(String(repeating: "a", count: 4_000))
    let piece = String(repeating: "a", count: TextPieces.usualLimit)
    let rest = TextEdit.insert(String(repeating: "a", count: 4_000 - piece.count))
    #expect(lanes.plan(long, by: Self.both, at: 0) == .send([.commit(deleting: 0, text: piece)], rest: rest))
    _ = lanes.receive(FieldState(), at: 10_000)
    _ = lanes.receive(state(nil, activation: 2), at: 20_000)
    let first = lanes.plan(.insert("bc"), mostKeys: 1, by: Self.both, at: 1_000_000)
    #expect(first == .send([.type("b")], rest: .insert("c")))
    #expect(lanes.plan(.insert("c"), isStart: false, by: Self.both, at: 2_000_000) == .send([.type("c")]))
  }

  @Test("TY-6 a long text does not overtake a key that a slow app has not answered") func longTextAfterKey() {
    var lanes = focused()
    #expect(lanes.plan(.insert("a"), by: Self.both, at: 0) == .send([.type("a")]))
    let long = String(repeating: "x", count: TextLanes.shortTextCount + 1)
    let wait = lanes.plan(.insert(long), by: Self.both, at: 300_000)
    #expect(wait == .wait(until: TextLanes.firstAnswerMicroseconds))
    _ = lanes.receive(state(TextContext(before: "a")), at: 310_000)
    #expect(lanes.plan(.insert(long), by: Self.both, at: 320_000) == .send([.commit(deleting: 0, text: long)]))
  }

  @Test func `where nothing can be sent nothing is believed to have been`() {
    var lanes = focused(TextContext(before: "x"))
    let edits: [TextEdit] = [
      .insert("a"), .replaceBackward(old: "x", new: "y"), .deleteBackward(.grapheme), .moveCaret(graphemes: -1),
    ]
    for edit in edits {
      let plan = lanes.plan(edit, by: Self.noWay, at: 0)
      #expect(plan == .refuse)
    }
    #expect(lanes.context == TextContext(before: "x"))
  }

  @Test func `two spellings of one character are replaced and not taken for equal`() {
    var lanes = focused(nil)
    let plan = lanes.plan(.replaceBackward(old: "e\u{301}", new: "\u{E9}"), by: Self.keysOnly, at: 0)
    #expect(plan == .send([Self.backspace, .type("\u{E9}")]))
  }

  @Test func `a mark is replaced together with its letter, which a key would take too`() {
    var lanes = focused(TextContext(before: "xe\u{301}"))
    let plan = lanes.plan(.replaceBackward(old: "\u{301}", new: "\u{302}"), by: Self.keysOnly, at: 0)
    #expect(plan == .send([Self.backspace], rest: .insert("e\u{302}")))
    #expect(lanes.context?.before == "x")
  }

  @Test func `a caret is never moved without end, and not all at once`() {
    for distance in [Int.min, .max] {
      var lanes = focused(nil)
      var count = 0
      var edit: TextEdit? = .moveCaret(graphemes: distance)
      while let next = edit {
        guard case .send(let steps, let rest) = lanes.plan(next, by: Self.both, at: 0) else { break }
        #expect(steps.count <= TextLanes.keysAtOnce)
        count += steps.count
        edit = rest
      }
      #expect(count == TextLanes.mostCaretSteps)
    }
  }

  @Test("ED-3 nothing of a secure field is kept, whenever the app says that it is one") func secure() {
    var lanes = focused(TextContext(before: "secret"), .password)
    _ = lanes.plan(.insert("x"), by: Self.both, at: 0)
    #expect(lanes.context == nil)
    // The purpose may come after the focus.
    var late = focused(TextContext(before: "sec"))
    _ = late.plan(.insert("r"), by: Self.both, at: 0)
    #expect(late.receive(state(TextContext(before: "secr"), .password), at: 0) == .echo)
    #expect(late.context == nil)
    _ = late.plan(.insert("e"), by: Self.both, at: 0)
    #expect(late.context == nil)
    // Keys that come between two fields may still be for the secret.
    _ = late.receive(FieldState(), at: 0)
    _ = late.plan(.insert("t"), by: Self.both, at: 0)
    #expect(late.context == nil)
    _ = late.receive(state(TextContext(before: "next"), activation: 2), at: 0)
    #expect(late.context?.before == "next")
  }
}
