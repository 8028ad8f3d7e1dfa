// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import FieldChannel
import LinuxSystem
import TextModel
import WaylandPlatform

/// The channel on which apps tell of their fields and hear of the keyboard: Documentation/FieldChannel.md.
final class FieldChannelServer {
  private var server: LineServer?
  private var claims = FieldClaims<LineServer.Client>()
  /// Where the keyboard is, and what apps have been told of that last.
  private var report = KeyboardReport.hidden
  private var told: [LineServer.Client: KeyboardReport] = [:]
  /// By what each app shows that a field is its own.
  private var proofs: [LineServer.Client: FieldProof] = [:]
  /// The app whose field has focus, which alone hears what types.
  private(set) var owner: LineServer.Client?
  /// The path of the program of that app, as the kernel knows it.
  var program: String? { owner.flatMap { server?.program(of: $0) } }
  /// Calls when another app tells of its field, or tells something else.
  var onChange: () -> Void = {}
  private var isReading = false
  private var loop: EventLoop?
  /// When the second began in which changes are counted.
  private var secondStart: Int64 = 0
  private var changeCount = 0
  private var nextChange: EventLoop.DeadlineID?

  /// Begins to listen; without a folder for sockets, or with something in the way there, does nothing for good.
  func start(on loop: EventLoop) {
    self.loop = loop
    guard let path = FieldChannel.path(Environment.value) else { return }
    var limits = LineServer.Limits()
    limits.longestLineByteCount = FieldChannel.longestLineByteCount
    limits.mostClients = FieldChannel.mostClients
    limits.mostClientsOfProcess = FieldChannel.mostClientsOfProcess
    limits.mostLinesPerSecond = FieldChannel.mostLinesPerSecond
    do {
      server = try LineServer(path: path, limits: limits, loop: loop) { [weak self] in self?.receive($0, from: $1) }
    } catch {
      Log(.text).warning(
        "apps cannot tell of their fields: \(name: error.call) at \(name: path) (error \(error.errno))")
    }
    server?.onLeave = { [weak self] in self?.left($0) }
  }

  func close() {
    server?.close()
    if let nextChange { loop?.cancel(nextChange) }
  }

  /// Takes what has been said by now, without a call to `onChange`: of two connections, the loop may come to the
  /// compositor's first.
  func readArrived() {
    isReading = true
    server?.readArrived()
    isReading = false
  }

  func fieldActivated() { claims.fieldActivated(at: MonotonicClock.nowMicroseconds) }

  /// The field that has focus has told this.
  func take(_ proof: FieldProof?) {
    guard let proof, let client = proofs.first(where: { $0.value == proof })?.key else { return }
    claims.fieldIsProved(by: client)
  }

  /// What is believed of a field of which the compositor tells this much.
  func claim(_ state: FieldState) -> FieldClaim? {
    state.isActive ? claims.claim(purpose: state.purpose, hints: state.hints) : nil
  }

  /// Takes note of the field that the compositor says has focus: its app hears what types, and no other does.
  func follow(_ state: FieldState) {
    owner = state.isActive ? claims.owner(purpose: state.purpose, hints: state.hints) : nil
    tell()
  }

  /// Tells all apps where the keyboard is.
  func tell(_ report: KeyboardReport) {
    self.report = report
    tell()
  }

  private func tell() {
    for client in Array(told.keys) {
      let report = report(for: client)
      // Whoever cannot be told is dropped, which comes here again.
      guard let before = told[client], report != before else { continue }
      told[client] = report
      server?.send(ChannelMessage.keyboard(report).text, to: client)
    }
  }

  private func report(for client: LineServer.Client) -> KeyboardReport {
    client == owner ? report : report.forOthers
  }

  /// Gives the app whose field has focus texts for other fields of the same form: those that it has told of, and no other.
  func fill(_ texts: [FieldText], besides state: FieldState) {
    guard let claim = claim(state), let owner = claims.owner(purpose: state.purpose, hints: state.hints) else { return }
    for text in texts
    where claim.otherContents.contains(text.content) && text.text.utf8.count <= FieldChannel.longestTextByteCount {
      server?.send(ChannelMessage.fill(text, number: claim.number).text, to: owner)
    }
  }

  private func receive(_ line: String, from client: LineServer.Client) -> String? {
    guard let message = ChannelMessage(line) else { return nil }
    switch message {
    case .hello:
      guard told[client] == nil else { return nil }
      let report = report(for: client)
      told[client] = report
      let proof = FieldProof.random()
      proofs[client] = proof
      return [.hello(version: FieldChannel.version, proof: proof), .keyboard(report)].map(\ChannelMessage.text).joined(
        separator: "\n")
    case .field(let claim):
      guard told[client] != nil else { return nil }
      claims.take(claim, of: client, at: MonotonicClock.nowMicroseconds)
    case .noField: claims.release(client)
    case .keyboard, .fill: return nil
    }
    changed()
    return nil
  }

  private func left(_ client: LineServer.Client) {
    told[client] = nil
    proofs[client] = nil
    claims.release(client)
    changed()
  }

  /// Tells of a change, at once or with others that come until the second is over: who says something else all the time
  /// keeps nobody busy.
  private func changed() {
    guard !isReading, nextChange == nil, let loop else { return }
    let now = MonotonicClock.nowMicroseconds
    if now - secondStart > 1_000_000 {
      secondStart = now
      changeCount = 0
    }
    changeCount += 1
    guard changeCount > FieldChannel.mostChangesPerSecond else { return onChange() }
    nextChange = loop.at(microseconds: secondStart + 1_000_000) { [weak self] in
      self?.nextChange = nil
      self?.onChange()
    }
  }
}
