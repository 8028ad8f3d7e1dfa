// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Geometry
package import TextModel

/// Where the keyboard is, as apps and tools are told.
package nonisolated struct BoardPlacement: Hashable, Sendable {
  /// What can be seen of the keyboard, without headroom and shadow, in the screen's logical pixels; zeros while hidden.
  package var frame = Rect.zero
  /// How it is held; `nil` while hidden.
  package var form: KeyboardForm?
  /// Whether it is a bar of words in a corner, which apps make no room for.
  package var isCollapsed = false
  /// The screen, by the compositor's name such as `eDP-1`; empty when that is not known.
  package var outputName = ""
  /// In logical pixels.
  package var outputSize = Size.zero
  /// The keyboard that types, as the settings name it; empty while hidden, and where it is not known yet.
  package var keyboard = ""

  package init(frame: Rect = .zero, form: KeyboardForm? = nil, outputName: String = "", outputSize: Size = .zero) {
    self.frame = frame
    self.form = form
    self.outputName = outputName
    self.outputSize = outputSize
  }
}
