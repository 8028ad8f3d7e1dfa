// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Geometry
import Testing
import UIKitCore
import WaylandPlatform

@testable import WaylandWindows

@Suite struct WindowTests {
  @Test func `areas become all pixels that they touch, and none outside`() {
    func area(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> PixelArea {
      PixelArea(CGRect(x: x, y: y, width: width, height: height), scale: 1.5, inWidth: 150, height: 75)
    }
    #expect(area(1, 1, 1, 1) == PixelArea(x: 1, y: 1, width: 2, height: 2))
    #expect(area(-10, -10, 1e9, 1e9) == PixelArea(x: 0, y: 0, width: 150, height: 75))
    #expect(area(300, 0, 5, 5).isEmpty)
  }

  @Test func `a list of areas leaves out what others cover, and long ones become a box`() {
    let small = PixelArea(x: 2, y: 2, width: 2, height: 2)
    let large = PixelArea(x: 0, y: 0, width: 10, height: 10)
    #expect(PixelArea.list([small, large, small]) == [large])
    let many = (0..<20).map { PixelArea(x: $0 * 4, y: $0, width: 2, height: 1) }
    #expect(PixelArea.list(many) == [PixelArea(x: 0, y: 0, width: 78, height: 20)])
  }

  @Test func `copying takes the area and leaves the rest`() {
    let (source, target) = (Pixels(7), Pixels(1))
    PixelArea(x: 1, y: 2, width: 2, height: 1).copy(from: source.bytes, to: target.bytes, stride: 16)
    let changed = target.bytes.indices.filter { target.bytes[$0] == 7 }
    #expect(changed == Array(36..<44))
  }

  /// Four by four pixels of one value.
  @MainActor private final class Pixels {
    let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: 64, alignment: 4)

    init(_ value: UInt8) { bytes.initializeMemory(as: UInt8.self, repeating: value) }

    isolated deinit { bytes.deallocate() }
  }

  @Test func `edges resize, corners reach further, and the middle does not`() {
    let size = CGSize(width: 300, height: 200)
    func edge(_ x: Double, _ y: Double) -> WindowEdge? { WindowEdge(at: CGPoint(x: x, y: y), in: size) }
    #expect(edge(150, 100) == nil)
    #expect(edge(-1, 100) == nil)
    #expect(edge(2, 100) == .left)
    #expect(edge(298, 100) == .right)
    #expect(edge(150, 1) == .top)
    #expect(edge(150, 199) == .bottom)
    #expect(edge(2, 2) == .topLeft)
    #expect(edge(10, 198) == .bottomLeft)
    #expect(edge(298, 10) == .topRight)
    #expect(edge(290, 198) == .bottomRight)
  }

  @Test func `the title bar has its buttons on the right, and what is below is no part of it`() {
    let bar = TitleBar()
    func part(_ x: Double, _ y: Double = 10) -> TitleBar.Part? { bar.part(at: CGPoint(x: x, y: y), width: 300) }
    #expect(part(20) == .bar)
    #expect(part(230) == .maximize)
    #expect(part(290) == .close)
    #expect(part(290, TitleBar.height) == nil)
    #expect(part(300) == nil)
  }

  @Test(arguments: [
    (1.0, UIContentSizeCategory.large), (0.1, .extraSmall), (1.25, .extraExtraLarge),
    (9, .accessibilityExtraExtraExtraLarge),
  ])
  func `the desktop's text scale is the nearest size`(scale: Double, category: UIContentSizeCategory) {
    #expect(DesktopTraits.category(ofTextScale: scale) == category)
  }
}
