// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import CSystemCalls
import Glibc

enum ProcessAttempts {
  static func others() -> Outcome {
    let numbers = FileAttempts.names(in: "/proc").filter { $0.allSatisfy(\.isNumber) }
    return numbers == [String(getpid())] ? .denied("itself alone") : .succeeded("sees \(numbers)")
  }

  static func signal(_ process: Int32) -> Outcome {
    .all([
      .of("kill", kill(process, 0)), .of("kill all", kill(-1, 0)), .of("killpg", killpg(process, 0)),
      call("tgkill", Int32(SYS_tgkill), Int(process), Int(process), 0),
      call("tkill", Int32(SYS_tkill), Int(process), 0),
      call("rt_sigqueueinfo", Int32(SYS_rt_sigqueueinfo), Int(process), 0, zeros(128)),
      call("pidfd_open", 434, Int(process)), call("pidfd_send_signal", 424, 3, 0),
    ])
  }

  static func readMemory(of process: Int32) -> Outcome {
    var here = iovec(iov_base: UnsafeMutableRawPointer(bitPattern: zeros(64)), iov_len: 8)
    return withUnsafeMutablePointer(to: &here) { vector in
      let vector = Int(bitPattern: vector)
      return .all([
        FileAttempts.read("/proc/\(process)/mem"),
        call("process_vm_readv", Int32(SYS_process_vm_readv), Int(process), vector, 1, vector, 1),
        call("process_vm_writev", Int32(SYS_process_vm_writev), Int(process), vector, 1, vector, 1),
        call("kcmp", Int32(SYS_kcmp), Int(process), Int(process), 0, 0, 0),
      ])
    }
  }

  static func takeDescriptors(of process: Int32) -> Outcome {
    .all([call("pidfd_getfd", 438, 3, 0), FileAttempts.read("/proc/\(process)/fd/0")])
  }

  static func trace(_ process: Int32) -> Outcome {
    .all([
      call("attach", Int32(SYS_ptrace), 16, Int(process)), call("seize", Int32(SYS_ptrace), 0x4206, Int(process)),
      call("traceme", Int32(SYS_ptrace), 0),
    ])
  }

  static func environment() -> Outcome {
    let ours: Set<String> = ["HOME", "LANG", "SPINET_KEYBOARD", "TMPDIR"]
    var names: [String] = []
    var entry = environ
    while let variable = entry.pointee {
      names.append(String(String(cString: variable).prefix { $0 != "=" }))
      entry += 1
    }
    let others = names.filter { !ours.contains($0) }
    return others.isEmpty ? .denied("\(names.count) of ours") : .succeeded("has \(others)")
  }

  static func variable(_ name: String) -> Outcome {
    getenv(name) == nil ? .denied("no \(name)") : .succeeded("has \(name)")
  }

  static func descriptors() -> Outcome {
    let open = (0..<2000).filter { fcntl($0, F_GETFD) >= 0 }
    return open == [0, 1, 2, 3] ? .denied("its own four") : .succeeded("has \(open)")
  }

  // Children end at once where there are any.
  private static func child(_ name: String, flags: Int) -> Outcome {
    let result = spn_system_call(Int(SYS_clone), flags | Int(SIGCHLD), 0, 0, 0, 0, 0)
    if result == 0 { _exit(0) }
    return result < 0 ? .denied("\(name): \(Outcome.error(Int32(-result)))") : .succeeded("\(name) gave \(result)")
  }

  static func fork() -> Outcome {
    // CLONE_VFORK, and threads' flags without CLONE_THREAD.
    .all([child("clone", flags: 0), child("vfork", flags: 0x4000), child("files", flags: 0x400)])
  }

  static func cloneNamespaces() -> Outcome {
    let flags = [0x1000_0000, 0x0002_0000, 0x2000_0000, 0x4000_0000, 0x0800_0000, 0x0400_0000, 0x0200_0000]
    return .all(
      flags.map { child("clone", flags: $0) }
        // With CLONE_THREAD, CLONE_SIGHAND and CLONE_VM, as if for a thread.
        + flags.map { call("thread", Int32(SYS_clone), $0 | 0x0001_0900) })
  }

  static func clone3() -> Outcome {
    func child(_ flags: UInt64) -> Outcome {
      let arguments = UnsafeMutablePointer<UInt64>.allocate(capacity: 11)
      arguments.initialize(repeating: 0, count: 11)
      arguments[0] = flags
      arguments[4] = UInt64(SIGCHLD)
      let result = spn_system_call(435, Int(bitPattern: arguments), 88, 0, 0, 0, 0)
      if result == 0 { _exit(0) }
      return result < 0 ? .denied("clone3: \(Outcome.error(Int32(-result)))") : .succeeded("clone3 gave \(result)")
    }
    return .all([child(0), child(0x1000_0000), child(0x80)])
  }

  static func unshare() -> Outcome {
    let flags = [
      0x1000_0000, 0x0002_0000, 0x2000_0000, 0x4000_0000, 0x0800_0000, 0x0400_0000, 0x0200_0000, 0x80, 0x400, 0,
    ]
    return .all(flags.map { call("unshare", Int32(SYS_unshare), $0) })
  }

  static func joinNamespace() -> Outcome {
    let own = open("/proc/self/ns/user", O_RDONLY)
    return call("setns", Int32(SYS_setns), Int(own), 0)
  }

  static func execute(program: String) -> Outcome {
    func attempt(_ path: String) -> Outcome {
      let words: [UnsafeMutablePointer<CChar>?] = [strdup(path), nil]
      return .of("run \(path)", execv(path, words))
    }
    let place = open("/bundle/\(program)", O_RDONLY)
    return .all([
      attempt("/usr/bin/true"), attempt("/usr/bin/sh"), attempt("/lib64/ld-linux-x86-64.so.2"),
      attempt("/proc/self/exe"), attempt("/bundle/\(program)"), attempt("/spinet-confine"),
      call("execveat", Int32(SYS_execveat), Int(place), address(""), zeros(8), zeros(8), 0x1000),
    ])
  }

  static func executeMemory() -> Outcome {
    let memory = fileInMemory("program")
    let source = open("/proc/self/exe", O_RDONLY)
    var buffer = [UInt8](repeating: 0, count: 65536)
    while case let count = read(source, &buffer, buffer.count), count > 0 { _ = write(memory, buffer, count) }
    // The number that spinet-confine had the program at, which the filter lets through.
    let copied = dup2(memory, 1000)
    let words: [UnsafeMutablePointer<CChar>?] = [strdup("program"), nil]
    return .all([
      .of("dup2", copied), .of("F_DUPFD", fcntl(memory, F_DUPFD, 1000)),
      call("execveat", Int32(SYS_execveat), Int(memory), address(""), zeros(8), zeros(8), 0x1000),
      call("at its place", Int32(SYS_execveat), 1000, address(""), zeros(8), zeros(8), 0x1000),
      .of("run", execv("/proc/self/fd/\(memory)", words)),
    ])
  }
}
