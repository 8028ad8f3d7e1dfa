// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Desk
import LinuxSystem
import RemoteProtocol
import Storage
import TextModel

/// Has a helper program, `spinet-remote`, speak to paired phones, and puts what they type into the field that has focus.
///
/// What the helper says is believed no more than what a custom keyboard says: `RemoteText` checks it. Nothing of it goes to another field than the one
/// that it was typed for.
final class RemoteTyping {
  private let loop: EventLoop
  private let field: WaylandField
  private let helper: String?
  private let folders: RemoteFolders?
  /// Whether the field's Return key does anything.
  var isReturnEnabled: () -> Bool = { true }
  /// Calls before something is put into a field.
  var onTyping: () -> Void = {}

  /// The address that the helper listens at; `nil` while it is not wanted.
  private var address: String?
  private var process: SpawnedProcess?
  private var socket: PacketSocket?
  private var watch: EventLoopWatch?
  private var retry: EventLoop.DeadlineID?
  private var delay = GrowingDelay(first: .seconds(1), longest: .seconds(300))

  private var text = RemoteText()
  private var activation: Int?
  private var isSecure = false
  private var told: RemoteField?
  /// Changes that wait until it is known which field has focus, and what others have done.
  private var held: [(edit: RemoteEdit, connection: Int)] = []
  private var holdEnd: EventLoop.DeadlineID?
  /// How many changes waited when the compositor was asked what it has told; `nil` while it is not asked.
  private var askedCount: Int?
  /// `WaylandField.changeCount` after the last change that a phone has asked for.
  private var changeCount = 0

  /// Where it listens; in the range that nobody has been assigned, and not one that browsers refuse.
  static let port: UInt16 = 49_283

  /// - Parameter helper: The program that speaks to phones; by default the one that belongs to this program.
  init(loop: EventLoop, field: WaylandField, helper: String? = Process.helper("spinet-remote")) {
    self.loop = loop
    self.field = field
    self.helper = helper
    folders = RemoteFolders(Environment.value)
  }

  /// Listens at another address, or not at all.
  func listen(at address: String?) {
    guard address != self.address else { return }
    self.address = address
    delay.reset()
    end()
    start()
  }
}

// MARK: - The helper

extension RemoteTyping {
  private func start() {
    guard let address else { return }
    guard let helper, let folders else {
      return Log(.text).error("phones cannot type: spinet-remote is not installed, or there is no XDG_RUNTIME_DIR")
    }
    do throws(SystemCallError) {
      let (socket, theirs) = try PacketSocket.pair(packetByteCount: RemoteLimits.messageByteCount)
      let other = FileDescriptor(owning: theirs)
      let nothing = try FileDescriptor.nothing()
      process = try SpawnedProcess(
        path: helper, arguments: [address, String(Self.port), folders.state, folders.run],
        environment: [], descriptors: [nothing.rawValue, nothing.rawValue, Console.reportDescriptor, other.rawValue])
      watch = try loop.watch(socket.descriptor) { [weak self] _ in self?.receive() }
      self.socket = socket
      told = nil
      follow()
    } catch {
      Log(.text).error("phones cannot type: \(name: error.call) (error \(error.errno))")
      end()
    }
  }

  private func end() {
    if let retry { loop.cancel(retry) }
    (retry, watch, socket, process) = (nil, nil, nil, nil)
    // Nobody is there any more.
    if let folders { try? Files.remove(folders.address) }
    text.closeAll()
    held = []
    askedCount = askedCount.map { _ in 0 }
    endHold()
    watchOtherUse()
  }

  /// The helper has gone, or is not to be trusted: another one takes its place, ever later.
  private func replaceHelper() {
    end()
    guard address != nil else { return }
    retry = loop.after(delay.next()) { [weak self] in
      self?.retry = nil
      self?.start()
    }
  }
}

// MARK: - The field

extension RemoteTyping {
  /// The field that has focus is another one, or something in it has changed.
  ///
  /// - Parameter news: What its app has told, as the text client has it.
  func follow(_ news: FieldNews = .echo) {
    let state = field.state
    let isOpen = state.isActive && field.app != .desktop
    let current = isOpen ? state.activation : nil
    let traits = field.traits(of: state)
    let isResumed = isOpen && state.isResumed && activation != nil
    // What a box for secrets has on the phone is not what the other box has.
    if current != activation && !isResumed || isOpen && traits.isSecure != isSecure { text.begin(isActive: isOpen) }
    (activation, isSecure) = (current, isOpen && traits.isSecure)
    if news == .appChangedText { text.forgetTyped() }
    watchOtherUse()
    guard socket != nil else { return }
    let new =
      isOpen
      ? RemoteField(
        number: text.field, traits: traits, isReturnEnabled: isReturnEnabled(),
        context: field.client.tellsText ? field.client.context : nil) : RemoteField(number: text.field)
    guard new != told else { return }
    told = new
    send(.field(new))
  }

  /// The person has used something else than the keyboard, and may have typed, or put the caret elsewhere.
  func noteOtherUse() {
    // An app that tells its text tells of that, too.
    guard !field.client.tellsText else { return }
    text.forgetTyped()
    watchOtherUse()
  }

  private func watchOtherUse() {
    let isNeeded = socket != nil && text.hasTyped && !field.client.tellsText
    if field.watchesForPhones != isNeeded { field.watchesForPhones = isNeeded }
  }

  private func send(_ packet: RemotePacket) {
    do throws(SystemCallError) { try socket?.send(packet.bytes) } catch { replaceHelper() }
  }

  private func receive() {
    // What a phone typed does not stay where it came.
    defer { socket?.overwriteBuffer() }
    while let socket {
      guard let received = try? socket.receive() else { return replaceHelper() }
      switch received {
      case .nothing: return
      case .end: return replaceHelper()
      case .packet(let packet):
        if let descriptor = packet.descriptor { _ = ForeignDescriptor(owning: descriptor) }
        guard let packet = RemotePacket(packet.bytes) else { return replaceHelper() }
        take(packet)
      }
    }
  }

  private func take(_ packet: RemotePacket) {
    switch packet {
    case .closed(let connection):
      held = held.filter { $0.connection != connection }
      askedCount = askedCount.map { min($0, held.count) }
      text.close(connection)
    case .edit(let edit, let connection):
      guard held.count < Self.mostHeld else { return replaceHelper() }
      held.append((edit, connection))
      if holdEnd == nil { makeSoon() }
    case .field, .answer: replaceHelper()
    }
  }

  private func make(_ edit: RemoteEdit, of connection: Int) {
    // The keys of this device, and custom keyboards, have typed meanwhile; or nobody would tell of other hands.
    if field.changeCount != changeCount || !field.client.tellsText && !field.hearsOtherUse { text.forgetTyped() }
    let verdict = text.take(edit, of: connection, in: situation, at: MonotonicClock.nowMicroseconds)
    switch verdict {
    case .edits(let edits):
      // It works: the next helper comes soon again.
      delay.reset()
      onTyping()
      watchOtherUse()
      field.client.fill(by: edits)
      changeCount = field.changeCount
      send(.answer(RemoteAnswer(edit: edit.number), connection: connection))
      follow()
    case .refused(let refusal):
      send(.answer(RemoteAnswer(edit: edit.number, refusal: refusal), connection: connection))
    case .wrong: replaceHelper()
    }
  }

  private var situation: RemoteText.Situation {
    RemoteText.Situation(
      context: field.client.context, canReplace: field.client.canReplace, isReturnEnabled: isReturnEnabled(),
      hasRoom: field.hasRoom)
  }
}

// MARK: - Waiting for a pause

extension RemoteTyping {
  /// More than come while nothing is answered; each phone waits for the answer.
  private static let mostHeld = 256

  /// Makes what waits once all is known that the compositor has told by now: it may have told of another field in the same moment. What
  /// comes meanwhile waits for the next answer.
  private func makeSoon() {
    guard askedCount == nil else { return }
    askedCount = held.count
    field.whenHeard { [weak self] in
      guard let self else { return }
      let count = askedCount ?? 0
      askedCount = nil
      makeHeld(count)
      if held.count > 0, holdEnd == nil { makeSoon() }
    }
  }

  /// Makes what waits, in order, up to a change that takes something away while others may have typed behind it, in an app that tells
  /// nothing of its text.
  ///
  /// - Parameter count: How many, at the most.
  private func makeHeld(_ count: Int) {
    endHold()
    // The memory of an array keeps the short texts that were in it, and one of them may be a password.
    defer { if held.isEmpty { held = [] } }
    for _ in 0..<count {
      guard let first = held.first else { return }
      guard !mustWait(first.edit) else {
        holdEnd = loop.after(.milliseconds(500)) { [weak self] in
          self?.holdEnd = nil
          self?.text.forgetTyped()
          self?.makeSoon()
        }
        return
      }
      held.removeFirst()
      make(first.edit, of: first.connection)
    }
  }

  private func mustWait(_ edit: RemoteEdit) -> Bool {
    guard case .replace(let old, _) = edit.change, !old.isEmpty, edit.field == text.field else { return false }
    return text.hasTyped && !field.client.tellsText && field.hearsOtherUse && !field.isQuiet
  }

  private func endHold() {
    if let holdEnd { loop.cancel(holdEnd) }
    holdEnd = nil
  }

  /// Nobody does anything for a moment.
  ///
  /// - Parameter wasElsewhere: Whether somebody has used something else than the keyboard before that.
  func notePause(wasElsewhere: Bool) {
    if wasElsewhere { noteOtherUse() }
    if holdEnd != nil { makeSoon() }
  }
}
