// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import FieldChannel
internal import TextModel

extension FieldClaim {
  /// Whether the keys look as they do where nothing is said of the field.
  var isOrdinary: Bool { returnKey == .return && isReturnEnabled && appearance == .automatic }
}
