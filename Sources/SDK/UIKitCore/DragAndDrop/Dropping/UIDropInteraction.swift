// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Lets people drop things on a view.
@MainActor
open class UIDropInteraction: NSObject, UIInteraction {
  /// Who decides what is taken.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// The view that takes drops.
  open private(set) weak var view: UIView?
  /// The drag that the delegate deals with; another one at the same time passes the view by.
  weak var session: DropSession?

  /// Makes an interaction; its delegate is not kept alive.
  public init(delegate: any UIDropInteractionDelegate) { self.delegate = delegate }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) { self.view = view }
}

/// Who decides what a view takes of what is dragged over it, and takes it.
///
/// Calls come in this order: `canHandle` once for each drag, `sessionDidEnter`, `sessionDidUpdate` as the drag moves,
/// and either `sessionDidExit`, after which the drag may enter again, or `performDrop` and `concludeDrop`; at the end
/// `sessionDidEnd`.
@MainActor
public protocol UIDropInteractionDelegate: NSObjectProtocol {
  /// Returns whether the view may be interested in what is dragged; `true` by default.
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool

  /// Tells that the drag has come over the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)

  /// Returns what a drop would do where the drag is now; by default nothing, so that a view that takes drops needs it.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal

  /// Tells that the drag has left the view, or has ended without a drop.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)

  /// Takes what was dropped: this is when data can be asked for.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)

  /// Tells that what was dropped is no longer shown under the finger.
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)

  /// Tells that a drag that was over the view has ended, wherever.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
}

extension UIDropInteractionDelegate {
  public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { true }
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {}
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {}
  public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
  public func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {}
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {}
}
