// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Finds the drop interactions below a drag and tells them about it.
@MainActor
final class DropTracker {
  let session: DropSession
  /// What a drop would do where the drag is now.
  private(set) var operation = UIDropOperation.cancel
  /// The interaction that the drag is over.
  private var current: UIDropInteraction?
  /// Those that were asked whether they are interested, with what they said.
  private var answers: [(interaction: UIDropInteraction, isInterested: Bool)] = []
  /// Those that the drag was over, which hear of its end.
  private var entered: [UIDropInteraction] = []
  private var performer: UIDropInteraction?

  init(_ session: DropSession) { self.session = session }

  /// Takes note of where the drag is.
  @discardableResult
  func move(to place: CGPoint, in scene: UIWindowScene) -> UIDropOperation {
    guard place.isUsable else { return operation }
    (session.place, session.scene) = (place, scene)
    let found = interaction(at: place, in: scene)
    if found !== current {
      exitCurrent()
      if let found { enter(found) }
    }
    // The delegate may have taken the interaction away as the drag entered.
    guard let current, current.view != nil, let delegate = current.delegate else {
      operation = .cancel
      return operation
    }
    let wish = delegate.dropInteraction(current, sessionDidUpdate: session).operation
    operation = wish == .move && !session.allowsMoveOperation ? .cancel : wish
    return operation
  }

  /// Takes note that the drag is over none of the views.
  func leave() { exitCurrent() }

  /// Lets go of the things where the drag is.
  ///
  /// - Returns: What becomes of them.
  func drop() -> UIDropOperation {
    guard let current, current.view != nil, let delegate = current.delegate, operation == .copy || operation == .move
    else {
      let result = operation == .forbidden ? operation : .cancel
      exitCurrent()
      return result
    }
    performer = current
    self.current = nil
    delegate.dropInteraction(current, performDrop: session)
    return operation
  }

  /// Tells that what was dropped is no longer shown.
  func conclude() {
    guard let performer else { return }
    self.performer = nil
    performer.delegate?.dropInteraction(performer, concludeDrop: session)
  }

  /// Tells that the drag has ended.
  func end() {
    exitCurrent()
    let all = entered
    entered = []
    answers = []
    for interaction in all {
      if interaction.session === session { interaction.session = nil }
      interaction.delegate?.dropInteraction(interaction, sessionDidEnd: session)
    }
  }

  private func enter(_ interaction: UIDropInteraction) {
    current = interaction
    interaction.session = session
    if !entered.contains(where: { $0 === interaction }) { entered.append(interaction) }
    interaction.delegate?.dropInteraction(interaction, sessionDidEnter: session)
  }

  private func exitCurrent() {
    operation = .cancel
    guard let old = current else { return }
    current = nil
    old.session = nil
    old.delegate?.dropInteraction(old, sessionDidExit: session)
  }

  /// The innermost interaction at a place that is interested.
  private func interaction(at place: CGPoint, in scene: UIWindowScene) -> UIDropInteraction? {
    for window in scene.windows.reversed() where !window.isHidden {
      let inWindow = place.applying(window.layer.model.toSuperlayer.inverted())
      guard let hit = window.hitTest(inWindow, with: nil) else { continue }
      var next: UIView? = hit
      while let view = next {
        for case let interaction as UIDropInteraction in view.interactions where isInterested(interaction) {
          return interaction
        }
        next = view.superview
      }
      return nil
    }
    return nil
  }

  private func isInterested(_ interaction: UIDropInteraction) -> Bool {
    if let answer = answers.first(where: { $0.interaction === interaction }) {
      return answer.isInterested && (interaction.session == nil || interaction.session === session)
    }
    guard interaction.session == nil, let delegate = interaction.delegate else { return false }
    let answer = delegate.dropInteraction(interaction, canHandle: session)
    answers.append((interaction, answer))
    return answer
  }
}
