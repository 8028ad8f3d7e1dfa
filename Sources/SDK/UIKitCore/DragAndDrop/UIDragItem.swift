// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// One of the things that are dragged.
@MainActor
open class UIDragItem: NSObject {
  /// What hands it over.
  open private(set) var itemProvider: NSItemProvider
  /// Whatever this app knows the thing by; other apps do not get it.
  open var localObject: Any?

  /// Makes an item of what hands it over.
  public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

/// How the picture of something that is dragged is cut out.
@MainActor
open class UIDragPreviewParameters: UIPreviewParameters {}

/// A view that the picture of something that is dragged is made of, and where the picture stands.
@MainActor
open class UITargetedDragPreview: UITargetedPreview {}

extension UITargetedDragPreview {
  /// Makes a preview of all of a view, round where the view is.
  static func whole(_ view: UIView) -> UITargetedDragPreview {
    let parameters = UIDragPreviewParameters()
    if view.layer.cornerRadius > 0 {
      parameters.visiblePath = UIBezierPath(roundedRect: view.bounds, cornerRadius: view.layer.cornerRadius)
    }
    return UITargetedDragPreview(view: view, parameters: parameters)
  }
}
