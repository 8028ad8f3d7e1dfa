// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import ExtensionProtocol

/// What a device says, in a text frame each.
package enum PageMessage: Hashable, Sendable {
  /// It has the secret of the link that is shown, and proves it.
  case pair(nonce: Hexadecimal, proof: Hexadecimal, name: String)
  /// Somebody has entered the code that is shown.
  case code(String, name: String)
  /// It was paired before, and asks the other side to show that it knows.
  case resume(id: Hexadecimal, nonce: Hexadecimal)
  /// It was paired before, has seen that the other side knows, and shows its token.
  case token(Hexadecimal)
  /// Somebody has typed.
  case edit(RemoteEdit)

  /// - Returns: `nil` for anything else; whoever sends that is hung up on.
  package init?(_ bytes: some Sequence<UInt8>) {
    guard let object = FlatObject(parsing: bytes) else { return nil }
    switch object.type {
    case "pair":
      guard let nonce = object.nonce, let proof = object.hexadecimal("proof", count: RemoteSizes.proof),
        let name = object.deviceName
      else { return nil }
      self = .pair(nonce: nonce, proof: proof, name: name)
    case "code":
      guard let code = object.text("code"), code.utf8.count == 6, code.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
        let name = object.deviceName
      else { return nil }
      self = .code(code, name: name)
    case "resume":
      guard let id = object.hexadecimal("id", count: RemoteSizes.deviceID), let nonce = object.nonce else { return nil }
      self = .resume(id: id, nonce: nonce)
    case "token":
      guard let token = object.hexadecimal("token", count: RemoteSizes.token) else { return nil }
      self = .token(token)
    default:
      guard let edit = RemoteEdit(object) else { return nil }
      self = .edit(edit)
    }
  }

  /// The device that it is said to come from, which may be a lie.
  package var claimedDevice: Hexadecimal? { if case .resume(let id, _) = self { id } else { nil } }

  /// How it is sent.
  package var bytes: [UInt8] {
    var object: FlatObject
    switch self {
    case .pair(let nonce, let proof, let name):
      object = FlatObject("pair")
      object.set("nonce", nonce.text)
      object.set("proof", proof.text)
      object.set("name", name)
    case .code(let code, let name):
      object = FlatObject("code")
      object.set("code", code)
      object.set("name", name)
    case .resume(let id, let nonce):
      object = FlatObject("resume")
      object.set("id", id.text)
      object.set("nonce", nonce.text)
    case .token(let token):
      object = FlatObject("token")
      object.set("token", token.text)
    case .edit(let edit): object = edit.object
    }
    return object.bytes
  }
}

/// How many bytes the numbers have by which the sides prove something to each other.
package enum RemoteSizes {
  /// A nonce of either side.
  package static let nonce = 32
  /// A proof, and the fingerprint of a certificate.
  package static let proof = 32
  /// What names a device in the list.
  package static let deviceID = 8
  /// What a device keeps to be known again.
  package static let token = 32
  /// What the link has.
  package static let secret = 16
}

extension FlatObject {
  func hexadecimal(_ name: String, count: Int) -> Hexadecimal? {
    text(name, within: 2 * count).flatMap(Hexadecimal.init).flatMap { $0.bytes.count == count ? $0 : nil }
  }

  var nonce: Hexadecimal? { hexadecimal("nonce", count: RemoteSizes.nonce) }

  /// The name that a device gives itself; it shows in lists, and so is of one line that reads as it is.
  var deviceName: String? {
    text("name", within: RemoteLimits.nameByteCount).flatMap { !$0.isEmpty && TypableText.isTypable($0) ? $0 : nil }
  }
}
