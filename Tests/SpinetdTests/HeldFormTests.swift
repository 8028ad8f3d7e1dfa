// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

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
    #expect(HeldForm(nil, path: path).form == .docked)
    #expect(HeldForm(.floating, path: path).form == .floating)
    #expect(HeldForm(nil, path: path).origin == nil)
  }

  @Test func `form and place are there at the next start, and the settings choose the form before that`() {
    var held = HeldForm(nil, path: path)
    held.hold(as: .floating, at: Point(x: 480, y: 319.6))
    let next = HeldForm(nil, path: path)
    #expect(next.form == .floating && next.origin == Point(x: 480, y: 320))
    let chosen = HeldForm(.docked, path: path)
    #expect(chosen.form == .docked && chosen.origin == Point(x: 480, y: 320))
  }

  @Test func `a drag is kept when it is over`() {
    var held = HeldForm(.floating, path: path)
    held.hold(as: .floating, at: Point(x: 10, y: 10))
    held.move(to: Point(x: 200, y: 100))
    #expect(HeldForm(nil, path: path).origin == Point(x: 10, y: 10))
    held.keep()
    #expect(HeldForm(nil, path: path).origin == Point(x: 200, y: 100))
  }

  @Test func `a file that is not ours counts as none`() throws {
    let url = URL(filePath: path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("floating over the rainbow\n".utf8).write(to: url)
    #expect(HeldForm(nil, path: path).form == .docked)
    try Data(repeating: 0xFF, count: 100_000).write(to: url)
    #expect(HeldForm(nil, path: path).form == .docked)
  }

  @Test func `without a place to keep it the form changes all the same`() {
    var held = HeldForm(nil, path: nil)
    held.hold(as: .floating, at: nil)
    #expect(held.form == .floating)
  }
}
