// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// What a keyboard believes stands around the caret, between an app's reports and beyond them.
///
/// Apps report late or never. The shadow takes each of our own changes at once, recognises late reports of states that
/// we made ourselves, and takes over whatever else the app reports. In a secure field nothing is kept.
package struct TextShadow: Sendable {
  /// Whether the app has reported its text since the field got focus.
  package internal(set) var isReported = false
  var latest: State?
  /// The last of our states that the app has shown; it may show it again before it gets to the next.
  var shown: State?
  /// States that our own changes have led through and that no report has shown yet, oldest first.
  var outstanding: [State] = []
  /// States before `shown`, newest last: a busy browser may report one once more after a newer one.
  var past: [State] = []
  var keepsNothing = false
  /// Whether a foreign change was reported while changes of our own were under way: nobody knows which of the two the
  /// app made first.
  var isDoubtful = false
  /// How often the app has answered a change of ours by the text as it is after it, where it had shown all before.
  package internal(set) var agreementCount = 0
  /// How often it has answered such a change by the text as it was before it.
  package internal(set) var lagCount = 0
  /// What the app does with spaces at the end of its text.
  var spaces = Spaces.unknown
  /// How often it has left them out since it told one. Once says little: an app that tells an old text twice, and does two changes
  /// at once, looks the same.
  package internal(set) var cutCount = 0
  /// Whether the app leaves spaces out at the end of its text, as LibreOffice does: what it deletes then is what it told.
  package var cutsSpaces: Bool { spaces == .cut }
  /// Whether it has told such spaces, so that it tells its text as it is.
  package var tellsSpaces: Bool { spaces == .told }
  /// Whether no-break spaces stand in the text. Web editors make such of spaces, of those at the end first, and make them spaces
  /// again later: all count as spaces, and nobody knows how many bytes one has.
  package internal(set) var hasNoBreakSpaces = false
  /// What the app has told last, and whether it has because the field began anew, so that it answers nothing.
  var lastReport: (context: TextContext, isRepeated: Bool)?
  /// What stood there before a change that has not been answered in any way, where the app had shown all before.
  var unanswered: State?
  /// The text before the caret that was taken over from the app last, while nothing that follows it has been shown: spaces at
  /// its end may have been left out.
  var takenOver: String?
  /// What is known of a text of which the app tells less than it has shown.
  var part: Part?
  /// Whether a Return was pressed, so that the text may have several lines.
  private var hasBrokenLines = false
  /// What stands before the text that the app tells, as it has told before.
  var head = ""

  package init() {}

  /// How much text before the caret is kept, in UTF-8 bytes; apps report at most 4000.
  static let keptByteCount = 4000
  /// How much is kept of what stands before it, in characters.
  static let keptHeadCount = 1000
  /// How many of our own states may wait for a report.
  static let outstandingLimit = 256
  /// How many states are known again after newer ones have been reported.
  static let pastLimit = 32

  /// What has been seen last of how an app tells spaces at the end of its text.
  enum Spaces: Sendable {
    case unknown, told, cut
  }
}

// MARK: - Focus

extension TextShadow {
  /// Starts over in a field that has just got focus.
  ///
  /// - Parameters:
  ///   - report: The text that the app reported with it; `nil` when it reports none.
  ///   - isSecure: Whether the field holds a secret.
  package mutating func begin(report: TextContext?, isSecure: Bool) {
    keepsNothing = isSecure
    hasNoBreakSpaces = false
    let report = report.map { isSecure ? $0 : withSpaces($0) }
    outstanding = []
    past = []
    isReported = report != nil
    isDoubtful = false
    (agreementCount, lagCount, unanswered, spaces, cutCount) = (0, 0, nil, .unknown, 0)
    hasBrokenLines = false
    latest = isSecure ? nil : State(context: report ?? TextContext(), start: report == nil ? .unknown : .known)
    shown = isReported ? latest : nil
    takenOver = isSecure ? nil : report?.before
    lastReport = isSecure ? nil : report.map { ($0, false) }
    (head, part) = ("", nil)
  }

  /// Forgets everything. After a secure field nothing is kept until the next field either: keys that come in between
  /// may still be meant for the secret.
  package mutating func end() {
    let wasSecure = keepsNothing
    self = TextShadow()
    keepsNothing = wasSecure
  }

  /// The best knowledge of the text around the caret; `nil` when nothing is known.
  package var context: TextContext? { latest?.context }

  /// Whether anything is known of the text as it is once our changes are made.
  package var isForeseen: Bool { latest.map { !$0.isAnything } ?? false }

  /// Returns what `context` would be after further changes.
  package func context(after edits: [TextEdit]) -> TextContext? {
    var copy = self
    for edit in edits { copy.apply(edit) }
    return copy.context
  }

  /// Whether nothing stands before the caret, as far as the app has told.
  package var isAtStart: Bool {
    guard let latest, latest.start == .known else { return false }
    return latest.context.before.isEmpty
  }

  /// Whether it is known what the text before the caret begins with: nothing else stands before it, or what the app cuts off. Behind a
  /// Delete that may have joined two lines the app has yet to tell it.
  package var isStartKnown: Bool { latest.map { $0.start != .unknown } ?? true }

  /// Returns what `isStartKnown` would be after further changes.
  package func isStartKnown(after edits: [TextEdit]) -> Bool {
    var copy = self
    for edit in edits { copy.apply(edit) }
    return copy.isStartKnown
  }

  /// Whether spaces may stand before the caret that an app has left out at the end of the text that it told last.
  package var mayLackSpaces: Bool {
    guard let latest, let takenOver, latest.context.after.isEmpty, latest.context.before == takenOver else {
      return false
    }
    return !takenOver.isEmpty && takenOver.last != " "
  }

  /// Whether the app has shown every change that we sent it.
  package var isSettled: Bool { isReported && outstanding.isEmpty && !isDoubtful }

  /// Whether it has shown every change that it has to tell of, and may have another one before it, of which nobody knows what it changes.
  package var hasShownAllTold: Bool { isReported && !isDoubtful && outstanding.allSatisfy(\.isAnything) }

  /// Whether `context` is what the app will have once it has made our changes, by all that is known.
  package var isTrusted: Bool { isReported && !isDoubtful }

  /// Ends all doubt: nothing of ours has been under way for so long that the app's words are its last ones.
  package mutating func endDoubt() {
    isDoubtful = false
    unanswered = nil
    if isReported, !outstanding.isEmpty { shown = latest }
    (outstanding, past, part) = ([], [], nil)
  }
}

// MARK: - The same field once more

extension TextShadow {
  /// Whether a field that has just got focus is by its text the one that is known here, begun anew.
  ///
  /// - Parameter isEmptyKnown: Whether an empty one is that, too, if this one is; else it may be any.
  package func isSame(_ report: TextContext, isEmptyKnown: Bool = false) -> Bool {
    let report = report.withPlainSpaces
    guard isReported, !keepsNothing, isEmptyKnown || !report.before.isEmpty else { return false }
    return ([shown, latest].compactMap(\.self) + outstanding).contains { state in
      guard state.start == .known else { return false }
      var told = state.context
      if cutsSpaces { told.before = told.before.withoutSpacesAtEnd }
      return state.context == report || told == report
    }
  }

  /// A text from which something is missing.
  struct Part {
    /// How many code points count as under way only because of that.
    var missingCount = 0
    /// How many code points of the start of the text no change of ours has reached: they are there, or others have taken them away.
    var keptCount: Int
  }

  /// How many code points the changes put in that the app has not shown.
  private var underWayCount: Int {
    let counts = counts
    return zip(counts, counts.dropFirst()).reduce(-(part?.missingCount ?? 0)) { $0 + max($1.1 - $1.0, 0) }
  }

  /// How many code points stand before the caret: in what the app has shown last, and after each change since.
  private var counts: [Int] {
    ([shown].compactMap(\.self) + outstanding).map(\.context.before.unicodeScalars.count)
  }

  /// Takes over a text from which something is missing that is under way, or has been shown: others have taken that away then.
  mutating func takePart(_ report: TextContext) {
    let before = underWayCount
    if part == nil { part = Part(keptCount: counts.min() ?? 0) }
    shown = State(context: report)
    let surplus = underWayCount - before
    part?.missingCount += surplus
  }

  /// Ends the wait for changes that the app has not shown, and that it has lost.
  ///
  /// - Returns: What leads from the text that it has shown last to the one that was meant; `nil` where that is not known, or
  ///   nothing is missing.
  package mutating func takeLost() -> TextEdit? {
    guard isTrusted, !outstanding.isEmpty, let shown, let latest, shown.start == .known, latest.start == .known else {
      return nil
    }
    let (told, meant) = (shown.context, latest.context)
    // No more is lost than was under way.
    let mayLack = meant.before.unicodeScalars.count - told.before.unicodeScalars.count <= underWayCount
    let keptCount = part?.keptCount ?? 0
    (outstanding, past, unanswered, part) = ([], [], nil, nil)
    // Spaces at the end are there, too, in an app that leaves them out.
    if cutsSpaces, lastReport?.isRepeated == false, told.selected.isEmpty, told.after == meant.after,
      told.before.withoutSpacesAtEnd == meant.before.withoutSpacesAtEnd, told.before.count <= meant.before.count
    {
      self.shown = latest
      return nil
    }
    self.latest = shown
    guard told.selected.isEmpty, meant.selected.isEmpty, told.after == meant.after else { return nil }
    let kept = zip(told.before.unicodeScalars, meant.before.unicodeScalars).prefix { $0 == $1 }.count
    // Where nothing is the same, what was told begins elsewhere.
    guard
      mayLack && kept >= keptCount && (kept > 0 || told.before.isEmpty || latest.isPart(told))
        || meant.before.isEmpty && told.before.count == 1
    else { return nil }
    let old = String(String.UnicodeScalarView(told.before.unicodeScalars.dropFirst(kept)))
    let new = String(String.UnicodeScalarView(meant.before.unicodeScalars.dropFirst(kept)))
    if old.isEmpty { return new.isEmpty ? nil : .insert(new) }
    return .replaceBackward(old: old, new: new)
  }
}

// MARK: - Own changes

extension TextShadow {
  /// Takes over a change that has been sent to the app.
  ///
  /// An app that replaces text may show the moment between deletion and insertion.
  package mutating func apply(_ edit: TextEdit) {
    guard !keepsNothing else { return }
    let plain = edit.withPlainSpaces
    if plain != edit {
      hasNoBreakSpaces = true
      return apply(plain)
    }
    if case .replaceBackward(let old, let new) = edit, !old.isEmpty, !new.isEmpty {
      apply(.replaceBackward(old: old, new: ""))
      return apply(.insert(new))
    }
    var next = latest ?? .unknown
    if case .press(let stroke) = edit {
      guard stroke == KeyStroke(.enter) else {
        latest = nil
        outstanding = []
        return
      }
      next = State(context: TextContext(), start: .line)
      hasBrokenLines = true
    } else {
      let wasKnown = next.context.take(edit)
      // After a deletion by the word only the app knows what is left.
      if !wasKnown, next.start != .known || edit == .deleteBackward(.word) { next = .unknown }
      // Some apps tell no more than the line of the caret, which this joins to the one before it.
      if !wasKnown, hasBrokenLines, edit == .deleteBackward(.grapheme) { next.start = .unknown }
      next.context.trim(toUTF8Count: Self.keptByteCount)
    }
    if outstanding.count >= Self.outstandingLimit { outstanding.removeFirst() }
    // A step of the caret that leads nowhere is answered by nothing new.
    if isReported, next != latest || edit == .press(KeyStroke(.enter)) {
      if outstanding.isEmpty { unanswered = latest }
      outstanding.append(next)
    }
    latest = next
  }
}
