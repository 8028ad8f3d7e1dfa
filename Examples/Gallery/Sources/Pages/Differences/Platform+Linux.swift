// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

#if os(Linux)
  import UIKit

  extension UIView {
    /// Has the view recognise a gesture, and calls a method of it with each change of the gesture's state.
    func recognize<Recognizer: UIGestureRecognizer>(
      _ recognizer: Recognizer, _ action: @escaping @MainActor (Recognizer) -> Void
    ) {
      recognizer.addTarget(self) { (_: UIView) in action }
      addGestureRecognizer(recognizer)
    }
  }

  extension GalleryPage {
    /// Pages of what Apple's UIKit does not have.
    static let ofLinux = [GalleryPage("Form", "checkmark.circle.fill", .systemGreen) { FormPage() }]
  }
#endif
