// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import LinuxSystem
import RemoteProtocol
import RemoteTrust

/// One connection of a device: who it is, and what it says and hears.
final class PageConnection {
  /// What the keyboard calls it.
  let number: Int
  /// The device that it has shown to be; `nil` before.
  private(set) var device: Hexadecimal?
  private let house: RemoteHouse
  private let nonce: Hexadecimal
  /// The device that wants to be known again, and has been shown that this side knows it.
  private var claimed: Hexadecimal?
  private var editCount = 0
  /// How many changes the keyboard was asked for: all but those that were too much at once, so that it counts without a gap.
  private var handedCount = 0
  /// What the device calls the changes that the keyboard has not answered, by how it counts them.
  private var unanswered: [Int: Int] = [:]
  private var pace = TokenBucket(burst: RemoteLimits.edits.burst, perMinute: RemoteLimits.edits.perMinute)
  /// How often a device may hear that it is too fast; a page waits for a moment each time.
  private var warnings = TokenBucket(burst: 60, perMinute: 600)
  /// What is to be sent, each in a frame.
  private var outbox: [[UInt8]] = []
  /// Whether nothing is heard any more, and the connection ends once all is sent.
  private(set) var isEnding = false
  /// Calls when there is something to be sent, or the connection is to end.
  var onChange: () -> Void = {}

  /// A device that does not read is hung up on.
  private static let mostMessages = 256

  init(number: Int, house: RemoteHouse, nonce: Hexadecimal) {
    self.number = number
    self.house = house
    self.nonce = nonce
    outbox = [ServerMessage.hello(nonce: nonce, fingerprint: house.certificate.fingerprint).bytes]
  }

  /// What is to be sent next.
  func takeNext() -> [UInt8]? { outbox.isEmpty ? nil : outbox.removeFirst() }

  /// Whether something is to be sent.
  var hasMore: Bool { !outbox.isEmpty }

  func tell(_ message: ServerMessage) {
    guard !isEnding else { return }
    // Of fields the last one counts.
    if outbox.count >= Self.mostMessages { isEnding = true } else { outbox.append(message.bytes) }
    onChange()
  }

  /// Tells what the keyboard has made of a change.
  func tell(_ answer: RemoteAnswer) {
    guard let number = unanswered.removeValue(forKey: answer.edit) else { return }
    tell(.answer(RemoteAnswer(edit: number, refusal: answer.refusal)))
  }

  /// Says why, and ends.
  func end(_ denial: RemoteDenial) {
    tell(.denied(denial))
    isEnding = true
    onChange()
  }
}

// MARK: - What it hears

extension PageConnection {
  /// Takes a frame.
  ///
  /// - Returns: Whether it is one of what may come now; otherwise the connection is to end at once.
  func receive(_ bytes: some Sequence<UInt8>) -> Bool {
    guard !isEnding else { return true }
    let now = MonotonicClock.nowMicroseconds
    guard pace.take(at: now) else {
      guard device != nil, warnings.take(at: now), case .edit(let edit) = PageMessage(bytes) else { return false }
      return refuse(edit)
    }
    guard let message = PageMessage(bytes) else { return false }
    if device == nil, claimed == nil, !house.mayAttempt(as: message.claimedDevice) {
      end(.pace)
      return true
    }
    switch (message, device, claimed) {
    case (.pair(let nonce, let proof, let name), nil, nil):
      switch house.pair(proof: proof, of: handshake(nonce), name: name) {
      case .success(let (token, answer)): welcome(token, proof: answer)
      case .failure(let denial): end(denial)
      }
    case (.code(let code, let name), nil, nil):
      switch house.pair(code: code, name: name) {
      case .success(let token): welcome(token, proof: nil)
      case .failure(let denial): end(denial)
      }
    case (.resume(let id, let nonce), nil, nil):
      claimed = id
      tell(.proof(house.proof(of: id, in: handshake(nonce))))
    case (.token(let secret), nil, let id?):
      guard house.knows(DeviceToken(id: id, secret: secret)) else {
        end(.wrong)
        break
      }
      welcome(id)
    case (.edit(let edit), _?, _):
      // One that comes again, or out of order, or for a field that nobody was told of, is not from the page.
      guard edit.number == editCount + 1, edit.field <= house.field.number else { return false }
      editCount += 1
      handedCount += 1
      unanswered[handedCount] = edit.number
      return house.send(RemoteEdit(number: handedCount, field: edit.field, change: edit.change), of: self)
    default: return false
    }
    return true
  }

  /// Has the device try a change again in a moment.
  private func refuse(_ edit: RemoteEdit) -> Bool {
    guard edit.number == editCount + 1 else { return false }
    editCount += 1
    tell(.answer(RemoteAnswer(edit: edit.number, refusal: .pace)))
    return true
  }

  private func handshake(_ deviceNonce: Hexadecimal) -> Handshake {
    Handshake(certificate: house.certificate.fingerprint, serverNonce: nonce, deviceNonce: deviceNonce)
  }

  private func welcome(_ token: DeviceToken, proof: Hexadecimal?) {
    tell(.paired(id: token.id, token: token.secret, proof: proof))
    welcome(token.id)
  }

  private func welcome(_ id: Hexadecimal) {
    device = id
    house.endOthers(than: self)
    tell(.welcome)
    tell(.field(house.field))
  }
}
