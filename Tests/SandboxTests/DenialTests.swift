// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Glibc
import LinuxSystem
import Sandbox
import TestSupport
import Testing

@MainActor
@Suite(.serialized)
struct DenialTests {
  init() { Denials.announce(SandboxDenial.allCases.map(\.rawValue)) }

  @Test("CK-3 a keyboard cannot", arguments: SandboxDenial.allCases, TestUser.available)
  func denial(_ denial: SandboxDenial, as user: TestUser) throws {
    let services = HostServices(site: try #require(Site.shared))
    let run = try KeyboardRun.sandboxed(services.facts + [denial.rawValue], as: user)
    let isDenied = run.packets.count == 1 && run.packets[0].hasPrefix("denied ")
    #expect(isDenied, "\(run.packets) \(String(describing: run.end)) \(run.output)")
    #expect(run.end == .exited(status: 0))
    print("DBG", user, denial.rawValue, "::", run.packets)
    Denials.note(denial.rawValue, isDenied: isDenied)
  }

  /// Otherwise the attempts would prove nothing.
  @Test(
    "what a keyboard cannot do in the sandbox, it can do outside",
    arguments: [
      .tcp, .udp, .abstractSocket, .unixSocket, .otherSockets, .home, .passwords, .otherFolders, .otherProcesses,
      .signals, .descriptorsOfOthers, .environment, .fork, .execute, .fileSize, .memory, .openFiles, .sessionBus,
      .wayland,
    ] as [SandboxDenial])
  func control(_ denial: SandboxDenial) throws {
    let services = HostServices(site: try #require(Site.shared))
    let run = try KeyboardRun.free(services.facts + [denial.rawValue])
    // A program that has become another one says nothing more.
    if denial == .execute { return #expect(run.packets.isEmpty) }
    #expect(run.packets.first?.hasPrefix("succeeded ") == true, "\(run.packets)")
  }

  @Test("CK-3 a keyboard can", arguments: SandboxAbility.allCases, TestUser.available)
  func ability(_ ability: SandboxAbility, as user: TestUser) throws {
    let run = try KeyboardRun.sandboxed([ability.rawValue], as: user)
    #expect(run.packets == ["works"], "\(String(describing: run.end)) \(run.output)")
    #expect(run.end == .exited(status: 0))
    if ability == .output { #expect(run.output == "a line\n") }
  }
}
