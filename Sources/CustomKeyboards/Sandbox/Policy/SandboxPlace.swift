// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import LinuxSystem

/// One place in a keyboard's file tree: where it comes from, and what the keyboard may do there.
///
/// One list makes both the mounts and the Landlock rules, so that neither can allow what the other one forgot.
struct SandboxPlace: Hashable, Sendable {
  enum Source: Hashable, Sendable {
    /// A folder or file of this machine. One that may be missing is left out where it is.
    case host(String, mayBeMissing: Bool)
    /// A device of this machine.
    case device(String)
    /// Memory of its own, with a limit in bytes.
    case memory(byteCount: Int)
    /// What the kernel tells of the processes in the sandbox.
    case processes
    /// In place of a file: one that cannot be opened.
    case nothing
    /// In place of a folder: an empty one.
    case noFiles
    /// A symbolic link.
    case link(to: String)
  }

  enum Use: Hashable, Sendable {
    case read, run, write, device
    /// Nothing by this place's own name.
    case none
  }

  var path: String
  var source: Source
  var use: Use
}

extension SandboxPlace {
  /// What bubblewrap is told, in its own words.
  var bubblewrapArguments: [String] {
    switch source {
    case .host(let folder, let mayBeMissing):
      [(use == .write ? "--bind" : "--ro-bind") + (mayBeMissing ? "-try" : ""), folder, path]
    case .device(let device): ["--dev-bind", device, path]
    case .memory(let byteCount): ["--size", String(byteCount), "--tmpfs", path]
    // The files under /proc/sys belong to root, and a keyboard of root's would be root to them.
    case .processes: ["--proc", path, "--remount-ro", path]
    // A device, which cannot be opened where bubblewrap has not been told that it is one.
    case .nothing: ["--ro-bind", "/dev/null", path]
    case .noFiles: ["--tmpfs", path, "--remount-ro", path]
    case .link(let target): ["--symlink", target, path]
    }
  }

  var grant: Landlock.Grant? {
    switch use {
    case .read: Landlock.Grant(path: path, rights: [.readFile, .readFolder])
    case .run: Landlock.Grant(path: path, rights: [.readFile, .readFolder, .execute])
    // No symbolic links: whoever else reads these folders might follow them to where a keyboard cannot go.
    case .write:
      Landlock.Grant(
        path: path,
        rights: [
          .readFile, .readFolder, .writeFile, .removeFolder, .removeFile, .makeFolder, .makeFile, .move,
          .truncate,
        ])
    case .device: Landlock.Grant(path: path, rights: [.readFile, .writeFile])
    case .none: nil
    }
  }
}
