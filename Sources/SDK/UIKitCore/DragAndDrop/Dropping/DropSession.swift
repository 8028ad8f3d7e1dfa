// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A drag over this app's windows, as drop interactions know it.
@MainActor
final class DropSession: NSObject, UIDropSession {
  let items: [UIDragItem]
  let allowsMoveOperation: Bool
  let isRestrictedToDraggingApplication: Bool
  let localDragSession: (any UIDragSession)?
  let progress: Progress
  /// Where the drag is, and in which scene.
  var place = CGPoint.zero
  weak var scene: UIWindowScene?

  /// A drag that began in this app.
  init(_ session: DragSession) {
    items = session.items
    allowsMoveOperation = session.allowsMoveOperation
    isRestrictedToDraggingApplication = session.isRestrictedToDraggingApplication
    localDragSession = session
    progress = Progress(totalUnitCount: Int64(items.count))
  }

  /// A drag that another app began.
  init(items: [UIDragItem], allowsMove: Bool) {
    self.items = items
    allowsMoveOperation = allowsMove
    isRestrictedToDraggingApplication = false
    localDragSession = nil
    progress = Progress(totalUnitCount: Int64(items.count))
  }

  func location(in view: UIView) -> CGPoint { view.place(ofScenePlace: place, in: scene) }

  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping @MainActor ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let load = ObjectLoad(items.map(\.itemProvider), aClass, progress, completion)
    load.start()
    return progress
  }
}

extension UIView {
  /// Returns where a place of a scene is in the view; scenes of one screen know each other's places.
  func place(ofScenePlace place: CGPoint, in scene: UIWindowScene?) -> CGPoint {
    guard let scene, let window = self as? UIWindow ?? self.window else { return place }
    let other = window.windowScene ?? scene
    let inOwnScene = CGPoint(
      x: place.x + scene.area.minX - other.area.minX, y: place.y + scene.area.minY - other.area.minY)
    return convert(inOwnScene.applying(window.layer.model.toSuperlayer.inverted()), from: window)
  }
}
