// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CLinux
internal import Glibc

/// Files that a process gives itself up, for good. Source: landlock(7).
package enum Landlock {
  /// What may be done with files.
  package struct Rights: OptionSet, Hashable, Sendable {
    /// As the kernel has it.
    package let rawValue: UInt64

    package init(rawValue: UInt64) { self.rawValue = rawValue }

    package static let execute = Rights(rawValue: 1 << 0)
    package static let writeFile = Rights(rawValue: 1 << 1)
    package static let readFile = Rights(rawValue: 1 << 2)
    package static let readFolder = Rights(rawValue: 1 << 3)
    package static let removeFolder = Rights(rawValue: 1 << 4)
    package static let removeFile = Rights(rawValue: 1 << 5)
    package static let makeFolder = Rights(rawValue: 1 << 7)
    package static let makeFile = Rights(rawValue: 1 << 8)
    /// To move or link a file into another folder.
    package static let move = Rights(rawValue: 1 << 13)
    package static let truncate = Rights(rawValue: 1 << 14)

    /// Those that mean something for a file that is no folder.
    package static let ofFiles: Rights = [.execute, .writeFile, .readFile, .truncate]
  }

  /// A place, and what may be done there and below.
  package struct Grant: Hashable, Sendable {
    /// The folder or file, and all that is inside.
    package var path: String
    /// What may be done there.
    package var rights: Rights

    package init(path: String, rights: Rights) {
      self.path = path
      self.rights = rights
    }
  }

  /// The version of the kernel's interface; 0 where there is none.
  package static var version: Int { Int(spn_landlock_version()) }

  /// Every right on files that a version knows: what is not granted is denied. Source: landlock(7), "Filesystem actions".
  package static func allRights(version: Int) -> Rights {
    let count =
      switch version {
      case ...0: 0;
      case 1: 13;
      case 2: 14;
      case 3, 4: 15;
      default: 16
      }
    return Rights(rawValue: (1 << UInt64(count)) - 1)
  }

  /// Binding and connecting TCP sockets, since version 4.
  static func allPorts(version: Int) -> (bind: UInt64, connect: UInt64) { version >= 4 ? (1, 2) : (0, 0) }

  /// Abstract sockets and signals of processes outside, since version 6.
  static func allScopes(version: Int) -> UInt64 { version >= 6 ? 3 : 0 }

  /// Confines this process, as far as the kernel can, to some files and to connections, if it may make any.
  ///
  /// A granted place that is not there is passed over.
  package static func confine(to grants: [Grant], connecting: Bool) throws(SystemCallError) {
    let version = self.version
    guard version > 0 else { return }
    let rights = allRights(version: version)
    let ports = allPorts(version: version)
    // The kernel takes no fields that it does not know.
    let size =
      switch version {
      case ...3: 8;
      case 4, 5: 16;
      default: 24
      }
    let created = spn_landlock_create(
      rights.rawValue, ports.bind | (connecting ? 0 : ports.connect), allScopes(version: version), size)
    guard created >= 0 else { throw SystemCallError(call: "landlock_create_ruleset", errno: -created) }
    let ruleset = FileDescriptor(owning: created)
    for grant in grants { try allow(grant, of: rights, in: ruleset.rawValue) }
    let result = spn_landlock_restrict(ruleset.rawValue)
    guard result == 0 else { throw SystemCallError(call: "landlock_restrict_self", errno: -result) }
  }

  private static func allow(_ grant: Grant, of all: Rights, in ruleset: Int32) throws(SystemCallError) {
    let opened = spn_open_place(grant.path)
    guard opened >= 0 else { return }
    let place = FileDescriptor(owning: opened)
    var information = stat()
    guard fstat(opened, &information) == 0 else { throw SystemCallError(call: "fstat", errno: errno) }
    var rights = grant.rights.intersection(all)
    if information.st_mode & S_IFMT != S_IFDIR { rights.formIntersection(.ofFiles) }
    let result = spn_landlock_allow(ruleset, rights.rawValue, place.rawValue)
    guard result == 0 else { throw SystemCallError(call: "landlock_add_rule", errno: -result) }
  }
}
