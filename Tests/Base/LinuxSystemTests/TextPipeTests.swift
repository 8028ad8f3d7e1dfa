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
    var status = stat()
    #expect(fstat(pipe.input, &status) == 0 && status.st_mode & 0o777 == 0o200, "it can be opened for writing only")
  }

  @Test("CK-10 who reads what was printed before its reader does keeps nobody waiting") func thief() throws {
    let loop = try EventLoop()
    var texts: [String] = []
    let first = try ReportPipe()
    let pipe = try TextPipe(loop: loop) { texts.append($0) }
    // Whose pipe it is may change that.
    try #require(fchmod(pipe.input, 0o600) == 0)
    let thief = open("/proc/self/fd/\(pipe.input)", O_RDONLY | O_CLOEXEC)
    try #require(thief >= 0)
    defer { close(thief) }
    // Between the moment when both are known to have something and the moment when the second is read.
    var watch: EventLoopWatch?
    watch = try loop.watch(first.descriptor) { _ in
      var stolen: [UInt8] = [0, 0, 0]
      #expect(read(thief, &stolen, stolen.count) == 3)
      watch = nil
    }
    #expect(watch != nil)
    #expect(write(first.writingEnd, "x", 1) == 1 && write(pipe.input, "abc", 3) == 3)
    _ = try loop.poll()
    #expect(texts.isEmpty)
    #expect(write(pipe.input, "def", 3) == 3)
    _ = try loop.poll()
    #expect(texts == ["def"])
  }
}
