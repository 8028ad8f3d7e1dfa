// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Confinement

extension SandboxProfile {
  /// The words after `bwrap`: namespaces, the file tree, and `spinet-confine` with what is left for it to do.
  ///
  /// Source: bwrap(1).
  func bubblewrapArguments(on machine: SandboxMachine) -> [String] {
    var words = ["--unshare-user", "--unshare-pid", "--unshare-ipc", "--unshare-uts", "--unshare-cgroup-try"]
    if !hasNetwork { words.append("--unshare-net") }
    words += [
      // Who the person is, and what the machine is called, is nobody's business.
      "--uid", "1000", "--gid", "1000", "--hostname", "keyboard",
      "--die-with-parent", "--new-session", "--as-pid-1", "--cap-drop", "ALL", "--clearenv",
      "--info-fd", String(SandboxedProcess.informationDescriptor),
    ]
    for place in places(on: machine) { words += place.bubblewrapArguments }
    // The root is memory too, which a keyboard could fill.
    words += ["--remount-ro", "/", "--chdir", "/container", "--", Self.confinePath]
    return words + confinement(on: machine).words
  }
}
