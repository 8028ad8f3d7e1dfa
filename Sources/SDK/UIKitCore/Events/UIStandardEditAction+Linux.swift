// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// What the menu of a text and the keys for it do.
///
/// On iOS such an action is the selector of a method. There are none on Linux: a value stands in the same place, `.paste` for
/// `#selector(paste(_:))`.
public enum UIStandardEditAction: Hashable, Sendable, CaseIterable {
  /// `cut(_:)`
  case cut
  /// `copy(_:)`
  case copy
  /// `paste(_:)`
  case paste
  /// `delete(_:)`
  case delete
  /// `select(_:)`
  case select
  /// `selectAll(_:)`
  case selectAll
  /// `captureTextFromCamera(_:)`
  case captureTextFromCamera
}
