// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import KeyboardBundle
import LinuxSystem
import Testing

@testable import ExtensionHost

/// What a person has installed is looked at in turns, between which touches have theirs.
@MainActor
@Suite struct KeyboardFinderTests {
  private let folder: BundleFolder
  private let loop: EventLoop

  init() throws {
    folder = try BundleFolder()
    loop = try EventLoop()
  }

  /// Installs keyboards, each of 64 files and folders.
  private func install(_ count: Int) throws {
    for number in 10..<10 + count {
      let bundle = try folder.add("K\(number).keyboard", identifier: "org.example.k\(number)")
      for file in 0..<59 { try folder.write("", to: "\(bundle)/\(file)") }
    }
  }

  /// Returns how often the loop turned for a search of so many files a turn, and what was found.
  private func find(portion: Int) throws -> (turns: Int, found: InstalledKeyboards?) {
    let finder = KeyboardFinder(loop: loop, portion: portion)
    var found: InstalledKeyboards?
    finder.find(in: [folder.path]) { found = $0 }
    var turns = 0
    while found == nil, turns < 1000 {
      turns += 1
      _ = try loop.poll()
    }
    return (turns, found)
  }

  @Test func `many files take many turns, and little is there at once`() throws {
    try install(20)
    let all = InstalledKeyboards.find(in: [folder.path])
    #expect(all.keyboards.count == 20 && all.problems.isEmpty)
    let (turns, found) = try find(portion: 100)
    #expect(found == all && (12...15).contains(turns))
    let atOnce = try find(portion: 2000)
    #expect(atOnce.found == all && atOnce.turns == 0)
  }

  @Test func `what is wrong with a bundle is found in whatever turn, and the others are there`() throws {
    try install(3)
    try folder.permit(0o777, folder.path + "/K11.keyboard/40")
    try folder.write("no folder", to: folder.path + "/K12a.keyboard")
    for portion in [1, 7, 64, 500] {
      let (_, found) = try find(portion: portion)
      #expect(found == InstalledKeyboards.find(in: [folder.path]))
      #expect(found?.keyboards.map(\.identifier) == ["org.example.k10", "org.example.k12"])
      #expect(found?.problems.count == 2)
    }
  }

  @Test func `another search ends the one before it`() throws {
    try install(2)
    let finder = KeyboardFinder(loop: loop, portion: 10)
    var calls: [String] = []
    finder.find(in: [folder.path]) { _ in calls.append("first") }
    finder.find(in: [folder.path]) { _ in calls.append("second") }
    for _ in 0..<50 { _ = try loop.poll() }
    #expect(calls == ["second"])
    finder.find(in: [folder.path]) { _ in calls.append("third") }
    finder.stop()
    for _ in 0..<50 { _ = try loop.poll() }
    #expect(calls == ["second"])
  }
}
