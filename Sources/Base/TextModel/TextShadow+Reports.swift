// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

extension TextShadow {
  /// What a report told us.
  package enum News: Hashable, Sendable {
    /// The app has made a change that we had asked for.
    case echo
    /// The text or the caret has changed in another way.
    case appChangedText
  }

  /// Takes over what the app says stands around the caret.
  ///
  /// - Parameters:
  ///   - isRepeated: Whether it is said because the field begins anew, so that it answers nothing.
  ///   - isRecovering: Whether something that was under way may be lost; see `takeLost`.
  ///   - isTyping: Whether a change was sent so short a time ago that nobody can have put the caret elsewhere since.
  package mutating func receive(
    _ report: TextContext, isRepeated: Bool = false, isRecovering: Bool = false, isTyping: Bool = false
  ) -> News {
    guard !keepsNothing else { return .appChangedText }
    // Only spaces are left out at the end, no-break spaces are told by all.
    if report.before.last == " ", report.selected.isEmpty, report.after.isEmpty { (spaces, cutCount) = (.told, 0) }
    let report = withSpaces(report)
    defer { lastReport = (report, isRepeated) }
    isReported = true
    if isRepeated { unanswered = nil }
    takeLeftOutSpaces(report)
    takeBackHead(report)
    let isNewStart = isNewStart(report)
    // It looks like the text before.
    if isNewStart { unanswered = nil }
    noteAnswer(report, isRecovering: isRecovering)
    if !outstanding.isEmpty, let shown, report.shows(shown), !isNewStart,
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
    // A field that begins anew tells what it has, and no old states.
    if !isEcho, isRecovering, outstanding.contains(where: { $0.isPart(report) }) {
      takePart(report)
      return .echo
    }
    if !isEcho, past.contains(where: { report.shows($0) }) || isTyping && hasOlderCaret(report) {
      isDoubtful = true
      return .echo
    }
    (past, head) = ([], "")
    let isInserted = !isEcho && isInsertedElsewhere(in: report)
    isDoubtful = isDoubtful || !outstanding.isEmpty && !isInserted
    (outstanding, part) = ([], nil)
    latest = State(context: report)
    shown = latest
    takenOver = report.before
    return isEcho || isInserted ? .echo : .appChangedText
  }

  /// Whether a report that may be the end of an older state of ours is less than an app that tells of each change has told of that one, and
  /// may be the end of a newer one, or all that was typed since: the text has been cleared, and that is as what stood there before.
  private func isNewStart(_ report: TextContext) -> Bool {
    guard tellsEachChange, let last = lastReport?.context, report.before.utf8.count < last.before.utf8.count,
      report.before != shown?.context.before
    else { return false }
    return isInsertedElsewhere(in: report) || outstanding.contains { !$0.isAnything && report.shows($0) }
  }

  /// Whether a report is the text of one of our states that are under way, with the caret where an earlier one had it: a busy browser
  /// tells of its text before it tells of its caret.
  private func hasOlderCaret(_ report: TextContext) -> Bool {
    let earlier = past + [shown].compactMap(\.self)
    return outstanding.indices.contains { place in
      guard let caret = outstanding[place].caret(in: report) else { return false }
      return (earlier + outstanding[..<place]).contains {
        $0.start == .known && $0.context.before.unicodeScalars.count == caret
      }
    }
  }

  private mutating func noteCut() { (spaces, cutCount) = (.cut, cutCount + 1) }

  /// Returns what an app tells, with spaces in place of no-break spaces, and takes note of those.
  mutating func withSpaces(_ report: TextContext) -> TextContext {
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
    noteCut()
    func completed(_ state: State) -> State { state.inserting(spaces, behind: takenOver) }
    (latest, shown, unanswered) = (latest.map(completed), shown.map(completed), unanswered.map(completed))
    (outstanding, past) = (outstanding.map(completed), past.map(completed))
  }

  /// Takes over what an app tells again that it had left out before the text, as LibreOffice does with the sentences before this one:
  /// nobody but us knows of spaces at its end.
  private mutating func takeBackHead(_ report: TextContext) {
    guard !head.isEmpty else { return }
    let states = outstanding + [latest, shown].compactMap(\.self)
    guard !states.contains(where: { report.shows($0) }) else { return }
    let head = head
    func completed(_ state: State) -> State { state.start == .known ? state.inserting(head, behind: "") : state }
    guard states.contains(where: { report.shows(completed($0)) }) else { return }
    (latest, shown, unanswered) = (latest.map(completed), shown.map(completed), unanswered.map(completed))
    (outstanding, past) = (outstanding.map(completed), past.map(completed))
    self.head = ""
  }

  /// Takes note of how the app answers a change: by the text before it, or by the text after it.
  private mutating func noteAnswer(_ report: TextContext, isRecovering: Bool) {
    guard let before = unanswered, let first = outstanding.first else { return }
    unanswered = nil
    // Text that is the same before and after, as it is told, says nothing.
    if first.isCut(as: report) || report.shows(before) && report.shows(first) { return }
    // Firefox answers a deletion by the text after it, and other changes by the text before them.
    let isDeletion = first.context.before.unicodeScalars.count < before.context.before.unicodeScalars.count
    if report.shows(before) {
      // The text after the change may never come.
      if !isRecovering { lagCount += 1 }
    } else if !isDeletion, outstanding.contains(where: { !$0.isAnything && report.shows($0) }) {
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
    if isCut { noteCut() }
    if let head = state.head(leftOutIn: report) {
      outstanding = outstanding.map { $0.dropping(head) }
      latest = latest?.dropping(head)
      self.head = String((self.head + head).suffix(Self.keptHeadCount))
    } else if report.before.utf8.count > state.context.before.utf8.count {
      head = ""
    }
    shown = isCut ? state : State(context: report)
    part = nil
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
