// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Desktop
internal import TextModel

/// An item of the service, without its secret.
nonisolated struct SecretItem: Hashable, Sendable {
  let path: String
  /// Those that `SavedPassword.attributeNames` has.
  let attributes: [String: String]
  /// In seconds since 1970; 0 where the service does not say.
  let modified: UInt64
  let isLocked: Bool
}

/// Reads what the service answers: any program may be it, so that all of it may be anything.
nonisolated enum SecretReply {
  /// More items in an answer nobody has.
  static let mostItems = 512
  /// Of an item.
  private static let mostAttributes = 64
  /// In bytes: of a path, and of an attribute that matters.
  private static let longestText = 2048

  /// The only path in an answer.
  static func path(_ values: [BusValue]) -> String? {
    guard values.count == 1, case .path(let path) = values[0], path.utf8.count <= longestText else { return nil }
    return path
  }

  /// What `SearchItems` has found.
  static func found(_ values: [BusValue]) -> (open: [String], locked: [String])? {
    guard values.count == 2, let open = paths(values[0]), let locked = paths(values[1]),
      open.count + locked.count <= mostItems
    else { return nil }
    return (open, locked)
  }

  /// The session that `OpenSession` has begun.
  static func session(_ values: [BusValue]) -> String? {
    guard values.count == 2, case .variant = values[0] else { return nil }
    return path(Array(values[1...]))
  }

  /// What has been done at once, and who asks the person about the rest: `Unlock`, `CreateItem` and `CreateCollection`.
  static func prompt(_ values: [BusValue]) -> String? {
    guard values.count == 2 else { return nil }
    return path(Array(values[1...]))
  }

  /// The properties of an item.
  static func item(_ values: [BusValue], at path: String) -> SecretItem? {
    guard values.count == 1, case .array(_, let entries) = values[0] else { return nil }
    var properties: [String: BusValue] = [:]
    for case .entry(.string(let name), .variant(let value)) in entries { properties[name] = value }
    guard case .array("{ss}", let pairs)? = properties["Attributes"], pairs.count <= mostAttributes else { return nil }
    var attributes: [String: String] = [:]
    // Others are left aside: KeePassXC has the notes of an entry among them, which may be as long as people write.
    for case .entry(.string(let name), .string(let value)) in pairs where SavedPassword.attributeNames.contains(name) {
      guard value.utf8.count <= longestText else { return nil }
      attributes[name] = value
    }
    let modified = if case .uint64(let seconds)? = properties["Modified"] { seconds } else { UInt64(0) }
    let isLocked = properties["Locked"] == .boolean(true)
    return SecretItem(path: path, attributes: attributes, modified: modified, isLocked: isLocked)
  }

  /// The secret of an item: that of the session, not encrypted, and one that can be typed.
  static func secret(_ values: [BusValue], in session: String) -> SecretText? {
    guard values.count == 1, case .structure(let parts) = values[0], parts.count == 4, parts[0] == .path(session),
      parts[1] == .bytes([]), case .bytes(let bytes) = parts[2], bytes.count <= SavedPassword.longestPassword,
      let text = String(validating: bytes, as: UTF8.self), SavedPassword.isPassword(text)
    else { return nil }
    return SecretText(text)
  }

  /// What the person calls a keyring, in one line.
  static func label(_ value: BusValue) -> String? {
    if case .string(let text) = value, SavedPassword.isName(text) { text } else { nil }
  }

  static func boolean(_ value: BusValue) -> Bool? {
    if case .boolean(let isTrue) = value { isTrue } else { nil }
  }

  /// Objects, as a property has them.
  static func paths(_ value: BusValue) -> [String]? {
    guard case .array("o", let values) = value, values.count <= mostItems else { return nil }
    var paths: [String] = []
    for value in values {
      guard let path = path([value]) else { return nil }
      paths.append(path)
    }
    return paths
  }
}
