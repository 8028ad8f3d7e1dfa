// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import Testing

/// A terminal that a program runs at, and what somebody types there when the program asks.
final class PseudoTerminal {
  private let ours: Int32
  private let theirs: Int32

  init() throws {
    var (ours, theirs): (Int32, Int32) = (-1, -1)
    try #require(openpty(&ours, &theirs, nil, nil, nil) == 0)
    for end in [ours, theirs] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (self.ours, self.theirs) = (ours, theirs)
  }

  deinit {
    close(ours)
    close(theirs)
  }

  /// Starts a program with the terminal as its streams.
  func run(_ process: Process) throws {
    let terminal = FileHandle(fileDescriptor: theirs, closeOnDealloc: false)
    (process.standardInput, process.standardOutput, process.standardError) = (terminal, terminal, terminal)
    try process.run()
  }

  /// Waits for what the terminal shows up to the end of a text, and returns that.
  func readText(until last: String) throws -> String {
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    while !String(decoding: bytes, as: UTF8.self).hasSuffix(last) {
      var place = pollfd(fd: ours, events: Int16(POLLIN), revents: 0)
      try #require(poll(&place, 1, 30_000) > 0 && Glibc.read(ours, &byte, 1) == 1)
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  func type(_ text: String) throws {
    try #require(Glibc.write(ours, text, text.utf8.count) == text.utf8.count)
  }

  /// Whether the terminal is set to echo.
  var showsWhatIsTyped: Bool {
    var settings = termios()
    return tcgetattr(theirs, &settings) == 0 && settings.c_lflag & tcflag_t(ECHO) != 0
  }
}
