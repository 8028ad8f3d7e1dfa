// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Glibc
import LinuxSystem
import Testing

@MainActor
@Suite struct TextPipeTests {
  @Test func `what is printed comes as it is printed, and characters whole`() throws {
    let loop = try EventLoop()
    var texts: [String] = []
    let pipe = try TextPipe(loop: loop) { texts.append($0) }
    for bytes in [Array("한글 ".utf8), [0xED, 0x95], [0x9C, 0x0A], [0xFF, 0x61], [0x80, 0x80, 0x80, 0x80], []] {
      if !bytes.isEmpty { #expect(write(pipe.input, bytes, bytes.count) == bytes.count) }
      _ = try loop.poll()
    }
    #expect(texts.joined() == "한글 한\n\u{FFFD}a\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}")
  }

  @Test("CK-10 who prints there can neither read nor reach a terminal by it") func oneWay() throws {
    let pipe = try TextPipe(loop: try EventLoop()) { _ in }
    var byte: UInt8 = 0
    #expect(read(pipe.input, &byte, 1) == -1 && errno == EBADF)
    #expect(isatty(pipe.input) == 0)
  }
}
