// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import LinuxSystem

/// Where packages are built: Package.swift and the plugins of a package are programs of whoever wrote it.
///
/// bubblewrap's sandbox has the system and the toolchain, the SDK and the package, all for reading, and the build folder for
/// writing. It has no network, nothing else of the person's files, and no process outside. What has been started in it ends
/// with it.
struct BuildSandbox {
  /// The package's folder, as it really is.
  let project: String
  /// The build folder, as it really is.
  let scratch: String
  /// Where the toolchain is; it has `usr/bin/swift`.
  let toolchain: String
  /// The sources of the SDK; `nil` where there are none.
  let sdk: String?

  /// What is before a command to run it in the sandbox; `nil` without bubblewrap.
  var words: [String]? {
    guard let bubblewrap = Program.find("bwrap") else { return nil }
    var words = [bubblewrap, "--unshare-all", "--die-with-parent", "--new-session", "--clearenv"]
    words += ["--ro-bind", "/usr", "/usr"]
    for name in ["/bin", "/sbin", "/lib", "/lib32", "/lib64"] {
      if let target = try? Files.realPath(name), target != name {
        words += ["--symlink", target, name]
      } else {
        words += ["--ro-bind-try", name, name]
      }
    }
    for name in ["/etc/alternatives", "/etc/ld.so.cache", "/etc/ld.so.conf", "/etc/ld.so.conf.d"] {
      words += ["--ro-bind-try", name, name]
    }
    words += ["--proc", "/proc", "--dev", "/dev", "--tmpfs", "/tmp", "--dir", "/tmp/home"]
    for folder in [toolchain, sdk, project].compactMap(\.self) where folder != "/" && folder != "/usr" {
      words += ["--ro-bind", folder, folder]
    }
    words += ["--bind", scratch, scratch, "--chdir", project]
    let variables = [
      ("HOME", "/tmp/home"), ("PATH", "\(toolchain == "/" ? "" : toolchain)/usr/bin:/usr/bin:/bin"),
      ("LANG", "C.UTF-8"),
      ("TERM", Environment.value("TERM") ?? "dumb"),
    ]
    for (name, value) in variables { words += ["--setenv", name, value] }
    return words + ["--"]
  }

  /// Whether this system makes the sandbox.
  func works(_ words: [String]) -> Bool {
    (try? Program.run(words + ["/usr/bin/true"], output: .file("/dev/null"))) == 0
  }
}

// MARK: - The toolchain

extension BuildSandbox {
  /// Finds where a `swift` on PATH has its toolchain: it may be a link, or a program that chooses among several.
  ///
  /// - Parameter folder: A folder that nobody else can write, for what `swift` answers.
  static func toolchain(of swift: String, folder: String) -> String? {
    let answer = folder + "/target"
    guard (try? Program.run([swift, "-print-target-info"], output: .file(answer))) == 0,
      let bytes = try? Files.read(answer, limit: 1 << 16)
    else { return nil }
    return root(inTargetInfo: String(decoding: bytes, as: UTF8.self))
  }

  /// The toolchain's folder, which `swift -print-target-info` tells by that of its library.
  static func root(inTargetInfo text: String) -> String? {
    let end = "/usr/lib/swift\""
    for line in text.split(separator: "\n") where line.contains("\"runtimeResourcePath\"") {
      guard let value = line.split(separator: ":", maxSplits: 1).last?.drop(while: { $0 == " " || $0 == "\"" }),
        let place = value.firstRange(of: end)
      else { return nil }
      let root = String(value[..<place.lowerBound])
      return root.isEmpty ? "/" : root.hasPrefix("/") ? root : nil
    }
    return nil
  }
}
