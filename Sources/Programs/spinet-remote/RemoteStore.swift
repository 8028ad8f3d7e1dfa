// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import LinuxSystem
import RemoteProtocol
import RemoteTrust

/// The files of remote text: the key and the list of devices, which last, and what is offered and where, which goes with the session.
final class RemoteStore {
  /// The folder of what lasts.
  let state: String
  /// The folder of what goes with the session.
  let run: String

  /// Larger files are none of ours.
  private static let limit = 64 << 10

  init(state: String, run: String) throws(SystemCallError) {
    self.state = state
    self.run = run
    for folder in [state, run] { try Files.makeFolder(folder, permissions: 0o700) }
    // An offer from before is nobody's: how many codes were tried is not known any more.
    try Files.remove(offerPath)
  }

  var offerPath: String { "\(run)/offer" }
  var devicesPath: String { "\(state)/devices" }
  var keyPath: String { "\(state)/key.pem" }
  private var certificatePath: String { "\(state)/certificate.pem" }
  private var addressPath: String { "\(run)/address" }

  /// Tells whoever pairs devices where this is.
  func announce(address: String, port: UInt16, fingerprint: Hexadecimal) throws(SystemCallError) {
    let line = Array("\(address) \(port) \(fingerprint.text)\n".utf8)
    try Files.change(addressPath) { _ in (line, ()) }
  }

  func withdraw() { try? Files.remove(addressPath) }

  /// Reads the key and its certificate, or makes them.
  func readCertificate() throws -> ServerCertificate {
    if let certificate = try? Files.read(certificatePath, limit: Self.limit),
      let key = try? Files.read(keyPath, limit: Self.limit),
      let read = ServerCertificate(certificate: certificate, key: key)
    {
      return read
    }
    var generator = SystemRandomNumberGenerator()
    guard let made = ServerCertificate(using: &generator) else { throw RemoteError(message: "no key could be made") }
    try Files.write(made.key, to: keyPath, permissions: 0o600)
    try Files.write(made.certificate, to: certificatePath, permissions: 0o600)
    return made
  }

  /// Whether the key is still there; people may erase it.
  var hasKey: Bool { Files.exists(keyPath) }

  /// What is offered now; a file that is no offer is none.
  func readOffer() -> PairingOffer? {
    guard let bytes = try? Files.read(offerPath, limit: Self.limit), let text = String(validating: bytes, as: UTF8.self)
    else { return nil }
    return PairingOffer(text: text)
  }

  func removeOffer() { try? Files.remove(offerPath) }

  func readDevices() -> DeviceList {
    let bytes = (try? Files.read(devicesPath, limit: Self.limit)) ?? []
    return DeviceList(text: String(decoding: bytes, as: UTF8.self))
  }

  /// Changes the list, which others may change too.
  ///
  /// - Returns: What the change gave; `nil` where it could not be written, so that nothing has changed.
  func changeDevices<Result>(_ change: (inout DeviceList) -> Result) -> Result? {
    try? Files.change(devicesPath, limit: Self.limit, patience: .milliseconds(200), needsLock: true) { bytes in
      var list = DeviceList(text: String(decoding: bytes ?? [], as: UTF8.self))
      let result = change(&list)
      return (Array(list.text.utf8), result)
    }
  }
}

/// Something without which devices cannot be spoken to.
struct RemoteError: ExplainedError {
  enum Code { case missing }

  var code: Code { .missing }
  let message: String
  var advice: String? { nil }
}
