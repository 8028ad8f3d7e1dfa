// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import CSystemCalls
import TestSupport

extension SandboxDenial {
  /// Tries it.
  ///
  /// - Parameter facts: What the host has told: ports, paths, its number.
  func outcome(_ facts: [String: String]) -> Outcome {
    let host = facts["host"].flatMap { Int32($0) } ?? 1
    let program = facts["program"] ?? ""
    func path(_ name: String) -> String { facts[name] ?? "/" }
    func port(_ name: String) -> UInt16 { facts[name].flatMap { UInt16($0) } ?? 0 }
    return switch self {
    case .tcp: Sockets.tcp(port: port("tcp"))
    case .udp: Sockets.udp(port: port("udp"))
    case .ipv6: Sockets.tcp6(port: port("tcp6"))
    case .abstractSocket: Sockets.unix(path("abstract"), isAbstract: true)
    case .unixSocket: Sockets.unix(path("socket"), isAbstract: false)
    case .otherSockets: Sockets.otherFamilies()
    case .listening: Sockets.listening()
    case .sessionBus: service(path("bus"), "/run/dbus/system_bus_socket", variable: "DBUS_SESSION_BUS_ADDRESS")
    case .wayland: service(path("wayland"), "/tmp/.X11-unix/X0", variable: "WAYLAND_DISPLAY")
    case .home: .all([FileAttempts.read(path("home")), FileAttempts.read(path("secret")), FileAttempts.read("/home")])
    case .passwords: FileAttempts.read("/etc/passwd")
    case .otherFolders: FileAttempts.otherFolders()
    case .linkOutside: FileAttempts.linkOutside(path("secret"))
    case .lease: FileAttempts.lease()
    case .hugePages: call("memfd_create", Int32(SYS_memfd_create), address("huge"), 4)
    case .fileHandles: FileAttempts.fileHandles()
    case .otherProcesses: ProcessAttempts.others()
    case .signals: ProcessAttempts.signal(host)
    case .memoryOfOthers: ProcessAttempts.readMemory(of: host)
    case .descriptorsOfOthers: ProcessAttempts.takeDescriptors(of: host)
    case .ptrace: ProcessAttempts.trace(host)
    case .environment: ProcessAttempts.environment()
    case .inheritedDescriptors: ProcessAttempts.descriptors()
    case .mount: KernelAttempts.mount()
    case .newMount: KernelAttempts.newMount()
    case .changeRoot: KernelAttempts.changeRoot()
    case .unshare: ProcessAttempts.unshare()
    case .cloneNamespace: ProcessAttempts.cloneNamespaces()
    case .clone3: ProcessAttempts.clone3()
    case .joinNamespace: ProcessAttempts.joinNamespace()
    case .fork: ProcessAttempts.fork()
    case .execute: ProcessAttempts.execute(program: program)
    case .executeMemory: ProcessAttempts.executeMemory()
    case .executePath: ExecuteAttempts.byPaths(program: program)
    case .executeNeighbours: ExecuteAttempts.neighbours(program: program)
    case .threads: Floods.threads()
    case .keys: KernelAttempts.keys()
    case .bpf: KernelAttempts.bpf()
    case .performance: KernelAttempts.performance()
    case .ioUring: KernelAttempts.ioUring()
    case .userFaults: KernelAttempts.userFaults()
    case .sharedSystemMemory: KernelAttempts.systemV()
    case .camera: KernelAttempts.devices(["/dev/video0", "/dev/video1", "/dev/media0"])
    case .inputDevices:
      KernelAttempts.devices(["/dev/input/event0", "/dev/input/mice", "/dev/uinput", "/dev/uhid", "/dev/hidraw0"])
    case .terminal: KernelAttempts.terminal()
    case .makeDevice: KernelAttempts.makeDevice()
    case .writeBundle: FileAttempts.writeBundle(program: program)
    case .writeSystem: FileAttempts.writeSystem()
    case .privileges: KernelAttempts.privileges()
    case .systemSettings: KernelAttempts.systemSettings()
    case .raiseLimits: Floods.raiseLimits()
    case .outliveHost: KernelAttempts.outliveHost()
    case .fileSize: Floods.fileSize()
    case .temporarySize: Floods.temporarySize()
    case .memory: Floods.memory()
    case .openFiles: Floods.openFiles()
    case .locks: SharingAttempts.locks()
    case .marks: SharingAttempts.marks(program: program)
    case .fileCache: SharingAttempts.fileCache()
    case .modes: SharingAttempts.modes()
    case .whiteout: SharingAttempts.whiteout()
    case .peer: SharingAttempts.peer()
    case .linger: SharingAttempts.linger()
    case .kernelFiles: SharingAttempts.kernelFiles()
    case .sharedMemory: MemoryAttempts.shared()
    case .hiddenDescriptors: MemoryAttempts.hiddenDescriptors()
    case .holes: MemoryAttempts.holes()
    case .lockedMemory: MemoryAttempts.locked()
    case .timers: MemoryAttempts.timers()
    }
  }

  /// A service of the session: no socket to reach it, and nothing that says where it is.
  private func service(_ paths: String..., variable: String) -> Outcome {
    .all(
      paths.map { Sockets.unix($0, isAbstract: false) } + paths.map(FileAttempts.exists)
        + [ProcessAttempts.variable(variable)])
  }
}
