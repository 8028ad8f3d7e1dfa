// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionHost
import ExtensionProtocol
import Geometry
import KeyboardBundle
import LinuxSystem
import Sandbox

/// What the sandbox costs: a keyboard of others from its process's start to text, without a compositor.
@main
enum Bench {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard let folder = arguments.first else {
      Console.report("usage: bench-guests BUNDLE.keyboard")
      Process.exit(status: 2)
    }
    do {
      try Measurement(folder).run()
      Process.exit(status: 0)
    } catch {
      Console.report("bench-guests: \(error)")
      Process.exit(status: 1)
    }
  }
}

/// Something kept the figures from being taken.
struct BenchError: Error, CustomStringConvertible {
  let description: String
}

/// One keyboard, measured from outside.
final class Measurement {
  private let loop: EventLoop
  private let sandbox: Sandbox
  private var process: MeasuredProcess?
  private var keyboard: GuestKeyboard
  private var picture = false
  private var edits = 0
  private var surroundings = KeyboardSurroundings()

  private static let coldStarts = 15
  private static let warmShows = 60
  private static let touches = 400

  init(_ folder: String) throws {
    let result = InstalledKeyboard.read(folder: folder)
    guard let installed = result.keyboard else {
      throw BenchError(description: result.problems.map(\.description).joined(separator: "\n"))
    }
    loop = try EventLoop()
    let container = try Files.makeTemporaryFolder(prefix: "/tmp/spinet-bench-")
    sandbox = try Sandbox(
      SandboxProfile(bundle: installed.folder, executable: installed.manifest.executable, container: container))
    keyboard = GuestKeyboard(loop: loop) { () throws(GuestFault) in throw .start("not yet") }
    surroundings.size = Size(width: 390, height: 260)
    surroundings.screenSize = Size(width: 390, height: 844)
    (surroundings.usualHeight, surroundings.greatestHeight, surroundings.scale) = (260, 500, 2)
    surroundings.needsInputModeSwitchKey = true
  }

  func run() throws {
    var cold: [Double] = []
    for _ in 0..<Self.coldStarts { cold.append(try startAndShow()) }
    var warm: [Double] = []
    for _ in 0..<Self.warmShows {
      keyboard.hide(keepsField: false)
      try turn(for: 20_000)
      warm.append(try show())
    }
    var round: [Double] = []
    var frames: [Double] = []
    for _ in 0..<Self.touches {
      try turn(for: 5_000)
      picture = false
      let start = MonotonicClock.nowMicroseconds
      let before = edits
      touch(.began)
      try wait("the text of a touch") { edits > before }
      round.append(Double(MonotonicClock.nowMicroseconds - start) / 1000)
      try wait("the picture of a touch") { picture }
      frames.append(Double(MonotonicClock.nowMicroseconds - start) / 1000)
      keyboard.pictureShown()
      touch(.ended)
    }
    print("cold start → first picture, ms", cold)
    print("warm show → picture, ms", warm)
    print("touch → edit, ms", round)
    print("touch → picture, ms", frames)
    if let memory = process?.proportionalMebibytes {
      Console.print("PSS, MiB\t\((memory * 10).rounded() / 10)")
    }
    keyboard.end()
  }

  private func print(_ name: String, _ samples: [Double]) {
    let sorted = samples.sorted()
    func text(_ share: Double) -> String {
      let value = sorted[min(Int(Double(sorted.count) * share), sorted.count - 1)]
      return "\((value * 1000).rounded() / 1000)"
    }
    Console.print("\(name)\tmedian \(text(0.5))\tp95 \(text(0.95))\tmin \(text(0))\tn \(sorted.count)")
  }
}

// MARK: - Steps

extension Measurement {
  /// Starts a process and shows it at once.
  ///
  /// - Returns: Milliseconds until its first picture.
  private func startAndShow() throws -> Double {
    keyboard.end()
    try turn(for: 50_000)
    let start = MonotonicClock.nowMicroseconds
    keyboard = GuestKeyboard(loop: loop) { [unowned self] () throws(GuestFault) in
      do throws(SandboxError) {
        let process = try MeasuredProcess(sandbox, loop: loop)
        self.process = process
        return process
      } catch { throw .start(error.message) }
    }
    keyboard.onPicture = { [unowned self] _ in picture = true }
    keyboard.onEdits = { [unowned self] _ in edits += 1 }
    keyboard.onHeight = { [unowned self] height in
      guard let height, height != surroundings.size.height else { return }
      surroundings.size.height = height
    }
    _ = try show(isNewField: true)
    return Double(MonotonicClock.nowMicroseconds - start) / 1000
  }

  /// - Returns: Milliseconds until a picture.
  @discardableResult
  private func show(isNewField: Bool = true) throws -> Double {
    picture = false
    let start = MonotonicClock.nowMicroseconds
    keyboard.show(
      GuestKeyboard.Scene(surroundings, field: FieldDescription(serial: 0)), isNewField: isNewField)
    try wait("a picture") { picture }
    keyboard.pictureShown()
    return Double(MonotonicClock.nowMicroseconds - start) / 1000
  }

  /// A finger in the middle of the upper left key of the test keyboard.
  private func touch(_ phase: HostMessage.Touch.Phase) {
    keyboard.touch(
      HostMessage.Touch(
        finger: 1, phase: phase,
        place: Point(x: surroundings.size.width / 12, y: surroundings.size.height / 4)),
      microseconds: MonotonicClock.nowMicroseconds)
  }

  private func wait(_ what: String, until holds: () -> Bool) throws {
    let end = MonotonicClock.nowMicroseconds + 5_000_000
    while !holds() {
      guard MonotonicClock.nowMicroseconds < end else { throw BenchError(description: "waited in vain for \(what)") }
      _ = try loop.poll()
    }
  }

  private func turn(for microseconds: Int64) throws {
    let end = MonotonicClock.nowMicroseconds + microseconds
    while MonotonicClock.nowMicroseconds < end { _ = try loop.poll() }
  }
}
