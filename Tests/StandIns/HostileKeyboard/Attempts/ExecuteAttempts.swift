// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import CSystemCalls
import Glibc

/// Attempts to become another program by a path: the number of the descriptor that comes with it, which the filter looks at,
/// means nothing to the kernel when the path begins at the root.
enum ExecuteAttempts {
  static func byPaths(program: String) -> Outcome {
    let memory = memoryFile()
    let copies = ["/container/copy", "/tmp/copy"].map(copy)
    let script = "/container/script"
    let file = open(script, O_WRONLY | O_CREAT | O_TRUNC, 0o700)
    _ = write(file, "#!/usr/bin/sh\n", 14)
    close(file)
    let loader = "/lib64/ld-linux-x86-64.so.2"
    let ways: [[String]] = [
      ["/proc/self/fd/\(memory)"], ["/proc/thread-self/fd/\(memory)"], ["/dev/fd/\(memory)"],
      [loader, "/usr/bin/echo", "ran"], [loader, "/usr/bin/sh", "-c", "echo ran"],
      [loader, "/usr/bin/python3", "-c", "print('ran')"], [loader, "/proc/self/fd/\(memory)"],
      ["/bundle/\(program)"], ["/bundle/other"], ["/proc/self/exe"], ["/usr/bin/true"], ["/usr/bin/sh", "-c", "echo"],
      [script], [copies[0]], [copies[1]], ["/spinet-confine", "--", "/usr/bin/true"], ["/usr/bin/su"], ["/bin/true"],
      ["//usr/bin/true"], ["/bundle/../usr/bin/true"],
    ]
    return .all(ways.map { way in run(way) })
  }

  /// Other arguments beside those that the filter holds for the host, and those at other times.
  static func neighbours(program: String) -> Outcome {
    let place = open("/bundle/\(program)", O_RDONLY)
    let words = list(["program", "wait"])
    let path = address("/bundle/\(program)")
    func attempt(_ name: String, _ descriptor: Int, _ path: Int, _ flags: Int) -> Outcome {
      call(name, Int32(SYS_execveat), descriptor, path, words, words, flags)
    }
    return .all([
      attempt("the working folder", -100, path, 0x1000), attempt("no flag", 1000, path, 0),
      attempt("no links", 1000, path, 0x1100), attempt("high bits", 1000 | 1 << 32, path, 0x1000),
      attempt("high bits of the flag", 1000, path, 0x1000 | 1 << 32),
      // AT_EXECVE_CHECK, since Linux 6.14.
      attempt("a check", 1000, path, 0x11000),
      attempt("a relative path", 1000, address("program"), 0x1000), attempt("no path", 1000, 0, 0x1000),
      attempt("its own descriptor", Int(place), address(""), 0x1000),
      // Once more, after the first has failed.
      attempt("twice", 1000, path, 0x1000), attempt("thrice", 1000, path, 0x1000),
      call("execve", Int32(SYS_execve), path, words, words),
      // uselib, which some systems still have.
      call("uselib", Int32(SYS_uselib), path),
    ])
  }

  private static func run(_ words: [String]) -> Outcome {
    call(words.joined(separator: " "), Int32(SYS_execveat), 1000, address(words[0]), list(words), list([]), 0x1000)
  }

  /// A list of C strings, for a system call.
  private static func list(_ words: [String]) -> Int {
    let list = UnsafeMutablePointer<Int>.allocate(capacity: words.count + 1)
    for (index, word) in words.enumerated() { list[index] = address(word) }
    list[words.count] = 0
    return Int(bitPattern: list)
  }

  private static func memoryFile() -> Int32 {
    let memory = fileInMemory("program")
    copy(to: memory)
    return memory
  }

  private static func copy(to path: String) -> String {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o700)
    copy(to: file)
    close(file)
    return path
  }

  /// A small program of the system: the own one is larger than `/tmp`.
  private static func copy(to file: Int32) {
    let source = open("/usr/bin/true", O_RDONLY)
    defer { close(source) }
    var buffer = [UInt8](repeating: 0, count: 65536)
    while case let count = read(source, &buffer, buffer.count), count > 0 { _ = write(file, buffer, count) }
    fchmod(file, 0o700)
  }
}
