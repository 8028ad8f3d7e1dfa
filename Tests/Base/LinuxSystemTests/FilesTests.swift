// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import LinuxSystem

@Suite(.serialized) struct FilesTests {
  @Test func `a file is read to its end, and not beyond the limit`() throws {
    let folder = try TestFolder()
    let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0) }
    let path = try folder.file("a", bytes)
    #expect(try Files.read(path) == bytes)
    #expect(try Files.read(path, limit: 200_000) == bytes)
    #expect(throws: SystemCallError(call: "read", errno: EFBIG)) { try Files.read(path, limit: 199_999) }
    #expect(try Files.read(try folder.file("empty")) == [])
  }

  @Test func `a file can be made where folders are or can be made, and not below a file`() throws {
    let folder = try TestFolder()
    let path = try folder.file("a")
    #expect(Files.canBeMade(path) && Files.canBeMade(folder.path + "/b") && Files.canBeMade(folder.path + "/c/d/e"))
    #expect(!Files.canBeMade(path + "/b") && !Files.canBeMade(path + "/c/d"))
    #expect(Files.isWritable(path) && !Files.isWritable(folder.path + "/b"))
  }

  @Test func `programs that change a file at the same time all have their say`() async throws {
    let folder = try TestFolder()
    let path = folder.path + "/made/list"
    try await withThrowingTaskGroup { group in
      for name in UInt8(ascii: "a")...UInt8(ascii: "h") {
        group.addTask {
          for _ in 0..<25 { try Files.change(path, patience: .seconds(60)) { (($0 ?? []) + [name], ()) } }
        }
      }
      try await group.waitForAll()
    }
    let names = try Files.read(path)
    #expect(names.count == 200)
    for name in UInt8(ascii: "a")...UInt8(ascii: "h") { #expect(names.count { $0 == name } == 25) }
    #expect(Files.names(in: folder.path + "/made") == ["list"])
    #expect(try Files.change(path) { ($0, "nothing new") } == "nothing new")
    // Where no folder can be made only a change fails.
    let nowhere = path + "/in/a file"
    #expect(try Files.change(nowhere) { (nil, $0) } == nil)
    #expect(throws: SystemCallError(call: "mkdir", errno: ENOTDIR)) { try Files.change(nowhere) { _ in ([1], ()) } }
  }

  @Test func `a changed file keeps its permissions, and a link to it stays one`() throws {
    let folder = try TestFolder()
    let path = try folder.file("a", [1])
    #expect(chmod(path, 0o640) == 0)
    let link = folder.path + "/b"
    #expect(symlink(path, link) == 0)
    try Files.change(link) { (($0 ?? []) + [2], ()) }
    #expect(try Files.read(path) == [1, 2])
    #expect(try Files.status(path).permissions == 0o640)
    #expect(try Files.status(link, followingLinks: false).kind == .link)
    // One whose lock never ends holds nobody up.
    let held = open(folder.path, O_RDONLY)
    #expect(flock(held, LOCK_EX) == 0)
    try Files.change(path, patience: .milliseconds(5)) { (($0 ?? []) + [3], ()) }
    // Nor is a change of that one undone where that matters.
    #expect(throws: SystemCallError(call: "flock", errno: EWOULDBLOCK)) {
      try Files.change(path, patience: .milliseconds(5), needsLock: true) { (($0 ?? []) + [4], ()) }
    }
    close(held)
    #expect(try Files.read(path) == [1, 2, 3])
    // One that cannot be read is not taken for an empty one.
    #expect(throws: SystemCallError.self) { try Files.change(path, limit: 1) { _ in ([], ()) } }
    #expect(try Files.read(path) == [1, 2, 3])
  }

  @Test func `files whose size the system does not tell are read`() throws {
    #expect(try !Files.read("/proc/self/status").isEmpty)
    #expect(throws: SystemCallError(call: "read", errno: EFBIG)) { try Files.read("/proc/self/maps", limit: 100) }
  }

  @Test func `what is no file is an error and never a wait`() throws {
    let folder = try TestFolder()
    #expect(throws: SystemCallError(call: "open", errno: ENOENT)) { try Files.read(folder.path + "/none") }
    #expect(throws: SystemCallError(call: "open", errno: EISDIR)) { try Files.read(folder.path) }
    let fifo = folder.path + "/fifo"
    try #require(mkfifo(fifo, 0o600) == 0)
    #expect(throws: SystemCallError(call: "open", errno: EINVAL)) { try Files.read(fifo) }
    #expect(throws: SystemCallError(call: "open", errno: EINVAL)) { try Files.read("/dev/zero") }
  }

  @Test func `memory is filled from a place in a file, or not at all`() throws {
    let folder = try TestFolder()
    let path = try folder.file("a", [1, 2, 3, 4, 5])
    var memory = [UInt8](repeating: 0, count: 3)
    #expect(memory.withUnsafeMutableBytes { Files.read(path, into: $0, from: 2) })
    #expect(memory == [3, 4, 5])
    #expect(!memory.withUnsafeMutableBytes { Files.read(path, into: $0, from: 3) })
    #expect(!memory.withUnsafeMutableBytes { Files.read(folder.path + "/none", into: $0, from: 0) })
    let fifo = folder.path + "/fifo"
    try #require(mkfifo(fifo, 0o600) == 0)
    #expect(!memory.withUnsafeMutableBytes { Files.read(fifo, into: $0, from: 0) })
  }

  @Test func `a file is replaced at once, for its owner only, folders made`() throws {
    let folder = try TestFolder()
    let path = folder.path + "/deep/er/file"
    try [UInt8]([1, 2]).withUnsafeBytes { one in
      try [UInt8]([3]).withUnsafeBytes { two in try Files.replace(path, with: [one, two]) }
    }
    #expect(try Files.read(path) == [1, 2, 3])
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    #expect(Files.names(in: folder.path + "/deep/er") == ["file"])
    #expect(throws: SystemCallError.self) { try Files.replace(folder.path + "/deep", with: []) }
    #expect(Files.names(in: folder.path) == ["deep"])
  }

  @Test func `of two who write a file at the same time without waiting each writes a whole one, and nothing is left`()
    throws
  {
    let folder = try TestFolder()
    let path = try folder.file("a", [0])
    let held = try Files.lock(folder.path, patience: .zero)
    defer { withExtendedLifetime(held) {} }
    let mine = [UInt8](repeating: 1, count: 100_000)
    let others = [UInt8](repeating: 2, count: 50_000)
    var seen: [[UInt8]] = []
    try mine.withUnsafeBytes { whole in
      let parts = [whole[..<40_000], whole[40_000...]].map { UnsafeRawBufferPointer(rebasing: $0) }
      try Files.replace(path, with: parts) {
        // In between, somebody whose patience has run out makes a change from start to end.
        #expect(throws: Never.self) { try Files.change(path, patience: .zero) { _ in (others + [3], ()) } }
        #expect(throws: Never.self) { try Files.change(path, patience: .zero) { _ in (others, ()) } }
        seen.append((try? Files.read(path)) ?? [])
      }
    }
    #expect(seen == [others, others])
    #expect(try Files.read(path) == mine)
    #expect(Files.names(in: folder.path) == ["a"])
  }

  @Test func `a draft of somebody who was killed is written over, and none is taken from somebody who writes it`()
    throws
  {
    let folder = try TestFolder()
    let path = try folder.file("a", [0])
    _ = try folder.file("a.new", [UInt8](repeating: 9, count: 1_000))
    try Files.change(path) { _ in ([1], ()) }
    #expect(try Files.read(path) == [1] && Files.names(in: folder.path) == ["a"])
    let draft = try FileDescriptor(owning: open(try folder.file("a.new", [9]), O_RDONLY | O_CLOEXEC), call: "open")
    #expect(flock(draft.rawValue, LOCK_EX) == 0)
    try Files.change(path) { _ in ([2], ()) }
    #expect(try Files.read(path) == [2] && Files.read(folder.path + "/a.new") == [9])
    #expect(Files.names(in: folder.path) == ["a", "a.new"])
  }

  @Test("TY-1 of a big file that was written just now only what is read is in memory") func mapping() throws {
    let folder = try TestFolder()
    let path = folder.path + "/big"
    try [UInt8](repeating: 1, count: 8 << 20).withUnsafeBytes { bytes in try Files.replace(path, with: [bytes]) }
    let file = try FileDescriptor(owning: open(path, O_RDONLY | O_CLOEXEC), call: "open")
    let memory = try #require(mmap(nil, 8 << 20, PROT_READ, MAP_PRIVATE, file.rawValue, 0))
    defer { munmap(memory, 8 << 20) }
    #expect(memory.load(fromByteOffset: 3 << 20, as: UInt8.self) == 1)
    let maps = String(decoding: try Files.read("/proc/self/smaps"), as: UTF8.self).split(separator: "\n")
    let start = try #require(maps.firstIndex { $0.contains(path) })
    let size = try #require(maps[start...].first { $0.hasPrefix("Rss:") })
    #expect(size.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0 <= 512, "\(size)")
  }

  @Test func `names come in order, and a missing folder has none`() throws {
    let folder = try TestFolder()
    for name in ["b", "a", "한", "c"] { _ = try folder.file(name) }
    #expect(Files.names(in: folder.path) == ["a", "b", "c", "한"])
    #expect(Files.names(in: folder.path + "/none").isEmpty)
    #expect(Files.exists(folder.path))
    #expect(!Files.exists(folder.path + "/none"))
  }

  // In a process of its own: other tests open and close files meanwhile.
  @Test func `nothing that is opened stays open`() async {
    await #expect(processExitsWith: .success) {
      let folder = try TestFolder()
      let path = try folder.file("a", [1])
      let before = openDescriptors()
      for _ in 0..<50 {
        _ = try Files.read(path)
        _ = try? Files.read(path, limit: 0)
        _ = try? Files.read(folder.path)
        _ = Files.names(in: folder.path)
        try Files.replace(path, with: [])
        let memory = try SharedMemory(byteCount: 4096, name: "test")
        memory.bytes[0] = 1
        #expect(throws: SystemCallError.self) { try SharedMemory(byteCount: 0, name: "test") }
        let file = try FileDescriptor(owning: open("/dev/null", O_RDONLY | O_CLOEXEC), call: "open")
        _ = FileDescriptor(owning: file.release())
        _ = try? FileDescriptor(owning: open("/no/such", O_RDONLY), call: "open")
        _ = try await EventLoop()
      }
      // The test runner may open one meanwhile; a leak would be one for each of the fifty rounds.
      #expect(openDescriptors() < before + 50)
    }
  }

  @Test func `shared memory can be written and mapped by another, and does not shrink`() throws {
    let memory = try SharedMemory(byteCount: 10_000, name: "test")
    memory.bytes[9999] = 7
    let other = mmap(nil, 10_000, PROT_READ, MAP_SHARED, memory.descriptor, 0)
    let bytes = UnsafeRawBufferPointer(start: other, count: 10_000)
    #expect(bytes[9999] == 7)
    munmap(other, 10_000)
    #expect(ftruncate(memory.descriptor, 1) == -1)
  }

  @Test func `a call that failed gives no descriptor`() {
    #expect(throws: SystemCallError(call: "open", errno: ENOENT)) {
      _ = try FileDescriptor(owning: open("/no/such", O_RDONLY), call: "open")
    }
  }
}
