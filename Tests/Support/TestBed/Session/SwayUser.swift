// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc

/// The user that sway runs as: it refuses to be root.
package enum SwayUser {
  /// The user `nobody` of every Linux.
  private static let nobody: uid_t = 65534

  /// Whether root may make a user namespace; containers and chroots often forbid it.
  private static let hasNamespaces: Bool = {
    let result = try? ShortCommand.run(namespace + ["true"], environment: ProcessInfo.processInfo.environment)
    return result?.status == 0
  }()

  /// Whether sway runs as another user than the apps, which X11 apps must be let in for.
  static var isForeign: Bool { geteuid() == 0 && !hasNamespaces }

  private static let namespace = ["unshare", "--user", "--map-user=1000", "--map-group=1000"]

  /// The words that stand before a command that starts sway by itself; none for anybody but root.
  package static var namespaceIfRoot: [String] { geteuid() == 0 ? namespace : [] }

  /// Returns the words that stand before sway's command; gives the session's folder to the user where it must be.
  static func prefix(folder: String) throws -> [String] {
    guard geteuid() == 0 else { return [] }
    if hasNamespaces { return namespace }
    // Where X servers put their sockets, with the mode that the system's own start gives it.
    mkdir("/tmp/.X11-unix", 0o1777)
    chmod("/tmp/.X11-unix", 0o1777)
    // The runtime folder stays ours, because Firefox insists; nobody else gets through the folder around it.
    guard chown(folder, nobody, nobody) == 0, chmod(folder + "/run", 0o777) == 0, chmod(folder + "/tmp", 0o777) == 0
    else {
      throw BedError("cannot give \(folder) to the user nobody: \(String(cString: strerror(errno)))")
    }
    return ["setpriv", "--reuid=\(nobody)", "--regid=\(nobody)", "--clear-groups"]
  }
}
