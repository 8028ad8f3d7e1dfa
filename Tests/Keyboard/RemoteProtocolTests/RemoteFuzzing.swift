// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

@testable import TextModel

@testable import RemoteProtocol

/// Takes any bytes for what devices and the program that speaks to them say, and checks what must hold whatever they are. Shared with the
/// fuzz target FuzzRemote.
struct RemoteFuzzing {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func play() {
    var text = RemoteText()
    text.begin(isActive: true)
    var context = TextContext(before: Self.others)
    var hasDeleted = false
    var microseconds: Int64 = 0
    for part in bytes.split(separator: 0x0A) {
      microseconds += 100_000
      if let message = ServerMessage(part) {
        precondition(ServerMessage(message.bytes) == message, "what is sent is not what was heard")
      }
      if let packet = RemotePacket(part) {
        precondition(RemotePacket(packet.bytes) == packet, "what is sent is not what was heard")
        if case .field(let field) = packet {
          precondition(!field.isSecure || field.before.isEmpty && field.after.isEmpty, "a secret is told")
        }
      }
      guard let message = PageMessage(part) else { continue }
      precondition(PageMessage(message.bytes) == message, "what is sent is not what was heard")
      guard case .edit(let edit) = message else { continue }
      let verdict = text.take(edit, of: 1, in: RemoteText.Situation(context: context), at: microseconds)
      guard case .edits(let edits) = verdict else { continue }
      for edit in edits {
        if case .deleteBackward = edit { hasDeleted = true }
        _ = context.take(edit)
      }
      precondition(hasDeleted || context.before.hasPrefix(Self.others), "the text of others is gone")
    }
  }

  /// What stands in the field already.
  private static let others = "What others wrote. "
}
