// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// MARK: - Places

extension UITextView {
  /// The room at the left and the right of the text, beyond the inset, in points.
  private static let linePadding: CGFloat = 5

  private func textWidth(forWidth width: CGFloat) -> CGFloat {
    max(width - textContainerInset.left - textContainerInset.right - Self.linePadding * 2, 1)
  }

  /// The size that shows all of the text in a width.
  func fittingSize(forWidth width: CGFloat) -> CGSize {
    let stack = TextStack()
    stack.setting = core.surface.stack.setting
    stack.setting.width = textWidth(forWidth: width)
    stack.set(core.editor.text)
    return CGSize(
      width: width, height: (stack.size.height + textContainerInset.top + textContainerInset.bottom).rounded(.up))
  }

  /// Breaks lines at the view's width, and says how much there is to scroll.
  func placeText() {
    let stack = core.surface.stack
    let width = textWidth(forWidth: bounds.width)
    if stack.setting.width != width {
      stack.setting.width = width
      core.surface.textChanged()
    }
    core.surface.frame = CGRect(
      x: textContainerInset.left + Self.linePadding, y: textContainerInset.top, width: width,
      height: stack.size.height)
    let size = CGSize(
      width: bounds.width, height: stack.size.height + textContainerInset.top + textContainerInset.bottom)
    if contentSize != size { contentSize = size }
  }
}
