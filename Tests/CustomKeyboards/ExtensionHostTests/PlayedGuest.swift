// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

@testable import ExtensionHost
@testable import ExtensionProtocol
@testable import Geometry
@testable import LinuxSystem
@testable import TextModel

/// A keyboard whose process a test plays.
final class PlayedGuest {
  let loop: EventLoop
  private(set) var keyboard: GuestKeyboard!
  private var process: PlayedProcess?
  /// The process's end of the connection.
  private(set) var socket: PacketSocket!
  private(set) var heard: [HostMessage] = []
  private(set) var edits: [TextEdit] = []
  private(set) var wishes: [KeyboardMessage] = []
  private(set) var pictureCount = 0
  private(set) var faults: [GuestFault] = []
  private(set) var intrusionCount = 0
  /// How many characters each held key had taken away when its finger lifted.
  private(set) var holds: [Int] = []
  private(set) var heights: [Double?] = []
  /// What its host has said of it in the log.
  private(set) var reported: [KeyboardRefusal] = []
  /// What its process uses of the memory, in mebibytes.
  var usedMebibytes = 0 {
    didSet { process?.used = usedMebibytes }
  }
  /// How much has come of what the keyboard says.
  var seen: Seen { Seen(edits: edits.count, pictures: pictureCount, wishes: wishes.count, faults: faults.count) }
  /// Whether it answers to its own appearance.
  var answersItself = true
  var isEnded: Bool { process?.isEnded ?? true }
  var isPaused: Bool { process?.isPaused ?? false }
  private(set) var overworkCount = 0

  struct Seen: Hashable {
    var edits = 0
    var pictures = 0
    var wishes = 0
    var faults = 0
  }

  private final class PlayedProcess: GuestProcess {
    let socket: PacketSocket
    var onEnd: (String) -> Void = { _ in }
    var used = 0
    private(set) var isEnded = false
    var processorMicroseconds: Int64? = 0
    var processorUse: ProcessorUse?
    private(set) var isPaused = false

    init(_ socket: PacketSocket) { self.socket = socket }

    func memory(over limit: Int) -> Int? { used > limit ? used : nil }
    func pause() { isPaused = true }
    func resume() { isPaused = false }
    func end() { isEnded = true }
  }

  /// Whether edits are noted, and what else it says.
  var (hearsEdits, hearsWishes) = (true, true)

  init(
    longestAfterwork: Int64 = GuestLimits.longestAfterwork
  ) throws {
    loop = try EventLoop()
    keyboard = GuestKeyboard(loop: loop, longestAfterwork: longestAfterwork) {
      [unowned self] () throws(GuestFault) in
      do {
        let (ours, theirs) = try PacketSocket.pair(packetByteCount: PacketLimits.packetByteCount)
        socket = PacketSocket(owning: FileDescriptor(owning: theirs), packetByteCount: PacketLimits.packetByteCount)
        let process = PlayedProcess(ours)
        process.used = usedMebibytes
        self.process = process
        return process
      } catch { throw .start("no connection") }
    }
    keyboard.onEvent = { [unowned self] in note($0) }
  }

  private func note(_ event: GuestEvent) {
    switch event {
    case .edits(let new): if hearsEdits { edits += new }
    case .message(let message): if hearsWishes { wishes.append(message) }
    case .picture: pictureCount += 1
    case .fault(let fault): faults.append(fault)
    case .height(let height): heights.append(height)
    case .refusal(let refusal): reported.append(refusal)
    case .holdEnded(let count):
      holds.append(count)
      keyboard.noteDeletionsTakenBack()
    case .intrusion: intrusionCount += 1
    case .overwork: overworkCount += 1
    case .touchesAnswered, .typingEnded: break
    }
  }

  /// Lets it wait for a processor from now on.
  func starve() { process?.processorUse = ProcessorUse(worked: 0, waited: 0, isReady: true) }

  /// Has processors work for it.
  func work(microseconds: Int64) { process?.processorMicroseconds? += microseconds }

  /// The edits since the last time.
  func takeEdits() -> [TextEdit] {
    defer { edits = [] }
    return edits
  }

  /// What it has heard since the last time.
  func takeHeard() -> [HostMessage] {
    defer { heard = [] }
    return heard
  }

  /// Says something, and hears what the host says to it.
  func say(_ message: KeyboardMessage, descriptor: Int32? = nil) throws {
    try socket.send(message.packet, descriptor: descriptor)
    try turn()
  }

  func turn() throws {
    _ = try loop.poll()
    while case .packet(let packet) = try socket.receive() { heard.append(try HostMessage(packet: packet.bytes)) }
  }

  /// Answers everything that waits for an answer.
  func answer() throws {
    for message in heard {
      switch message {
      case .show(let answer, _, _, _), .surroundings(let answer, _), .field(let answer, _, _, _),
        .touches(let answer, _, _), .hide(let answer):
        try say(.done(answer: answer))
      default: break
      }
    }
    heard = []
  }

  /// Comes on screen for a field.
  func show(isFirst: Bool = true, field: FieldDescription = FieldDescription(serial: 0)) throws {
    var surroundings = KeyboardSurroundings()
    surroundings.size = Size(width: 4, height: 2)
    keyboard.show(GuestScene(surroundings, field: field), isNewField: true)
    if isFirst { try say(.hello(version: ExtensionProtocolVersion.current)) }
    try turn()
    if answersItself { try answer() }
  }

  /// A finger touches it, and stays unless it is lifted; the keyboard answers.
  func touch(_ phase: TouchPhase = .began, finger: UInt32 = 1) throws {
    keyboard.touch(.init(finger: finger, phase: phase, place: .zero), microseconds: MonotonicClock.nowMicroseconds)
    try turn()
    try answer()
  }

  /// A finger touches it shortly.
  func tap() throws {
    try touch(.began)
    try touch(.ended)
  }

  /// What it has been refused since the last time that it answered.
  var refusals: [KeyboardRefusal] {
    heard.compactMap {
      switch $0 {
      case .refusedEdit(_, _, let refusal), .refusedWish(let refusal): refusal
      default: nil
      }
    }
  }

  /// The number of the field that it was told of last.
  var field: UInt32 { keyboard.fieldSerial }
}
