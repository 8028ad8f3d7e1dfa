// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// What a keyboard believes stands around the caret, between an app's reports and beyond them.
///
/// Apps report late or never. The shadow takes each of our own changes at once, recognises late reports of states that
/// we made ourselves, and takes over whatever else the app reports. In a secure field nothing is kept.
package struct TextShadow: Sendable {
  /// Whether the app has reported its text since the field got focus.
  package private(set) var isReported = false
  private var latest: State?
  /// The last of our states that the app has shown; it may show it again before it gets to the next.
  private var shown: State?
  /// States that our own changes have led through and that no report has shown yet, oldest first.
  private var outstanding: [State] = []
  /// States before `shown`, newest last: a busy browser may report one once more after a newer one.
  private var past: [State] = []
  private var keepsNothing = false
  /// Whether a foreign change was reported while changes of our own were under way: nobody knows which of the two the
  /// app made first.
  private var isDoubtful = false
  /// How often the app has answered a change of ours by the text as it is after it, where it had shown all before.
  package private(set) var agreementCount = 0
  /// How often it has answered such a change by the text as it was before it.
  package private(set) var lagCount = 0
  /// What the app does with spaces at the end of its text.
  private var spaces = Spaces.unknown
  /// Whether the app leaves spaces out at the end of its text, as LibreOffice does: what it deletes then is what it told.
  package var cutsSpaces: Bool { spaces == .cut }
  /// Whether it has told such spaces, so that it tells its text as it is.
  package var tellsSpaces: Bool { spaces == .told }
  /// Whether no-break spaces stand in the text. Web editors make such of spaces, of those at the end first, and make them spaces
  /// again later: all count as spaces, and nobody knows how many bytes one has.
  package private(set) var hasNoBreakSpaces = false
  /// What stood there before a change that has not been answered in any way, where the app had shown all before.
  private var unanswered: State?
  /// The text before the caret that was taken over from the app last, while nothing that follows it has been shown: spaces at
  /// its end may have been left out.
  private var takenOver: String?

  package init() {}

  /// How much text before the caret is kept, in UTF-8 bytes; apps report at most 4000.
  static let keptByteCount = 4000
  /// How many of our own states may wait for a report.
  static let outstandingLimit = 256
  /// How many states are known again after newer ones have been reported.
  static let pastLimit = 32

  /// A text that we believe in.
  fileprivate struct State: Hashable, Sendable {
    var context: TextContext
    var start = Start.known

    static let unknown = State(context: TextContext(), start: .unknown)

    /// Whether any report can be this state.
    var isAnything: Bool { start == .unknown && context.before.isEmpty }

    /// Whether a report is this state, and nothing of it is cut.
    func isExactly(_ report: TextContext) -> Bool {
      start == .line && context.before.isEmpty ? report.before.last?.isNewline == true : context == report
    }

    /// Whether a report is this state but for something that is missing from what stands before the caret.
    func isPart(_ report: TextContext) -> Bool {
      guard start == .known, context.after == report.after, context.selected == report.selected else { return false }
      var rest = context.before.unicodeScalars[...]
      return report.before.unicodeScalars.allSatisfy { scalar in
        guard let place = rest.firstIndex(of: scalar) else { return false }
        rest = rest[rest.index(after: place)...]
        return true
      }
    }

    /// The state with spaces in it, where it begins in a text.
    func inserting(_ spaces: String, behind start: String) -> State {
      guard context.before.hasPrefix(start) else { return self }
      var state = self
      state.context.before = start + spaces + context.before.dropFirst(start.count)
      return state
    }

    /// The start of this state's text, where a report leaves it out and has all that follows.
    func head(leftOutIn report: TextContext) -> String? {
      guard start == .known, report.before != context.before, context.before.hasSuffix(report.before) else {
        return nil
      }
      let scalars = context.before.unicodeScalars
      return String(scalars.dropLast(report.before.unicodeScalars.count))
    }

    /// The state without the start of its text, where it begins so.
    func dropping(_ head: String) -> State {
      guard start == .known, context.before.unicodeScalars.starts(with: head.unicodeScalars) else { return self }
      var state = self
      state.context.before.unicodeScalars.removeFirst(head.unicodeScalars.count)
      return state
    }

    /// Whether a report is this state but for spaces at its end.
    func isCut(as report: TextContext) -> Bool {
      guard context.before.last == " ", report.before.last != " " else { return false }
      let text = context.before.withoutSpacesAtEnd
      return report.before == text || report.before.isCutStart(of: text)
    }
  }

  /// What has been seen last of how an app tells spaces at the end of its text.
  private enum Spaces: Sendable {
    case unknown, told, cut
  }

  /// What stands before `context.before`, apart from what an app cuts off.
  fileprivate enum Start: Sendable {
    /// Nothing.
    case known
    /// Nothing or a line break, as after a Return key that may have begun a new line or sent the text away.
    case line
    case unknown
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
    (agreementCount, lagCount, unanswered, spaces) = (0, 0, nil, .unknown)
    latest = isSecure ? nil : State(context: report ?? TextContext(), start: report == nil ? .unknown : .known)
    shown = isReported ? latest : nil
    takenOver = isSecure ? nil : report?.before
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

  /// Returns what `context` would be after further changes.
  package func context(after edits: [TextEdit]) -> TextContext? {
    var copy = self
    for edit in edits { copy.apply(edit) }
    return copy.context
  }

  /// Whether the app has shown every change that we sent it.
  package var isSettled: Bool { isReported && outstanding.isEmpty && !isDoubtful }

  /// Whether `context` is what the app will have once it has made our changes, by all that is known.
  package var isTrusted: Bool { isReported && !isDoubtful }

  /// Ends all doubt: nothing of ours has been under way for so long that the app's words are its last ones.
  package mutating func endDoubt() {
    isDoubtful = false
    unanswered = nil
    if isReported, !outstanding.isEmpty { shown = latest }
    outstanding = []
    past = []
  }
}

// MARK: - The same field once more

extension TextShadow {
  /// Whether a field that has just got focus is by its text the one that is known here, begun anew.
  ///
  /// An empty one may be any.
  package func isSame(_ report: TextContext) -> Bool {
    let report = report.withPlainSpaces
    guard isReported, !keepsNothing, !report.before.isEmpty else { return false }
    return ([shown, latest].compactMap(\.self) + outstanding).contains { state in
      guard state.start == .known else { return false }
      var told = state.context
      if cutsSpaces { told.before = told.before.withoutSpacesAtEnd }
      return state.context == report || told == report
    }
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
    let mayLack = meant.before.unicodeScalars.count - told.before.unicodeScalars.count <= outstanding.count
    (outstanding, past, unanswered) = ([], [], nil)
    self.latest = shown
    guard told.selected.isEmpty, meant.selected.isEmpty, told.after == meant.after else { return nil }
    let kept = zip(told.before.unicodeScalars, meant.before.unicodeScalars).prefix { $0 == $1 }.count
    // Where nothing is the same, what was told begins elsewhere.
    guard
      kept > 0 || told.before.isEmpty || mayLack && latest.isPart(told)
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
    } else {
      let wasKnown = next.context.take(edit)
      // After a deletion by the word only the app knows what is left.
      if !wasKnown, next.start != .known || edit == .deleteBackward(.word) { next = .unknown }
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

// MARK: - Reports

extension TextShadow {
  /// What a report told us.
  package enum News: Hashable, Sendable {
    /// The app has made a change that we had asked for.
    case echo
    /// The text or the caret has changed in another way.
    case foreign
  }

  /// Takes over what the app says stands around the caret.
  ///
  /// - Parameters:
  ///   - isRepeated: Whether it is said because the field begins anew, so that it answers nothing.
  ///   - isRecovering: Whether something that was under way may be lost; see `takeLost`.
  package mutating func receive(
    _ report: TextContext, isRepeated: Bool = false, isRecovering: Bool = false
  ) -> News {
    guard !keepsNothing else { return .foreign }
    // Only spaces are left out at the end, no-break spaces are told by all.
    if report.before.last == " ", report.selected.isEmpty, report.after.isEmpty { spaces = .told }
    let report = withSpaces(report)
    isReported = true
    if isRepeated { unanswered = nil }
    takeLeftOutSpaces(report)
    noteAnswer(report)
    if !outstanding.isEmpty, let shown, report.shows(shown),
      report == shown.context || !outstanding.contains(where: { $0.isExactly(report) })
    {
      // LibreOffice leaves spaces out at the end, so that this may be the text before a space or after it.
      if spaces != .told, !isRepeated, outstanding[0].isCut(as: report) { confirm(0, by: report) }
      return .echo
    }
    if let place = place(of: report) {
      confirm(place, by: report)
      return .echo
    }
    if cutsSpaces, outstanding.isEmpty, let latest, latest.isCut(as: report), report.shows(latest) { return .echo }
    let isEcho = latest.map(report.shows) ?? false
    if !isEcho, past.contains(where: { report.shows($0) }) {
      isDoubtful = true
      return .echo
    }
    if isRecovering, outstanding.contains(where: { $0.isPart(report) }) {
      shown = State(context: report)
      return .echo
    }
    past = []
    let isInserted = !isEcho && isInsertedElsewhere(in: report)
    isDoubtful = isDoubtful || !outstanding.isEmpty && !isInserted
    outstanding = []
    latest = State(context: report)
    shown = latest
    takenOver = report.before
    return isEcho || isInserted ? .echo : .foreign
  }

  /// Returns what an app tells, with spaces in place of no-break spaces, and takes note of those.
  private mutating func withSpaces(_ report: TextContext) -> TextContext {
    let plain = report.withPlainSpaces
    if plain != report { hasNoBreakSpaces = true }
    return plain
  }

  /// Whether a report of an app that tells of each change is of a text that others have changed before text of ours was put in, which
  /// stands before the caret, and nothing else is under way: an app that clears its field need not tell of that.
  private func isInsertedElsewhere(in report: TextContext) -> Bool {
    guard tellsEachChange, !isDoubtful, report.selected.isEmpty, let shown, let latest,
      latest.context.before.unicodeScalars.starts(with: shown.context.before.unicodeScalars),
      latest.context.after == shown.context.after
    else { return false }
    let start = shown.context.before.unicodeScalars.count
    let text = latest.context.before.unicodeScalars.dropFirst(start)
    return !text.isEmpty && outstanding.allSatisfy { $0.context.before.unicodeScalars.count > start }
      && report.before.endsInScalars(of: String(text))
  }

  /// Takes over spaces that LibreOffice has left out at the end of the text that was taken over from it, and tells now that
  /// something of ours stands behind them.
  private mutating func takeLeftOutSpaces(_ report: TextContext) {
    guard let takenOver, !takenOver.hasSuffix(" "), report.before.hasPrefix(takenOver) else { return }
    let rest = report.before.dropFirst(takenOver.count)
    let spaces = String(rest.prefix { $0 == " " })
    guard spaces.count < rest.count else { return }
    // What is known of the text goes beyond what was taken over.
    self.takenOver = nil
    let ours = takenOver + rest.dropFirst(spaces.count)
    guard !spaces.isEmpty, !outstanding.contains(where: { $0.context == report }),
      outstanding.contains(where: { $0.context.before == ours })
    else { return }
    self.spaces = .cut
    func completed(_ state: State) -> State { state.inserting(spaces, behind: takenOver) }
    (latest, shown, unanswered) = (latest.map(completed), shown.map(completed), unanswered.map(completed))
    (outstanding, past) = (outstanding.map(completed), past.map(completed))
  }

  /// Takes note of how the app answers a change: by the text before it, or by the text after it.
  private mutating func noteAnswer(_ report: TextContext) {
    guard let before = unanswered, let first = outstanding.first else { return }
    unanswered = nil
    // Text that is the same before and after, as it is told, says nothing.
    if first.isCut(as: report) || report.shows(before) && report.shows(first) { return }
    if report.shows(before) {
      lagCount += 1
    } else if outstanding.contains(where: { !$0.isAnything && report.shows($0) }) {
      agreementCount += 1
    }
  }

  /// Takes note that the app has got as far as one of our states.
  private mutating func confirm(_ place: Int, by report: TextContext) {
    past += (shown.map { [$0] } ?? []) + outstanding[..<place]
    past.removeFirst(max(past.count - Self.pastLimit, 0))
    let state = outstanding[place]
    outstanding.removeFirst(place + 1)
    let isCut = state.isCut(as: report)
    if isCut { spaces = .cut }
    if let head = state.head(leftOutIn: report) {
      outstanding = outstanding.map { $0.dropping(head) }
      latest = latest?.dropping(head)
    }
    shown = isCut ? state : State(context: report)
    guard outstanding.isEmpty else { return }
    latest = shown
    if tellsEachChange { isDoubtful = false }
  }

  /// Whether the app tells its text after each change, so that its last word is the state of things.
  private var tellsEachChange: Bool { agreementCount > lagCount }

  /// Finds which of our states a report shows: the oldest that it can be, as the app gets to them one by one and a later
  /// one may look the same; those that may look like anything last. Where several fit, doubt remains, unless the app tells of
  /// each change.
  private mutating func place(of report: TextContext) -> Int? {
    let places = outstanding.indices.filter { report.shows(outstanding[$0]) }
    if places.count > 1, !tellsEachChange { isDoubtful = true }
    return places.first { !outstanding[$0].isAnything } ?? places.first
  }
}

// MARK: - Comparing

extension TextContext {
  /// Whether a report can be the state `expected`. Apps cut the text at both ends: at a number of bytes, at the caret's
  /// line, or at a word nearby.
  fileprivate func shows(_ state: TextShadow.State) -> Bool {
    let expected = state.context
    guard selected == expected.selected else { return false }
    switch state.start {
    case .known: break
    case .line where expected.before.isEmpty: return before.isEmpty || before.last?.isNewline == true
    case .line, .unknown: return before.hasSuffix(expected.before)
    }
    guard after.isCut(of: expected.after) || expected.after.isCut(of: after) else { return false }
    if before == expected.before || state.isCut(as: self) { return true }
    return before.isCutStart(of: expected.before) || expected.before.isCutStart(of: before)
  }
}

extension String {
  /// The text as LibreOffice reports it.
  fileprivate var withoutSpacesAtEnd: String {
    var end = endIndex
    while end > startIndex, self[index(before: end)] == " " { end = index(before: end) }
    return String(self[..<end])
  }

  /// Text that is this long may be cut anywhere.
  private static let longCutUTF8Count = 24

  /// Whether this can be the end of a longer text of which an app reports only so much: from a line or a word on, or
  /// from anywhere when it is long.
  fileprivate func isCutStart(of whole: String) -> Bool {
    guard whole.hasSuffix(self) else { return false }
    let rest = whole.unicodeScalars.dropLast(unicodeScalars.count)
    guard let edge = rest.last else { return true }
    let isAtWord = !edge.properties.isAlphabetic && edge.properties.numericType == nil
    return edge == "\n" || !isEmpty && (isAtWord || utf8.count >= Self.longCutUTF8Count)
  }

  /// Whether this can be the beginning of a longer text that an app has cut.
  fileprivate func isCut(of whole: String) -> Bool {
    self == whole || !isEmpty && whole.hasPrefix(self) || isEmpty && whole.first?.isNewline == true
  }
}
