// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Something whose content has a size, which changes as what is around it does.
@MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The size, in points, in which the content is best shown; 0 for any.
  var preferredContentSize: CGSize { get }

  /// Tells that a child would like another size.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

  /// Returns the size that a child will have in a size of this one.
  func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize)
    -> CGSize

  /// Tells that the size is about to change.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)

  /// Tells that the traits are about to change.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}
