// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Desk
import Foundation
import Geometry
import Storage
import SystemKeyboard
import Testing
import TextModel

@testable import spinetd

@MainActor
@Suite struct HeldFormTests {
  private let path = FileManager.default.temporaryDirectory.appending(path: "held-\(UUID().uuidString)/form").path

  @Test func `at first the keyboard is docked, unless the settings say otherwise`() {
    #expect(HeldFormFile.read(nil, path: path).form == .docked)
    #expect(HeldFormFile.read(.floating, path: path).form == .floating)
    #expect(HeldFormFile.read(nil, path: path).origin == nil)
  }

  @Test func `form and place are there at the next start, and the settings choose the form before that`() {
    HeldFormFile.keep(HeldForm(.floating, at: Point(x: 480, y: 319.6)), path: path)
    let next = HeldFormFile.read(nil, path: path)
    #expect(next.form == .floating && next.origin == Point(x: 480, y: 320))
    let chosen = HeldFormFile.read(.docked, path: path)
    #expect(chosen.form == .docked && chosen.origin == Point(x: 480, y: 320))
  }

  @Test("VK-15 a split keyboard is as high at the next start, and at first above the bottom") func split() {
    #expect(HeldFormFile.read(.split, path: path) == HeldForm(.split, elevation: 150))
    HeldFormFile.keep(HeldForm(.split, at: Point(x: 480, y: 320), elevation: 96.4), path: path)
    #expect(HeldFormFile.read(nil, path: path) == HeldForm(.split, at: Point(x: 480, y: 320), elevation: 96))
  }

  @Test func `a file that is not ours counts as none`() throws {
    let url = URL(filePath: path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("floating over the rainbow\n".utf8).write(to: url)
    #expect(HeldFormFile.read(nil, path: path).form == .docked)
    try Data(repeating: 0xFF, count: 100_000).write(to: url)
    #expect(HeldFormFile.read(nil, path: path).form == .docked)
  }

  @Test func `without a place to keep it nothing is kept, and nothing fails`() {
    HeldFormFile.keep(HeldForm(.floating), path: nil)
    #expect(HeldFormFile.read(nil, path: nil).form == .docked)
  }
}
