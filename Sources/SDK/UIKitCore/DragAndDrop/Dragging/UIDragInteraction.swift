// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Lets people drag something away from a view: by holding it and moving the finger, or with a pointer's button held.
@MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  /// Whether interactions begin enabled: they do.
  open class var isEnabledByDefault: Bool { true }

  /// Who says what is dragged.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// The view that things are dragged from.
  open private(set) weak var view: UIView?
  /// Whether drags can begin; one that is under way goes on.
  open var isEnabled = UIDragInteraction.isEnabledByDefault

  private let press = DragGestureRecognizer()
  private lazy var judge = DragJudge(interaction: self)
  /// What is about to be dragged.
  private var lifted: Drag?

  /// Makes an interaction; its delegate is not kept alive.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
    press.delegate = judge
    press.actions.append(GestureAction(owner: nil) { [weak self] _ in self?.pressed() })
  }

  open func willMove(to view: UIView?) {
    if view !== self.view { self.view?.removeGestureRecognizer(press) }
  }

  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }

  /// Asks for what is to be dragged.
  ///
  /// - Returns: Whether there is anything.
  fileprivate func prepare() -> Bool {
    guard isEnabled, lifted == nil, let delegate, let view, let window = view.window, let scene = window.windowScene,
      (view as? UIControl)?.isEnabled != false
    else { return false }
    let session = DragSession()
    session.scene = scene
    // A fast pointer is far from what it was pressed on by now.
    session.place = press.start.applying(window.layer.model.toSuperlayer)
    session.items = delegate.dragInteraction(self, itemsForBeginning: session)
    guard let first = session.items.first else { return false }
    session.allowsMoveOperation = delegate.dragInteraction(self, sessionAllowsMoveOperation: session)
    session.isRestrictedToDraggingApplication = delegate.dragInteraction(
      self, sessionIsRestrictedToDraggingApplication: session)
    let preview =
      delegate.dragInteraction(self, previewForLifting: first, session: session) ?? .whole(view)
    lifted = Drag(session, of: self, preview: preview, finger: press.finger, isPointer: press.isPointer)
    return lifted != nil
  }

  private func pressed() {
    // What the drag does from here on it does for itself: this interaction may leave its view meanwhile.
    switch press.state {
    case .began:
      press.drag = lifted
      lifted = nil
      press.drag?.lift()
    case .failed: lifted = nil
    case .possible, .changed, .ended, .cancelled: break
    }
  }
}

/// Lets a press begin only where there is something to drag.
@MainActor
private final class DragJudge: NSObject, UIGestureRecognizerDelegate {
  private weak var interaction: UIDragInteraction?

  init(interaction: UIDragInteraction) { self.interaction = interaction }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    interaction?.prepare() == true
  }
}
