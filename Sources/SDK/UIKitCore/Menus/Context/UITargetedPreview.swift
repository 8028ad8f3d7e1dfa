// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// How a picture of a view is cut out.
@MainActor
open class UIPreviewParameters: NSObject {
  /// The part that shows, in the view's coordinates; `nil` for all of it.
  open var visiblePath: UIBezierPath?
  /// The colour behind the view; `nil` for the system's background.
  open var backgroundColor: UIColor! = .systemBackground

  public override init() {}
}

/// Where a picture of a view stands.
@MainActor
open class UIPreviewTarget: NSObject {
  /// The view whose coordinates count.
  open private(set) var container: UIView
  /// The picture's middle in the container.
  open private(set) var center: CGPoint
  /// How the picture is turned and stretched there.
  open private(set) var transform: CGAffineTransform

  /// Makes a target at a place of a container that is in a window.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    self.container = container
    self.center = center
    self.transform = transform
  }
}

/// A view that a picture is made of, and where the picture stands.
@MainActor
open class UITargetedPreview: NSObject {
  /// What the picture shows.
  open private(set) var view: UIView
  /// How the picture is cut out.
  open private(set) var parameters: UIPreviewParameters
  /// Where the picture stands.
  open private(set) var target: UIPreviewTarget

  /// Makes a preview that stands at a place of its own.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
  }

  /// Makes a preview that stands where its view is.
  ///
  /// `view`: In a window, or the preview shows nothing.
  public convenience init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: view.superview ?? view, center: view.center, transform: view.transform))
  }

  /// The size of the view, in points.
  open var size: CGSize { view.bounds.size }

  /// Returns a preview of the same view at another place.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}
