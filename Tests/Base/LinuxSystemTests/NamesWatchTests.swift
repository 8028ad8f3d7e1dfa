// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import LinuxSystem
import TestSupport
import Testing

/// Names that come to a folder, and leave it.
@MainActor @Suite struct NamesWatchTests {
  @Test("VK-13 a device that comes or goes is told of, and not one that is written to or closed") func names() throws {
    let folder = try TestFolder()
    let loop = try EventLoop()
    var count = 0
    let watch = try NamesWatch(folder: folder.path, loop: loop) { count += 1 }
    try "a".write(toFile: folder.path + "/event0", atomically: false, encoding: .utf8)
    try loop.run { count > 0 }
    count = 0
    try "b".write(toFile: folder.path + "/event0", atomically: false, encoding: .utf8)
    try FileManager.default.removeItem(atPath: folder.path + "/event0")
    try loop.run { count > 0 }
    // What was written stands before what went, and was not told.
    #expect(count == 1)
    withExtendedLifetime(watch) {}
  }

  @Test("VK-13 where there is no folder that is said") func none() throws {
    let loop = try EventLoop()
    #expect(throws: SystemCallError.self) { try NamesWatch(folder: "/nowhere/at/all", loop: loop) {} }
  }
}
