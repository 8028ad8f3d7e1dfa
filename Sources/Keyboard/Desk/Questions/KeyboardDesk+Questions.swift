// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Geometry
package import SystemKeyboard
internal import TextModel

// MARK: - Questions on the keyboard's own surface

extension KeyboardDesk {
  /// The question that shows; `nil` for none.
  package var shownQuestion: QuestionBoard? { asked?.board }

  /// Takes what there is to ask, and asks the first of it.
  func ask(_ questions: [PendingQuestion]) {
    self.questions = questions
    if let asked, !questions.contains(asked.question) { endQuestion() }
    askNext()
  }

  /// Asks where nothing is in the way: a secret is typed first, and so is what unlocks the screen.
  func askNext() {
    guard asked == nil, scan == nil, let question = questions.first, let keys, let keyScreen, mayAsk else { return }
    endAdjusting()
    let isForced = !visibility.isVisible
    asked = Asked(question: question, board: board(for: question, keys, on: keyScreen), isForced: isForced)
    // Whatever guests are about to type comes too late.
    guests.hide(keepsField: false)
    noteGuestField(guestField)
    if isForced { visibility.show() }
  }

  private var mayAsk: Bool {
    let state = field.state
    return !state.isActive || !traits(of: state).isSecure && field.app != .desktop
  }

  private func board(for question: PendingQuestion, _ keys: KeyboardController, on screen: Screen) -> QuestionBoard {
    let board = QuestionBoard(
      question.words(keys.enabledModes.map(\.id), keys.modeID), width: questionWidth(on: screen), form: questionForm,
      theme: theme, language: keys.modeID, at: now)
    board.bottomGap = questionForm == .docked ? bottomGap : 0
    board.onAnswer = { [weak self] in self?.answer(question, isAllowed: $0) }
    return board
  }

  /// How the keyboard is held while it asks: in one piece.
  private var questionForm: KeyboardForm { form == .split ? .docked : form }

  private func questionWidth(on screen: Screen) -> Double { layoutScreen(on: screen, as: questionForm).size.width }

  /// Puts the question aside where something is in the way, and into the room that there is: the screen may have turned.
  func followQuestion() {
    guard let asked else { return }
    guard mayAsk else { return endQuestion() }
    guard let keys, let keyScreen,
      asked.board.width != questionWidth(on: keyScreen) || asked.board.theme != theme
    else { return }
    asked.board.close()
    let board = board(for: asked.question, keys, on: keyScreen)
    self.asked?.board = board
  }

  private func answer(_ question: PendingQuestion, isAllowed: Bool) {
    questions.removeAll { $0 == question }
    endQuestion()
    services.perform(.answered(question, isAllowed: isAllowed))
    update()
  }

  private func endQuestion() {
    guard let old = asked else { return }
    old.board.close()
    asked = nil
    if old.isForced, !field.state.isActive { visibility.hide() }
    noteGuestField(guestField)
  }
}
