// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Desktop
import Foundation
import LinuxSystem
import TestSupport
import Testing

@testable import AccessibilityBus

/// An accessibility bus that goes and comes back.
@MainActor @Suite struct ReconnectionTests {
  @Test("SY-5 SY-9 an accessibility bus that has gone is asked for again, and the program is there once more")
  func restart() throws {
    let loop = try EventLoop()
    let (session, own) = (try PlayedDaemon(), try PlayedDaemon())
    let launcher = try PlayedLauncher(on: session, leadingTo: own, loop)
    let source = CountedSource()
    let client = try SessionBus(address: session.address)
    try client.attach(to: loop)
    let bus = AccessibilityBus(session: client, loop: loop, source: source, address: nil)
    try loop.run { source.connections == 1 }
    for count in 2...3 {
      own.stop()
      try loop.run { source.losses == count - 1 }
      try own.start()
      try loop.run { source.connections == count }
    }
    #expect(launcher.askCount >= 3)
    withExtendedLifetime(bus) {}
  }

  @Test("SY-5 SY-9 a bus that does not come back is asked for a few times, and one that has lasted so often again")
  func pace() {
    var pace = ReconnectionPace()
    var delays: [Duration] = []
    while let delay = pace.nextDelay() { delays.append(delay) }
    #expect(delays.count == 5 && delays == delays.sorted() && delays[0] < .seconds(1))
    pace.noteLoss(after: 1_000_000)
    #expect(pace.nextDelay() == nil)
    pace.noteLoss(after: 100_000_000)
    #expect(pace.nextDelay() == delays[0])
  }
}

/// A bus of the test's own, which can end and start again in its place.
///
/// Not by Foundation's `Process`, which waits on a thread of its own for a child that has ended, sometimes for ever.
@MainActor private final class PlayedDaemon {
  let address: String
  private let folder: URL
  private let arguments: [String]
  private var process: pid_t = 0

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "spinet-bus-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = try PrivateBusFile(in: folder)
    (address, arguments) = (file.address, file.arguments)
    try start()
  }

  isolated deinit {
    stop()
    try? FileManager.default.removeItem(at: folder)
  }

  /// Returns once it listens, of which it tells by its address.
  func start() throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
    var words = (["/usr/bin/dbus-daemon"] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    let result = posix_spawn(&process, "/usr/bin/dbus-daemon", &actions, nil, &words, environ)
    posix_spawn_file_actions_destroy(&actions)
    close(ends[1])
    defer { close(ends[0]) }
    try #require(result == 0)
    var byte: UInt8 = 0
    #expect(read(ends[0], &byte, 1) == 1)
  }

  func stop() {
    guard process > 0 else { return }
    kill(process, SIGKILL)
    waitpid(process, nil, 0)
    process = 0
    try? FileManager.default.removeItem(at: folder.appending(path: "bus"))
  }
}

/// What tells programs where the accessibility bus is, and that somebody wants it.
@MainActor private final class PlayedLauncher {
  private let bus: SessionBus
  private(set) var askCount = 0

  init(on session: PlayedDaemon, leadingTo own: PlayedDaemon, _ loop: EventLoop) throws {
    bus = try SessionBus(address: session.address)
    try bus.attach(to: loop)
    let address = own.address
    bus.serve(below: "/org/a11y/bus") { [weak self] request in
      guard request.member != "GetAddress" else {
        self?.askCount += 1
        return .values([.string(address)])
      }
      let flag = BusValue.entry(.string("ScreenReaderEnabled"), .variant(.boolean(true)))
      return .values([.array(of: "{sv}", [flag])])
    }
    bus.requestName("org.a11y.Bus") { _ in }
  }
}

/// A program without objects, that counts how often somebody wants to see them.
@MainActor private final class CountedSource: AccessibleSource {
  private(set) var connections = 0
  private(set) var losses = 0
  var isReaderRunning = false
  var appName: String { "test" }
  var locale: String { "en" }

  func connect(to bus: AccessibilityBus) { connections += 1 }

  func disconnect() { losses += 1 }

  func prepare() {}

  func makeTree() -> AccessibleTree { AccessibleTree(appName: appName) }

  func perform(_ action: AccessibleAction.Kind, on id: Int) -> Bool { false }

  func setValue(_ value: Double, of id: Int) -> Bool { false }

  func focus(_ id: Int) -> Bool { false }

  func scrollToVisible(_ id: Int) -> Bool { false }
}
