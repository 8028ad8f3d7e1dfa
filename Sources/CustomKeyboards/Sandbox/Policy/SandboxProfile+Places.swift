// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

extension SandboxProfile {
  /// Bytes of the temporary folder, which is memory.
  package static let temporaryByteCount = 16 << 20

  /// The whole file tree of the keyboard.
  func places(on machine: SandboxMachine) -> [SandboxPlace] {
    system(of: machine) + fonts + (hasNetwork ? network : []) + own
  }

  /// The system's programs and libraries; a development build needs its Swift runtime from elsewhere.
  private func system(of machine: SandboxMachine) -> [SandboxPlace] {
    var places = [SandboxPlace(path: "/usr", source: .host("/usr", mayBeMissing: false), use: .read)]
    for library in machine.libraries {
      // Run, for the sake of the program that loads libraries: the kernel starts it with the keyboard.
      let source = library.link.map { SandboxPlace.Source.link(to: $0) } ?? .host(library.path, mayBeMissing: false)
      places.append(SandboxPlace(path: library.path, source: source, use: .run))
    }
    for folder in machine.runtimeFolders {
      places.append(SandboxPlace(path: folder, source: .host(folder, mayBeMissing: false), use: .read))
    }
    // Without /dev/zero: mapped, it is shared memory of any size.
    for device in ["null", "random", "urandom"] {
      places.append(SandboxPlace(path: "/dev/\(device)", source: .device("/dev/\(device)"), use: .device))
    }
    places.append(SandboxPlace(path: "/proc", source: .processes, use: .read))
    // What is left is about the keyboard's own process.
    for file in machine.kernelFiles { places.append(SandboxPlace(path: file, source: .nothing, use: .none)) }
    for folder in machine.kernelFolders { places.append(SandboxPlace(path: folder, source: .noFiles, use: .none)) }
    places.append(
      SandboxPlace(path: Self.confinePath, source: .host(machine.confine, mayBeMissing: false), use: .none))
    return places
  }

  /// What fontconfig reads besides /usr: its configuration and what it knows of the fonts already.
  private var fonts: [SandboxPlace] {
    ["/etc/fonts", "/var/cache/fontconfig"].map { Self.readable($0) }
  }

  /// What finding a computer by its name takes, and knowing it by its certificate.
  private var network: [SandboxPlace] {
    [
      "/etc/resolv.conf", "/etc/hosts", "/etc/nsswitch.conf", "/etc/host.conf", "/etc/gai.conf", "/etc/services",
      "/etc/protocols", "/etc/ssl/certs", "/etc/ssl/openssl.cnf", "/etc/ca-certificates", "/etc/pki",
    ].map { Self.readable($0) }
  }

  /// The keyboard's own folders.
  private var own: [SandboxPlace] {
    var places = [
      SandboxPlace(path: "/bundle", source: .host(bundle, mayBeMissing: false), use: .run),
      SandboxPlace(path: "/container", source: .host(container, mayBeMissing: false), use: .write),
      SandboxPlace(path: "/tmp", source: .memory(byteCount: Self.temporaryByteCount), use: .write),
    ]
    for group in groups {
      places.append(
        SandboxPlace(
          path: "/groups/\(group.identifier)", source: .host(group.folder, mayBeMissing: false),
          use: group.isWritable ? .write : .read))
    }
    if let contacts {
      places.append(SandboxPlace(path: "/contacts", source: .host(contacts, mayBeMissing: true), use: .read))
    }
    if let languages {
      places.append(SandboxPlace(path: Self.languagesPath, source: .host(languages, mayBeMissing: true), use: .read))
    }
    return places
  }

  private static func readable(_ path: String) -> SandboxPlace {
    SandboxPlace(path: path, source: .host(path, mayBeMissing: true), use: .read)
  }

  /// Where the words of languages are in the sandbox.
  static let languagesPath = "/languages"
  /// Where `spinet-confine` is in the sandbox.
  static let confinePath = "/spinet-confine"
}
