// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import ExtensionProtocol
package import Geometry
package import LinuxSystem

/// A connection to a keyboard's process: everything that comes from there is looked at, and counted.
///
/// After a fault nothing comes through any more, in either direction.
package final class GuestConnection {
  private let socket: PacketSocket
  private let loop: EventLoop
  private var quota = MessageQuota(mostPerSecond: GuestLimits.messagesPerSecond)
  /// `nil` when it is over.
  private var socketWatch: EventLoopWatch?
  private var hasGreeted = false
  private var answer: UInt32 = 0
  /// The answers that are waited for, the longest first.
  private var awaited: [Awaited] = []
  private var watchdog: EventLoop.DeadlineID?
  /// When the keyboard was looked at that has not answered yet, and how it had fared with the processors by then.
  private var look: (time: Int64, use: ProcessorUse?)?
  private var greetingEnd: EventLoop.DeadlineID?
  /// What is told when there is room for it, the next one first.
  private var backlog: ArraySlice<HostMessage> = []
  private var owesNews = false
  private var isReceiving = false
  /// What the keyboard has drawn.
  package private(set) var pictures = GuestPictures()

  private struct Awaited {
    let answer: UInt32
    /// Until when.
    var end: Int64
    /// Until when at the most, if the machine is so busy that the keyboard does not get to run.
    let last: Int64
    let isTouch: Bool
  }

  /// Calls when the keyboard can be shown.
  package var onReady: () -> Void = {}
  /// Calls with a new picture: where it differs from the one before, in pixels, or `nil` for everywhere.
  package var onPicture: ([PixelArea]?) -> Void = { _ in }
  /// Calls with whatever else the keyboard says.
  package var onMessage: (KeyboardMessage) -> Void = { _ in }
  /// Calls when the answer to the last touch has come.
  package var onTouchesAnswered: () -> Void = {}
  /// Returns what the keyboard is to hear of how things are now; see `oweNews`.
  package var news: () -> HostMessage? = { nil }
  /// Returns how the keyboard's process has fared with the processors; `nil` where nobody knows.
  package var processorUse: () -> ProcessorUse? = { nil }
  /// Calls when all is answered.
  package var onRest: () -> Void = {}
  /// Calls once, when it is over.
  package var onFault: (GuestFault) -> Void = { _ in }

  /// - Parameter start: How long it may take until the keyboard says that it is there.
  package init(
    socket: PacketSocket, loop: EventLoop, greetingWithin start: Duration = GuestLimits.longestStart
  ) throws(SystemCallError) {
    self.socket = socket
    self.loop = loop
    socketWatch = try loop.watch(socket.descriptor) { [weak self] what in
      if !what.isDisjoint(with: [.readable, .hangup]) { self?.receive() }
      if what.contains(.writable) { self?.tellMore() }
    }
    greetingEnd = loop.after(start) { [weak self] in
      self?.greetingEnd = nil
      self?.receive()
      self?.checkGreeting()
    }
  }

  private var isOpen: Bool { socketWatch != nil }

  /// Ends the connection without a word.
  package func close() {
    guard isOpen else { return }
    socketWatch = nil
    for id in [watchdog, greetingEnd] { if let id { loop.cancel(id) } }
    (watchdog, greetingEnd) = (nil, nil)
  }
}

/// What keyboards may do before they are ended.
package enum GuestLimits {
  /// A keyboard that moves the caret through a text to read it says some hundred things in a second.
  package static let messagesPerSecond = 4_000
  /// What makes the host do more than to look at it: other heights, clicks, the next keyboard, words, the location.
  static let wishesPerSecond = 250
  /// The packets that are looked at before others get their turn.
  static let messagesPerTurn = 64
  /// How long the answer to a touch takes at the most, in microseconds.
  package static let longestAnswer: Int64 = 500_000
  /// The part of that which is the keyboard's own in any case: what it waits for a processor on a busy machine meanwhile is added,
  /// up to how much, and how often it is looked at.
  package static let busyAnswer: Int64 = 250_000
  /// In microseconds.
  package static let longestBusyAnswer: Int64 = 2_500_000
  static let busyStep: Int64 = 20_000
  /// How long a process takes at the most until it says that it is there: its program may come from a slow disk.
  package static let longestStart = Duration.seconds(10)
  /// As long to come on screen, which reads fonts and makes views.
  package static let longestShow: Int64 = 3_000_000
  /// How long it may go on while it does not show, to finish what it is at; then it stands still until it shows.
  package static let longestAfterwork: Int64 = 5_000_000
  /// How long processors may work for it in that time: one that never rests stands still earlier.
  package static let mostAfterwork: Int64 = 1_000_000
  /// How many descriptors of keyboards may wait to be closed when another keyboard is to start: a packet brings 253.
  static let mostPendingCloses = 256
  /// What a keyboard uses of the machine's memory, in mebibytes; and what the files of its pictures hold, which the host has,
  /// too.
  package static let memoryMebibytes = 96
  /// The same for the kernel, which counts parts of programs and fonts that others use as well, in bytes.
  package static let scopeMemoryByteCount: UInt64 = 160 << 20
}

// MARK: - To the keyboard

extension GuestConnection {
  /// Tells the keyboard something that it does not answer.
  package func tell(_ message: HostMessage) {
    guard isOpen else { return }
    do {
      try socket.send(message.packet)
    } catch {
      // It may have left words behind that say more than that it has gone.
      receive()
      fail(error.isAgain ? .notReading : .ended("it hung up"))
    }
  }

  /// Tells the keyboard something large that has time, a message whenever the last ones have been read; nothing while
  /// there is more to tell of what came before.
  package func tellInTurn(_ messages: [HostMessage]) {
    guard isOpen, backlog.isEmpty else { return }
    backlog = messages[...]
    try? socketWatch?.change(to: [.readable, .writable])
  }

  /// Tells the keyboard how things are once what has come from it is looked at, and it has read what it was told before: of
  /// a hundred changes one after the other only the last is news.
  package func oweNews() {
    owesNews = true
    if !isReceiving { tellNews() }
  }

  private func tellNews() {
    guard isOpen, owesNews else { return }
    guard socket.hasRoom else {
      try? socketWatch?.change(to: [.readable, .writable])
      return
    }
    owesNews = false
    if let news = news() { tell(news) }
  }

  /// Tells the next message of those that have time: Linux calls a socket writable when most of its room is free.
  private func tellMore() {
    tellNews()
    guard isOpen else { return }
    if let next = backlog.popFirst() { tell(next) }
    if isOpen, backlog.isEmpty, !owesNews { try? socketWatch?.change(to: .readable) }
  }

  /// Tells the keyboard something, and waits for its answer no longer than so many microseconds.
  package func ask(within microseconds: Int64 = GuestLimits.longestAnswer, _ message: (UInt32) -> HostMessage) {
    guard isOpen else { return }
    answer &+= 1
    let message = message(answer)
    let end = MonotonicClock.nowMicroseconds + microseconds
    awaited.append(
      Awaited(answer: answer, end: end, last: end + GuestLimits.longestBusyAnswer, isTouch: message.isTouch))
    tell(message)
    watch()
  }

  private func watch() {
    if let watchdog { loop.cancel(watchdog) }
    watchdog = nil
    guard isOpen, let end = awaited.map(\.end).min() else { return }
    // Who answers in time is not looked at.
    watchdog = loop.at(microseconds: look == nil ? end - GuestLimits.busyAnswer : end) { [weak self] in
      self?.watchdog = nil
      // All that has come meanwhile counts: this process may have been the slow one.
      self?.receive(most: GuestLimits.messagesPerSecond)
      self?.checkAnswers()
    }
  }

  private func checkAnswers() {
    let now = MonotonicClock.nowMicroseconds
    guard let end = awaited.map(\.end).min() else { return }
    if end <= now, !hasPatience(at: now) { return fail(.noAnswer) }
    if look == nil { look = (now, processorUse()) }
    watch()
  }

  /// Gives a keyboard more time that had to wait for a processor: only what is its own time counts.
  private func hasPatience(at now: Int64) -> Bool {
    var rest = GuestLimits.busyAnswer
    // Whoever has not looked yet was itself the slow one.
    if let look {
      guard let before = look.use, let use = processorUse() else { return false }
      rest -= use.ownMicroseconds(since: before, microseconds: now - look.time)
    }
    guard rest > 0, awaited.allSatisfy({ $0.end > now || $0.last > now }) else { return false }
    for index in awaited.indices where awaited[index].end <= now {
      awaited[index].end = min(now + max(rest, GuestLimits.busyStep), awaited[index].last)
    }
    return true
  }

  private func checkGreeting() {
    if !hasGreeted { fail(.noAnswer) }
  }
}

// MARK: - From the keyboard

extension GuestConnection {
  private func receive(most count: Int = GuestLimits.messagesPerTurn) {
    isReceiving = true
    takeArrived(most: count)
    isReceiving = false
    tellNews()
  }

  private func takeArrived(most count: Int) {
    for _ in 0..<count {
      guard isOpen else { return }
      do {
        switch try socket.receive() {
        case .nothing: return
        case .end: return fail(.ended("it hung up"))
        case .packet(let packet): take(packet)
        }
      } catch {
        return fail(.wrongMessage(.tooLong))
      }
    }
    // There is more: others first. The descriptor stays readable.
  }

  private func take(_ packet: PacketSocket.Packet) {
    do throws(GuestFault) {
      try take(try message(packet), descriptor: packet.descriptor)
    } catch {
      fail(error)
    }
  }

  /// Reads a message, and closes what came along with one that is none or too many.
  private func message(_ packet: PacketSocket.Packet) throws(GuestFault) -> KeyboardMessage {
    do throws(GuestFault) {
      guard quota.count(at: MonotonicClock.nowMicroseconds) else { throw .flood }
      return try Self.message(packet.bytes)
    } catch {
      if let descriptor = packet.descriptor { _ = ForeignDescriptor(owning: descriptor) }
      throw error
    }
  }

  private static func message(_ bytes: ArraySlice<UInt8>) throws(GuestFault) -> KeyboardMessage {
    do {
      return try KeyboardMessage(packet: bytes)
    } catch {
      throw .wrongMessage(error)
    }
  }

  private func take(_ message: KeyboardMessage, descriptor: Int32?) throws(GuestFault) {
    if case .buffer(let index, let format) = message {
      return try pictures.take(index, format, descriptor: descriptor)
    }
    if let descriptor {
      _ = ForeignDescriptor(owning: descriptor)
      throw .wrongMessage(.trailingBytes)
    }
    switch message {
    case .hello(let version):
      guard !hasGreeted else { throw .wrongMessage(.wrongValue) }
      guard version == ExtensionProtocolVersion.current else { throw .wrongVersion(version) }
      hasGreeted = true
      if let greetingEnd { loop.cancel(greetingEnd) }
      greetingEnd = nil
      onReady()
    case .frame(let buffer, let changes):
      onPicture(try pictures.show(buffer, changes) ? changes : nil)
    case .done(let answer): answered(answer)
    default: onMessage(message)
    }
  }

  /// Gives the memory of pictures back, which the keyboard does when it is hidden.
  package func forgetPictures() { pictures.forget() }

  /// Whether the keyboard has answered everything.
  package var isAtRest: Bool { awaited.isEmpty }

  /// Whether a touch is not answered yet.
  package var owesTouches: Bool { awaited.contains(where: \.isTouch) }

  private func answered(_ answer: UInt32) {
    let owed = owesTouches
    guard awaited.contains(where: { $0.answer == answer }) else { return }
    awaited.removeAll { $0.answer == answer }
    look = nil
    watch()
    if owed, !owesTouches { onTouchesAnswered() }
    if awaited.isEmpty { onRest() }
  }

  private func fail(_ fault: GuestFault) {
    guard isOpen else { return }
    close()
    onFault(fault)
  }
}

extension HostMessage {
  fileprivate var isTouch: Bool {
    if case .touches = self { true } else { false }
  }
}
