// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionHost
import ExtensionProtocol
import Geometry
import Glibc
import LinuxSystem
import TextModel
import Testing

/// A keyboard's end of a connection, that says what a test wants it to.
private final class Guest {
  private(set) var socket: PacketSocket!
  let connection: GuestConnection
  let loop: EventLoop
  private(set) var faults: [GuestFault] = []
  private(set) var messages: [KeyboardMessage] = []
  private(set) var pictures: [[PixelArea]?] = []

  init(greetingWithin start: Duration = GuestLimits.longestStart) throws {
    loop = try EventLoop()
    let (ours, theirs) = try PacketSocket.pair(packetByteCount: PacketLimits.packetByteCount)
    socket = PacketSocket(owning: FileDescriptor(owning: theirs), packetByteCount: PacketLimits.packetByteCount)
    connection = try GuestConnection(socket: ours, loop: loop, greetingWithin: start)
    connection.onFault = { [unowned self] in faults.append($0) }
    connection.onMessage = { [unowned self] in messages.append($0) }
    connection.onPicture = { [unowned self] in pictures.append($0) }
  }

  func say(_ message: KeyboardMessage, descriptor: Int32? = nil) throws {
    try socket.send(message.packet, descriptor: descriptor)
    try turn()
  }

  func turn() throws { _ = try loop.poll() }

  func hangUp() throws {
    // What another test has just started has its end as well, until it runs.
    shutdown(socket.descriptor, Int32(SHUT_RDWR))
    socket = nil
    // Another thread closes it.
    while ForeignDescriptor.pendingCloses > 0 { sched_yield() }
    try turn()
  }

  /// Waits for what the loop has to do at a later time.
  func run(untilFaultWithin microseconds: Int64) throws {
    let end = loop.at(microseconds: MonotonicClock.nowMicroseconds + microseconds) { [loop] in loop.stop(status: 1) }
    connection.onFault = { [unowned self] in
      faults.append($0)
      loop.stop(status: 0)
    }
    _ = try loop.run()
    loop.cancel(end)
  }
}

@Suite struct GuestConnectionTests {
  private let format = PictureFormat(width: 4, height: 2)

  @Test("CK-10 a message that is none ends the keyboard, with the reason and nothing that was typed")
  func wrongMessage() throws {
    let guest = try Guest()
    try guest.socket.send([99, 1, 2, 3])
    try guest.turn()
    #expect(guest.faults == [.wrongMessage(.unknownMessage)])
    // Nothing comes through any more.
    #expect(throws: SystemCallError.self) {
      for _ in 0..<10_000 { try guest.socket.send(KeyboardMessage.advance.packet) }
    }
    try guest.turn()
    #expect(guest.messages.isEmpty)
  }

  @Test func `a packet larger than any message is refused`() throws {
    let guest = try Guest()
    try guest.socket.send([UInt8](repeating: 1, count: PacketLimits.packetByteCount + 1))
    try guest.turn()
    #expect(guest.faults == [.wrongMessage(.tooLong)])
  }

  @Test("CK-10 a flood of messages ends the keyboard, and others get their turn meanwhile")
  func flood() throws {
    let guest = try Guest()
    var turns = 0
    while guest.faults.isEmpty, turns < 10_000 {
      turns += 1
      while (try? guest.socket.send(KeyboardMessage.advance.packet)) != nil {}
      let before = guest.messages.count
      try guest.turn()
      #expect(guest.messages.count - before <= 64)
    }
    #expect(guest.faults == [.flood])
  }

  @Test("CK-10 a keyboard that does not answer a touch for half a second is ended")
  func hang() throws {
    let guest = try Guest()
    guest.connection.ask { .touches(answer: $0, microseconds: 0, []) }
    let start = MonotonicClock.nowMicroseconds
    try guest.run(untilFaultWithin: 60_000_000)
    #expect(guest.faults == [.noAnswer])
    #expect(MonotonicClock.nowMicroseconds - start >= GuestLimits.longestAnswer)
  }

  @Test("CK-10 a keyboard that a busy machine does not let run has more time, though not without end")
  func starving() throws {
    let guest = try Guest()
    let start = MonotonicClock.nowMicroseconds
    // From then on it gets to run, and does not answer.
    let busy: Int64 = 1_100_000
    guest.connection.processorUse = {
      let time = MonotonicClock.nowMicroseconds - start
      return ProcessorUse(worked: max(time - busy, 0), waited: min(time, busy), isReady: true)
    }
    guest.connection.ask { .touches(answer: $0, microseconds: 0, []) }
    try guest.run(untilFaultWithin: 20_000_000)
    #expect(guest.faults == [.noAnswer])
    #expect(MonotonicClock.nowMicroseconds - start >= busy + GuestLimits.busyAnswer)

    let neverAnswers = try Guest()
    neverAnswers.connection.processorUse = { ProcessorUse(worked: 0, waited: 0, isReady: true) }
    neverAnswers.connection.ask(within: 1) { .touches(answer: $0, microseconds: 0, []) }
    try neverAnswers.run(untilFaultWithin: 20_000_000)
    #expect(neverAnswers.faults == [.noAnswer])
  }

  @Test("CK-10 a keyboard is not ended because the host was late to look at it") func lateHost() throws {
    let guest = try Guest()
    // As if the host had not run until the time was over.
    guest.connection.ask(within: 1) { .touches(answer: $0, microseconds: 0, []) }
    for _ in 0..<3 { try guest.turn() }
    #expect(guest.faults.isEmpty)
    try guest.socket.send(KeyboardMessage.done(answer: 1).packet)
    for _ in 0..<3 { try guest.turn() }
    #expect(guest.faults.isEmpty && guest.connection.isAtRest)
  }

  @Test(
    "CK-10 what a keyboard waits for a processor is not its own time, also while it waits", arguments: [true, false])
  func ownTime(isReady: Bool) {
    let before = ProcessorUse(worked: 1_000, waited: 5_000, isReady: true)
    // A wait that is not over is not counted yet.
    let use = ProcessorUse(worked: 51_000, waited: 105_000, isReady: isReady)
    #expect(use.ownMicroseconds(since: before, microseconds: 400_000) == (isReady ? 50_000 : 300_000))
  }

  @Test("CK-10 a process that never says that it is there is ended; one that has said so may be silent")
  func noGreeting() throws {
    let silent = try Guest(greetingWithin: .microseconds(1))
    try silent.run(untilFaultWithin: 5_000_000)
    #expect(silent.faults == [.noAnswer])
    let polite = try Guest(greetingWithin: .microseconds(1))
    try polite.socket.send(KeyboardMessage.hello(version: ExtensionProtocolVersion.current).packet)
    try polite.run(untilFaultWithin: 20_000)
    #expect(polite.faults.isEmpty)
  }

  @Test func `an answer that has come in time counts, however late it is read`() throws {
    let guest = try Guest()
    guest.connection.ask(within: 1) { .touches(answer: $0, microseconds: 0, []) }
    // More than is looked at in one turn.
    for _ in 0..<100 { try guest.socket.send(KeyboardMessage.click(.character).packet) }
    try guest.socket.send(KeyboardMessage.done(answer: 1).packet)
    var isAtRest = false
    guest.connection.onRest = { isAtRest = true }
    try guest.turn()
    #expect(guest.faults.isEmpty)
    #expect(isAtRest)
  }

  @Test("CK-10 a keyboard that reads nothing is ended before anything waits for it")
  func notReading() throws {
    let guest = try Guest()
    for _ in 0..<100_000 where guest.faults.isEmpty { guest.connection.tell(.frameShown) }
    #expect(guest.faults == [.notReading])
  }

  @Test("CK-6 CK-10 a keyboard that changes the text hundreds of times before it reads is told of the last text")
  func manyChanges() throws {
    let guest = try PlayedGuest()
    let text = String(repeating: "가나다라마바사", count: 100)
    guest.keyboard.context = { TextContext(before: text) }
    try guest.show()
    try guest.touch()
    for number: UInt32 in 1...600 {
      try guest.socket.send(KeyboardMessage.edit(field: guest.field, number: number, .deleteBackward).packet)
      _ = try guest.loop.poll()
    }
    #expect(guest.faults.isEmpty && guest.edits.count == 600)
    var counts: [UInt32] = []
    for _ in 0..<10 {
      try guest.turn()
      for case .context(_, let count, _, _) in guest.takeHeard() { counts.append(count) }
    }
    #expect(counts.last == 600 && counts == counts.sorted())
    guest.keyboard.noteAppChangedText()
    try guest.turn()
    #expect(guest.heard.contains { if case .context(_, 600, _, isAppChange: true) = $0 { true } else { false } })
    try guest.tap()
    #expect(guest.faults.isEmpty)
  }

  @Test("CK-8 a long lexicon comes in parts that a slow keyboard can take, and touches come in between")
  func lexicon() throws {
    let guest = try Guest()
    let entries = (0..<5000).map {
      LexiconEntry(userInput: "word\($0)", documentText: String(repeating: "x", count: 900))
    }
    guest.connection.tellInTurn(HostMessage.lexicon(entries))
    for _ in 0..<200 { try guest.turn() }
    guest.connection.tell(.frameShown)
    #expect(guest.faults.isEmpty)
    var heard: [LexiconEntry] = []
    var isWhole = false
    var placeOfTouch: Int?
    while !isWhole {
      switch try guest.socket.receive() {
      case .packet(let packet):
        switch try HostMessage(packet: packet.bytes) {
        case .lexicon(let part, let isLast):
          heard += part
          isWhole = isLast
        default: placeOfTouch = heard.count
        }
      case .nothing: try guest.turn()
      case .end: Issue.record("the connection ended")
      }
      if !guest.faults.isEmpty { break }
    }
    #expect(heard == entries)
    #expect(try #require(placeOfTouch) < 300)
  }

  @Test func `a keyboard that hangs up is told of as ended`() throws {
    let guest = try Guest()
    try guest.hangUp()
    #expect(guest.faults == [.ended("it hung up")])
  }

  @Test("CK-3 memory of a picture that can shrink, or holds too little, or is none, is refused")
  func pictures() throws {
    let guest = try Guest()
    let memory = try SharedMemory(byteCount: format.byteCount, name: "picture")
    try guest.say(.buffer(index: 0, format), descriptor: memory.descriptor)
    try guest.say(.frame(buffer: 0, changes: []))
    #expect(guest.pictures == [nil])
    try guest.say(.frame(buffer: 0, changes: [PixelArea(x: 0, y: 0, width: 4, height: 1)]))
    #expect(guest.pictures == [nil, [PixelArea(x: 0, y: 0, width: 4, height: 1)]])
    #expect(guest.faults.isEmpty)

    for wrong in [0, 1, 2] {
      let guest = try Guest()
      switch wrong {
      case 0: try guest.say(.buffer(index: 0, PictureFormat(width: 4, height: 3)), descriptor: memory.descriptor)
      case 1: try guest.say(.buffer(index: 0, format))
      default: try guest.say(.buffer(index: 0, format), descriptor: guest.loop.descriptor)
      }
      guard case .wrongPicture = guest.faults.first else {
        Issue.record("\(wrong): \(guest.faults)")
        continue
      }
    }
  }

  @Test(arguments: [
    KeyboardMessage.frame(buffer: 0, changes: []),
    .frame(buffer: 1, changes: [PixelArea(x: 0, y: 0, width: 5, height: 1)]),
    .frame(buffer: 1, changes: [PixelArea(x: 0, y: 2, width: 1, height: 1)]),
  ])
  func `a picture without memory, or a change outside of it, is refused`(message: KeyboardMessage) throws {
    let guest = try Guest()
    let memory = try SharedMemory(byteCount: format.byteCount, name: "picture")
    try guest.say(.buffer(index: 1, format), descriptor: memory.descriptor)
    try guest.say(message)
    guard case .wrongPicture = guest.faults.first else {
      Issue.record("\(guest.faults)")
      return
    }
  }

  @Test func `a descriptor where none belongs is closed, and the message refused`() throws {
    let guest = try Guest()
    try guest.say(.advance, descriptor: guest.loop.descriptor)
    #expect(guest.faults == [.wrongMessage(.trailingBytes)])
    #expect(guest.messages.isEmpty)
  }

  @Test func `a descriptor that comes with a message that is none is closed`() throws {
    let guest = try Guest()
    var ends: [Int32] = [-1, -1]
    try #require(Glibc.pipe(&ends) == 0)
    try guest.socket.send([99, 1, 2, 3], descriptor: ends[1])
    close(ends[1])
    try guest.turn()
    #expect(guest.faults == [.wrongMessage(.unknownMessage)])
    // A pipe ends when nobody has the end to write to any more.
    var waiting = pollfd(fd: ends[0], events: Int16(POLLIN), revents: 0)
    #expect(Glibc.poll(&waiting, 1, 60_000) == 1 && waiting.revents & Int16(POLLHUP) != 0)
    close(ends[0])
  }

  @Test("CK-10 SY-10 pictures that only the host has any more do not add up")
  func manyPictures() throws {
    let guest = try Guest()
    let large = PictureFormat(width: 4096, height: 2560)
    for index in 0..<2 {
      let memory = try SharedMemory(byteCount: large.byteCount, name: "picture")
      try guest.say(.buffer(index: UInt8(index), large), descriptor: memory.descriptor)
    }
    #expect(guest.faults.isEmpty)
    let memory = try SharedMemory(byteCount: large.byteCount, name: "picture")
    try guest.say(.buffer(index: 2, large), descriptor: memory.descriptor)
    #expect(guest.faults == [.memory(mebibytes: 120, limit: GuestLimits.memoryMebibytes)])
  }

  @Test("CK-10 SY-10 the file of a picture counts with all that it holds, also what is added later")
  func largeFile() throws {
    let guest = try Guest()
    let memory = try SharedMemory(byteCount: format.byteCount, name: "picture")
    try guest.say(.buffer(index: 0, format), descriptor: memory.descriptor)
    try #require(ftruncate(memory.descriptor, 90 << 20) == 0)
    let other = try SharedMemory(byteCount: 8 << 20, name: "picture")
    try guest.say(.buffer(index: 1, format), descriptor: other.descriptor)
    #expect(guest.faults == [.memory(mebibytes: 98, limit: GuestLimits.memoryMebibytes)])
  }

  @Test(
    "CK-10 SY-10 many descriptors in a packet are closed, and the keyboard is ended",
    arguments: [KeyboardMessage.advance, .buffer(index: 0, PictureFormat(width: 4, height: 2))])
  func manyDescriptors(_ message: KeyboardMessage) throws {
    let guest = try Guest()
    var ends: [Int32] = [-1, -1]
    try #require(Glibc.pipe(&ends) == 0)
    try Self.send(message.packet, copies: 253, of: ends[1], over: guest.socket.descriptor)
    close(ends[1])
    try guest.turn()
    #expect(guest.faults == [.wrongMessage(.tooLong)])
    var waiting = pollfd(fd: ends[0], events: Int16(POLLIN), revents: 0)
    #expect(Glibc.poll(&waiting, 1, 60_000) == 1 && waiting.revents & Int16(POLLHUP) != 0)
    close(ends[0])
  }

  @Test("CK-10 a picture comes with one descriptor, and the keyboard is ended for more")
  func twoDescriptors() throws {
    let guest = try Guest()
    let memory = try SharedMemory(byteCount: format.byteCount, name: "picture")
    let packet = KeyboardMessage.buffer(index: 0, format).packet
    try Self.send(packet, copies: 1, of: memory.descriptor, over: guest.socket.descriptor)
    try guest.turn()
    #expect(guest.faults.isEmpty)
    try Self.send(packet, copies: 2, of: memory.descriptor, over: guest.socket.descriptor)
    try guest.turn()
    #expect(guest.faults == [.wrongMessage(.tooLong)])
  }

  /// Sends a packet with a descriptor so many times. Source: unix(7), `SCM_RIGHTS`.
  private static func send(_ packet: [UInt8], copies: Int, of descriptor: Int32, over socket: Int32) throws {
    // A header of 16 bytes: the length, the level and the type.
    let byteCount = 16 + copies * 4
    let control = UnsafeMutableRawPointer.allocate(byteCount: byteCount + 8, alignment: 8)
    defer { control.deallocate() }
    control.storeBytes(of: byteCount, as: Int.self)
    control.storeBytes(of: SOL_SOCKET, toByteOffset: 8, as: Int32.self)
    control.storeBytes(of: Int32(SCM_RIGHTS), toByteOffset: 12, as: Int32.self)
    for index in 0..<copies { control.storeBytes(of: descriptor, toByteOffset: 16 + index * 4, as: Int32.self) }
    var bytes = packet
    let sent = bytes.withUnsafeMutableBytes { space in
      var part = iovec(iov_base: space.baseAddress, iov_len: space.count)
      return withUnsafeMutablePointer(to: &part) { part in
        var message = msghdr()
        message.msg_iov = part
        message.msg_iovlen = 1
        message.msg_control = control
        message.msg_controllen = byteCount
        return sendmsg(socket, &message, 0)
      }
    }
    try #require(sent == packet.count)
  }

  @Test func `another version of the protocol is refused`() throws {
    let guest = try Guest()
    try guest.say(.hello(version: 1))
    #expect(guest.faults == [.wrongVersion(1)])
  }
}
