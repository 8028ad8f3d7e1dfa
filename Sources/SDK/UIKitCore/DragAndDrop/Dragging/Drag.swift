// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A drag that began in this app, from the lift until all is at rest again.
@MainActor
package final class Drag {
  let session: DragSession
  /// The finger that drags, as the platform numbers it.
  package let finger: Int
  package let isPointer: Bool
  private weak var interaction: UIDragInteraction?
  let preview: DragPreview
  private let tracker: DropTracker
  private var stage = Stage.lifted
  /// What is to be done once nothing moves any more.
  private var rest: PlatformCall?

  private enum Stage {
    case lifted, moving
    /// The desktop moves the drag, over other apps too.
    case handedOver
    case ending
  }

  /// Seconds that a drag takes to go back where it came from, or into what it was dropped on.
  private static let wayBack: TimeInterval = 0.35

  /// Makes a drag of things that are known; `nil` where the view is in no window.
  init?(
    _ session: DragSession, of interaction: UIDragInteraction, preview: UITargetedDragPreview, finger: Int,
    isPointer: Bool
  ) {
    guard let scene = session.scene, let preview = DragPreview(preview, grabbedAt: session.place, in: scene) else {
      return nil
    }
    self.session = session
    self.interaction = interaction
    self.preview = preview
    self.finger = finger
    self.isPointer = isPointer
    tracker = DropTracker(DropSession(session))
  }

  var hasBegun: Bool { stage != .lifted }

  private func tell(_ body: (any UIDragInteractionDelegate, UIDragInteraction) -> Void) {
    if let interaction, let delegate = interaction.delegate { body(delegate, interaction) }
  }
}

// MARK: - By the finger

extension Drag {
  func lift() {
    UIApplication.shared.drags.append(self)
    // The menu that the same hold opens lifts the view itself.
    let hasMenu = interaction?.view?.interactions.contains { $0 is UIContextMenuInteraction } == true
    if !hasMenu { preview.lift() }
  }

  /// Follows the finger.
  ///
  /// - Parameter place: In the scene in which the drag began.
  func move(to place: CGPoint) {
    guard let scene = session.scene else { return cancel() }
    session.place = place
    if stage == .lifted { begin(in: scene) }
    guard stage == .moving else { return }
    let below = UIApplication.shared.platform?.scene(under: place, of: scene) ?? scene
    moved(to: place.moved(from: scene, to: below), in: below)
  }

  private func begin(in scene: UIWindowScene) {
    stage = .moving
    preview.home?.menuSession?.dismiss(isAnimated: true)
    preview.lift()
    tell { $0.dragInteraction($1, sessionWillBegin: session) }
    guard stage == .moving, let host = UIApplication.shared.platform?.dragHost, host.start(self, from: scene) else {
      return
    }
    stage = .handedOver
    preview.remove()
  }

  private func moved(to place: CGPoint, in scene: UIWindowScene) {
    preview.move(to: place, in: scene)
    tell { $0.dragInteraction($1, sessionDidMove: session) }
    guard stage == .moving else { return }
    tracker.move(to: place, in: scene)
    preview.show(tracker.operation)
  }

  /// Lets go of the things where they are.
  func drop() {
    switch stage {
    case .lifted: setDown()
    case .moving: end(with: tracker.drop())
    case .handedOver, .ending: break
    }
  }

  /// Takes the things back.
  func cancel() {
    switch stage {
    case .lifted: setDown()
    case .moving:
      tracker.leave()
      end(with: .cancel)
    case .handedOver, .ending: break
    }
  }

  private func setDown() {
    stage = .ending
    preview.goBack(within: Self.wayBack)
    rest = UIApplication.call(after: Self.wayBack) { [self] in forget() }
  }

  private func end(with operation: UIDropOperation) {
    stage = .ending
    let operation = operation == .forbidden ? .cancel : operation
    tell { $0.dragInteraction($1, session: session, willEndWith: operation) }
    operation == .cancel ? preview.goBack(within: Self.wayBack) : preview.land(within: Self.wayBack)
    rest = UIApplication.call(after: Self.wayBack) { [self] in
      preview.remove()
      tracker.conclude()
      tell { $0.dragInteraction($1, session: session, didEndWith: operation) }
      tracker.end()
      forget()
    }
  }

  private func forget() {
    preview.remove()
    UIApplication.shared.drags.removeAll { $0 === self }
  }
}

// MARK: - By the desktop

extension Drag {
  /// Takes note that the drag is over one of this app's windows.
  func moved(byDesktopTo place: CGPoint, in scene: UIWindowScene) -> UIDropOperation {
    guard stage == .handedOver else { return .cancel }
    session.place = session.scene.map { place.moved(from: scene, to: $0) } ?? place
    tell { $0.dragInteraction($1, sessionDidMove: session) }
    return tracker.move(to: place, in: scene)
  }

  /// Takes note that the drag has left this app's windows.
  func leftByDesktop() {
    if stage == .handedOver { tracker.leave() }
  }

  /// Lets go of the things over one of this app's windows.
  func droppedByDesktop() -> UIDropOperation {
    guard stage == .handedOver else { return .cancel }
    let operation = tracker.drop()
    end(with: operation)
    return operation
  }

  /// Takes note of what became of a drag that was dropped elsewhere, or nowhere.
  package func endedByDesktop(with operation: UIDropOperation) {
    guard stage == .handedOver else { return }
    tracker.leave()
    end(with: operation)
  }
}

extension CGPoint {
  /// Returns where a place of one scene is in another one of the same screen.
  @MainActor
  fileprivate func moved(from old: UIWindowScene, to new: UIWindowScene) -> CGPoint {
    CGPoint(x: x + old.area.minX - new.area.minX, y: y + old.area.minY - new.area.minY)
  }
}
