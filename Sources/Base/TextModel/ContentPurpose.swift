// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// What a field is for, as the app declares it. Source: text-input-unstable-v3, enum `content_purpose`.
public enum ContentPurpose: UInt32, Hashable, Sendable, CaseIterable {
  case normal = 0
  case alpha = 1
  case digits = 2
  case number = 3
  case phone = 4
  case url = 5
  case email = 6
  case name = 7
  case password = 8
  case pin = 9
  case date = 10
  case time = 11
  case datetime = 12
  case terminal = 13
}
