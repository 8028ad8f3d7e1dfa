// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import LinuxSystem
import TestSupport
import Testing

@testable import Desktop
import TextModel
@testable import spinet_sounds

@Suite struct KeyClickTests {
  /// A stand-in for `spinet-sounds` that writes down each byte it is sent.
  private func recorder(in folder: URL, _ script: String = "exec cat") throws -> (helper: String, heard: () -> String) {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let helper = folder.appending(path: "helper").path()
    let record = folder.appending(path: "heard").path()
    try ScriptFile.write("echo >>\(record).starts\n\(script) >>\(record)", to: helper)
    return (helper, { (try? String(contentsOfFile: record, encoding: .utf8)) ?? "" })
  }

  private func wait(_ what: String, until condition: () -> Bool) throws {
    let end = Date().addingTimeInterval(120)
    while !condition() {
      guard Date() < end else { throw PrivateBus.TimeOut(description: "no sign of \(what) in two minutes") }
      poll(nil, 0, 5)
    }
  }

  @Test("VK-8 character, delete and modifier keys sound different, and one setting silences them")
  func threeClicksAndOneSetting() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "spinet-clicks-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let (helper, heard) = try recorder(in: folder)
    let player = KeyClickPlayer(isEnabled: true, helper: helper)
    for click in [KeyClick.character, .delete, .modifier, .character] { player.play(click) }
    try wait("four clicks") { heard() == "cdmc" }
    player.isEnabled = false
    for click in KeyClick.allCases { player.play(click) }
    #expect(heard() == "cdmc")
  }

  @Test("VK-8 clicks that were turned off and on again are heard from the first one on") func onAgain() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "spinet-clicks-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let (helper, heard) = try recorder(in: folder)
    let player = KeyClickPlayer(isEnabled: true, helper: helper)
    player.play(.character, nowMicroseconds: 1)
    try wait("a click") { heard() == "c" }
    player.isEnabled = false
    player.isEnabled = true
    player.play(.delete, nowMicroseconds: 1_000_000)
    try wait("a click of another helper") { heard() == "cd" }
  }

  @Test func `no helper is started before the first click or while clicks are off`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "spinet-clicks-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let (helper, _) = try recorder(in: folder)
    let player = KeyClickPlayer(isEnabled: false, helper: helper)
    player.play(.character)
    #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "heard.starts").path()))
  }

  @Test func `a helper that ends at once is not started for every click`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "spinet-clicks-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let (helper, _) = try recorder(in: folder, "exit 0")
    let starts = { (try? String(contentsOf: folder.appending(path: "heard.starts"), encoding: .utf8))?.count ?? 0 }
    let player = KeyClickPlayer(isEnabled: true, helper: helper)
    player.play(.character, nowMicroseconds: 1)
    try wait("the first start") { starts() == 1 }
    for second in 1...200 { player.play(.delete, nowMicroseconds: Int64(second) * 1_000_000) }
    #expect(starts() == 1)
    try wait("a start after five minutes") {
      player.play(.delete, nowMicroseconds: 400_000_000)
      return starts() == 2
    }
  }

  @Test func `a missing helper costs nothing but the sound`() {
    let player = KeyClickPlayer(isEnabled: true, helper: "/nonexistent/spinet-sounds")
    for click in KeyClick.allCases { player.play(click) }
    KeyClickPlayer(isEnabled: true, helper: nil).play(.character)
  }

  @Test func `the three sounds differ, are short and end in silence`() {
    let sounds = [KeyClickSound.character, .delete, .modifier]
    #expect(Set(sounds.map(\.eventID)).count == 3)
    #expect(Set(sounds.map(\.samples)).count == 3)
    for sound in sounds {
      let samples = sound.samples
      #expect(samples.count == KeyClickSound.samplesPerSecond / 50)
      #expect(samples.map(\.magnitude).max() == 8191)
      #expect(samples.suffix(20).allSatisfy { $0.magnitude < 400 })
      #expect(sound.waveFile.count == 44 + 2 * samples.count)
    }
  }

  @Test func `the tone is one of 600 turns a second that comes and goes without a crack, two seconds long`() {
    let samples = ToneSound.samples
    #expect(samples.count == 2 * KeyClickSound.samplesPerSecond)
    let rises = zip(samples, samples.dropFirst()).count { $0 < 0 && $1 >= 0 }
    #expect((1198...1201).contains(rises))
    #expect((5990...6000).contains(samples.map(\.magnitude).max() ?? 0))
    #expect(zip(samples, samples.dropFirst()).allSatisfy { abs(Int($0) - Int($1)) < 600 })
    #expect(samples[0].magnitude < 10 && samples[samples.count - 1].magnitude < 10)
  }

  @Test func `the end of a tone starts no helper`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "spinet-clicks-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let (helper, heard) = try recorder(in: folder)
    let player = KeyClickPlayer(isEnabled: true, helper: helper)
    player.play(.toneEnded)
    player.play(.toneBegan)
    player.play(.toneEnded)
    try wait("a tone") { heard() == "te" }
  }

  @Test func `a sound server is given the three sounds and plays them`() throws {
    let required = ProcessInfo.processInfo.environment["SPINET_APP_TESTS"] == "required"
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/pulseaudio") else {
      #expect(!required, "pulseaudio is not installed")
      return
    }
    let folder = FileManager.default.temporaryDirectory.appending(path: "spinet-pulse-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    defer { try? FileManager.default.removeItem(at: folder) }
    let socket = folder.appending(path: "pulse/native").path()
    let environment = [
      "XDG_RUNTIME_DIR": folder.path(), "HOME": folder.path(), "PULSE_SERVER": "unix:\(socket)",
    ]
    let server = try Program(
      "/usr/bin/pulseaudio",
      ["-n", "--daemonize=no", "--exit-idle-time=-1", "-L", "module-null-sink", "-L", "module-native-protocol-unix"],
      environment: environment)
    defer { server.stop() }
    try wait("the sound server") { FileManager.default.fileExists(atPath: socket) }

    let events = try Program("/usr/bin/pactl", ["subscribe"], environment: environment)
    defer { events.stop() }
    var visitor: Program?
    // The watcher says nothing of its own start, so clients come and go until it has seen one.
    try wait("the watcher") {
      if visitor?.isRunning != true {
        visitor = try? Program("/usr/bin/pactl", ["info"], environment: environment)
      }
      events.readOutput()
      return !events.lines.isEmpty
    }
    let sounds = try Program(try #require(LinuxSystem.Process.helper("spinet-sounds")), [], environment: environment)
    defer { sounds.stop() }
    var plays = 0
    for line in ["c", "d", "m", "t"] {
      sounds.tell(line)
      plays += 1
      try wait("play \(plays)") {
        events.readOutput()
        return events.lines.count { $0.hasPrefix("Event 'new' on sink-input") } >= plays
      }
    }
    // The tone, the last to play, is ended; a click has ended by itself.
    sounds.tell("e")
    try wait("the end of the tone") {
      events.readOutput()
      return events.lines.count { $0.hasPrefix("Event 'remove' on sink-input") } >= plays
    }
    let list = try Program("/usr/bin/pactl", ["list", "samples", "short"], environment: environment)
    try wait("the list") { !list.isRunning }
    list.readOutput()
    for sound in [KeyClickSound.character, .delete, .modifier] {
      #expect(list.lines.contains { $0.contains(sound.eventID) })
    }
  }
}
