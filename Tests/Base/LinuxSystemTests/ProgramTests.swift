// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import LinuxSystem

/// Programs that are waited for.
@Suite struct ProgramTests {
  @Test func `a program's end is told as shells tell it`() throws {
    #expect(try Program.run(["sh", "-c", "exit 7"]) == 7)
    #expect(try Program.run(["sh", "-c", "kill -9 $$"]) == 137)
    #expect(throws: SystemCallError(call: "posix_spawnp", errno: ENOENT)) { try Program.run(["no-such-program"]) }
  }

  @Test func `variables are changed, taken away and left`() throws {
    let folder = try TestFolder()
    let path = folder.path + "/said"
    let changes: [String: String?] = ["HOME": nil, "SPINET_TEST": "a b"]
    let words = ["sh", "-c", "echo \"${HOME-none} $SPINET_TEST ${PATH:+path}\""]
    #expect(try Program.run(words, environment: changes, output: .file(path)) == 0)
    #expect(try String(decoding: Files.read(path), as: UTF8.self) == "none a b path\n")
  }

  @Test func `what a program says itself is kept apart from what it starts`() throws {
    let folder = try TestFolder()
    let log = folder.path + "/log"
    let words = ["sh", "-c", "echo out; echo error >&2; test -e /proc/self/fd/3 && test -e /proc/self/fd/4"]
    #expect(try Program.run(words, output: .log(log)) == 0)
    #expect(try String(decoding: Files.read(log), as: UTF8.self) == "out\nerror\n")
  }

  @Test("ED-3 a process is known by the path of its program only while that is the file that runs")
  func programOfProcess() throws {
    let folder = try TestFolder()
    let path = try Files.realPath(folder.path) + "/shop"
    let sleep = try Files.realPath(#require(Program.find("sleep")))
    // By another process: what another test has just started may have open for writing what this one writes, and it could not be run then.
    #expect(try Program.run(["cp", sleep, path]) == 0)
    let child = Foundation.Process()
    child.executableURL = URL(fileURLWithPath: path)
    child.arguments = ["600"]
    try child.run()
    defer {
      // Whoever runs the tests may have them without SIGTERM, and what they start with them.
      kill(child.processIdentifier, SIGKILL)
      child.waitUntilExit()
    }
    #expect(Files.program(ofProcess: child.processIdentifier) == path)
    // As an upgrade leaves it, which others may make use of.
    try FileManager.default.removeItem(atPath: path)
    #expect(Files.program(ofProcess: child.processIdentifier) == nil)
    for other in [path, path + " (deleted)"] {
      try FileManager.default.copyItem(atPath: sleep, toPath: other)
      #expect(Files.program(ofProcess: child.processIdentifier) == nil)
    }
    #expect(Files.program(ofProcess: 0) == nil && Files.program(ofProcess: -1) == nil)
  }

  /// Runs a script, and tells its status and what it said.
  private func hear(_ script: String) throws -> (status: Int32, output: String, reports: String) {
    var (output, reports) = ("", "")
    let words = ["/bin/sh", "-c", script]
    let status = try Program.hear(words, onOutput: { output += $0 }, onReport: { reports += $0 })
    return (status, output, reports)
  }

  @Test func `a program that is heard has nothing to read, and what it says comes whole`() throws {
    // A character in two parts.
    let script = #"read -r line; echo "[$line]"; printf '\355\225'; sleep 0.2; printf '\234'; echo no >&2; exit 3"#
    let heard = try hear(script)
    #expect(heard.status == 3 && heard.output == "[]\n한" && heard.reports == "no\n")
    #expect(throws: SystemCallError(call: "posix_spawn", errno: ENOENT)) {
      try Program.hear(["/no-such-program"], onOutput: { _ in }, onReport: { _ in })
    }
  }

  @Test func `a program that is heard is waited for when it says nothing more, but not what it leaves behind`() throws {
    #expect(try hear("exec >&- 2>&-; sleep 0.2; kill -9 $$").status == 137)
    let start = MonotonicClock.nowMicroseconds
    #expect(try hear("sleep 60 & exit 4").status == 4)
    #expect(MonotonicClock.nowMicroseconds - start < 50_000_000)
  }

  @Test func `programs are found on PATH, and folders are no programs`() async throws {
    #expect(Program.find("sh")?.hasSuffix("/sh") == true)
    #expect(Program.find("no-such-program") == nil)
    // In a process of its own: variables are everybody's.
    await #expect(processExitsWith: .success) {
      let folder = try TestFolder()
      try Files.makeFolder(folder.path + "/first/tool", permissions: 0o755)
      try Files.makeFolder(folder.path + "/second", permissions: 0o755)
      try Files.write([], to: folder.path + "/second/tool", permissions: 0o755)
      setenv("PATH", "relative:\(folder.path)/first:\(folder.path)/second", 1)
      #expect(Program.find("tool") == folder.path + "/second/tool")
      #expect(Program.find("sh") != nil, "the usual folders count too")
    }
  }

  @Test func `a program has its streams where they belong, whatever stood there`() throws {
    let folder = try TestFolder()
    let files = try (0..<3).map {
      try FileDescriptor(owning: open(folder.path + "/\($0)", O_RDWR | O_CREAT | O_CLOEXEC, 0o600), call: "open")
        .release()
    }
    defer { for file in files { close(file) } }
    let script = "echo one; echo two >&2; ls /proc/self/fd >&3; exit 5"
    let program = try SpawnedProcess(
      path: "/bin/sh", arguments: ["-c", script], environment: ["PATH=/usr/bin:/bin"],
      descriptors: [files[0], files[2], files[1], files[0]])
    var waiting = pollfd(fd: program.descriptor, events: Int16(POLLIN), revents: 0)
    poll(&waiting, 1, -1)
    #expect(program.end() == .exited(5))
    #expect(try String(decoding: Files.read(folder.path + "/2"), as: UTF8.self) == "one\n")
    #expect(try String(decoding: Files.read(folder.path + "/1"), as: UTF8.self) == "two\n")
    // The last is the folder that is looked at.
    #expect(try String(decoding: Files.read(folder.path + "/0"), as: UTF8.self) == "0\n1\n2\n3\n4\n")
  }
}
