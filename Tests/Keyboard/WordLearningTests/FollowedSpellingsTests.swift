// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import LinuxSystem
import TestSupport
import Testing
import WordLearning

/// Words that apps have learnt, on their way to the keyboard.
@MainActor
@Suite struct FollowedSpellingsTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "followed-\(UUID().uuidString)").path
  private let loop: EventLoop

  init() throws { loop = try EventLoop() }

  private var path: String { folder + "/spellings.txt" }

  @Test("TY-1 the keyboard hears of words that apps learn and unlearn while it runs") func following() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var app = LearntSpellings(path: path)
    app.insert("blib")
    let spellings = FollowedSpellings(loop: loop, path: path)
    var words: [String] = []
    spellings.onChange = { words = $0 }
    spellings.follow()
    #expect(words == ["blib"])
    app.insert("zorp")
    try loop.run { words == ["blib", "zorp"] }
    app.remove("blib")
    try loop.run { words == ["zorp"] }
    try FileManager.default.removeItem(atPath: path)
    try loop.run { words.isEmpty }
  }

  @Test func `a file that comes later, or cannot be read, harms nobody`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let spellings = FollowedSpellings(loop: loop, path: path)
    var words: [String] = []
    spellings.onChange = { words = $0 }
    spellings.follow()
    var app = LearntSpellings(path: path)
    app.insert("zorp")
    try loop.run { words == ["zorp"] }
    try Data(repeating: 0x61, count: 5 << 20).write(to: URL(filePath: path))
    try loop.run { words.isEmpty }
    try Data([0xFF, 0x0A, 0x0A, 0x61, 0x62, 0x0D, 0x0A, 0x00]).write(to: URL(filePath: path))
    try loop.run { words.contains("ab") }
    FollowedSpellings(loop: loop, path: nil).follow()
  }
}
