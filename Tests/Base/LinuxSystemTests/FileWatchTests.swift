// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import LinuxSystem

@MainActor
@Suite struct FileWatchTests {
  private let folder: TestFolder
  /// The file that is watched.
  private let path: String

  init() throws {
    folder = try TestFolder()
    path = folder.path + "/settings.conf"
  }

  /// Writes a file, and waits until nobody has it open for writing: a program that another test starts meanwhile has what is open, until it
  /// begins, and the kernel tells of a file that was written when the last one closes it.
  private func write(_ text: String, to path: String) throws {
    try text.write(toFile: path, atomically: false, encoding: .utf8)
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    try #require(descriptor >= 0)
    defer { close(descriptor) }
    // Such a lease is given on a file that nobody writes.
    while fcntl(descriptor, Self.setLease, F_RDLCK) != 0, errno == EAGAIN { sched_yield() }
    _ = fcntl(descriptor, Self.setLease, F_UNLCK)
  }

  /// `F_SETLEASE`, which Swift does not know. Source: linux/fcntl.h.
  private static let setLease: Int32 = 1024

  private func makeFolder(_ path: String) throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  private func move(_ path: String, to target: String) throws { try Files.move(path, to: target) }

  private func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
  }

  /// Makes changes while a file is watched.
  ///
  /// - Returns: How often each was told of.
  private func notices(of path: String? = nil, _ changes: [() throws -> Void]) throws -> [Int] {
    var count = 0
    return try notices(changes, count: { count }) { try FileWatch(path: path ?? self.path, loop: $0) { count += 1 } }
  }

  /// Makes changes while a folder is watched.
  private func notices(in folder: String, _ changes: [() throws -> Void]) throws -> [Int] {
    var count = 0
    return try notices(changes, count: { count }) { try FileWatch(folder: folder, loop: $0) { count += 1 } }
  }

  private func notices(
    _ changes: [() throws -> Void], count: () -> Int, _ watch: (EventLoop) throws -> FileWatch
  ) throws -> [Int] {
    let loop = try EventLoop()
    let watch = try watch(loop)
    return try changes.map { change in
      let before = count()
      try change()
      // The kernel has told of it when the change is made.
      #expect(try loop.poll() == nil)
      return withExtendedLifetime(watch) { count() - before }
    }
  }

  @Test func `a file that is written is told of once it is whole`() throws {
    let writer = Writer()
    let notices = try notices([
      { try write("a", to: path) }, { try write("b", to: path) },
      { try writer.open(path) }, { writer.write() }, { writer.close() },
    ])
    #expect(notices == [1, 1, 0, 0, 1])
  }

  @Test func `a file put in place of the old one is told of, and what else is in the folder is not`() throws {
    try write("old", to: path)
    try write("new", to: folder.path + "/draft")
    let notices = try notices([
      { try write("a", to: folder.path + "/other") }, { try move(folder.path + "/draft", to: path) },
    ])
    #expect(notices == [0, 1])
  }

  @Test func `a file that is moved away, comes back or is removed is told of`() throws {
    try write("a", to: path)
    let away = folder.path + "/settings.off"
    let notices = try notices([
      { try move(path, to: away) }, { try move(away, to: path) }, { try Files.remove(path) },
      { try FileManager.default.linkItem(atPath: try folder.file("x"), toPath: path) },
    ])
    #expect(notices == [1, 1, 1, 1])
  }

  @Test func `a folder that comes, goes or is replaced is followed, however far up it is`() throws {
    let up = folder.path + "/a"
    let place = up + "/b/settings.conf"
    let notices = try notices(
      of: place,
      [
        { try makeFolder(up) }, { try makeFolder(up + "/b") }, { try write("1", to: place) },
        { try move(up, to: folder.path + "/c") }, { try write("2", to: folder.path + "/c/b/settings.conf") },
        { try makeFolder(up + "/b") }, { try write("3", to: place) },
        { try FileManager.default.removeItem(atPath: up) }, { try makeFolder(up + "/b") },
        { try write("4", to: place) },
      ])
    #expect(notices.map { $0 > 0 } == [true, true, true, true, false, true, true, true, true, true])
  }

  @Test func `a file behind links is told of, and where they lead to can change`() throws {
    let (first, second) = (folder.path + "/dotfiles", folder.path + "/others")
    for place in [first, second] {
      try makeFolder(place)
      try write("a", to: place + "/spinet.conf")
    }
    try link(folder.path + "/current", to: "dotfiles")
    try link(path, to: folder.path + "/current/./spinet.conf")
    let notices = try notices([
      { try write("b", to: first + "/spinet.conf") }, { try write("b", to: second + "/spinet.conf") },
      {
        try link(folder.path + "/next", to: "others")
        try move(folder.path + "/next", to: folder.path + "/current")
      },
      { try write("c", to: first + "/spinet.conf") }, { try write("c", to: second + "/spinet.conf") },
      { try Files.remove(path) }, { try write("d", to: second + "/spinet.conf") }, { try link(path, to: path) },
      {
        try Files.remove(path)
        try write("e", to: path)
      },
    ])
    #expect(notices.map { $0 > 0 } == [true, false, true, false, true, true, false, true, true])
  }

  @Test func `what is in a folder and in its folders is told of`() throws {
    let keyboards = folder.path + "/keyboards"
    let bundle = keyboards + "/X.keyboard"
    let notices = try notices(
      in: keyboards,
      [
        { try makeFolder(keyboards) }, { try makeFolder(bundle) }, { try write("a", to: bundle + "/Info.plist") },
        { try move(bundle, to: folder.path + "/elsewhere") },
        { try write("b", to: folder.path + "/elsewhere/Info.plist") },
        { try move(folder.path + "/elsewhere", to: bundle) }, { try write("c", to: bundle + "/Info.plist") },
        { try FileManager.default.removeItem(atPath: bundle) }, { try link(bundle, to: folder.path) },
        { try write("d", to: folder.path + "/Info.plist") }, { try Files.remove(bundle) },
      ])
    #expect(
      notices.map { $0 > 0 } == [true, true, true, true, false, true, true, true, true, true, true])
  }

  @Test func `what was lost among too many changes is looked at again`() throws {
    let most = try String(contentsOfFile: "/proc/sys/fs/inotify/max_queued_events", encoding: .utf8)
    let count = try #require(Int(most.trimmingCharacters(in: .whitespacesAndNewlines)))
    let other = folder.path + "/other"
    let notices = try notices([
      {
        for _ in 0...count / 2 {
          let descriptor = open(other, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
          close(descriptor)
          unlink(other)
        }
        try write("a", to: path)
      },
      { try write("b", to: path) },
    ])
    #expect(notices == [1, 1])
  }

  @Test func `events that are cut off or name nothing are read to their end`() {
    func event(_ watch: Int32, _ mask: UInt32, _ length: UInt32, _ name: String) -> [UInt8] {
      let head = [UInt32(bitPattern: watch), mask, 0, length]
      return head.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) } }
        + Array(name.utf8) + [UInt8](repeating: 0, count: min(max(Int(length) - name.utf8.count, 0), 32))
    }
    let bytes = event(3, 8, 16, "settings.conf") + event(-1, 0x4000, 0, "") + event(4, 0x100, 32, "한글")
    #expect(
      Inotify.Event.parse(bytes[...]) == [
        Inotify.Event(watch: 3, mask: 8, name: "settings.conf"), Inotify.Event(watch: -1, mask: 0x4000, name: ""),
        Inotify.Event(watch: 4, mask: 0x100, name: "한글"),
      ])
    for count in 0..<bytes.count { _ = Inotify.Event.parse(bytes.prefix(count)) }
    #expect(Inotify.Event.parse(event(3, 8, .max, "")[...]).count == 1)
  }
}

/// A file that somebody takes their time to write.
private final class Writer {
  private var descriptor: Int32 = -1

  func open(_ path: String) throws {
    descriptor = Foundation.open(path, O_WRONLY | O_TRUNC)
    try #require(descriptor >= 0)
  }

  func write() { _ = Foundation.write(descriptor, "x", 1) }

  func close() { _ = Foundation.close(descriptor) }
}
