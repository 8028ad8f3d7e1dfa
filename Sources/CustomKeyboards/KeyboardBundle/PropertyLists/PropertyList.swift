// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// A value of a property list with the line that it begins in.
struct PropertyList: Hashable, Sendable {
  var value: Value
  /// Counted from 1.
  var line: Int

  indirect enum Value: Hashable, Sendable {
    case dictionary([String: PropertyList])
    case array([PropertyList])
    case string(String)
    case boolean(Bool)
    /// A number, a date or data; nothing that we read has them.
    case other(String)
  }

  /// What kind of value this is, for messages.
  var kind: String {
    switch value {
    case .dictionary: "a dict"
    case .array: "an array"
    case .string: "a string"
    case .boolean(let isTrue): "<\(isTrue)/>"
    case .other(let element): "<\(element)>"
    }
  }
}
