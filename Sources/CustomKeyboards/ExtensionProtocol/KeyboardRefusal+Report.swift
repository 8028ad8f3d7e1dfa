// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

extension KeyboardRefusal {
  /// What to write into the log. It has no word of what somebody typed.
  package var report: String {
    switch self {
    case .noTouch: "it acted without being touched; nothing came of that"
    case .tooMuch: "it wanted to type more than one touch can mean; the rest was not typed"
    case .characters: "it wanted to type characters that are keys, or that cannot be seen; none of that text was typed"
    case .returnKey: "it pressed Return where it does nothing, or again for one touch; that was not done"
    }
  }
}
