// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import LinuxSystem

/// A pipe that is closed with its owner.
final class TestPipe: Sendable {
  let reading: Int32
  private let writing: Int32
  private let ends: Ends

  private final class Ends: @unchecked Sendable {
    private let lock = NSLock()
    private var open: Set<Int32> = []

    init(_ ends: [Int32]) { open = Set(ends) }

    func close(_ end: Int32) {
      lock.withLock { if open.remove(end) != nil { _ = Foundation.close(end) } }
    }
  }

  init() throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    reading = ends[0]
    writing = ends[1]
    self.ends = Ends(ends)
  }

  deinit { close() }

  /// Closes both ends, whoever else still holds the pipe.
  func close() {
    ends.close(reading)
    ends.close(writing)
  }

  func write() {
    var byte: UInt8 = 1
    _ = Foundation.write(writing, &byte, 1)
  }

  func drain() {
    var byte: UInt8 = 0
    _ = read(reading, &byte, 1)
  }

  func closeWriting() { ends.close(writing) }
}

/// A folder of its own under the temporary one, removed with its owner.
final class TestFolder {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.appending(path: "spinet-\(UUID().uuidString.prefix(8))").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func file(_ name: String, _ content: [UInt8] = []) throws -> String {
    let file = path + "/" + name
    try Data(content).write(to: URL(fileURLWithPath: file))
    return file
  }
}

/// How many descriptors a process has open. Source: proc(5).
func openDescriptors() -> Int {
  (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count) ?? -1
}
