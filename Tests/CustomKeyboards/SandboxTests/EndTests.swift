// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import LinuxSystem
import TestBed
import TestSupport
import Testing

@testable import Sandbox

@MainActor
@Suite(.serialized)
struct EndTests {
  @Test func `a keyboard's status is told`() throws {
    #expect(try KeyboardRun.sandboxed(["exit7"]).end == .exited(status: 7))
  }

  @Test func `a keyboard with a mistake ends by a signal, and its last words are there for the log`() throws {
    let run = try KeyboardRun.sandboxed(["trap"])
    #expect([.signal(SIGILL), .signal(SIGTRAP)].contains(run.end), "\(String(describing: run.end))")
    #expect(run.output.contains("Index out of range"), "\(run.output)")
  }

  @Test func `a keyboard that gives up ends by a signal`() throws {
    let end = try KeyboardRun.sandboxed(["abort"]).end
    // The first process of a namespace does not hear its own SIGABRT, and the C library then breaks off otherwise.
    #expect([.signal(SIGABRT), .signal(SIGSEGV)].contains(end), "\(String(describing: end))")
  }

  @Test(arguments: Circumstance.possible)
  func `a keyboard that does nothing any more can be ended, and nothing of it is left`(_ circumstance: Circumstance)
    throws
  {
    var number: Int32?
    let run = try KeyboardRun.sandboxed(
      ["hog"], in: circumstance,
      onPacket: { process, _ in
        number = process.process
        process.kill()
      })
    #expect(run.end == .signal(SIGKILL))
    let keyboard = try #require(number)
    let text = try? String(contentsOfFile: "/proc/\(keyboard)/cmdline", encoding: .utf8)
    #expect(text?.contains(Site.program) != true)
  }

  @Test func `a keyboard that is ended before it has begun never begins`() throws {
    let loop = try EventLoop()
    let site = try #require(Site.shared)
    var profile = SandboxProfile(
      bundle: site.bundle, executable: Site.program, container: try site.container(for: .usual))
    profile.arguments = ["wait"]
    var machine = try SandboxMachine.current()
    machine.confine = site.confine
    var end: SandboxedProcess.End?
    let process = try SandboxedProcess(Sandbox(profile, machine: machine), packetByteCount: 64, loop: loop) {
      end = $0
      loop.stop(status: 0)
    }
    process.kill()
    _ = try loop.run()
    #expect(end == .signal(SIGKILL))
  }

  @Test func `the host's number for the keyboard is the keyboard's`() throws {
    var commands: [String] = []
    _ = try KeyboardRun.sandboxed(
      ["hog"],
      onPacket: { process, _ in
        let number = process.process ?? 0
        commands.append((try? String(contentsOfFile: "/proc/\(number)/cmdline", encoding: .utf8)) ?? "")
        process.kill()
      })
    #expect(commands == ["/bundle/\(Site.program)\0hog\0"])
  }

  @Test(arguments: Circumstance.possible)
  func `what a keyboard has of the memory is known`(_ circumstance: Circumstance) throws {
    for (word, isOver) in [
      ("hog", true), ("spare", true), ("halves", true), ("tables", true), ("closed", true), ("nameless", true),
      ("modest", false),
    ] {
      var answers: [Bool] = []
      var use: MemoryUse?
      _ = try KeyboardRun.sandboxed(
        [word], in: circumstance,
        onPacket: { process, _ in
          use = process.memoryUse
          answers.append(process.memoryUse(over: 96 << 20) != nil)
          process.kill()
        })
      #expect(answers == [isOver], "\(word): \(String(describing: use))")
      #expect((use?.total ?? 0) > 1 << 20)
    }
  }

  @Test(arguments: Circumstance.possible)
  func `a keyboard does nothing before its host has made ready`(_ circumstance: Circumstance) throws {
    var program: String?
    var letBegin: (() -> Void)?
    let run = try KeyboardRun.sandboxed(
      ["modest"], in: circumstance,
      prepare: { number, done in
        program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(number)/exe")
        letBegin = done
        done()
      },
      onPacket: { process, _ in
        // A second word changes nothing.
        letBegin?()
        process.kill()
      })
    #expect(run.packets == ["holds"])
    let name = try #require(program)
    #expect(!name.hasSuffix(Site.program), "\(name)")
  }

  @Test func `a keyboard that ends while its host makes ready never begins`() throws {
    let run = try KeyboardRun.sandboxed(["modest"], prepare: { number, _ in kill(number, SIGKILL) })
    #expect(run.packets.isEmpty)
    #expect(run.end == .signal(SIGKILL))
  }

  /// In place of systemd, which puts keyboards into such groups.
  @Test("CK-10 memory that the host cannot see is bounded by a control group", .enabled(if: ControlGroup.isPossible))
  func controlGroup() throws {
    for word in ["closed", "spare", "nameless", "hog"] {
      let group = try ControlGroup(memoryByteCount: 48 << 20)
      var isIn = false
      let run = try KeyboardRun.sandboxed(
        [word],
        prepare: { number, done in
          isIn = group.take(number)
          done()
        },
        onPacket: { process, _ in process.kill() })
      #expect(isIn)
      #expect(run.packets.isEmpty, "\(word): \(run.packets)")
      #expect(run.end == .signal(SIGKILL), "\(word)")
    }
  }

  @Test func `a keyboard that never rests can be made to stand still, to go on, and to end while it stands`() throws {
    var states: [Character?] = []
    var hasWorked = false
    let run = try KeyboardRun.sandboxed(
      ["spin"],
      onPacket: { process, _ in
        process.pause()
        states.append(Self.state(of: process, once: "T"))
        let before = process.processorMicroseconds ?? 0
        process.resume()
        states.append(Self.state(of: process, once: "R"))
        for _ in 0..<5_000 where !hasWorked {
          usleep(1_000)
          hasWorked = (process.processorMicroseconds ?? 0) > before
        }
        process.pause()
        states.append(Self.state(of: process, once: "T"))
        process.kill()
      })
    #expect(states == ["T", "R", "T"])
    #expect(hasWorked)
    #expect(run.end == .signal(SIGKILL))
  }

  /// Waits until the kernel tells a state of a keyboard's process, as in proc(5); returns what it tells in the end.
  private static func state(of process: SandboxedProcess, once wanted: Character) -> Character? {
    var state: Character?
    for _ in 0..<5_000 where state != wanted {
      let text = try? String(contentsOfFile: "/proc/\(process.process ?? 0)/stat", encoding: .utf8)
      state = text?.split(separator: ")").last?.dropFirst().first
      usleep(1_000)
    }
    return state
  }

  @Test func `the kernel ends a keyboard before others when memory is short`() throws {
    var score = ""
    _ = try KeyboardRun.sandboxed(
      ["modest"],
      onPacket: { process, _ in
        score = (try? String(contentsOfFile: "/proc/\(process.process ?? 0)/oom_score_adj", encoding: .utf8)) ?? ""
        process.kill()
      })
    #expect(score == "800\n")
  }

  /// In a process of its own, because other tests open descriptors and start programs meanwhile.
  @Test func `keyboards that have ended leave no descriptor and no process behind`() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        _ = try KeyboardRun.sandboxed(["exit7"])
        while ForeignDescriptor.pendingCloses > 0 { sched_yield() }
        let before = Files.names(in: "/proc/self/fd").count
        for word in ["exit7", "trap"] { _ = try KeyboardRun.sandboxed([word]) }
        _ = try KeyboardRun.sandboxed(["hog"], onPacket: { process, _ in process.kill() })
        while ForeignDescriptor.pendingCloses > 0 { sched_yield() }
        #expect(Files.names(in: "/proc/self/fd").count == before)
        #expect(waitpid(-1, nil, WNOHANG) == -1)
      }
    }
  }

  @Test func `data in the container is there at the next start, and the temporary folder is empty`() throws {
    let site = try #require(Site.shared)
    let container = try site.container(for: .usual)
    for expected in ["first", "again"] {
      let run = try KeyboardRun.sandboxed(["remember"], change: { $0.container = container })
      #expect(run.packets == [expected])
    }
  }

  @Test func `a shared folder is for reading, and with full access for writing`() throws {
    let site = try #require(Site.shared)
    let folder = try site.container(for: .usual)
    try "shared".write(toFile: folder + "/words", atomically: true, encoding: .utf8)
    for isWritable in [false, true] {
      let group = SandboxProfile.Group(identifier: "group.morse", folder: folder, isWritable: isWritable)
      let run = try KeyboardRun.sandboxed(["share"], change: { $0.groups = [group] })
      #expect(run.packets == ["reads shared", isWritable ? "writes" : "does not write"])
    }
    #expect(try String(contentsOfFile: folder + "/words", encoding: .utf8) == "changed")
  }

  @Test("CK-9 full access opens the network, outwards only") func network() throws {
    let services = HostServices(site: try #require(Site.shared))
    let reached: Set<SandboxDenial> = [.tcp, .udp]
    let denied: Set<SandboxDenial> = [
      .abstractSocket, .unixSocket, .listening, .otherSockets, .sessionBus, .wayland, .signals, .passwords, .home,
      .linger, .peer, .executePath, .executeNeighbours, .kernelFiles, .marks, .fileCache, .modes, .whiteout,
      .sharedMemory, .hiddenDescriptors, .holes, .timers,
    ]
    for denial in reached.union(denied) {
      let run = try KeyboardRun.sandboxed(services.facts + [denial.rawValue], change: { $0.hasNetwork = true })
      let words = reached.contains(denial) ? "succeeded " : "denied "
      #expect(run.packets.first?.hasPrefix(words) == true, "\(denial): \(run.packets)")
    }
  }
}
