// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionProtocol
import ExtensionRuntime
import Foundation
import Geometry
import LinuxSystem
import TestKeyboardKeys
import TextModel
import UIKitCore

/// The host of a keyboard, played by a test at the other end of the socket: says what it is told to, and writes down what the
/// keyboard says.
final class PlayedHost {
  private let socket: PacketSocket
  private let clock = TestClock()
  private(set) var session: KeyboardSession!
  /// What the keyboard has said since the last time that somebody asked, but for pictures.
  private var heard: [KeyboardMessage] = []
  private var lastAnswer: UInt32 = 0
  /// What the host shows.
  private(set) var screen = HostScreen()
  /// Whether pictures are shown, each as the next sixtieth of a second begins.
  var showsFrames = true
  private var isFrameWaiting = false
  /// Whether the keyboard has asked for a turn.
  private var isTurnWanted = false
  /// Whether pictures are looked at closely; those of hosts that say strange things may have any size.
  var checksPictures = true
  var surroundings = PlayedHost.usualSurroundings
  var field = FieldDescription(serial: 1)
  var context = FieldContext()

  init(
    bundle: KeyboardBundleInformation = KeyboardBundleInformation(),
    _ makeController: @escaping () -> UIInputViewController
  ) throws {
    let (socket, other) = try PacketSocket.pair(packetByteCount: PacketLimits.packetByteCount)
    self.socket = socket
    let link = HostLink(
      PacketSocket(owning: FileDescriptor(owning: other), packetByteCount: PacketLimits.packetByteCount))
    session = KeyboardSession(link, clock: clock, bundle: bundle, makeController: makeController)
    session.onFrameRequest = { [weak self] in self?.isTurnWanted = true }
  }

  /// A phone held upright, with two pixels to a point.
  static var usualSurroundings: KeyboardSurroundings {
    var surroundings = KeyboardSurroundings()
    surroundings.size = Size(width: 360, height: 200)
    surroundings.screenSize = Size(width: 360, height: 720)
    (surroundings.usualHeight, surroundings.greatestHeight, surroundings.scale) = (200, 400, 2)
    surroundings.languages = ["en-US"]
    return surroundings
  }

  // MARK: Saying

  /// Sends a message; the keyboard takes it in its next turn.
  func post(_ message: HostMessage) throws { try socket.send(message.packet) }

  /// Sends a message, and lets the keyboard take it.
  func say(_ message: HostMessage) throws {
    try post(message)
    try turn()
  }

  /// A number for a message that is answered.
  func answer() -> UInt32 {
    lastAnswer += 1
    return lastAnswer
  }

  func show() throws { try say(.show(answer: answer(), surroundings, field, context)) }

  func hide() throws { try say(.hide(answer: answer())) }

  func tellSurroundings() throws { try say(.surroundings(answer: answer(), surroundings)) }

  func tellField(after editCount: UInt32 = 0) throws {
    try say(.field(answer: answer(), field, editCount: editCount, context))
  }

  func tell(_ context: FieldContext, after editCount: UInt32, isAppChange: Bool = false) throws {
    try say(.context(field: field.serial, editCount: editCount, context, isAppChange: isAppChange))
  }

  /// The middle of a key of the test keyboard.
  func place(of key: TestKey) -> CGPoint {
    CGPoint(x: key.place.x * surroundings.size.width, y: key.place.y * surroundings.size.height)
  }

  func touch(_ phase: TouchPhase, at place: CGPoint, finger: UInt32 = 0) throws {
    let touch = HostMessage.Touch(finger: finger, phase: phase, place: Point(x: place.x, y: place.y))
    try say(.touches(answer: answer(), microseconds: Int64(clock.now * 1_000_000), [touch]))
  }

  func tap(at place: CGPoint) throws {
    try touch(.began, at: place)
    try touch(.ended, at: place)
  }

  // MARK: Turns

  /// Lets the keyboard take what was said, and takes what it says.
  func turn() throws {
    isTurnWanted = false
    session.takeTurn()
    session.receive()
    session.finishTurn()
    try listen()
  }

  /// Lets time pass, and shows pictures.
  func advance(by seconds: TimeInterval = 1) throws {
    session.takeTurn()
    var failure: (any Error)?
    for _ in 0..<Int((seconds * 60).rounded()) {
      clock.advance(by: 1 / 60) {
        session.finishTurn()
        do { try listen() } catch { failure = error }
      }
      if let failure { throw failure }
      if isTurnWanted { try turn() }
      try showFrame()
    }
  }

  /// Shows the picture that has come last, if it has not been shown.
  func showFrame() throws {
    guard isFrameWaiting, showsFrames else { return }
    isFrameWaiting = false
    try say(.frameShown)
  }

  /// Takes what has come, in the middle of a turn of the keyboard, too.
  func listen() throws {
    loop: while true {
      switch try socket.receive() {
      case .nothing, .end: break loop
      case .packet(let packet):
        let message = try KeyboardMessage(packet: packet.bytes)
        switch message {
        case .buffer(let index, let format): try screen.take(index, format, packet.descriptor)
        case .frame(let buffer, let changes):
          try screen.show(buffer, changes, isChecked: checksPictures)
          isFrameWaiting = true
        default: break
        }
        heard.append(message)
      }
    }
  }

  /// What the keyboard has said since the last time.
  func news() -> [KeyboardMessage] {
    defer { heard = [] }
    return heard
  }

  /// The changes of the text that it has asked for since the last time.
  func edits() -> [KeyboardEdit] {
    news().compactMap { if case .edit(_, _, let edit) = $0 { edit } else { nil } }
  }
}
