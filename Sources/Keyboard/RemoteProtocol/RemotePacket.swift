// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// What `spinetd` and the program that speaks to devices tell each other, a packet each.
package enum RemotePacket: Hashable, Sendable {
  /// From the keyboard: the field that has focus now, or what has changed in it.
  case field(RemoteField)
  /// To the keyboard: a device asks for a change. Connections have a number each.
  case edit(RemoteEdit, connection: Int)
  /// From the keyboard: what became of that.
  case answer(RemoteAnswer, connection: Int)
  /// To the keyboard: a connection has ended, and its number will not be used again.
  case closed(connection: Int)

  /// - Returns: `nil` for anything else; whoever sends that is not to be trusted.
  package init?(_ bytes: some Sequence<UInt8>) {
    guard let object = FlatObject(parsing: bytes) else { return nil }
    let connection = object.count("connection")
    switch object.type {
    case RemoteField.type:
      guard let field = RemoteField(object) else { return nil }
      self = .field(field)
    case RemoteAnswer.type:
      guard let answer = RemoteAnswer(object), let connection else { return nil }
      self = .answer(answer, connection: connection)
    case Self.closedType:
      guard let connection else { return nil }
      self = .closed(connection: connection)
    default:
      guard let edit = RemoteEdit(object), let connection else { return nil }
      self = .edit(edit, connection: connection)
    }
  }

  /// How it is sent.
  package var bytes: [UInt8] {
    switch self {
    case .field(let field): return field.object.bytes
    case .edit(let edit, let connection): return Self.bytes(edit.object, connection)
    case .answer(let answer, let connection): return Self.bytes(answer.object, connection)
    case .closed(let connection): return Self.bytes(FlatObject(Self.closedType), connection)
    }
  }

  private static let closedType = "closed"

  private static func bytes(_ object: FlatObject, _ connection: Int) -> [UInt8] {
    var object = object
    object.set("connection", connection)
    return object.bytes
  }
}
