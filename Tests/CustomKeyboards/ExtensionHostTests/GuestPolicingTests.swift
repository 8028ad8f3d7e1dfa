// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionHost
import ExtensionProtocol
import LinuxSystem
import TestSupport
import TextModel
import Testing

/// What a keyboard hears of what was refused, and what becomes of one that goes on.
@Suite struct GuestPolicingTests {
  @Test("CK-15 a refused edit is told by its number, with the text as it is, and the next one follows on it")
  func told() throws {
    let guest = try PlayedGuest()
    guest.keyboard.context = { TextContext(before: "as it is") }
    try guest.show()
    try guest.say(.edit(field: guest.field, number: 1, .insert("x")))
    let news = guest.heard
    #expect(news.first == .refusedEdit(field: guest.field, number: 1, .noTouch))
    var context = FieldContext()
    (context.before, context.hasText) = ("as it is", true)
    #expect(news.last == .context(field: guest.field, editCount: 1, context, isAppChange: false))
    try guest.tap()
    try guest.say(.edit(field: guest.field, number: 2, .insert("y")))
    #expect(guest.edits == [.insert("y")] && guest.faults.isEmpty)
  }

  @Test("CK-15 what was said of a touch before the keyboard left still counts, and nothing that was not touched")
  func leaving() throws {
    let guest = try PlayedGuest()
    try guest.show()
    try guest.touch()
    guest.keyboard.hide(keepsField: true)
    try guest.say(.edit(field: guest.field, number: 1, .insert("a")))
    #expect(guest.edits == [.insert("a")])

    let other = try PlayedGuest()
    try other.show()
    other.keyboard.hide(keepsField: true)
    try other.say(.edit(field: other.field, number: 1, .insert("a")))
    #expect(other.edits.isEmpty && other.reported == [.noTouch])
  }

  @Test("CK-15 CK-10 a keyboard that types by itself again and again is ended, for good") func ended() throws {
    let guest = try PlayedGuest()
    try guest.show()
    var number: UInt32 = 0
    let end = MonotonicClock.nowMicroseconds + 30_000_000
    while guest.faults.isEmpty, MonotonicClock.nowMicroseconds < end {
      number += 1
      try? guest.say(.edit(field: guest.field, number: number, .insert("x")))
      _ = guest.takeHeard()
      try guest.loop.waitAndPoll()
    }
    #expect(guest.faults == [.typesUnasked] && guest.isEnded && guest.edits.isEmpty)
    #expect(GuestFault.typesUnasked.isFinal && !GuestFault.flood.isFinal)
  }

  @Test("CK-15 heights come at a pace, and the last one counts") func heights() throws {
    let guest = try PlayedGuest()
    try guest.show()
    for height in 1...100 { try guest.say(.height(Double(height))) }
    #expect(guest.heights.count == 3)
    let end = MonotonicClock.nowMicroseconds + 60_000_000
    while guest.heights.count < 4, MonotonicClock.nowMicroseconds < end { try guest.loop.waitAndPoll() }
    #expect(guest.heights == [1, 2, 3, 100])
  }

  @Test("CK-15 one touch shows the next keyboard once, and clicks as often as keys do") func wishes() throws {
    let guest = try PlayedGuest()
    try guest.show()
    try guest.tap()
    for _ in 0..<3 { try guest.say(.advance) }
    for _ in 0..<100 { try guest.say(.click(.character)) }
    try guest.say(.click(.toneEnded))
    #expect(guest.wishes.filter { $0 == .advance }.count == 1)
    #expect(guest.wishes.filter { $0 == .click(.character) }.count == 32)
    #expect(guest.wishes.last == .click(.toneEnded))
  }
}
