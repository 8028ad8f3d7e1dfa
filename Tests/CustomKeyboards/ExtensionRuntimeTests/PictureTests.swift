// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionProtocol
import Foundation
import Geometry
import TestKeyboardKeys
import TestSupport
import Testing
import TextModel
import UIKitCore

@testable import test_keyboard

/// The pictures that a host gets; `HostScreen` looks at each of them.
@MainActor @Suite(.serialized) struct PictureTests {
  @Test func `what was drawn piece by piece is what is drawn at once`() throws {
    let host = try PlayedHost { KeyboardViewController() }
    try host.show()
    try host.advance()
    var random = SeededGenerator(seed: 7)
    for _ in 0..<60 {
      // The keys of the first row, which only type.
      let place = CGPoint(x: random.next(below: 360), y: random.next(below: 200 / TestKey.rows.count))
      try host.touch(.began, at: place)
      try host.advance(by: Double(random.next(below: 4)) / 60)
      try host.touch(.ended, at: place)
      try host.advance(by: Double(random.next(below: 6)) / 60)
    }
    try host.advance()
    let pixels = host.screen.pixels
    for isDark in [true, false] {
      host.surroundings.isDark = isDark
      try host.tellSurroundings()
      try host.advance()
      #expect((host.screen.pixels == pixels) == !isDark)
    }
    #expect(Set(pixels).count > 10, "there is something to be seen")
  }

  @Test func `a picture is made only when the one before has been shown`() throws {
    let host = try PlayedHost { KeyboardViewController() }
    host.showsFrames = false
    try host.show()
    for _ in 0..<5 { try host.tap(at: host.place(of: .a)) }
    try host.advance()
    #expect(host.screen.frameCount == 1)
    #expect(host.edits().count == 5, "text does not wait for pictures")
    try host.say(.frameShown)
    #expect(host.screen.frameCount == 2)
  }

  @Test(arguments: [1, 1.25, 1.5, 2.75] as [Double])
  func `pictures have the pixels of the screen`(_ scale: Double) throws {
    let host = try PlayedHost { KeyboardViewController() }
    host.surroundings.size = Size(width: 411, height: 233)
    (host.surroundings.usualHeight, host.surroundings.scale) = (233, scale)
    try host.show()
    try host.advance()
    let size = PictureFormat(width: Int((411 * scale).rounded()), height: Int((233 * scale).rounded()))
    #expect(host.screen.format == size)
    #expect(host.screen.color(x: size.width - 1, y: size.height - 1) >> 24 == 0xFF)
    try host.tap(at: host.place(of: .a))
    try host.advance()
    #expect(host.screen.frameCount > 1)
  }

  @Test func `another size of the area comes with memory of its own`() throws {
    let host = try PlayedHost { KeyboardViewController() }
    try host.show()
    try host.advance()
    for (width, height) in [(720.0, 180.0), (360, 200), (100, 50)] {
      host.surroundings.size = Size(width: width, height: height)
      try host.tellSurroundings()
      try host.advance()
      #expect(host.screen.format == PictureFormat(width: Int(width * 2), height: Int(height * 2)))
    }
    let count = host.screen.frameCount
    host.surroundings.size = Size(width: 0, height: 0)
    try host.tellSurroundings()
    host.surroundings.size = Size(width: 900_000, height: 900_000)
    try host.tellSurroundings()
    try host.advance()
    #expect(host.screen.frameCount == count, "what no keyboard can be is no picture")
  }

  @Test func `what moves goes on until it is there`() throws {
    let stage = try SampleStage()
    try stage.host.show()
    try stage.host.advance()
    let count = stage.host.screen.frameCount
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    box.backgroundColor = .red
    stage.keyboard?.view.addSubview(box)
    UIView.animate(withDuration: 0.5, delay: 0.1) { box.frame.origin.x = 300 }
    try stage.host.turn()
    try stage.host.advance()
    #expect(stage.host.screen.frameCount > count + 20)
    #expect(stage.host.screen.color(x: 620, y: 20) == 0xFFFF_0000)
  }
}
