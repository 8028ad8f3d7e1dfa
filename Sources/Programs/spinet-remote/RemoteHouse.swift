// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import LinuxSystem
import RemoteProtocol
import RemoteTrust

/// What all connections share: who may come in, who is in, and what the keyboard says.
final class RemoteHouse {
  let certificate: ServerCertificate
  private let store: RemoteStore
  private let link: KeyboardLink
  private var pairing = Pairing()
  private var watches: [FileWatch] = []
  private var generator = SystemRandomNumberGenerator()
  /// The field as the keyboard has told it last.
  private(set) var field = RemoteField(number: 0)
  private var connections: [Int: PageConnection] = [:]
  private var lastNumber = 0
  /// The devices that are listed.
  private var listed: Set<Hexadecimal> = []
  /// How often strangers may try to be let in, so that none wears out the device.
  private var attempts = TokenBucket(burst: 30, perMinute: 60)
  /// The same for each device that is listed: what strangers do keeps none of them out.
  private var attemptsOfListed: [Hexadecimal: TokenBucket] = [:]

  /// Connections at a time: more than a person has devices.
  static let mostConnections = 24
  /// Of those, so many that have not shown yet who they are.
  static let mostStrangers = 12

  init(store: RemoteStore, link: KeyboardLink) throws {
    self.store = store
    self.link = link
    certificate = try store.readCertificate()
    note(store.readDevices())
    link.onPacket = { [weak self] in self?.receive($0) }
  }

  /// Follows what is offered, which devices are listed, and whether the key is there.
  ///
  /// - Parameter onErasedKey: Called when somebody has erased the key: devices are to be paired with another one.
  func follow(on loop: EventLoop, onErasedKey: @escaping () -> Void) throws(SystemCallError) {
    watches = [
      try FileWatch(path: store.keyPath, loop: loop) { [store] in if !store.hasKey { onErasedKey() } },
      try FileWatch(path: store.offerPath, loop: loop) { [weak self] in self?.followOffer() },
      try FileWatch(path: store.devicesPath, loop: loop) { [weak self] in self?.followDevices() },
    ]
  }

  private func followOffer() { pairing.follow(store.readOffer()) }

  /// A device that is not listed any more is out at once.
  private func followDevices() {
    let list = store.readDevices()
    note(list)
    for connection in connections.values {
      if let id = connection.device, list[id] == nil { connection.end(.wrong) }
    }
  }

  private func note(_ list: DeviceList) {
    listed = Set(list.devices.map(\.id))
    attemptsOfListed = attemptsOfListed.filter { listed.contains($0.key) }
  }

  private func receive(_ packet: RemotePacket) {
    switch packet {
    case .field(let field):
      self.field = field
      for connection in connections.values where connection.device != nil { connection.tell(.field(field)) }
    case .answer(let answer, let number): connections[number]?.tell(answer)
    case .edit, .closed: break
    }
  }
}

// MARK: - Connections

extension RemoteHouse {
  /// Lets a connection begin. Where there are too many strangers, the one that has waited for the longest time is hung up on: strangers
  /// who say nothing keep out nobody who does.
  ///
  /// - Returns: `nil` where there are too many devices.
  func open() -> PageConnection? {
    // Those that are being hung up on go when the other side has heard of it, or after a while; libwebsockets bounds their number.
    let open = connections.values.filter { !$0.isEnding }
    guard open.count < Self.mostConnections else { return nil }
    let strangers = open.filter { $0.device == nil }
    if strangers.count >= Self.mostStrangers { strangers.min { $0.number < $1.number }?.end(.pace) }
    lastNumber += 1
    let nonce = Hexadecimal.random(byteCount: RemoteSizes.nonce, using: &generator)
    let connection = PageConnection(number: lastNumber, house: self, nonce: nonce)
    connections[lastNumber] = connection
    return connection
  }

  func close(_ connection: PageConnection) {
    connections[connection.number] = nil
    if connection.device != nil { _ = link.send(.closed(connection: connection.number)) }
  }

  /// Ends the older connections of a connection's device: what stalled there is not to come through behind what is typed now.
  func endOthers(than connection: PageConnection) {
    for other in connections.values where other !== connection && other.device == connection.device && !other.isEnding {
      other.end(.elsewhere)
      // What waits there is dropped before anything comes by the new one.
      _ = link.send(.closed(connection: other.number))
    }
  }

  func send(_ edit: RemoteEdit, of connection: PageConnection) -> Bool {
    link.send(.edit(edit, connection: connection.number))
  }

  /// Whether somebody may try to be let in now.
  ///
  /// - Parameter id: The device that it says it is; `nil` for one that is new.
  func mayAttempt(as id: Hexadecimal?) -> Bool {
    let now = MonotonicClock.nowMicroseconds
    guard let id, listed.contains(id) else { return attempts.take(at: now) }
    return attemptsOfListed[id, default: TokenBucket(burst: 30, perMinute: 60)].take(at: now)
  }
}

// MARK: - Devices

extension RemoteHouse {
  /// Takes the code that somebody has entered on a device.
  func pair(code: String, name: String) -> Result<DeviceToken, RemoteDenial> {
    followOffer()
    let denial = pairing.take(code: code, at: WallClock.nowSeconds)
    if denial == .spent { Log(.program).warning("wrong codes were entered too often: show a new one to pair a device") }
    if let denial { return .failure(denial) }
    return addDevice(name)
  }

  /// Takes a device's proof that it has the secret of the link.
  func pair(
    proof: Hexadecimal, of handshake: Handshake, name: String
  ) -> Result<(DeviceToken, proof: Hexadecimal), RemoteDenial> {
    followOffer()
    guard let answer = pairing.take(proof: proof, of: handshake, at: WallClock.nowSeconds) else {
      return .failure(.wrong)
    }
    return addDevice(name).map { ($0, answer) }
  }

  private func addDevice(_ name: String) -> Result<DeviceToken, RemoteDenial> {
    store.removeOffer()
    let token = DeviceToken(using: &generator)
    let list = store.changeDevices { list in
      list.add(token, name: name, at: WallClock.nowSeconds)
      return list
    }
    guard let list else {
      Log(.program).error("a device could not be added to the list")
      return .failure(.wrong)
    }
    note(list)
    return .success(token)
  }

  /// Makes the proof that this side knows a device.
  func proof(of id: Hexadecimal, in handshake: Handshake) -> Hexadecimal {
    store.readDevices().proof(of: id, in: handshake, at: WallClock.nowSeconds, using: &generator)
  }

  /// Whether a token is that of a device that is listed. A full disk keeps no device out: then it is not noted that it was here.
  func knows(_ token: DeviceToken) -> Bool {
    let now = WallClock.nowSeconds
    if let isKnown = store.changeDevices({ $0.take(token, at: now) }) { return isKnown }
    var list = store.readDevices()
    return list.take(token, at: now)
  }
}

extension RemoteDenial: Error {}
