// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A view with a text that fingers and the pointer work in.
@MainActor
protocol TextHost: UIView {
  var core: TextInputCore { get }
  /// Where the text shows, in the view's coordinates.
  var textWindow: CGRect { get }
  var isTextEditable: Bool { get }
  var isTextSelectable: Bool { get }

  /// Gets the text the keys; returns whether it has them.
  func beginByHand() -> Bool
  /// Returns the menu for a part of the text; `nil` for what is suggested.
  func editMenu(for range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu?
  func editMenuWillPresent(_ animator: any UIEditMenuInteractionAnimating)
  func editMenuWillDismiss(_ animator: any UIEditMenuInteractionAnimating)
}
