// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionHost
import Geometry
import KeyboardEngine
import Storage
import SystemKeyboard
import TextModel
import WaylandPlatform

// MARK: - Questions on the keyboard's own surface

extension Daemon {
  /// Looks for what there is to ask, and asks the first of it.
  func lookForQuestions() {
    questions = grants.questions(guests.all.map(\.installed), settings.settings)
    if let asked, !questions.contains(asked.question) { endQuestion() }
    askNext()
  }

  /// Asks where nothing is in the way: a secret is typed first, and so is what unlocks the screen.
  func askNext() {
    guard asked == nil, let question = questions.first, hasController, mayAsk, screen.size.width > 0 else { return }
    let isForced = !visibility.isVisible
    asked = Asked(question: question, board: board(for: question), isForced: isForced)
    // Whatever keyboards of others are about to type comes too late.
    guests.hide(keepsField: false)
    noteGuestField(guestField)
    if isForced { visibility.show() }
  }

  private var mayAsk: Bool {
    let state = session.fieldState
    guard state.isActive else { return true }
    return !traits(of: state).isSecure && !(session.watchesApps && session.appID == nil)
  }

  private func board(for question: GrantQuestion) -> QuestionBoard {
    let languages = controller.enabledModes.map(\.id)
    let screen = form == .floating ? FloatingCard.screen : screen
    let board = QuestionBoard(
      question.text(languages, language: controller.modeID), width: screen.size.width, form: form, theme: theme,
      language: controller.modeID, at: now)
    board.onAnswer = { [weak self] in self?.answered(question, isAllowed: $0) }
    return board
  }

  /// Puts the question aside where something is in the way, and into the room that there is: the screen may have turned.
  func followQuestion() {
    guard let asked else { return }
    guard mayAsk else { return endQuestion() }
    let width = form == .floating ? FloatingCard.screen.size.width : screen.size.width
    guard width > 0, asked.board.width != width || asked.board.theme != theme else { return }
    self.asked?.board = board(for: asked.question)
  }

  private func answered(_ question: GrantQuestion, isAllowed: Bool) {
    grants.answer(question, isAllowed: isAllowed)
    endQuestion()
    loadGuests()
  }

  private func endQuestion() {
    guard let old = asked else { return }
    asked = nil
    if old.isForced, !session.fieldState.isActive { visibility.hide() }
    noteGuestField(guestField)
  }
}

/// The question that shows.
struct Asked {
  let question: GrantQuestion
  var board: QuestionBoard
  /// Whether the keyboard came on screen for it.
  let isForced: Bool
}
