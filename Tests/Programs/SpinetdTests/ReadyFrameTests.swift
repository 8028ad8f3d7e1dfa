// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import spinetd

@MainActor
@Suite struct ReadyFrameTests {
  @Test func `of many kept pictures the oldest go, and nothing else`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "frames-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for age in 0..<12 {
      let file = folder.appending(path: "frame-\(age)")
      try Data([0]).write(to: file)
      let date = Date(timeIntervalSince1970: 1_000_000 - Double(age))
      try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
    }
    try Data([0]).write(to: folder.appending(path: "appearance"))
    ReadyFrame.removeOld(in: folder.path)
    let left = Set(try FileManager.default.contentsOfDirectory(atPath: folder.path))
    #expect(left == Set((0..<ReadyFrame.most).map { "frame-\($0)" } + ["appearance"]))
  }
}
