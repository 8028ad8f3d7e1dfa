// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Who says what is dragged from a view, and hears what becomes of it.
///
/// Calls come in this order: `itemsForBeginning` as the finger has stayed for a while, then what else there is to know
/// of the drag; `sessionWillBegin` as the finger moves on, and `sessionDidMove` from then on; at the end `willEndWith`
/// and, once nothing moves any more, `didEndWith`. A finger that goes without having moved ends it before
/// `sessionWillBegin`, and nothing more is told.
@MainActor
public protocol UIDragInteractionDelegate: NSObjectProtocol {
  /// Returns what is to be dragged; where there is nothing, no drag begins.
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]

  /// Returns the picture that follows the finger; by default, and for `nil`, that of the whole view.
  ///
  /// It is asked for the first of the items alone, whose picture stands for all.
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview?

  /// Returns whether the things may be moved and not only copied; `true` by default.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool

  /// Returns whether other apps cannot take the things; `false` by default.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool

  /// Tells that the things are about to follow the finger.
  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)

  /// Tells that the finger has moved; on a desktop only over this app's windows.
  func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)

  /// Tells that the finger has gone, and what becomes of the things.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation)

  /// Tells that it is all over. After `move` the things are to be taken away where they were.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation)
}

extension UIDragInteractionDelegate {
  public func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? { nil }
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
  public func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {}
  public func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
  ) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {}
}
