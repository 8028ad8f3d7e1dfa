// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Glibc
import LinuxSystem
import TestBed
import TestSupport
import Testing

@testable import Sandbox

@MainActor
@Suite(.serialized)
struct DenialTests {
  init() { Denials.announce(SandboxDenial.allCases.map(\.rawValue)) }

  @Test(
    "CK-3 CK-10 SY-10 each thing that a keyboard must not do is denied", arguments: SandboxDenial.allCases,
    Circumstance.possible)
  func denial(_ denial: SandboxDenial, in circumstance: Circumstance) throws {
    let services = HostServices(site: try #require(Site.shared))
    let run = try KeyboardRun.sandboxed(services.facts + [denial.rawValue], in: circumstance)
    let isDenied = run.packets.count == 1 && run.packets[0].hasPrefix("denied ")
    #expect(isDenied, "\(run.packets) \(String(describing: run.end)) \(run.output)")
    #expect(run.end == .exited(status: 0))
    Denials.note(denial.rawValue, isDenied: isDenied, in: circumstance.words)
  }

  /// Otherwise the attempts would prove nothing.
  @Test(
    "what a keyboard cannot do in the sandbox, it can do outside",
    arguments: [
      .tcp, .udp, .abstractSocket, .unixSocket, .otherSockets, .home, .passwords, .otherFolders, .otherProcesses,
      .signals, .descriptorsOfOthers, .environment, .fork, .execute, .executePath, .fileSize, .memory, .openFiles,
      .sessionBus, .wayland, .locks, .fileCache, .peer, .linger, .kernelFiles, .sharedMemory, .holes, .lockedMemory,
      .timers,
    ] as [SandboxDenial])
  func control(_ denial: SandboxDenial) throws {
    let services = HostServices(site: try #require(Site.shared))
    let run = try KeyboardRun.free(services.facts + [denial.rawValue])
    // A program that has become another one says nothing more.
    if [.execute, .executePath].contains(denial) { return #expect(run.packets.isEmpty) }
    #expect(run.packets.first?.hasPrefix("succeeded ") == true, "\(run.packets)")
  }

  @Test func `a program that is started gets its descriptors and none that are open besides`() throws {
    let open = Glibc.open("/dev/null", O_RDONLY)
    defer { close(open) }
    let run = try KeyboardRun.free([SandboxDenial.inheritedDescriptors.rawValue])
    #expect(run.packets == ["denied its own four"])
  }

  @Test func `the file tree has nothing but what it must have, and Landlock hides even that`() throws {
    let tree = try KeyboardRun.sandboxed(["look"], in: .oldKernel).packets
    let runtime = try SandboxMachine.current().runtimeFolders.compactMap {
      $0.split(separator: "/").first.map(String.init)
    }
    let libraries = ["lib", "lib32", "lib64"].filter { access("/\($0)", F_OK) == 0 }
    let expected = ["bundle", "container", "dev", "etc", "proc", "spinet-confine", "tmp", "usr", "var"] + libraries
    #expect(tree == ["sees " + Set(expected + runtime).sorted().joined(separator: " ")])
    guard Landlock.version > 0 else { return }
    #expect(try KeyboardRun.sandboxed(["look"]).packets == ["sees "])
  }

  @Test("CK-3 each thing that a keyboard needs works", arguments: SandboxAbility.allCases, Circumstance.possible)
  func ability(_ ability: SandboxAbility, in circumstance: Circumstance) throws {
    let run = try KeyboardRun.sandboxed([ability.rawValue], in: circumstance)
    #expect(run.packets == ["works"], "\(String(describing: run.end)) \(run.output)")
    #expect(run.end == .exited(status: 0))
    if ability == .output { #expect(run.output == "a line\n") }
  }
}
