// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Glibc
import Testing

@testable import LinuxSystem

struct PacketSocketTests {
  private static func text(_ received: PacketSocket.Received) -> String {
    switch received {
    case .packet(let packet): String(decoding: packet.bytes, as: UTF8.self)
    case .nothing: "nothing"
    case .end: "end"
    }
  }

  @Test("KG-9 CK-3 what the other end has said last is heard, also where it has ended without reading everything")
  func lastWords() throws {
    let (ours, theirs) = try PacketSocket.pair(packetByteCount: 64)
    try ours.send(Array("question".utf8))
    for word in ["I cannot", "and why"] { #expect(send(theirs, word, word.utf8.count, 0) == word.utf8.count) }
    close(theirs)
    // Its end has come once nobody has it any more, as what another test has just started has until it runs.
    let heard = try (0..<4).map { _ in
      #expect(FileDescriptor.isReadable(ours.descriptor, within: .seconds(120)))
      return Self.text(try ours.receive())
    }
    #expect(heard == ["I cannot", "and why", "end", "end"])
  }
}
