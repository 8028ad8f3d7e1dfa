// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import LinuxSystem

/// What the policy has to know of the machine that it is for.
package struct SandboxMachine: Hashable, Sendable {
  /// A folder of libraries outside /usr.
  struct Library: Hashable, Sendable {
    var path: String
    /// Where it points on systems on which it is only a name for a folder of /usr.
    var link: String?
  }

  /// The words that start bubblewrap.
  package var bubblewrap: [String]
  /// The path of `spinet-confine`.
  package var confine: String
  var libraries: [Library]
  /// The folders that Swift's runtime is in, where it is not linked into programs and not under /usr.
  var runtimeFolders: [String]
  /// The files and folders of `/proc` that tell of the whole machine.
  var kernelFiles: [String] = []
  var kernelFolders: [String] = []
  /// Whether a limit on processes counts those of the sandbox, as it does since Linux 5.14, or all that the person has.
  var countsProcessesBySandbox: Bool
  /// Whether Landlock is asked to be one more layer. Kernels that have none need not be told apart: this is for tests,
  /// which have to prove that all is denied without it.
  var usesLandlock = true
}

extension SandboxMachine {
  /// Looks at this machine.
  ///
  /// - Throws: When bubblewrap or `spinet-confine` is missing.
  package static func current() throws(SandboxError) -> SandboxMachine {
    guard let bubblewrap = Program.find("bwrap") else { throw .noBubblewrap }
    guard let confine = Process.helper("spinet-confine") else { throw .noConfine }
    let libraries = ["/lib", "/lib32", "/lib64"].filter(Files.exists).map {
      Library(path: $0, link: Files.link($0))
    }
    let maps = (try? Files.read("/proc/self/maps")) ?? []
    let release = (try? Files.read("/proc/sys/kernel/osrelease")) ?? []
    let kernel = Files.names(in: "/proc").filter { Int($0) == nil }.map { "/proc/\($0)" }
    func entries(_ kind: FileStatus.Kind) -> [String] {
      kernel.filter { (try? Files.status($0, followingLinks: false))?.kind == kind }
    }
    return SandboxMachine(
      bubblewrap: [bubblewrap], confine: confine, libraries: libraries,
      runtimeFolders: runtimeFolders(inMaps: String(decoding: maps, as: UTF8.self)),
      kernelFiles: entries(.file), kernelFolders: entries(.folder),
      countsProcessesBySandbox: isAtLeast5_14(String(decoding: release, as: UTF8.self)))
  }

  /// Finds the folders of Swift's libraries in a list of what a process has in memory, as `/proc/self/maps` has it.
  static func runtimeFolders(inMaps maps: String) -> [String] {
    var folders: [String] = []
    for line in maps.split(separator: "\n") where line.hasSuffix("/libswiftCore.so") {
      guard let path = line.firstIndex(of: "/"), let slash = line.lastIndex(of: "/") else { continue }
      let folder = String(line[path..<slash])
      if !folder.hasPrefix("/usr/"), !folders.contains(folder) { folders.append(folder) }
    }
    return folders
  }

  static func isAtLeast5_14(_ release: String) -> Bool {
    let numbers = release.split(separator: ".", maxSplits: 2).prefix(2).map { Int($0.prefix { $0.isNumber }) ?? 0 }
    return numbers.count == 2 && (numbers[0], numbers[1]) >= (5, 14)
  }
}
