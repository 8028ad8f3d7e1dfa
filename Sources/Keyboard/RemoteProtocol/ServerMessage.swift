// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// What a device is told, in a text frame each.
package enum ServerMessage: Hashable, Sendable {
  /// The first word: a number that is used once, and the fingerprint of the certificate.
  case hello(nonce: Hexadecimal, fingerprint: Hexadecimal)
  /// The device is paired: what it keeps to be known again, and a proof that the other side has the secret of the link too; `nil` after
  /// a code.
  case paired(id: Hexadecimal, token: Hexadecimal, proof: Hexadecimal?)
  /// The answer to `resume`.
  case proof(Hexadecimal)
  /// The device is known; what follows are fields and answers.
  case welcome
  /// Why it is not known; the connection ends.
  case denied(RemoteDenial)
  case field(RemoteField)
  case answer(RemoteAnswer)

  /// - Returns: `nil` for anything else.
  package init?(_ bytes: some Sequence<UInt8>) {
    guard let object = FlatObject(parsing: bytes) else { return nil }
    switch object.type {
    case "hello":
      guard let nonce = object.nonce, let print = object.hexadecimal("fingerprint", count: RemoteSizes.proof) else {
        return nil
      }
      self = .hello(nonce: nonce, fingerprint: print)
    case "paired":
      guard let id = object.hexadecimal("id", count: RemoteSizes.deviceID),
        let token = object.hexadecimal("token", count: RemoteSizes.token)
      else { return nil }
      self = .paired(id: id, token: token, proof: object.hexadecimal("proof", count: RemoteSizes.proof))
    case "proof":
      guard let proof = object.hexadecimal("proof", count: RemoteSizes.proof) else { return nil }
      self = .proof(proof)
    case "welcome": self = .welcome
    case "denied":
      guard let denial = object.text("reason").flatMap(RemoteDenial.init(rawValue:)) else { return nil }
      self = .denied(denial)
    case RemoteField.type:
      guard let field = RemoteField(object) else { return nil }
      self = .field(field)
    case RemoteAnswer.type:
      guard let answer = RemoteAnswer(object) else { return nil }
      self = .answer(answer)
    default: return nil
    }
  }

  /// How it is sent.
  package var bytes: [UInt8] {
    var object: FlatObject
    switch self {
    case .hello(let nonce, let fingerprint):
      object = FlatObject("hello")
      object.set("nonce", nonce.text)
      object.set("fingerprint", fingerprint.text)
    case .paired(let id, let token, let proof):
      object = FlatObject("paired")
      object.set("id", id.text)
      object.set("token", token.text)
      if let proof { object.set("proof", proof.text) }
    case .proof(let proof):
      object = FlatObject("proof")
      object.set("proof", proof.text)
    case .welcome: object = FlatObject("welcome")
    case .denied(let denial):
      object = FlatObject("denied")
      object.set("reason", denial.rawValue)
    case .field(let field): object = field.object
    case .answer(let answer): object = answer.object
    }
    return object.bytes
  }
}

/// Why a device is not known. It says nothing that helps to guess.
package enum RemoteDenial: String, Hashable, Sendable, CaseIterable {
  /// The code, the proof or the token is wrong, or there is none that it could be.
  case wrong
  /// Wrong codes have been entered too often; a new one has to be shown.
  case spent
  /// It was too much at once.
  case pace
  /// The same device has connected anew, as from another tab: nothing that comes by the older connection counts.
  case elsewhere
}
