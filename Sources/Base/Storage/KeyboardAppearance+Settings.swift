// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import TextModel

extension KeyboardAppearance {
  /// What it is called in the settings file.
  package var settingsWord: String { self == .automatic ? "auto" : rawValue }

  init?(settingsWord: String) {
    guard let appearance = Self.allCases.first(where: { $0.settingsWord == settingsWord }) else { return nil }
    self = appearance
  }
}
