// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A drag that began in this app, as its drag interaction knows it.
@MainActor
final class DragSession: NSObject, UIDragSession {
  var items: [UIDragItem] = []
  var localContext: Any?
  var allowsMoveOperation = true
  var isRestrictedToDraggingApplication = false
  /// Where the drag is, and in which scene.
  var place = CGPoint.zero
  weak var scene: UIWindowScene?

  func location(in view: UIView) -> CGPoint { view.place(ofScenePlace: place, in: scene) }
}
