// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Something that people can do with a view, kept apart from the view, such as a context menu.
@MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view that it was added to.
  var view: UIView? { get }

  /// Tells that the interaction is about to go to a view, or with `nil` to leave the one that it is on.
  func willMove(to view: UIView?)

  /// Tells that the interaction is on a view now, or with `nil` on none.
  func didMove(to view: UIView?)
}

extension UIView {
  func replaceInteractions(with interactions: [any UIInteraction]) {
    for old in addedInteractions where !interactions.contains(where: { $0 === old }) { removeInteraction(old) }
    for new in interactions where new.view !== self { addInteraction(new) }
    addedInteractions = interactions
  }

  func take(_ interaction: any UIInteraction) {
    guard interaction.view !== self else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    addedInteractions.append(interaction)
    interaction.didMove(to: self)
  }

  func giveUp(_ interaction: any UIInteraction) {
    guard addedInteractions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    addedInteractions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}
