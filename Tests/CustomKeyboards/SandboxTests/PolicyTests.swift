// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import LinuxSystem
import Testing

@testable import Confinement
@testable import Sandbox

@Suite struct PolicyTests {
  private let machine = SandboxMachine(
    bubblewrap: ["/usr/bin/bwrap"], confine: "/usr/libexec/spinet/spinet-confine",
    libraries: [.init(path: "/lib", link: "usr/lib"), .init(path: "/lib64", link: nil)], runtimeFolders: ["/opt/swift"],
    countsProcessesBySandbox: true)

  private func profile(network: Bool = false) -> SandboxProfile {
    var profile = SandboxProfile(bundle: "/b/Morse.keyboard", executable: "Morse", container: "/c")
    profile.hasNetwork = network
    return profile
  }

  /// Whether some words follow each other in a list.
  private func has(_ words: [String], in list: [String]) -> Bool {
    list.indices.contains { list[$0...].starts(with: words) }
  }

  @Test func `every namespace is the keyboard's own, the network's unless it has full access`() {
    let words = profile().bubblewrapArguments(on: machine)
    for name in ["user", "pid", "ipc", "uts", "net"] { #expect(words.contains("--unshare-\(name)")) }
    for word in ["--die-with-parent", "--new-session", "--clearenv"] { #expect(words.contains(word)) }
    #expect(has(["--cap-drop", "ALL"], in: words))
    #expect(!profile(network: true).bubblewrapArguments(on: machine).contains("--unshare-net"))
  }

  @Test func `the file tree has the system, the keyboard's own folders and little else`() {
    let words = profile().bubblewrapArguments(on: machine)
    #expect(has(["--ro-bind", "/b/Morse.keyboard", "/bundle"], in: words))
    #expect(has(["--bind", "/c", "/container"], in: words))
    #expect(has(["--symlink", "usr/lib", "/lib"], in: words))
    #expect(has(["--ro-bind", "/lib64", "/lib64"], in: words))
    #expect(has(["--size", "16777216", "--tmpfs", "/tmp"], in: words))
    #expect(has(["--remount-ro", "/"], in: words))
    // Only the keyboard's own data can be changed on this machine's disks.
    #expect(words.filter { $0.hasPrefix("--bind") }.count == 1)
    #expect(!words.contains("/etc/resolv.conf"))
    #expect(profile(network: true).bubblewrapArguments(on: machine).contains("/etc/resolv.conf"))
  }

  @Test("CK-9 the address book is there where it is granted, and only to be read") func contacts() {
    #expect(!profile().bubblewrapArguments(on: machine).contains("/contacts"))
    var profile = profile()
    profile.contacts = "/home/me/.contacts"
    #expect(has(["--ro-bind-try", "/home/me/.contacts", "/contacts"], in: profile.bubblewrapArguments(on: machine)))
    let grant = profile.confinement(on: machine).grants?.first { $0.path == "/contacts" }
    #expect(grant?.rights == [.readFile, .readFolder])
    profile.contacts = "people"
    #expect(throws: SandboxError.self) { try profile.check() }
  }

  @Test("CK-14 the words of languages are there, and only to be read") func languages() {
    #expect(!profile().bubblewrapArguments(on: machine).contains("/languages"))
    #expect(!profile().confinement(on: machine).environment.contains { $0.hasPrefix("SPINET_LANGUAGES") })
    var profile = profile()
    profile.languages = "/usr/local/share/spinet/language"
    let words = profile.bubblewrapArguments(on: machine)
    #expect(has(["--ro-bind-try", "/usr/local/share/spinet/language", "/languages"], in: words))
    let confinement = profile.confinement(on: machine)
    #expect(confinement.grants?.first { $0.path == "/languages" }?.rights == [.readFile, .readFolder])
    #expect(confinement.environment.contains("SPINET_LANGUAGES=/languages"))
    profile.languages = "language"
    #expect(throws: SandboxError.self) { try profile.check() }
  }

  @Test func `Landlock grants writing in two folders and running from the bundle and the libraries`() {
    let grants = profile().confinement(on: machine).grants ?? []
    #expect(grants.filter { $0.rights.contains(.makeFile) }.map(\.path) == ["/container", "/tmp"])
    #expect(grants.filter { $0.rights.contains(.execute) }.map(\.path) == ["/lib", "/lib64", "/bundle"])
    #expect(!grants.contains { $0.path == "/" || $0.path == "/etc" })
  }

  @Test func `a confinement survives the command line`() throws {
    var confinement = profile(network: true).confinement(on: machine)
    confinement.arguments = ["--", "--connect", ""]
    #expect(Confinement(words: confinement.words) == confinement)
    confinement.grants = nil
    #expect(Confinement(words: confinement.words) == confinement)
    for words in [
      [], ["--"], ["--grant", "x", "/"], ["--limit", "nonsense", "1"], ["--connect"], ["other", "--", "a"],
    ] {
      #expect(Confinement(words: words) == nil, "\(words)")
    }
  }

  @Test func `the filter has no call by which something new is reached`() {
    let names = Set(SystemCallPolicy(hasNetwork: false).rules.map(\.name))
    let never = [
      "socket", "connect", "bind", "listen", "accept", "accept4", "socketpair", "ptrace", "mount", "unshare", "setns",
      "clone3", "execve", "fork", "vfork", "kill", "keyctl", "bpf", "perf_event_open", "io_uring_setup", "userfaultfd",
      "pidfd_open", "pidfd_getfd", "process_vm_readv", "mknod", "mknodat", "chroot", "pivot_root", "open_by_handle_at",
      "setuid", "capset", "seccomp", "landlock_create_ruleset", "setrlimit", "personality", "shmget",
    ]
    #expect(names.isDisjoint(with: never))
    let network = SystemCallPolicy(hasNetwork: true).rules.filter { $0.name == "socket" }
    // AF_INET and AF_INET6 only.
    #expect(Set(network.compactMap { $0.conditions.first?.value }) == [2, 10])
    // The protocol of the type, TCP or UDP.
    #expect(Set(network.compactMap { $0.conditions.last?.value }) == [0, 6, 17])
    #expect(network.allSatisfy { $0.conditions.count == 3 })
    #expect(Set(SystemCallPolicy(hasNetwork: true).rules.map(\.name)).isDisjoint(with: ["bind", "listen", "accept"]))
    // SO_ATTACH_FILTER and SO_ATTACH_BPF have the kernel run programs, TCP_ULP has it load modules.
    let options = SystemCallPolicy(hasNetwork: true).rules.filter { $0.name == "setsockopt" }
      .map { $0.conditions.map(\.value) }
    #expect(options.contains([6, 1]) && [[1, 26], [1, 50], [6, 31]].allSatisfy { !options.contains($0) })
    #expect(options.allSatisfy { $0.count == 2 })
    // SO_LINGER has others wait, SO_PEERPIDFD gives a hold on them.
    #expect(!options.contains([1, 13]))
    let asked = SystemCallPolicy(hasNetwork: true).rules.filter { $0.name == "getsockopt" }
      .map { $0.conditions.map(\.value) }
    #expect(asked.contains([1, 4]) && !asked.contains([1, 77]))
  }

  @Test("CK-3 files are locked with full access only, and as a whole never") func locks() {
    for hasNetwork in [false, true] {
      let rules = SystemCallPolicy(hasNetwork: hasNetwork).rules
      let locks = rules.filter { $0.name == "fcntl" && [5, 6, 7, 36, 37, 38].contains($0.conditions.first?.value) }
      #expect(locks.count == 6)
      #expect(locks.allSatisfy { ($0.verdict == .allow) == hasNetwork })
      #expect(rules.filter { $0.name == "flock" }.map(\.verdict) == [.fail(37)])
    }
  }

  @Test("CK-3 what the kernel tells of the machine is mounted over") func kernelFiles() {
    var machine = machine
    machine.kernelFiles = ["/proc/keys"]
    machine.kernelFolders = ["/proc/sys"]
    let words = profile(network: true).bubblewrapArguments(on: machine)
    #expect(has(["--ro-bind", "/dev/null", "/proc/keys"], in: words))
    #expect(has(["--tmpfs", "/proc/sys", "--remount-ro", "/proc/sys"], in: words))
  }

  @Test func `Swift's runtime is found where this process has it, unless it is under usr`() {
    let maps = """
      7f00-7f01 r-xp 00000000 fe:00 1 /home/me/swift 6/usr/lib/swift/linux/libswiftCore.so
      7f01-7f02 r--p 00000000 fe:00 1 /home/me/swift 6/usr/lib/swift/linux/libswiftCore.so
      7f02-7f03 r-xp 00000000 fe:00 2 /home/me/other/libother.so
      7f03-7f04 r-xp 00000000 fe:00 3 /usr/lib/swift/linux/libswiftCore.so
      7f05-7f06 rw-p 00000000 00:00 0
      """
    #expect(SandboxMachine.runtimeFolders(inMaps: maps) == ["/home/me/swift 6/usr/lib/swift/linux"])
  }

  @Test(arguments: [
    ("6.18.44", true), ("5.14.0-rc1", true), ("5.13.19", false), ("4.19", false), ("", false), ("x", false),
  ])
  func `a kernel's release is read`(_ release: String, _ isAtLeast: Bool) {
    #expect(SandboxMachine.isAtLeast5_14(release) == isAtLeast)
  }

  @Test func `what bubblewrap and the kernel tell is read`() {
    #expect(SandboxedProcess.process(in: "{\n    \"child-pid\": 4711,\n    \"mnt-namespace\": 5\n}\n") == 4711)
    #expect(SandboxedProcess.process(in: "") == nil)
    #expect(SandboxedProcess.end(of: .exited(139), problems: "") == .signal(11))
    #expect(SandboxedProcess.end(of: .exited(3), problems: "") == .exited(status: 3))
    let rollup =
      "1-2 ---p 0 [rollup]\nPss:  100 kB\nPss_Anon: 50 kB\nPss_File: 30 kB\nPss_Shmem: 20 kB\nSwapPss: 1 kB\n"
    let use = MemoryUse(rollup: rollup, status: "Name:\tkB kB\nVmPTE:\t   4 kB\nThreads:\t1\n")
    #expect(use == MemoryUse(own: 55 << 10, files: 30 << 10, shared: 20 << 10))
    #expect(MemoryUse(rollup: "Pss: 100 kB\n", status: "")?.total == 100 << 10)
    #expect(MemoryUse(rollup: "nonsense", status: "") == nil)
    let mappings = """
      1000-2000 rw-s 00000000 00:01 7 /memfd:frame (deleted)
      Pss:  40 kB
      Anonymous:  0 kB
      2000-3000 rw-p 00000000 00:01 8 /memfd:own copy (deleted)
      Pss:  12 kB
      Anonymous:  8 kB
      VmFlags: rd wr
      3000-4000 rw-s 00000000 00:01 9 /memfd:closed (deleted)
      Pss:  99 kB
      4000-5000 r-xp 00000000 00:01 7 /usr/lib/libm.so
      Pss:  99 kB
      """
    #expect(MemoryUse.sharedBytes(ofFiles: [7, 8], in: mappings) == 44 << 10)
    #expect(MemoryUse.closedFiles(in: mappings, open: [7, 8]) == [9])
    #expect(MemoryUse.sharedBytes(ofFiles: [7], in: "1-2 rw-s\nPss: x kB\n/memfd:") == 0)
  }

  @Test func `the list of all mappings is read only where a process may have more than it should`() throws {
    var files: [String] = []
    func measure(over limit: Int?) -> MemoryUse? {
      files = []
      return MemoryUse(process: 0, over: limit) { file, _ in
        files.append(file)
        switch file {
        case "smaps_rollup": return "Pss: 100 kB\nPss_Anon: 40 kB\nPss_Shmem: 60 kB\n"
        case "status": return "Name:\ttest\n"
        default: return ""
        }
      }
    }
    let exact = try #require(measure(over: nil))
    #expect(files == ["smaps_rollup", "status", "smaps"])
    #expect(measure(over: exact.total) == exact && files == ["smaps_rollup", "status"])
    #expect(measure(over: exact.total - 1) == exact && files == ["smaps_rollup", "status", "smaps"])
  }
}
