// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// One of the things that are dragged.
@MainActor
open class UIDragItem: NSObject {
  /// What hands it over.
  public let itemProvider: NSItemProvider
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
