// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Composition
internal import KeyboardEngine
internal import TextModel

// MARK: - Actions

extension KeyboardController {
  func perform(_ action: KeyAction) {
    if let stroke = modifiers.follow(action) {
      interruptTyping()
      client?.apply([.press(stroke)])
    } else {
      switch action.kind {
      case .press(let role): perform(role, action)
      case .pressAgain(let role): perform(role, action)
      case .deleteAgain(let unit): delete(unit, at: action.time)
      case .moveCaret(let graphemes):
        interruptTyping()
        client?.apply([.moveCaret(graphemes: graphemes)])
      case .moveCaretByLines(let lines): moveCaret(byLines: lines)
      case .nothing, .release: break
      }
    }
    shift.follow(action)
    planes.follow(action)
    contextChanged()
  }

  private func perform(_ role: KeyRole, _ action: KeyAction) {
    switch role {
    case .character(let text): type(text, at: action.time, replacesLast: action.replacesLastOutput)
    case .space: typeSpace(at: action.time)
    case .delete: delete(.grapheme, at: action.time)
    case .return:
      guard isReturnEnabled else { return }
      interruptTyping()
      client?.apply([.press(KeyStroke(.enter))])
    case .globe: switchToNextMode(at: action.time)
    case .keyboard(let id): switchMode(to: id, at: action.time)
    case .form: onEvent(.changeForm(form == .floating ? .docked : .floating))
    case .settings: onEvent(.openSettings)
    case .dismiss: onEvent(.dismiss)
    case .shift, .plane, .modifier: period.interrupt()
    case .emoji, .stroke: break
    }
  }
}

// MARK: - Typing

extension KeyboardController {
  private func type(_ text: String, at time: EventTime, replacesLast: Bool) {
    guard !text.isEmpty else { return }
    closeIfMoved(at: time)
    period.interrupt()
    if replacesLast, !lastOutput.isEmpty, client?.canReplace ?? true {
      composer?.close()
      client?.apply([.replaceBackward(old: lastOutput, new: text)])
    } else if client?.canReplace ?? true, let change = composer?.type(text) {
      apply(change)
    } else {
      client?.apply([.insert(text)])
    }
    lastOutput = text
  }

  private func apply(_ change: Replacement) {
    if change.old.isEmpty {
      client?.apply([.insert(change.new)])
    } else {
      client?.apply([.replaceBackward(old: change.old, new: change.new)])
    }
  }

  private func typeSpace(at time: EventTime) {
    closeIfMoved(at: time)
    composer?.close()
    lastOutput = ""
    let makesPeriods = preferences.doubleSpacePeriod && field.kind.takesProse && !traits.isSecure
    let canReplace = client?.canReplace ?? true
    if makesPeriods, canReplace, let edit = period.space(at: time, before: client?.context?.before ?? "") {
      client?.apply([edit])
    } else {
      client?.apply([.insert(" ")])
    }
  }

  private func delete(_ unit: DeletionUnit, at time: EventTime) {
    closeIfMoved(at: time)
    lastOutput = ""
    let context = client?.context
    if context?.selected.isEmpty ?? true, let edit = period.delete(at: time, before: context?.before ?? "") {
      client?.apply([edit])
    } else if unit == .grapheme, context?.selected.isEmpty ?? true, let change = composer?.deleteBackward() {
      apply(change)
    } else {
      composer?.close()
      client?.apply([deletion(unit, in: context)])
    }
  }

  /// Ends what the next key could still change when the app has said that something else stands before the caret.
  ///
  /// At a fast typist's pace it goes on, whatever the app says: nobody puts the caret elsewhere and types on in so short a
  /// time, but busy browsers report old text for as long.
  private func closeIfMoved(at time: EventTime) {
    defer { (lastTyping, typingScreen) = (time, screen) }
    guard caretMayHaveMoved else { return }
    caretMayHaveMoved = false
    if let lastTyping, time < lastTyping.advanced(byMilliseconds: PeriodShortcut.sameWordMilliseconds) { return }
    period.interrupt()
    guard let open = composer?.open, client?.context?.before.hasSuffix(open) != true else { return }
    composer?.close()
  }

  /// The edit that deletes a unit: by the text itself where that is known, so that every app deletes the same.
  private func deletion(_ unit: DeletionUnit, in context: TextContext?) -> TextEdit {
    guard unit == .word, let context, context.selected.isEmpty, !context.before.isEmpty else {
      return .deleteBackward(unit == .word && context == nil ? .word : .grapheme)
    }
    let range = TextBoundary.wordDeletionRange(before: context.before)
    return .replaceBackward(old: String(context.before[range]), new: "")
  }

  /// Ends what the next key could still change, before something that is not typing.
  private func interruptTyping() {
    composer?.close()
    period.interrupt()
    lastOutput = ""
  }
}

// MARK: - The caret

extension KeyboardController {
  /// Presses an arrow key for each line; negative is up.
  ///
  /// Only where there is a line to go to, or the app says that its field has several: elsewhere arrows change numbers, leave
  /// the field or bring old commands back.
  private func moveCaret(byLines lines: Int) {
    guard field.kind.pad == nil, field.kind != .terminal, !traits.isSecure else { return }
    for _ in 0..<min(lines.magnitude, Self.mostLines) {
      let context = client?.context
      let way = (lines < 0 ? context?.before : context?.after) ?? ""
      guard traits.hints.contains(.multiline) || way.contains(where: \.isNewline) else { return }
      interruptTyping()
      client?.apply([.press(KeyStroke(lines < 0 ? .up : .down))])
    }
  }

  /// More lines at once are no finger's.
  private static let mostLines: UInt = 50
}

// MARK: - Capitals

extension KeyboardController {
  /// The text before the caret, or the keys, are other ones than before: shows the keys, with the capitals that suit.
  func contextChanged() {
    rebuildPlane()
    suggestShift()
    rebuildPlane()
  }

  private func suggestShift() {
    guard preferences.autoCapitalization, plane.id == PlaneName.letters, lettersHaveCase else {
      return shift.suggest(.off)
    }
    shift.suggest(Self.startShift(traits, preferences, before: client?.context?.before ?? ""))
  }

  /// Whether shift makes capitals on this plane; on the Korean one it makes other letters.
  private var lettersHaveCase: Bool {
    plane.keys.contains { key in
      guard case .character(let text) = key.role else { return false }
      return text.contains { $0.isCased }
    }
  }
}
