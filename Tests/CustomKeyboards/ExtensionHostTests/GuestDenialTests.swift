// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionHost
import ExtensionProtocol
import Geometry
import Glibc
import LinuxSystem
import TestSupport
import TextModel
import Testing

/// What a keyboard that is hostile to its host says, and what comes of it: the connection's part of the denial list.
@Suite(.serialized) struct GuestDenialTests {
  /// Everything that is tried, in words for the list.
  private enum Trick: String, CaseIterable, CustomTestStringConvertible {
    case shrinkingMemory = "pictures in memory that can be taken away"
    case shortMemory = "pictures in memory that is too short"
    case foreignDescriptor = "another's descriptor for a picture"
    case superfluousDescriptor = "a descriptor that nobody asked for"
    case flood = "a gigabyte of messages"
    case nonsense = "messages that are none"
    case typingHidden = "typing while hidden"
    case typingElsewhere = "typing into a field that it does not see"
    case typingSecretly = "typing into a secure field after its own"
    case wishesHidden = "switching and dismissing while hidden"
    case drawingHidden = "drawing while hidden"
    case twice = "the same edit twice"

    var testDescription: String { rawValue }
  }

  private static let format = PictureFormat(width: 4, height: 2)

  init() { Denials.announce(Trick.allCases.map(\.rawValue)) }

  @Test("CK-3 CK-10 nothing that a keyboard says gets it more than it has", arguments: Trick.allCases)
  private func denied(_ trick: Trick) throws {
    let guest = try PlayedGuest()
    try guest.show()
    // What is tried is not denied for want of a touch.
    try guest.touch()
    try play(trick, guest)
    let isDenied = guest.edits.isEmpty && guest.pictureCount == 0 && guest.wishes.isEmpty && isNoticed(trick, guest)
    Denials.note(trick.rawValue, isDenied: isDenied, in: "what is said to the host")
    #expect(isDenied, "\(guest.faults) \(guest.edits) \(guest.intrusionCount)")
  }

  private func play(_ trick: Trick, _ guest: PlayedGuest) throws {
    let memory = try SharedMemory(byteCount: Self.format.byteCount, name: "picture")
    switch trick {
    case .shrinkingMemory:
      let file = try shrinkingMemory()
      try guest.say(.buffer(index: 0, Self.format), descriptor: file.rawValue)
    case .shortMemory:
      try guest.say(.buffer(index: 0, PictureFormat(width: 4, height: 3)), descriptor: memory.descriptor)
    case .foreignDescriptor: try guest.say(.buffer(index: 0, Self.format), descriptor: guest.loop.descriptor)
    case .superfluousDescriptor: try guest.say(.advance, descriptor: memory.descriptor)
    case .flood:
      let edit = KeyboardMessage.edit(
        field: guest.field &- 1, number: 1, .insert(String(repeating: "f", count: 16_000)))
      var sent = 0
      while guest.faults.isEmpty, sent < 1 << 30 {
        while (try? guest.socket.send(edit.packet)) != nil { sent += edit.packet.count }
        _ = try guest.loop.poll()
      }
    case .nonsense:
      try guest.socket.send([200, 0, 1])
      _ = try guest.loop.poll()
    case .typingHidden:
      try hide(guest)
      try guest.say(.edit(field: guest.field, number: 1, .insert("x")))
      try guest.say(.edit(field: guest.field, number: 2, .insert("y")))
    case .typingElsewhere: try guest.say(.edit(field: guest.field + 1, number: 1, .insert("x")))
    case .typingSecretly:
      // The field before is the one that it knows.
      let field = guest.field
      guest.keyboard.hide(keepsField: false)
      try guest.turn()
      try guest.answer()
      try guest.say(.edit(field: field, number: 1, .insert("x")))
    case .wishesHidden:
      try hide(guest)
      for wish: KeyboardMessage in [.advance, .dismiss, .click(.character)] { try guest.say(wish) }
    case .drawingHidden:
      try hide(guest)
      try guest.say(.buffer(index: 0, Self.format), descriptor: memory.descriptor)
      try guest.say(.frame(buffer: 0, changes: []))
    case .twice:
      guest.hearsEdits = false
      try guest.say(.edit(field: guest.field, number: 1, .insert("x")))
      guest.hearsEdits = true
      try guest.say(.edit(field: guest.field, number: 1, .insert("x")))
    }
  }

  /// Makes memory that its maker can take away.
  private func shrinkingMemory() throws -> FileDescriptor {
    let name = "/spinet-denial-\(getpid())"
    let file = try FileDescriptor(owning: shm_open(name, O_RDWR | O_CREAT | O_EXCL, 0o600), call: "shm_open")
    shm_unlink(name)
    #expect(ftruncate(file.rawValue, Self.format.byteCount) == 0)
    return file
  }

  private func hide(_ guest: PlayedGuest) throws {
    guest.keyboard.hide(keepsField: true)
    try guest.turn()
    try guest.answer()
  }

  /// Whether the host knows, and says so once; what only does nothing needs no word.
  private func isNoticed(_ trick: Trick, _ guest: PlayedGuest) -> Bool {
    switch trick {
    case .shrinkingMemory, .shortMemory, .foreignDescriptor, .superfluousDescriptor, .flood, .nonsense,
      .typingElsewhere,
      .twice:
      guest.faults.count == 1 && guest.isEnded
    case .typingHidden, .typingSecretly: guest.faults.isEmpty && guest.intrusionCount == 1
    case .wishesHidden, .drawingHidden: guest.faults.isEmpty
    }
  }
}

@Suite struct GuestKeyboardTests {
  @Test(
    "CK-10 what a keyboard says of touches before it left still counts, until it has answered or the field has gone")
  func leaving() throws {
    let guest = try PlayedGuest()
    try guest.show()
    let field = guest.field
    guest.keyboard.touch(.init(finger: 1, phase: .began, place: .zero), microseconds: 0)
    guest.keyboard.hide(keepsField: true)
    #expect(guest.keyboard.owesText)
    try guest.say(.edit(field: field, number: 1, .insert("a")))
    #expect(guest.edits == [.insert("a")])
    try guest.turn()
    try guest.answer()
    #expect(!guest.keyboard.owesText)
    try guest.say(.edit(field: field, number: 2, .insert("b")))
    #expect(guest.edits == [.insert("a")])

    try guest.show(isFirst: false)
    let next = guest.field
    guest.keyboard.touch(.init(finger: 1, phase: .began, place: .zero), microseconds: 0)
    guest.keyboard.hide(keepsField: true)
    guest.keyboard.leaveField()
    try guest.say(.edit(field: next, number: 1, .insert("c")))
    #expect(guest.edits == [.insert("a")])
    #expect(guest.faults.isEmpty)
  }

  @Test func `a keyboard that is retired ends though another field gets focus before it has answered`() throws {
    let guest = try PlayedGuest()
    try guest.show()
    var isDone = false
    guest.keyboard.retire { isDone = true }
    #expect(!guest.isEnded)
    guest.keyboard.leaveField()
    #expect(guest.isEnded && isDone)
  }

  @Test("TY-6 a held Delete ends when the keyboard has answered that its finger has lifted, and it hears of that")
  func heldDelete() throws {
    let guest = try PlayedGuest()
    try guest.show()
    try guest.touch()
    let end = MonotonicClock.nowMicroseconds + 600_000
    let alarm = guest.loop.at(microseconds: end) {}
    defer { guest.loop.cancel(alarm) }
    while MonotonicClock.nowMicroseconds < end { try guest.loop.waitAndPoll() }
    for number in 1...3 { try guest.say(.edit(field: guest.field, number: UInt32(number), .deleteBackward)) }
    guest.keyboard.touch(.init(finger: 1, phase: .ended, place: .zero), microseconds: 0)
    try guest.turn()
    #expect(guest.holds.isEmpty)
    for case .touches(let answer, _, _) in guest.takeHeard() { try guest.say(.done(answer: answer)) }
    #expect(guest.holds == [3])
    try guest.turn()
    let isTold = guest.takeHeard().contains {
      if case .context(_, _, _, let isAppChange) = $0 { isAppChange } else { false }
    }
    #expect(isTold)
  }

  @Test("CK-10 TY-6 the last letter on a keyboard that gets no processor is not lost when the person leaves it")
  func leavingWithoutProcessor() throws {
    let guest = try PlayedGuest()
    try guest.show()
    guest.starve()
    let field = guest.field
    guest.keyboard.touch(.init(finger: 1, phase: .began, place: .zero), microseconds: 0)
    guest.keyboard.hide(keepsField: true)
    let end = MonotonicClock.nowMicroseconds + GuestLimits.longestAnswer + 200_000
    while guest.keyboard.isLeaving, MonotonicClock.nowMicroseconds < end { try guest.loop.waitAndPoll() }
    #expect(guest.keyboard.owesText)
    try guest.say(.edit(field: field, number: 1, .insert("a")))
    #expect(guest.edits == [.insert("a")])
    try run(guest) { !guest.keyboard.isLeaving }
    #expect(!guest.keyboard.owesText, "no longer than three seconds")
  }

  @Test("CK-10 a keyboard that has left cannot put off its last word: after half a second it types no more")
  func leavingForGood() throws {
    let guest = try PlayedGuest()
    try guest.show()
    try guest.touch()
    let field = guest.field
    guest.keyboard.hide(keepsField: true)
    try guest.say(.edit(field: field, number: 1, .insert("a")))
    try run(guest) { !guest.keyboard.isLeaving }
    try guest.say(.edit(field: field, number: 2, .insert("b")))
    #expect(guest.edits == [.insert("a")])
    #expect(guest.faults.isEmpty && guest.intrusionCount == 1)

    let retired = try PlayedGuest()
    try retired.show()
    var isDone = false
    retired.keyboard.retire { isDone = true }
    try run(retired) { isDone }
    #expect(retired.isEnded && isDone)
  }

  /// Lets the loop turn until something has come about, or the keyboard has been ended.
  private func run(_ guest: PlayedGuest, until isOver: () -> Bool = { false }) throws {
    let end = MonotonicClock.nowMicroseconds + 60_000_000
    while guest.faults.isEmpty, !isOver(), MonotonicClock.nowMicroseconds < end { try guest.loop.waitAndPoll() }
  }

  @Test("CK-10 a keyboard that takes too much memory is ended before it shows, and while it is hidden")
  func memoryUnseen() throws {
    let waiting = try PlayedGuest()
    waiting.usedMebibytes = 97
    waiting.keyboard.prepare()
    try run(waiting)
    #expect(waiting.faults == [.memory(mebibytes: 97, limit: 96)])

    let hidden = try PlayedGuest()
    try hidden.show()
    hidden.keyboard.hide(keepsField: true)
    try hidden.turn()
    try hidden.answer()
    hidden.usedMebibytes = 200
    try run(hidden)
    #expect(hidden.faults == [.memory(mebibytes: 200, limit: 96)])
  }

  @Test("CK-10 a keyboard that asks the host for more than a keyboard needs is a flood")
  func wishes() throws {
    let guest = try PlayedGuest()
    try guest.show()
    for number in 0..<1_000 where guest.faults.isEmpty { try guest.say(.height(Double(number % 2) * 100 + 200)) }
    #expect(guest.faults == [.flood])
  }

  @Test(
    "CK-10 what a process said that was ended for a flood is not held against the one after it",
    arguments: Flood.allCases)
  private func afterFlood(_ flood: Flood) throws {
    let guest = try PlayedGuest()
    try guest.show()
    try guest.touch()
    var number = UInt32(0)
    func next() -> KeyboardMessage {
      switch flood {
      case .edits: .edit(field: guest.field, number: number + 1, .insert("f"))
      case .wishes: .height(Double(number % 2) * 100 + 200)
      }
    }
    // As much as there is room for before each turn: it is a flood by what comes in a second, however slow the machine is.
    while guest.faults.isEmpty {
      while (try? guest.socket.send(next().packet)) != nil { number += 1 }
      try guest.turn()
    }
    #expect(guest.faults == [.flood])
    // At once, as quickly as a machine can start another one and a person touch it.
    try guest.show()
    try guest.touch()
    let before = guest.edits.count
    try guest.say(.edit(field: guest.field, number: 1, .insert("c")))
    try guest.say(.height(180))
    #expect(Array(guest.edits.dropFirst(before)) == [.insert("c")])
    #expect(guest.heights.last == 180)
    #expect(guest.faults == [.flood])
  }

  private enum Flood: CaseIterable { case edits, wishes }

  @Test func `a field that becomes another kind keeps its edits, and the keyboard hears how many were made`() throws {
    let guest = try PlayedGuest()
    try guest.show()
    try guest.touch()
    try guest.say(.edit(field: guest.field, number: 1, .insert("a")))
    _ = guest.heard
    var surroundings = KeyboardSurroundings()
    surroundings.size = Size(width: 4, height: 2)
    var field = FieldDescription(serial: 0)
    field.isReturnEnabled = false
    guest.keyboard.show(GuestScene(surroundings, field: field), isNewField: false)
    try guest.turn()
    let told = guest.heard.compactMap { message -> UInt32? in
      if case .field(_, let field, let editCount, _) = message, field.serial == guest.field { editCount } else { nil }
    }
    #expect(told == [1])
  }

  @Test func `a keyboard that is retired ends once it has answered`() throws {
    let guest = try PlayedGuest()
    try guest.show()
    let field = guest.field
    var isDone = false
    guest.keyboard.touch(.init(finger: 1, phase: .began, place: .zero), microseconds: 0)
    guest.keyboard.retire { isDone = true }
    #expect(!guest.isEnded)
    try guest.say(.edit(field: field, number: 1, .insert("a")))
    try guest.turn()
    try guest.answer()
    #expect(guest.isEnded && isDone)
    #expect(guest.edits == [.insert("a")])
  }
}
