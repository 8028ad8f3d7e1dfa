// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionHost
import ExtensionProtocol
import Geometry
import Glibc
import KeyboardBundle
import LinuxSystem
import Sandbox
import TextModel

/// One keyboard, measured from outside.
final class Measurement {
  let options: Options
  private let loop: EventLoop
  private let makeProcess: () throws(GuestFault) -> any MeasuredProcess
  private var process: (any MeasuredProcess)?
  private var keyboard: GuestKeyboard
  /// The pictures so far, and their bytes that differed from the ones before.
  private var pictures = 0
  private var pictureBytes = 0
  private var edits = 0
  private var surroundings = KeyboardSurroundings()

  init(_ options: Options) throws {
    self.options = options
    let result = InstalledKeyboard.read(folder: options.bundle)
    guard let installed = result.keyboard else {
      throw BenchError(description: result.problems.map(\.description).joined(separator: "\n"))
    }
    let loop = try EventLoop()
    self.loop = loop
    if let counting = options.counting {
      makeProcess = { () throws(GuestFault) in try FreeProcess(installed.executable, counting, loop: loop) }
    } else {
      let container = try Files.makeTemporaryFolder(prefix: "/tmp/spinet-bench-")
      let sandbox = try Sandbox(
        SandboxProfile(bundle: installed.folder, executable: installed.manifest.executable, container: container))
      makeProcess = { () throws(GuestFault) in try ConfinedProcess(sandbox, loop: loop) }
    }
    keyboard = GuestKeyboard(loop: loop) { () throws(GuestFault) in throw .start("not yet") }
    surroundings.size = Size(width: 390, height: 260)
    surroundings.screenSize = Size(width: 390, height: 844)
    (surroundings.usualHeight, surroundings.greatestHeight, surroundings.scale) = (260, 500, 2)
    surroundings.needsInputModeSwitchKey = true
  }

  func run() throws {
    if options.counting == nil {
      try tell("cold", (0..<options.starts).map { _ in try startAndShow() })
      try tell("warm", (0..<options.shows).map { _ in try showAgain() })
      // Stands still as soon as it is hidden.
      try startAndShow(longestAfterwork: 0)
      try tell("woken", (0..<options.shows).map { _ in try showAgain() })
      try startAndShow()
      for _ in 0..<16 { _ = try showAgain() }
    } else {
      try startAndShow()
    }
    try touch(warmingUp: 20)
    let before = (process?.costs, pictures, pictureBytes)
    let (text, picture) = try touch(options.touches)
    tell("edit", text)
    tell("picture", picture)
    let count = Double(max(pictures - before.1, 1))
    tell("frames per tap", [count / Double(options.touches)])
    tell("KiB per frame", [Double(pictureBytes - before.2) / 1024 / count])
    if let before = before.0, let after = process?.costs {
      tell("CPU ms per frame", [(after.cpuMilliseconds - before.cpuMilliseconds) / count])
      if let counted = after.allocations, let were = before.allocations {
        tell("allocations per frame", [Double(counted.count - were.count) / count])
        tell("allocated KiB per frame", [Double(counted.bytes - were.bytes) / 1024 / count])
      }
    }
    tell("PSS shown", memory)
    keyboard.hide(keepsField: false)
    try turn(for: 300_000)
    tell("PSS hidden", memory)
    keyboard.end()
  }

  /// What the process has of the machine's memory in mebibytes: in all, its own, of files, shown to the host.
  private var memory: [Double] {
    process?.memory.map { [$0.total, $0.own, $0.files, $0.shared].map { Double($0) / 1_048_576 } } ?? []
  }

  private func tell(_ name: String, _ samples: [Double]) {
    Console.print("\(name)\t\(samples.map { "\(($0 * 10_000).rounded() / 10_000)" }.joined(separator: " "))")
  }
}

// MARK: - Steps

extension Measurement {
  /// Starts a process and shows it at once.
  ///
  /// - Returns: Milliseconds until its first picture.
  @discardableResult
  private func startAndShow(longestAfterwork: Int64 = GuestLimits.longestAfterwork) throws -> Double {
    keyboard.end()
    try turn(for: 50_000)
    let start = MonotonicClock.nowMicroseconds
    keyboard = GuestKeyboard(loop: loop, longestAfterwork: longestAfterwork) {
      [unowned self] () throws(GuestFault) in
      let process = try makeProcess()
      self.process = process
      return process
    }
    keyboard.onEvent = { [unowned self] in note($0) }
    try show()
    return milliseconds(since: start)
  }

  private func note(_ event: GuestEvent) {
    switch event {
    case .picture(let changes): drawn(changes)
    case .edits: edits += 1
    case .fault(let fault): Console.report("bench-guests: \(fault)")
    case .height(let height?) where height != surroundings.size.height: surroundings.size.height = height
    default: break
    }
  }

  private func drawn(_ changes: [Rect]?) {
    pictures += 1
    let all = [Rect(x: 0, y: 0, width: surroundings.size.width, height: surroundings.size.height)]
    let area = (changes ?? all).reduce(0) { $0 + $1.width * $1.height }
    pictureBytes += Int(area * surroundings.scale * surroundings.scale) * 4
    // As a screen of 60 pictures a second.
    loop.at(microseconds: MonotonicClock.nowMicroseconds + 16_667) { [weak keyboard] in keyboard?.pictureShown() }
  }

  /// - Returns: Milliseconds from being shown again to the first picture.
  private func showAgain() throws -> Double {
    keyboard.hide(keepsField: false)
    try turn(for: 50_000)
    let start = MonotonicClock.nowMicroseconds
    try show()
    return milliseconds(since: start)
  }

  private func show() throws {
    let before = pictures
    keyboard.show(GuestScene(surroundings, field: FieldDescription(serial: 0)), isNewField: true)
    try wait("a picture") { pictures > before }
  }

  /// Taps the key.
  ///
  /// - Returns: Milliseconds from each finger's coming to its text, and to the picture of it.
  @discardableResult
  private func touch(warmingUp count: Int) throws -> (text: [Double], picture: [Double]) { try touch(count) }

  private func touch(_ count: Int) throws -> (text: [Double], picture: [Double]) {
    var (text, picture): ([Double], [Double]) = ([], [])
    for _ in 0..<count {
      // What follows from the last one has been drawn by then.
      try turn(for: 60_000)
      let start = MonotonicClock.nowMicroseconds
      let (editsBefore, picturesBefore) = (edits, pictures)
      touch(.began)
      try wait("the text of a touch") { edits > editsBefore }
      text.append(milliseconds(since: start))
      try wait("the picture of a touch") { pictures > picturesBefore }
      picture.append(milliseconds(since: start))
      try turn(for: 30_000)
      touch(.ended)
    }
    try turn(for: 100_000)
    return (text, picture)
  }

  private func touch(_ phase: TouchPhase) {
    let place = Point(x: surroundings.size.width * options.key.x, y: surroundings.size.height * options.key.y)
    keyboard.touch(
      HostMessage.Touch(finger: 1, phase: phase, place: place), microseconds: MonotonicClock.nowMicroseconds)
  }

  private func milliseconds(since start: Int64) -> Double {
    Double(MonotonicClock.nowMicroseconds - start) / 1000
  }

  private func wait(_ what: String, until holds: () -> Bool) throws {
    let end = MonotonicClock.nowMicroseconds + 5_000_000
    while !holds() {
      guard MonotonicClock.nowMicroseconds < end else { throw BenchError(description: "waited in vain for \(what)") }
      try turnOnce(until: end)
    }
  }

  private func turn(for microseconds: Int64) throws {
    let end = MonotonicClock.nowMicroseconds + microseconds
    while MonotonicClock.nowMicroseconds < end { try turnOnce(until: end) }
  }

  /// Sleeps until there is something to do, as the daemon does: the keyboard may need the processor.
  private func turnOnce(until end: Int64) throws {
    let next = min(end, loop.nextDeadline ?? end) - MonotonicClock.nowMicroseconds
    var waiting = pollfd(fd: loop.descriptor, events: Int16(POLLIN), revents: 0)
    _ = Glibc.poll(&waiting, 1, Int32(max(next + 999, 0) / 1000))
    _ = try loop.poll()
  }
}
