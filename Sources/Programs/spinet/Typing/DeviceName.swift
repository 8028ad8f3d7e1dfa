// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import LinuxSystem
internal import RemoteProtocol

/// What this device calls itself in the list of another one.
enum DeviceName {
  /// The name of this machine, as far as it is one that lists take.
  static var own: String {
    let bytes = (try? Files.read("/proc/sys/kernel/hostname", limit: 4096)) ?? []
    let name = String(
      decoding: bytes.prefix { $0 > 0x20 && $0 < 0x7F }.prefix(RemoteLimits.nameByteCount), as: UTF8.self)
    return name.isEmpty ? "Linux" : name
  }
}
