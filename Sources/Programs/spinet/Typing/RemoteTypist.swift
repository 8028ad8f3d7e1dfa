// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import LinuxSystem
internal import RemoteProtocol
internal import RemoteTrust

/// Types on another device: lets itself in there, and sends what is typed, one change after the other.
@MainActor
final class RemoteTypist {
  /// What has happened.
  enum Event {
    /// The device is paired from now on.
    case paired(PairedHost)
    /// The field that has focus there is another one, or something in it has changed; whether something was dropped that was typed for the
    /// one before.
    case field(hasLost: Bool)
    /// A change has arrived, with so many characters of text.
    case made(characterCount: Int)
    /// A change was not made, and nothing that was typed behind it.
    case refused(RemoteRefusal)
    /// Nothing goes on. It is the last event.
    case ended(Failure)
  }

  private let address: RemoteAddress
  private let claim: HostHandshake.Claim
  private let loop: EventLoop
  private var call: HostCall?
  private var handshake: HostHandshake?
  private var isIn = false
  private var hasEnded = false
  private(set) var queue = TypingQueue()
  /// Until when something is awaited.
  private var patience: EventLoop.DeadlineID?
  private var retry: EventLoop.DeadlineID?
  /// Until when a change goes again that was too much at once.
  private var lastRetry: EventLoop.DeadlineID?
  /// Whether line ends of texts from elsewhere are Return, also where the field does not say that it takes lines.
  var pressesReturn = false
  var onEvent: (Event) -> Void = { _ in }

  init(_ claim: HostHandshake.Claim, at address: RemoteAddress, loop: EventLoop) {
    self.claim = claim
    self.address = address
    self.loop = loop
  }

  /// Connects.
  func start() throws(Failure) {
    let call = try HostCall(to: address, loop: loop)
    call.onPacket = { [weak self] in self?.take($0) }
    self.call = call
    expectAnswer(orEndWith: "\(address.authority) does not answer; see whether it is on, and in the same network")
  }

  /// Types something behind the rest.
  ///
  /// - Returns: Whether there is a field that takes it.
  func type(_ key: TypingQueue.Key) -> Bool {
    guard queue.add(key) else { return false }
    send()
    return true
  }

  /// Whether line ends of texts from elsewhere are Return in the field that there is.
  var takesLines: Bool { pressesReturn || queue.field.takesLines }

  /// Types a text from elsewhere.
  func type(_ text: PastedText) -> Bool {
    guard text.keys(takesLines: takesLines).allSatisfy({ queue.add($0) }) else { return false }
    send()
    return true
  }

  /// A device that says nothing for ten seconds has gone: connections die without a word.
  private func expectAnswer(orEndWith message: String) {
    if let patience { loop.cancel(patience) }
    patience = loop.after(.seconds(10)) { [weak self] in self?.end(Failure(message)) }
  }

  private func stopAwaiting() {
    if let patience { loop.cancel(patience) }
    patience = nil
  }

  /// A device to which everything is too much for half a minute takes nothing.
  private func repeatForSomeTime() {
    guard lastRetry == nil else { return }
    lastRetry = loop.after(.seconds(30)) { [weak self] in
      guard let self else { return }
      end(Failure("\(address.authority) takes nothing more; it was too much at once for half a minute"))
    }
  }

  private func stopRepeating() {
    if let lastRetry { loop.cancel(lastRetry) }
    lastRetry = nil
  }

  private func end(_ failure: Failure) {
    guard !hasEnded else { return }
    hasEnded = true
    stopAwaiting()
    stopRepeating()
    if let retry { loop.cancel(retry) }
    call = nil
    onEvent(.ended(failure))
  }
}

// MARK: - What comes

extension RemoteTypist {
  private func take(_ packet: CallPacket) {
    guard !hasEnded else { return }
    switch packet {
    case .connected(let certificate) where handshake == nil:
      var generator = SystemRandomNumberGenerator()
      let nonce = Hexadecimal.random(byteCount: RemoteSizes.nonce, using: &generator)
      handshake = HostHandshake(claim, certificate: certificate, nonce: nonce, name: DeviceName.own)
    case .message(let bytes):
      guard handshake != nil, let message = ServerMessage(bytes) else { return end(.disorder(address)) }
      if isIn { follow(message) } else { step(message) }
    case .connected: end(.disorder(address))
    case .ended(let reason): end(.ended(reason, address, isIn: isIn))
    }
  }

  private func step(_ message: ServerMessage) {
    guard let step = handshake?.take(message) else { return }
    switch step {
    case .say(let answer): call?.say(answer)
    case .keep(let token, let certificate):
      onEvent(.paired(PairedHost(address: address, certificate: certificate, token: token)))
    case .welcome: isIn = true
    case .refuse(let refusal): end(.refused(refusal, address, isPaired: isPaired))
    }
  }

  private var isPaired: Bool { if case .paired = claim { true } else { false } }

  private func follow(_ message: ServerMessage) {
    switch message {
    case .field(let field):
      if queue.isEmpty { stopAwaiting() }
      let hasLost = queue.follow(field)
      if hasLost { stopRepeating() }
      onEvent(.field(hasLost: hasLost))
      send()
    case .answer(let answer):
      stopAwaiting()
      let outcome = queue.take(answer)
      if outcome != .again { stopRepeating() }
      switch outcome {
      case .made(let count): onEvent(.made(characterCount: count))
      case .again:
        repeatForSomeTime()
        retry = loop.after(.milliseconds(250)) { [weak self] in
          self?.retry = nil
          self?.send()
        }
      case .refused(let refusal): onEvent(.refused(refusal))
      case .wrong: return end(.disorder(address))
      }
      send()
    case .denied(let denial): end(.refused(denial == .wrong ? .forgotten : .denied(denial), address, isPaired: true))
    default: end(.disorder(address))
    }
  }

  private func send() {
    guard isIn, !hasEnded, retry == nil, let edit = queue.next() else { return }
    call?.say(.edit(edit))
    expectAnswer(orEndWith: "\(address.authority) has gone; whether what was typed last has arrived is not known")
  }
}
