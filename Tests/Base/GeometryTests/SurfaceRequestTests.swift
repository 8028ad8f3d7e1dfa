// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import Testing

@Suite struct SurfaceRequestTests {
  private let screen = Size(width: 1024, height: 768)

  @Test func `lengths are whole pixels, and no longer than a surface can be`() {
    let request = SurfaceRequest(height: 240.2, headroom: 19.5)
    #expect(request.height == 241 && request.headroom == 20 && request.surfaceHeight == 261)
    let odd = SurfaceRequest(height: -5, headroom: .infinity)
    #expect(odd.height == 0 && odd.headroom == Size.longestSide)
    #expect(SurfaceRequest(height: .nan, headroom: 0).height == 0)
  }

  @Test func `a keyboard stands at the bottom of the screen, with its headroom above`() {
    let request = SurfaceRequest(height: 240, headroom: 20)
    #expect(!request.isCard)
    #expect(request.frame(onScreen: screen, width: 1024) == Rect(x: 0, y: 528, width: 1024, height: 240))
    #expect(request.surfaceOrigin(onScreen: screen) == Point(x: 0, y: 508))
  }

  @Test func `a card is where it says, with its margin around`() {
    let card = SurfaceRequest.Card(origin: Point(x: 99.6, y: 200.4), width: 319.2, margin: 7.5, cornerRadius: 11.1)
    let request = SurfaceRequest(height: 240, headroom: 20, card: card)
    #expect(request.isCard && card.cornerRadius == 12)
    #expect(request.frame(onScreen: screen, width: 5) == Rect(x: 100, y: 200, width: 320, height: 240))
    #expect(request.surfaceOrigin(onScreen: screen) == Point(x: 92, y: 180))
    #expect(request.surfaceHeight == 268)
  }

  @Test func `a card of odd numbers has a place and a side`() {
    let card = SurfaceRequest.Card(origin: Point(x: -1e9, y: 1e9), width: -4, margin: -1, cornerRadius: 0)
    #expect(card.origin == Point(x: -Size.longestSide, y: Size.longestSide))
    #expect(card.width == 1 && card.margin == 0)
  }
}
