// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Typesetting

/// Carets, selections and movement.
@MainActor @Suite struct TextEditingTests {
  // MARK: - Carets

  @Test func `carets stand between characters`() {
    let layout = TextLayout.of("ab\ncd")
    #expect(layout.caretRect(at: 0).minX == 0)
    #expect(abs(layout.caretRect(at: 1).minX - TextLayout.width(of: "a")) < 0.01)
    #expect(abs(layout.caretRect(at: 2).minX - TextLayout.width(of: "ab")) < 0.01)
    #expect(layout.caretRect(at: 3).minX == 0)
    #expect(abs(layout.caretRect(at: 3).minY - layout.lines[1].frame.minY) < 0.01)
    #expect(layout.caretRect(at: 2).height == TextLayout.font.lineHeight)
    #expect(layout.caretRect(at: 99) == layout.caretRect(at: 5))
    #expect(layout.caretRect(at: -1) == layout.caretRect(at: 0))
  }

  @Test func `the caret behind a last line end is in a line of its own`() {
    let layout = TextLayout.of("ab\n")
    #expect(layout.caretRect(at: 3).minX == 0)
    #expect(abs(layout.caretRect(at: 3).minY - TextLayout.font.lineHeight) < 0.01)
    #expect(layout.closestOffset(to: CGPoint(x: 50, y: 500)) == 3)
  }

  @Test func `carets of text from right to left start at the right`() {
    let layout = TextLayout.of("שלום", points: 200)
    #expect(abs(layout.caretRect(at: 0).minX - 200) < 0.01)
    #expect(abs(layout.caretRect(at: 4).minX - (200 - layout.lines[0].frame.width)) < 0.01)
    #expect(layout.closestOffset(to: CGPoint(x: 199, y: 5)) == 0)
    #expect(layout.closestOffset(to: CGPoint(x: 5, y: 5)) == 4)
  }

  @Test func `at a change of direction the caret is where the paragraph goes on`() {
    let layout = TextLayout.of("abc שלום def")
    let before = TextLayout.width(of: "abc ")
    #expect(abs(layout.caretRect(at: 4).minX - before) < 0.01)
    #expect(abs(layout.caretRect(at: 8).minX - before - TextLayout.width(of: "שלום")) < 0.01)
    #expect(layout.caretRect(at: 5).minX > layout.caretRect(at: 6).minX)
  }

  @Test func `a place at which a line was wrapped is in both lines`() {
    let layout = TextLayout.of("漢字漢字漢字", width: "漢字漢")
    let end = layout.closestPosition(to: CGPoint(x: 500, y: 5))
    #expect(end == TextLayout.Position(3, .upstream))
    #expect(layout.caretRect(at: end).minY == 0)
    #expect(layout.caretRect(at: end).minX > 0)
    #expect(layout.caretRect(at: 3).minX == 0)
    #expect(layout.lineRange(at: end) == NSRange(location: 0, length: 3))
    #expect(layout.lineRange(at: .init(3)) == NSRange(location: 3, length: 3))
    let spaced = TextLayout.of("aaa bbb", width: "aaa b")
    #expect(spaced.closestPosition(to: CGPoint(x: 500, y: 5)) == .init(3))
  }

  @Test func `points find the nearest place`() {
    let layout = TextLayout.of("mmmm\nmm")
    let em = TextLayout.width(of: "mmmm") / 4
    #expect(layout.closestOffset(to: CGPoint(x: em * 1.4, y: 5)) == 1)
    #expect(layout.closestOffset(to: CGPoint(x: em * 1.6, y: 5)) == 2)
    #expect(layout.closestOffset(to: CGPoint(x: -50, y: -50)) == 0)
    #expect(layout.closestOffset(to: CGPoint(x: 500, y: 5)) == 4)
    #expect(layout.closestOffset(to: CGPoint(x: 500, y: 25)) == 7)
    #expect(layout.closestOffset(to: CGPoint(x: CGFloat.nan, y: .infinity)) >= 5)
  }

  // MARK: - Selection

  @Test func `selections cover characters, and lines to their end when they go on below`() throws {
    let layout = TextLayout.of("abc\ndef", points: 200)
    let one = layout.selectionRects(for: NSRange(location: 1, length: 1))
    #expect(one.count == 1)
    #expect(abs(one[0].rect.minX - layout.caretRect(at: 1).minX) < 0.01)
    #expect(abs(one[0].rect.maxX - layout.caretRect(at: 2).minX) < 0.01)
    let both = layout.selectionRects(for: NSRange(location: 1, length: 5))
    #expect(both.count == 2)
    #expect(both[0].rect.maxX == 200)
    #expect(both[1].rect.minX == 0)
    #expect(both.map(\.containsStart) == [true, false] && both.map(\.containsEnd) == [false, true])
    #expect(layout.selectionRects(for: NSRange(location: 2, length: 0)).isEmpty)
    #expect(layout.selectionRects(for: NSRange(location: 50, length: 9)).isEmpty)
    #expect(layout.selectionRects(for: NSRange(location: NSNotFound, length: 0)).isEmpty)
  }

  @Test func `a selection over a change of direction has parts`() {
    let layout = TextLayout.of("abc שלום def")
    #expect(layout.selectionRects(for: NSRange(location: 2, length: 4)).count == 2)
    let all = layout.selectionRects(for: NSRange(location: 0, length: layout.length))
    #expect(all.count == 1)
    #expect(abs(all[0].rect.width - layout.usedSize.width) < 0.01)
  }

  // MARK: - Movement

  @Test func `carets move by what people take for characters`() {
    let layout = TextLayout.of("e\u{301}👨‍👩‍👧‍👦\r\n한")
    var stops = [0]
    while let last = stops.last, last < layout.length { stops.append(layout.offset(after: last)) }
    #expect(stops == [0, 2, 13, 15, 16])
    var back = [layout.length]
    while let last = back.last, last > 0 { back.append(layout.offset(before: last)) }
    #expect(back.reversed() == stops)
    #expect(layout.offset(after: 99) == 16 && layout.offset(before: -5) == 0)
  }

  @Test func `words are found around offsets and in both directions`() {
    let layout = TextLayout.of("Hello, big world\n한국어 단어", width: "Hello, big")
    #expect(layout.wordRange(at: 2) == NSRange(location: 0, length: 5))
    #expect(layout.wordRange(at: 5) == NSRange(location: 0, length: 5))
    #expect(layout.wordRange(at: 6) == nil)
    #expect(layout.wordRange(at: 11) == NSRange(location: 11, length: 5))
    #expect(layout.wordRange(at: 18) == NSRange(location: 17, length: 3))
    #expect(layout.wordRange(at: 99) == nil)
    #expect(layout.wordEnd(after: 0) == 5)
    #expect(layout.wordEnd(after: 5) == 10)
    #expect(layout.wordStart(before: 16) == 11)
    #expect(layout.wordStart(before: 11) == 7)
    #expect(layout.wordStart(before: 0) == 0)
    #expect(layout.wordEnd(after: 16) == 20)
    #expect(layout.wordEnd(after: 22) == 23)
  }

  @Test func `up and down keep to a column`() {
    let layout = TextLayout.of("mmmm\nm\nmmmm")
    let x = layout.caretRect(at: 3).minX
    let short = layout.position(from: .init(3), lines: 1, x: x)
    #expect(short.offset == 6)
    #expect(layout.position(from: short, lines: 1, x: x).offset == 10)
    #expect(layout.position(from: .init(3), lines: -1, x: x).offset == 0)
    #expect(layout.position(from: .init(9), lines: 1, x: x).offset == 11)
    #expect(layout.position(from: .init(9), lines: .max, x: x).offset == 11)
    #expect(layout.position(from: .init(9), lines: .min, x: x).offset == 0)
  }

  @Test func `left and right go through mixed text in the order of the screen`() {
    let layout = TextLayout.of("ab שלום cd")
    var position = TextLayout.Position(0)
    var places: [CGFloat] = [layout.caretRect(at: position).minX]
    while position.offset < layout.length, places.count < 50 {
      position = layout.positionVisually(from: position, right: true)
      places.append(layout.caretRect(at: position).minX)
    }
    #expect(position.offset == layout.length)
    #expect(places.count >= 10)
    #expect(layout.positionVisually(from: .init(0), right: false).offset == 0)
    #expect(layout.positionVisually(from: .init(10), right: true).offset == 10)
    let hebrew = TextLayout.of("שלום")
    #expect(hebrew.positionVisually(from: .init(0), right: false).offset == 1)
    #expect(hebrew.positionVisually(from: .init(2), right: true).offset == 1)
    let lines = TextLayout.of("a\nb")
    #expect(lines.positionVisually(from: .init(1), right: true).offset == 2)
    #expect(lines.positionVisually(from: .init(2), right: false).offset == 1)
  }
}
