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

  private let screen = ScreenIdentity(connector: "DSI-1")

  @Test func `at first the keyboard is docked, unless the settings say otherwise`() {
    #expect(HeldFormFile.read(nil, on: screen, path: path).form == .docked)
    #expect(HeldFormFile.read(.floating, on: screen, path: path).form == .floating)
    #expect(HeldFormFile.read(nil, on: screen, path: path).origin == nil)
  }

  @Test func `form and place are there at the next start, and the settings choose the form before that`() {
    HeldFormFile.keep(HeldForm(.floating, at: Point(x: 480, y: 319.6)), on: screen, path: path)
    let next = HeldFormFile.read(nil, on: screen, path: path)
    #expect(next.form == .floating && next.origin == Point(x: 480, y: 320))
    let chosen = HeldFormFile.read(.docked, on: screen, path: path)
    #expect(chosen.form == .docked && chosen.origin == Point(x: 480, y: 320))
  }

  @Test("VK-15 a split keyboard is as high at the next start, and at first above the bottom") func split() {
    #expect(HeldFormFile.read(.split, on: screen, path: path) == HeldForm(.split, elevation: 150))
    HeldFormFile.keep(HeldForm(.split, at: Point(x: 480, y: 320), elevation: 96.4), on: screen, path: path)
    #expect(
      HeldFormFile.read(nil, on: screen, path: path) == HeldForm(.split, at: Point(x: 480, y: 320), elevation: 96))
  }

  @Test("VK-15 SY-4 two keyboards that keep how they are held at the same time lose nothing of each other")
  func writers() {
    let screens = (1...8).map { ScreenIdentity(connector: "DP-\($0)") }
    let path = path
    DispatchQueue.concurrentPerform(iterations: screens.count) { index in
      for percent in [80, 120] {
        HeldFormFile.keep(
          HeldForm(size: AdjustedSize(keySize: KeySize(percent: percent + index))), on: screens[index], path: path,
          patience: .seconds(60))
      }
    }
    for (index, screen) in screens.enumerated() {
      #expect(HeldFormFile.read(nil, on: screen, path: path).size.keySize?.percent == 120 + index)
    }
  }

  @Test("SY-4 a size that was set by hand is there at the next start, on its screen and no other") func sizes() {
    let size = AdjustedSize(keySize: .large, bottomGap: 24)
    HeldFormFile.keep(HeldForm(size: size), on: screen, path: path)
    #expect(HeldFormFile.read(nil, on: screen, path: path) == HeldForm(size: size))
    #expect(HeldFormFile.read(.floating, on: screen, path: path) == HeldForm(.floating, size: size))
    #expect(HeldFormFile.read(nil, on: ScreenIdentity(connector: "DP-1"), path: path) == HeldForm())
  }

  @Test func `a file that is not ours counts as none`() throws {
    let url = URL(filePath: path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("floating over the rainbow\n".utf8).write(to: url)
    #expect(HeldFormFile.read(nil, on: screen, path: path).form == .docked)
    try Data(repeating: 0xFF, count: 100_000).write(to: url)
    #expect(HeldFormFile.read(nil, on: screen, path: path).form == .docked)
  }

  @Test("SY-4 VK-15 a file that is damaged or too large gives way to what is kept next") func damaged() throws {
    let url = URL(filePath: path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    for bytes in [Data("floating over the rainbow\n".utf8), Data(repeating: 0xFF, count: 100_000)] {
      try bytes.write(to: url)
      HeldFormFile.keep(HeldForm(.floating), on: screen, path: path)
      #expect(HeldFormFile.read(nil, on: screen, path: path).form == .floating)
    }
  }

  @Test("SY-4 VK-15 of a screen that is called nothing, nothing is written") func nameless() {
    HeldFormFile.keep(HeldForm(.floating), on: ScreenIdentity(), path: path)
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func `without a place to keep it nothing is kept, and nothing fails`() {
    HeldFormFile.keep(HeldForm(.floating), on: screen, path: nil)
    #expect(HeldFormFile.read(nil, on: screen, path: nil).form == .docked)
  }
}
