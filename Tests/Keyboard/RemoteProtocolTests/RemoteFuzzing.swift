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
    playServer()
    playTerminal()
    playDevices()
  }

  /// What another device says to `spinet type`: what is sent is in order, and for the field that it has told last.
  private func playServer() {
    var queue = TypingQueue()
    var count = 0
    for part in bytes.split(separator: 0x0A) {
      if let packet = CallPacket(part) {
        precondition(CallPacket(packet.bytes) == packet, "what is sent is not what was heard")
      }
      switch ServerMessage(part) {
      case .field(let field): _ = queue.follow(field)
      case .answer(let answer): _ = queue.take(answer)
      default: _ = queue.add(.text(String(decoding: part, as: UTF8.self)))
      }
      guard let edit = queue.next() else { continue }
      count += 1
      precondition(edit.number == count && edit.field == queue.field.number, "what was typed is out of order")
      if case .replace(_, let new) = edit.change {
        precondition(!new.isEmpty && new.utf8.count <= RemoteLimits.textByteCount, "a change is too long")
      }
    }
  }

  /// What a terminal sends, and a link that was pasted.
  private func playTerminal() {
    var (whole, single) = (TerminalKeys(), TerminalKeys())
    let keys = Self.joined(whole.take(bytes))
    precondition(keys == Self.joined(bytes.flatMap { single.take([$0]) }), "keys depend on how their bytes come")
    _ = whole.takeRest()
    precondition(!whole.awaitsRest, "a key is awaited for ever")
    let text = String(decoding: bytes, as: UTF8.self)
    for key in PastedText(text).keys(takesLines: true) {
      guard case .text(let text) = key else { continue }
      let edit = RemoteEdit(number: 1, field: 1, change: .replace(old: "", new: text))
      precondition(
        text.utf8.count > RemoteLimits.textByteCount || PageMessage(PageMessage.edit(edit).bytes) == .edit(edit),
        "a text is typed that no keyboard types")
    }
    if let link = try? RemoteLink(text) {
      precondition(RemoteAddress(link.address.authority) == link.address, "an address is not read as it is written")
    }
  }

  /// Characters come one by one, or several at once; those between two keys are one text.
  private static func joined(_ keys: [TerminalKeys.Key]) -> [TerminalKeys.Key] {
    keys.reduce(into: []) { keys, key in
      if case .text(let more) = key, case .text(let text) = keys.last {
        keys[keys.count - 1] = .text(text + more)
      } else {
        keys.append(key)
      }
    }
  }

  /// What devices and the program that speaks to them say.
  private func playDevices() {
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
