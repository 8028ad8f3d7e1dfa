// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import TextModel

@testable import WaylandPlatform

/// An app as the keyboard meets it: it reads what has come when it gets to it, keeps text input and keys in queues of their
/// own, and tells of its text in its own way. Documentation/Decisions/0022 has what was seen of each kind.
@MainActor
struct ModelApp {
  nonisolated enum Kind: CaseIterable, Sendable {
    /// GTK 3 and 4: text input is applied when it is read, keys later; each change is told.
    case gtk
    /// The same, but BackSpace waits behind all keys and is not told, and spaces at the end are left out, also when it
    /// deletes.
    case libreOffice
    /// Text input and keys travel to the page by roads of their own. What is told is the text before a change, and mostly
    /// the one after it as well; deletions are made where the text was when they were read.
    case firefox
    /// Everything in order, and nothing is told.
    case chromium
    /// The same, and text input is dropped.
    case terminal
  }

  private(set) var before = ""
  private(set) var after = ""
  let kind: Kind
  private var random: SeededGenerator
  /// The longest time for which the app stands still, in microseconds.
  private let longestStall: Int64
  /// What has come and has not been read.
  private var unread: [TextLanes.Step] = []
  private var nextRead: Int64?
  private var textQueue = Queue()
  private var keyQueue = Queue()
  private var slowQueue = Queue()
  private var underway: [(due: Int64, context: TextContext)] = []
  /// What stood before the caret when it was told last.
  private var told = ""
  /// Whether it has told a text without the spaces at its end.
  private var hasLeftOut = false
  /// Whether it drops the next text without a word, as LibreOffice does when its field has begun anew.
  private var dropsText = false

  /// Changes that are made one after the other.
  private struct Queue {
    private var changes: [(due: Int64, change: Change)] = []

    var due: Int64? { changes.first?.due }

    mutating func append(_ change: Change, due: Int64) { changes.append((max(due, changes.last?.due ?? 0), change)) }

    mutating func removeFirst() -> (due: Int64, change: Change) { changes.removeFirst() }
  }

  private enum Change {
    /// Deletes code points that end `end` code points from the start, then puts text there.
    case replace(count: Int, end: Int?, text: String)
    case key(KeyStroke)
  }

  init(_ kind: Kind, longestStall: Int64, seed: UInt64) {
    self.kind = kind
    self.longestStall = longestStall
    random = SeededGenerator(seed: seed)
  }

  var text: String { before + after }

  /// Whether all that has come was read and done.
  var isUpToDate: Bool { unread.isEmpty && [textQueue.due, keyQueue.due, slowQueue.due].allSatisfy { $0 == nil } }

  var purpose: ContentPurpose { kind == .terminal ? .terminal : .normal }

  /// What it tells when its field gets focus.
  var context: TextContext? { tellsText ? report : nil }

  private var tellsText: Bool { kind != .chromium && kind != .terminal }

  private var report: TextContext {
    guard kind == .libreOffice else { return TextContext(before: before, after: after) }
    var cut = before
    while cut.last == " " { cut.removeLast() }
    return TextContext(before: cut, after: after)
  }
}

// MARK: - What comes in

extension ModelApp {
  mutating func receive(_ step: TextLanes.Step, at now: Int64) {
    unread.append(step)
    if nextRead == nil { nextRead = now + delay(random.next(below: 12) == 0 ? longestStall : 4_000) }
  }

  private mutating func delay(_ longest: Int64) -> Int64 { Int64(random.next(below: Int(max(longest, 1)))) }

  /// Lets time pass.
  ///
  /// - Returns: What the app says meanwhile, as it arrives.
  mutating func advance(to now: Int64) -> [TextContext] {
    if let read = nextRead, read <= now {
      nextRead = nil
      let steps = unread
      unread = []
      for step in steps { take(step, at: read) }
    }
    while let change = nextDue(at: now) { apply(change.change, at: change.due) }
    var arrived: [TextContext] = []
    while let first = underway.first, first.due <= now { arrived.append(underway.removeFirst().context) }
    return arrived
  }

  /// Takes the focus from its field and gives it back. Text input that comes in between is lost, or the text of the one whose
  /// deletion has made the app do that.
  ///
  /// - Returns: What it has said before, as it arrives.
  mutating func beginFieldAnew() -> [TextContext] {
    defer { underway = [] }
    dropsText = hasLeftOut && random.next(below: 2) == 0
    // Nobody can tell whether spaces at the end have come to LibreOffice.
    guard kind != .libreOffice || !unread.contains(where: \.putsSpaces) else { return underway.map(\.context) }
    if random.next(below: 2) == 0 {
      let lost = random.next(below: unread.count + 1)
      unread = unread[..<lost] + unread[lost...].filter { if case .commit = $0 { false } else { true } }
    } else if let place = unread.indices.randomElement(using: &random), case .commit(let count, _) = unread[place] {
      unread[place] = .commit(deleting: count, text: "")
    }
    return underway.map(\.context)
  }

  private mutating func take(_ step: TextLanes.Step, at now: Int64) {
    switch step {
    case .commit(let count, let text):
      guard kind != .terminal else { return }
      if kind == .firefox { tell(report, at: now) }
      let end = kind == .firefox ? before.unicodeScalars.count : nil
      // Nobody can tell whether spaces at the end are there.
      let isDropped = dropsText && text.contains { $0 != " " }
      queueText(.replace(count: count, end: count > 0 ? end : nil, text: isDropped ? "" : text), at: now)
      dropsText = false
    case .type(let text):
      for character in text { queueKey(KeyStroke(.character(character)), at: now) }
    case .press(let stroke):
      queueKey(stroke, at: now)
    }
  }

  private mutating func queueText(_ change: Change, at now: Int64) {
    switch kind {
    case .gtk, .libreOffice: apply(change, at: now)
    case .firefox: textQueue.append(change, due: now + delay(20_000))
    case .chromium, .terminal: keyQueue.append(change, due: now + delay(5_000))
    }
  }

  private mutating func queueKey(_ stroke: KeyStroke, at now: Int64) {
    if kind == .firefox { tell(report, at: now) }
    if kind == .libreOffice, stroke == KeyStroke(.backspace) {
      slowQueue.append(.key(stroke), due: now + 10_000 + delay(30_000))
    } else {
      keyQueue.append(.key(stroke), due: now + delay(8_000))
    }
  }

  private mutating func nextDue(at now: Int64) -> (due: Int64, change: Change)? {
    let all = [textQueue.due, keyQueue.due, slowQueue.due].compactMap(\.self)
    guard let due = all.min(), due <= now else { return nil }
    if textQueue.due == due { return textQueue.removeFirst() }
    return keyQueue.due == due ? keyQueue.removeFirst() : slowQueue.removeFirst()
  }
}

// MARK: - What it does

extension ModelApp {
  private mutating func apply(_ change: Change, at now: Int64) {
    switch change {
    case .replace(let count, let end, let text):
      if count > 0 {
        delete(count, endingAt: kind == .libreOffice ? report.before.unicodeScalars.count : end)
        if kind != .firefox { tell(report, at: now) }
      }
      // GTK tells after each request, also of what it has not put in.
      if kind == .libreOffice, count == 0, text.isEmpty { tell(report, at: now) }
      if !text.isEmpty {
        before += text
        tellLater(at: now)
      }
    case .key(let stroke):
      press(stroke)
      if kind != .libreOffice || stroke != KeyStroke(.backspace) { tellLater(at: now) }
    }
  }

  private mutating func delete(_ count: Int, endingAt end: Int?) {
    var scalars = Array(before.unicodeScalars)
    let end = min(end ?? scalars.count, scalars.count)
    scalars.removeSubrange(max(end - count, 0)..<end)
    before = String(String.UnicodeScalarView(scalars))
  }

  private mutating func press(_ stroke: KeyStroke) {
    switch stroke.key {
    case .character(let character): before.append(character)
    case .backspace: before = String(before.dropLast())
    case .enter: before += "\n"
    case .left:
      if let character = before.popLast() { after = String(character) + after }
    case .right:
      if !after.isEmpty { before.append(after.removeFirst()) }
    default: break
    }
  }

  private mutating func tellLater(at now: Int64) {
    // Now and then Firefox tells of several changes at once, or of none.
    if kind == .firefox, random.next(below: 3) == 0 { return }
    // It tells of the text before it tells of the caret.
    if kind == .firefox, after.isEmpty, before.hasPrefix(told), random.next(below: 4) == 0 {
      tell(TextContext(before: told, after: String(before.dropFirst(told.count))), at: now)
    }
    told = before
    tell(report, at: now)
  }

  private mutating func tell(_ context: TextContext, at now: Int64) {
    guard tellsText else { return }
    hasLeftOut = hasLeftOut || kind == .libreOffice && context.before != before
    underway.append((max(now + delay(2_000), underway.last?.due ?? 0), context))
  }
}

extension TextLanes.Step {
  /// Whether it puts nothing but spaces in.
  fileprivate var putsSpaces: Bool {
    guard case .commit(_, let text) = self else { return false }
    return !text.isEmpty && text.allSatisfy { $0 == " " }
  }
}
