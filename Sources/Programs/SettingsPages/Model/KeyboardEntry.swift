// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import ExtensionHost

/// A keyboard in the order of the Globe key.
struct KeyboardEntry: Hashable {
  enum Kind: Hashable {
    case system
    case custom(InstalledKeyboard)
    /// Nothing that can be used has this name.
    case missing
  }

  /// The name in the settings file.
  let id: String
  /// The name for people.
  let name: String
  let kind: Kind
  /// Why the keyboard was set aside; `nil` for one that was not.
  var failure: String?

  var isSystem: Bool { kind == .system }
}
