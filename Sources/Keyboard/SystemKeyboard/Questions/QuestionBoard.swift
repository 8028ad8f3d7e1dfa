// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Geometry
package import KeyboardEngine
package import TextModel

/// A question in the place of the keys, with two of them for the answer.
///
/// Nobody but the person touches it: guests do not show meanwhile, and hear nothing. It holds no clock.
@MainActor
package final class QuestionBoard {
  /// What is asked.
  package let question: SystemQuestion
  /// The colours.
  package let theme: Theme
  /// A BCP 47 tag.
  package let language: String
  private let form: KeyboardForm
  private var interpreter: TouchInterpreter
  /// From when on touches count: fingers that were typing are not to answer.
  private let opening: EventTime
  private var fingers: Set<Int32> = []
  /// The ground below it, in logical pixels.
  package var bottomGap = 0.0
  /// Calls once, with whether it is allowed.
  package var onAnswer: (Bool) -> Void = { _ in }

  nonisolated package static let planeID = "question"
  nonisolated package static let allowID = "allow"
  nonisolated package static let refuseID = "refuse"
  /// How long nothing can be answered, in milliseconds.
  package static let pauseMilliseconds: Int64 = 500

  /// - Parameters:
  ///   - width: Of the keyboard, in logical pixels.
  ///   - time: When it comes on screen.
  package init(
    _ question: SystemQuestion, width: Double, form: KeyboardForm, theme: Theme, language: String, at time: EventTime
  ) {
    self.question = question
    self.theme = theme
    self.language = language
    self.form = form
    opening = time.advanced(byMilliseconds: Self.pauseMilliseconds)
    interpreter = TouchInterpreter(plane: QuestionPlane(question, width: width).plane)
    interpreter.settings.headroom = DisplayState.headroom
  }

  /// In logical pixels.
  package var width: Double { interpreter.plane.size.width }

  /// What to show now.
  package var presentation: Presentation {
    Presentation(
      plane: interpreter.plane, press: interpreter.pressState, theme: theme, language: language, showsPreviews: false,
      headroom: DisplayState.headroom, strip: form == .floating ? FloatingCard.handleHeight : bottomGap,
      floats: form == .floating)
  }

  /// It is not asked any more: nothing answers it.
  package func close() {
    letGo()
    onAnswer = { _ in }
  }

  /// The fingers on it are no longer ours.
  package func letGo() {
    fingers = []
    interpreter.cancelAll()
  }

  /// Takes one touch, with its place in the plane.
  package func touch(_ event: TouchEvent) {
    if event.phase == .began {
      // A key's reach ends at its edge here: what lies beside it is no answer.
      let isOnKey = interpreter.plane.keys.contains { $0.label.isAnswer && $0.frame.contains(event.location) }
      guard event.time >= opening, isOnKey else { return }
      fingers.insert(event.finger)
    }
    guard fingers.contains(event.finger) else { return }
    if event.phase == .ended || event.phase == .cancelled { fingers.remove(event.finger) }
    interpreter.handle(event)
    while let action = interpreter.nextAction() {
      guard case .press(.keyboard(let id)) = action.kind else { continue }
      onAnswer(id == Self.allowID)
      onAnswer = { _ in }
    }
  }
}

extension KeyLabel {
  fileprivate var isAnswer: Bool {
    if case .word = self { true } else { false }
  }
}
