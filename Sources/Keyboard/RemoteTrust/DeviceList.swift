// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import RemoteProtocol

/// The devices that were paired, as a file has them.
package struct DeviceList: Hashable, Sendable {
  /// In the order in which they were paired.
  package private(set) var devices: [PairedDevice] = []

  /// One more pushes out the one that has not been used for the longest time.
  package static let mostDevices = 16

  package init() {}

  /// Reads a file of any bytes; lines that are none are dropped.
  package init(text: String) {
    for line in text.split(separator: "\n") {
      guard devices.count < Self.mostDevices else { break }
      guard let device = PairedDevice(line: line), self[device.id] == nil else { continue }
      devices.append(device)
    }
  }

  /// What the file has.
  package var text: String { devices.map(\.line).joined() }

  /// A device by what names it.
  package subscript(_ id: Hexadecimal) -> PairedDevice? { devices.first { $0.id == id } }
}

// MARK: - Devices

extension DeviceList {
  /// Adds a device.
  ///
  /// - Parameter now: In seconds since 1970.
  package mutating func add(_ token: DeviceToken, name: String, at now: Int64) {
    forgetUnused(at: now)
    if devices.count >= Self.mostDevices, let oldest = devices.min(by: { $0.used < $1.used }) { remove(oldest.id) }
    devices.append(PairedDevice(token, name: name, at: now))
  }

  /// Ends the pairing of a device.
  package mutating func remove(_ id: Hexadecimal) { devices.removeAll { $0.id == id } }

  /// Makes the proof that this side knows a device, which goes before the device shows its token.
  ///
  /// Of a device that is not known it is one of nothing, so that nobody learns which are.
  package func proof(
    of id: Hexadecimal, in handshake: Handshake, at now: Int64, using generator: inout some RandomNumberGenerator
  ) -> Hexadecimal {
    let key = Hexadecimal.random(byteCount: RemoteSizes.proof, using: &generator)
    let known = self[id].flatMap { $0.isKnown(at: now) ? $0 : nil }
    return handshake.proof(of: (known?.hash ?? key).bytes, by: .server)
  }

  /// Takes the token that a device shows.
  ///
  /// - Returns: Whether it is known; it counts as used then.
  package mutating func take(_ token: DeviceToken, at now: Int64) -> Bool {
    guard let place = devices.firstIndex(where: { $0.id == token.id }), devices[place].isKnown(at: now),
      Digest.areEqual(devices[place].hash.bytes, token.hash.bytes)
    else { return false }
    devices[place].used = max(now, devices[place].used)
    return true
  }

  private mutating func forgetUnused(at now: Int64) { devices.removeAll { !$0.isKnown(at: now) } }
}
