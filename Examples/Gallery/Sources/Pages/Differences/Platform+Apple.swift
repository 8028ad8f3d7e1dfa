// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(ObjectiveC)
  import ObjectiveC
  import UIKit

  /// Calls a closure, where recognisers call selectors.
  private final class GestureListener: NSObject {
    private let action: @MainActor (UIGestureRecognizer) -> Void

    init(_ action: @escaping @MainActor (UIGestureRecognizer) -> Void) { self.action = action }

    @MainActor @objc func recognized(_ recognizer: UIGestureRecognizer) { action(recognizer) }
  }

  extension UIView {
    /// Has the view recognise a gesture, and calls a closure with each change of the gesture's state.
    func recognize<Recognizer: UIGestureRecognizer>(
      _ recognizer: Recognizer, _ action: @escaping @MainActor (Recognizer) -> Void
    ) {
      let listener = GestureListener { if let recognizer = $0 as? Recognizer { action(recognizer) } }
      recognizer.addTarget(listener, action: #selector(GestureListener.recognized))
      // Recognisers do not keep what they call.
      objc_setAssociatedObject(recognizer, "listener", listener, .OBJC_ASSOCIATION_RETAIN)
      addGestureRecognizer(recognizer)
    }
  }

  extension GalleryPage {
    /// Pages of what Apple's UIKit does not have.
    static let ofLinux: [GalleryPage] = []
  }
#endif
