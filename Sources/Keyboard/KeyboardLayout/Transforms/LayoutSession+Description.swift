// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

extension LayoutSession: CustomStringConvertible, CustomReflectable {
  /// Says nothing of the text, which is the person's: a session may end up in a log.
  public var description: String {
    hasRules ? "LayoutSession with rules" : "LayoutSession without rules"
  }

  public var customMirror: Mirror {
    Mirror(self, children: [])
  }
}
