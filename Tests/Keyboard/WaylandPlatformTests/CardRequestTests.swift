// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import Testing

@testable import WaylandPlatform

@MainActor
@Suite struct CardRequestTests {
  typealias Request = SurfaceRequest
  typealias Card = SurfaceRequest.Card

  private func card(x: Double = 100, y: Double = 50, width: Double = 320) -> Card {
    Card(origin: Point(x: x, y: y), width: width, margin: 20, cornerRadius: 12)
  }

  @Test func `a card's surface has room around it, and none is needed below a docked keyboard`() {
    let request = Request(height: 240, headroom: 64, card: card())
    #expect(request.surfaceHeight == 324)
    #expect(request.origin == Point(x: 80, y: -14))
    #expect(request.keyboard(inWidth: 360) == Rect(x: 20, y: 64, width: 320, height: 240))
    let docked = Request(height: 240, headroom: 64)
    #expect(docked.surfaceHeight == 304)
    #expect(docked.keyboard(inWidth: 1024) == Rect(x: 0, y: 64, width: 1024, height: 240))
  }

  @Test func `what shows through at the corners of a card does not count as opaque`() {
    #expect(
      Request(height: 240, headroom: 64, card: card()).opaqueAreas(inWidth: 360)
        == [Rect(x: 20, y: 76, width: 320, height: 216)])
    #expect(Request(height: 10, headroom: 0, card: card()).opaqueAreas(inWidth: 360).first?.height == 0)
    #expect(
      Request(height: 240, headroom: 64).opaqueAreas(inWidth: 1024) == [Rect(x: 0, y: 64, width: 1024, height: 240)])
  }

  @Test("VK-15 of a keyboard in halves these alone are opaque and hear touches, under a finger a little more")
  func halves() {
    let card = Card(origin: Point(x: 0, y: 300), width: 1024, margin: 0, cornerRadius: 12, gap: 364)
    let request = Request(height: 240, headroom: 64, card: card)
    #expect(
      request.opaqueAreas(inWidth: 1024) == [
        Rect(x: 0, y: 76, width: 330, height: 216), Rect(x: 694, y: 76, width: 330, height: 216),
      ])
    #expect(
      request.keyboardOnScreen == [
        Rect(x: 0, y: 300, width: 330, height: 240), Rect(x: 694, y: 300, width: 330, height: 240),
      ])
    #expect(
      request.surroundingsOnScreen == [
        Rect(x: 0, y: 236, width: 394, height: 304), Rect(x: 630, y: 236, width: 394, height: 304),
      ])
    #expect(!request.isSameKind(as: Request(height: 240, headroom: 64, card: self.card())))
    #expect(!request.isSameKind(as: Request(height: 240, headroom: 64)))
    let higher = Card(origin: Point(x: 0, y: 200), width: 1024, margin: 0, cornerRadius: 12, gap: 364)
    #expect(Request(height: 240, headroom: 64, card: higher).isMoved(from: request))
    let nearer = Card(origin: Point(x: 0, y: 200), width: 1024, margin: 0, cornerRadius: 12, gap: 300)
    #expect(!Request(height: 240, headroom: 64, card: nearer).isMoved(from: request))
  }

  @Test func `another place alone is a move, another size is not`() {
    let request = Request(height: 240, headroom: 64, card: card())
    #expect(Request(height: 240, headroom: 64, card: card(x: 101)).isMoved(from: request))
    #expect(!request.isMoved(from: request))
    #expect(!Request(height: 250, headroom: 64, card: card(x: 101)).isMoved(from: request))
    #expect(!Request(height: 240, headroom: 64, card: card(x: 101, width: 300)).isMoved(from: request))
    #expect(!Request(height: 240, headroom: 64).isMoved(from: request))
    #expect(!request.isMoved(from: Request(height: 240, headroom: 64)))
  }

  @Test func `places and sizes that no screen has are brought to those that one has`() {
    let wild = Card(origin: Point(x: 1e300, y: -1e300), width: -5, margin: .infinity, cornerRadius: 12)
    #expect(wild.origin == Point(x: 32_767, y: -32_767))
    #expect(wild.width == 1 && wild.margin == 32_767)
    #expect(Card(origin: Point(x: 0.4, y: 0.6), width: 319.2, margin: 0, cornerRadius: 0).origin == Point(x: 0, y: 1))
  }
}
