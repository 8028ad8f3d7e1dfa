// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import LinuxSystem

/// The switches by which systems turn user namespaces off.
struct NamespaceSettings: Hashable, Sendable {
  /// How many there may be; every Linux has it.
  var maximum: Int?
  /// Debian's switch.
  var isAllowedForAll: Bool?
  /// Ubuntu's switch, which lets only programs with a profile have them.
  var isRestrictedByAppArmor: Bool?

  static var current: NamespaceSettings {
    NamespaceSettings(
      maximum: number("/proc/sys/user/max_user_namespaces"),
      isAllowedForAll: number("/proc/sys/kernel/unprivileged_userns_clone").map { $0 != 0 },
      isRestrictedByAppArmor: number("/proc/sys/kernel/apparmor_restrict_unprivileged_userns").map { $0 != 0 })
  }

  /// What the person has to do; `nil` when none of the switches is in the way.
  var advice: String? {
    if maximum == 0 { return "run 'sysctl -w user.max_user_namespaces=10000' as root." }
    if isAllowedForAll == false { return "run 'sysctl -w kernel.unprivileged_userns_clone=1' as root." }
    if isRestrictedByAppArmor == true {
      return "run 'sysctl -w kernel.apparmor_restrict_unprivileged_userns=0' as root, or give bwrap a profile."
    }
    return nil
  }

  private static func number(_ path: String) -> Int? {
    guard let bytes = try? Files.read(path, limit: 64) else { return nil }
    return Int(String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self))
  }
}
