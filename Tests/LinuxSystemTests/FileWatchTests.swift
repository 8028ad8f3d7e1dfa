// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import LinuxSystem

@MainActor
@Suite struct FileWatchTests {
  private let folder: String

  init() throws {
    folder = NSTemporaryDirectory() + "spinet-watch-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  /// Runs a change while a file is watched, and a last one that must be noticed.
  private func changes(noticed change: () throws -> Void) throws -> Int {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let loop = try EventLoop()
    let path = folder + "/settings.conf"
    var count = 0
    let watch = try FileWatch(path: path, loop: loop) { count += 1 }
    // A deadline, so that what was noticed at the same moment is heard first.
    let end = try FileWatch(path: folder + "/end", loop: loop) {
      loop.at(microseconds: MonotonicClock.nowMicroseconds) { loop.stop(status: 0) }
    }
    try change()
    try "x".write(toFile: folder + "/end", atomically: false, encoding: .utf8)
    loop.at(microseconds: MonotonicClock.nowMicroseconds + 20_000_000) { loop.stop(status: 99) }
    #expect(try loop.run() == 0)
    withExtendedLifetime((watch, end)) {}
    return count
  }

  @Test func `a file that is written is noticed`() throws {
    let path = folder + "/settings.conf"
    #expect(try changes { try "a".write(toFile: path, atomically: false, encoding: .utf8) } == 1)
  }

  @Test func `a file put in place of the old one is noticed`() throws {
    let path = folder + "/settings.conf"
    try "old".write(toFile: path, atomically: false, encoding: .utf8)
    #expect(try changes { try "new".write(toFile: path, atomically: true, encoding: .utf8) } >= 1)
  }

  @Test func `another file in the folder is not`() throws {
    #expect(try changes { try "a".write(toFile: folder + "/other", atomically: false, encoding: .utf8) } == 0)
  }

  @Test func `a folder that is not there is an error`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let loop = try EventLoop()
    #expect(throws: SystemCallError.self) { try FileWatch(path: folder + "/none/file", loop: loop) {} }
  }
}
