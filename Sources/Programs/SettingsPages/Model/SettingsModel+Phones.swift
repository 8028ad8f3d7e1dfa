// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import KeyboardAdministration
internal import LinuxSystem
internal import Phrases
internal import RemoteProtocol
internal import RemoteTrust
internal import Storage

extension SettingsModel {
  /// The phones that may type on this device, in the order in which they were paired.
  var phones: [PairedDevice] { places.phones.map { PairedPhones(path: $0).list.devices } ?? [] }

  /// Where phones may reach this device: its addresses, and the one that is chosen, which it may have no more.
  var phoneAddresses: [String] {
    let addresses = places.addresses()
    guard let chosen = settings.remoteAddress, !addresses.contains(chosen) else { return addresses }
    return addresses + [chosen]
  }

  /// Ends the pairing of a phone.
  ///
  /// - Throws: `SettingsFile.Failure`.
  func remove(_ phone: PairedDevice) throws {
    guard let path = places.phones else { return }
    defer { readAndTell() }
    do throws(SystemCallError) {
      try PairedPhones(path: path).change { $0.remove(phone.id) }
    } catch {
      throw SettingsFile.Failure(message: said(.phoneNotRemoved, path))
    }
  }
}
