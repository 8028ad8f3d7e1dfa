// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// MARK: - Places

extension UITextView {
  private var sideRoom: CGFloat {
    textContainerInset.left + textContainerInset.right + textContainer.lineFragmentPadding * 2
  }

  /// The size that shows all of the text in a width; without one, with a line for each paragraph.
  func fittingSize(forWidth width: CGFloat) -> CGSize {
    let lineWidth = width > 0 ? max(width - sideRoom, 1) : nil
    let size = textSize(forWidth: lineWidth)
    return CGSize(
      width: width > 0 ? width : (size.width + sideRoom + TextLayout.caretWidth).rounded(.up),
      height: (size.height + textContainerInset.top + textContainerInset.bottom).rounded(.up))
  }

  private func textSize(forWidth width: CGFloat?) -> CGSize {
    let shown = core.surface.stack
    if shown.setting.width == width { return shown.size }
    let stack = TextStack()
    stack.setting = shown.setting
    stack.setting.width = width
    stack.set(core.editor.text)
    return stack.size
  }

  /// Breaks lines at the view's width, and says how much there is to scroll; not before the view has a width.
  func placeText() {
    guard bounds.width > 0 else { return }
    let stack = core.surface.stack
    let width = max(bounds.width - sideRoom, 1)
    if stack.setting.width != width {
      stack.setting.width = width
      core.surface.textChanged()
    }
    core.surface.frame = CGRect(
      x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top, width: width,
      height: stack.size.height)
    let size = CGSize(
      width: bounds.width, height: stack.size.height + textContainerInset.top + textContainerInset.bottom)
    if contentSize != size { contentSize = size }
  }
}
