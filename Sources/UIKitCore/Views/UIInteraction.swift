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
  /// What people can do with the view, in the order in which it was added.
  public var interactions: [any UIInteraction] {
    get { addedInteractions }
    set {
      for old in addedInteractions where !newValue.contains(where: { $0 === old }) { removeInteraction(old) }
      for new in newValue where new.view !== self { addInteraction(new) }
      addedInteractions = newValue
    }
  }

  /// Adds an interaction; one that another view had leaves that view.
  public func addInteraction(_ interaction: any UIInteraction) {
    guard interaction.view !== self else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    addedInteractions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Takes an interaction away; nothing happens when the view does not have it.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard addedInteractions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    addedInteractions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}
