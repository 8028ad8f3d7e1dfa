// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry

/// A value in JSON, to be written. Source: RFC 8259.
enum JSONValue {
  case string(String)
  case number(Double)
  case bool(Bool)
  case array([JSONValue])
  case object(JSONObject)

  /// A rectangle as `[x, y, width, height]`.
  static func rect(_ rect: Rect) -> JSONValue {
    .array([rect.minX, rect.minY, rect.width, rect.height].map(JSONValue.number))
  }

  var text: String {
    switch self {
    case .string(let string): Self.quoted(string)
    case .number(let number): Self.written(number)
    case .bool(let bool): bool ? "true" : "false"
    case .array(let values): "[" + values.map(\.text).joined(separator: ",") + "]"
    case .object(let object):
      "{" + object.members.map { Self.quoted($0.name) + ":" + $0.value.text }.joined(separator: ",") + "}"
    }
  }

  private static func written(_ number: Double) -> String {
    guard number.isFinite else { return "0" }
    let rounded = (number * 100).rounded() / 100
    // What has more digits than fit is written as it is.
    return Int64(exactly: rounded).map { "\($0)" } ?? (rounded.isFinite ? "\(rounded)" : "\(number)")
  }

  private static func quoted(_ string: String) -> String {
    var text = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}

/// Members in the order in which they were first set.
struct JSONObject {
  private(set) var members: [(name: String, value: JSONValue)] = []

  subscript(name: String) -> JSONValue? {
    get { members.first { $0.name == name }?.value }
    set {
      members.removeAll { $0.name == name }
      if let newValue { members.append((name: name, value: newValue)) }
    }
  }
}
