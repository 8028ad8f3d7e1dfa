// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TextModel

/// The rest of the word that somebody types, which shows in grey behind the caret and is no part of the text until it is taken.
///
/// It comes with a letter, where the word is all but certain and nothing follows in its line. A space takes it when it has been in
/// sight for long enough to be seen: whoever types on without looking, or into an app that is behind, gets what was typed.
@MainActor
final class InlineCompletion {
  /// How long the word is in sight when a space takes it: nobody sees and acts in less, in seconds.
  private static let reactionTime: TimeInterval = 0.2
  /// How much of the paragraph is looked at, in UTF-16 units.
  private static let reach = 200

  private unowned let editor: TextEditor
  /// What says whether words are completed.
  var field: () -> (any UITextInputTraits)? = { nil }
  /// Whether words are completed at all; asked for when somebody begins to type.
  private var isWanted = false
  /// The length of the text before the change that is being made.
  private var oldLength = 0
  /// What the last letter brought; `nil` where that is still to be looked for.
  private var found: Completion? = Completion()
  /// What was drawn last, and since when it or more of the same word was.
  private var seen: (completion: Completion, since: TimeInterval)?
  /// Calls when a space takes what shows from now on.
  var onReady: () -> Void = {}
  private var call: PlatformCall?
  /// Whether what is being put in was taken.
  private var isTaking = false

  private struct Completion {
    var rest = ""
    /// Where the caret is.
    var place = -1

    /// Whether it is of a word of which another one was, and of which more is typed now.
    func goesOn(from old: Completion) -> Bool {
      place + rest.utf16.count == old.place + old.rest.utf16.count && old.rest.hasSuffix(rest)
    }
  }

  init(editor: TextEditor) { self.editor = editor }

  /// Somebody begins to type, or ends.
  func begin(_ isActive: Bool) {
    isWanted = isActive && UIApplication.shared.spelling?.completesWords ?? false
    dismiss()
  }

  /// Shows nothing until the next letter.
  func dismiss() { (found, seen, call) = (Completion(), nil, nil) }

  // MARK: Changes

  func noteChangeComes() { oldLength = editor.length }

  /// The text has changed.
  ///
  /// - Parameter isTyped: Whether somebody has typed, or changed it by other ways; not the app.
  func noteChange(isTyped: Bool) {
    // What was taken is taken back alone.
    if isTaking { editor.closeChange() }
    let isLetter = isTyped && !isTaking && editor.length == oldLength + 1 && editor.selection.isCaret
    isTaking = false
    found = isLetter && isWanted ? nil : Completion()
  }

  /// The caret has moved, with the text or without.
  func noteSelection() {
    if let found, editor.selection.head != found.place || !editor.selection.isCaret { dismiss() }
  }

  // MARK: What shows

  /// What shows behind the caret if there is room for it; `nil` where nothing does.
  var rest: String? {
    let completion = found ?? look()
    found = completion
    guard !completion.rest.isEmpty, editor.markedRange == nil, editor.selection.isCaret,
      editor.selection.head == completion.place, field()?.completesWords == true
    else { return nil }
    return completion.rest
  }

  /// Looks for the rest of the word before the caret. What is composed is not complete yet.
  private func look() -> Completion {
    guard let field = field(), field.completesWords, editor.markedRange == nil,
      let source = UIApplication.shared.spelling
    else { return Completion() }
    let place = editor.selection.head
    let index = editor.text.paragraphIndex(at: place)
    let start = editor.text.start(ofParagraph: index)
    guard place == start + editor.text.paragraphs[index].contentLength else { return Completion() }
    let first = max(start, place - Self.reach)
    let before = editor.text.substring(in: NSRange(location: first, length: place - first))
    let languages = KeyboardLanguages.checked(UIApplication.shared.inputViews.modes.languages, by: source)
    guard let rest = source.rest(ofWordIn: before, in: languages) else { return Completion() }
    let text = SmartPunctuation(field)?.words(rest) ?? rest
    return Completion(rest: text, place: place)
  }

  /// What shows has been drawn.
  func noteDrawn() {
    guard let found else { return }
    if let old = seen, found.goesOn(from: old.completion) {
      seen = (found, old.since)
      return
    }
    let now = UIApplication.clock()
    seen = (found, now)
    call = UIApplication.shared.platform?.callIdly(at: now + Self.reactionTime) { [weak self] in self?.onReady() }
  }

  /// The text has been drawn without it.
  func noteHidden() { (seen, call) = (nil, nil) }

  // MARK: Taking it

  /// What a space puts in that is typed now: the rest of the word and the space; `nil` where it is a space alone.
  var spaceText: String? {
    guard let rest, let seen, let found, found.goesOn(from: seen.completion),
      UIApplication.clock() - seen.since >= Self.reactionTime
    else { return nil }
    return rest + " "
  }

  /// The rest of the word is about to be put in, as a change of its own.
  func beginTaking() {
    editor.closeChange()
    isTaking = true
  }

  /// The app has not let it be put in.
  func endTaking() {
    isTaking = false
    dismiss()
  }
}
