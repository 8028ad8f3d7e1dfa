// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import LinuxSystem
import TestBed
import TestSupport
import Testing

@testable import Sandbox

@MainActor
@Suite(.serialized)
struct SetupTests {
  private func sandbox(
    _ change: (inout SandboxProfile, inout SandboxMachine) -> Void
  ) throws -> Sandbox {
    let site = try #require(Site.shared)
    var profile = SandboxProfile(
      bundle: site.bundle, executable: Site.program, container: try site.container(for: .usual))
    profile.arguments = ["wait"]
    var machine = try SandboxMachine.current()
    machine.confine = site.confine
    change(&profile, &machine)
    return try Sandbox(profile, machine: machine)
  }

  @Test func `without bubblewrap the person is told what to install`() throws {
    let sandbox = try sandbox { $1.bubblewrap = ["/nonexistent/bwrap"] }
    let error = #expect(throws: SandboxError.self) { try KeyboardRun.run(sandbox) }
    #expect(error?.code == .noBubblewrap)
    #expect(error?.advice?.contains("install the package bubblewrap") == true)
  }

  @Test func `an executable that is missing, or none, is said so`() throws {
    for name in ["nothing", "resource.txt"] {
      let run = try KeyboardRun.run(try sandbox { profile, _ in profile.executable = name })
      guard case .notStarted(let error) = run.end else {
        Issue.record("\(String(describing: run.end))")
        continue
      }
      #expect(error.code == .setup)
      #expect(error.message.contains("/bundle/\(name)"), "\(error.message)")
    }
  }

  @Test func `a container that is missing is said so`() throws {
    let run = try KeyboardRun.run(try sandbox { profile, _ in profile.container = "/nonexistent" })
    guard case .notStarted(let error) = run.end else {
      Issue.record("\(String(describing: run.end))")
      return
    }
    #expect(error.message.contains("/nonexistent"), "\(error.message)")
  }

  @Test(arguments: ["", ".", "..", "../../usr/bin/sh", "a/b", "a\0b"])
  func `an executable cannot be named out of its bundle`(_ name: String) throws {
    let error = #expect(throws: SandboxError.self) { try sandbox { profile, _ in profile.executable = name } }
    #expect(error?.code == .invalidName)
    let group = SandboxProfile.Group(identifier: name, folder: "/tmp", isWritable: true)
    #expect(throws: SandboxError.self) { try sandbox { profile, _ in profile.groups = [group] } }
  }

  @Test func `a system without user namespaces is said so, and what to do about it`() {
    let line = "bwrap: No permissions to create new namespace, likely because the kernel does not allow …"
    let off = SandboxError(problems: line, system: NamespaceSettings(maximum: 0))
    #expect(off.code == .noNamespaces)
    #expect(off.report.contains("sysctl -w user.max_user_namespaces"))
    let debian = SandboxError(problems: line, system: NamespaceSettings(maximum: 9, isAllowedForAll: false))
    #expect(debian.report.contains("kernel.unprivileged_userns_clone=1"))
    let ubuntu = SandboxError(
      problems: "bwrap: setting up uid map: Permission denied",
      system: NamespaceSettings(maximum: 9, isRestrictedByAppArmor: true))
    #expect(ubuntu.report.contains("apparmor_restrict_unprivileged_userns=0"))
    let container = SandboxError(problems: line, system: NamespaceSettings(maximum: 9))
    #expect(container.code == .noNamespaces)
    #expect(container.message.contains("No permissions"))
    let other = SandboxError(problems: "bwrap: Can't find source path /x", system: NamespaceSettings(maximum: 0))
    #expect(other.code == .setup)
  }

  @Test func `a trial says whether keyboards can be confined, and what is in the way`() throws {
    var machine = try SandboxMachine.current()
    #expect(SandboxTrial.problem(on: machine) == nil)
    // What a system without user namespaces is like.
    let words = "echo 0 >/proc/sys/user/max_user_namespaces && exec \"$@\""
    machine.bubblewrap = ["/usr/bin/unshare", "-Ur", "/bin/sh", "-c", words, "sh"] + machine.bubblewrap
    let error = SandboxTrial.problem(on: machine)
    #expect(error?.code == .noNamespaces, "\(error?.message ?? "")")
    machine.bubblewrap = ["/nonexistent/bwrap"]
    #expect(SandboxTrial.problem(on: machine)?.code == .noBubblewrap)
  }

  @Test func `the user service denies nothing that making a sandbox takes`() throws {
    let file = SourceTree.path("Packaging/spinet.service.in")
    let unit = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
    #expect(!unit.contains { $0.hasPrefix("RestrictNamespaces=") })
    let families = try #require(unit.first { $0.hasPrefix("RestrictAddressFamilies=") })
    for family in ["AF_UNIX", "AF_NETLINK", "AF_INET", "AF_INET6"] { #expect(families.contains(family)) }
    let calls = unit.filter { $0.hasPrefix("SystemCallFilter=") }.joined(separator: " ")
    for call in ["@system-service", "@mount", "seccomp", "sethostname", "landlock_restrict_self"] {
      #expect(calls.contains(call))
    }
    #expect(unit.contains("OOMPolicy=continue"))
  }
}
