// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Glibc
import LinuxSystem
import Testing

@testable import Sandbox

/// What a process that only calculates, such as the reader of pictures, cannot do.
@Suite struct CalculatingProcessTests {
  /// What it tries; each returns whether it was possible.
  private static let attempts: [(name: String, isPossible: @Sendable () -> Bool)] = [
    ("read a file", { Glibc.open("/etc/passwd", O_RDONLY) >= 0 }),
    ("read the home", { opendir(Environment.value("HOME") ?? "/root") != nil }),
    ("make a file", { Glibc.open("/tmp/spinet-calculating", O_WRONLY | O_CREAT, 0o600) >= 0 }),
    ("look for a file", { access("/etc/passwd", F_OK) == 0 }),
    ("connect on the network", { socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0) >= 0 }),
    ("connect on the machine", { socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0) >= 0 }),
    ("start a process", { fork() >= 0 }),
    ("become another program", { execv("/bin/true", [nil]) == 0 }),
    ("signal another process", { Glibc.kill(getppid(), 0) == 0 }),
    (
      "make memory that can be run",
      { mmap(nil, 4096, PROT_READ | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) != MAP_FAILED }
    ),
    (
      "have more memory than it is given",
      { mmap(nil, 1 << 30, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) != MAP_FAILED }
    ),
  ]

  @Test("KG-9 a process that only calculates reaches no file, connection or program") func denials() async {
    await #expect(processExitsWith: .exitCode(0)) {
      try CalculatingProcess.begin(memoryByteCount: 512 << 20)
      for (index, attempt) in CalculatingProcessTests.attempts.enumerated() where attempt.isPossible() {
        _exit(Int32(index) + 1)
      }
      // What it was made for still works.
      let memory = mmap(nil, 1 << 20, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
      _exit(memory == MAP_FAILED ? 99 : 0)
    }
  }

  /// Otherwise the attempts would prove nothing.
  @Test func `before that it can do all of them`() async {
    await #expect(processExitsWith: .exitCode(0)) {
      for (index, attempt) in CalculatingProcessTests.attempts.enumerated()
      where !["start a process", "become another program"].contains(attempt.name) && !attempt.isPossible() {
        _exit(Int32(index) + 1)
      }
      _exit(unlink("/tmp/spinet-calculating"))
    }
  }
}
