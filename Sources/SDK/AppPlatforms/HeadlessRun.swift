// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import LinuxSystem
import UIKitCore

/// Runs an app on a screen in memory, for tests and build servers: real time passes, and a picture of the first window is
/// saved at the end.
@MainActor
final class HeadlessRun {
  /// What the environment asks for.
  struct Options {
    /// `SPINET_HEADLESS`: the screen as `WIDTHxHEIGHT` or `WIDTHxHEIGHT@SCALE`, in points; a phone's for anything else.
    var size = CGSize(width: 390, height: 844)
    var scale = 2.0
    /// `SPINET_HEADLESS_PNG`: where to save the picture.
    var picture: String?
    /// `SPINET_HEADLESS_SECONDS`: when the app ends; never without it, or after a second when there is a picture to save.
    var seconds: Double?
  }

  private static let frameSeconds = 1.0 / 60

  private let options: Options
  private let platform: HeadlessPlatform
  private let startMicroseconds: Int64

  init(_ options: Options, _ application: UIApplication.Type, _ delegate: (any UIApplicationDelegate)?) {
    self.options = options
    startMicroseconds = MonotonicClock.nowMicroseconds
    platform = HeadlessPlatform(
      screens: [
        HeadlessScreen(
          size: options.size, scale: options.scale,
          userInterfaceIdiom: UIUserInterfaceIdiom.ofEnvironment ?? .unspecified)
      ],
      languages: PersonLanguages.tags(ofEnvironment: Environment.value), application: application, delegate: delegate)
  }

  /// Opens a window and lets time pass from now on.
  func start() {
    let scene = platform.openScene()
    // Kept by the timer, which the run loop keeps.
    _ = Timer.scheduledTimer(withTimeInterval: Self.frameSeconds, repeats: true) { _ in
      MainActor.assumeIsolated { self.advance(scene) }
    }
  }

  private func advance(_ scene: HeadlessScene) {
    let passed = Double(MonotonicClock.nowMicroseconds - startMicroseconds) / 1_000_000
    platform.advance(by: passed - platform.time)
    guard let end = options.seconds, passed >= end else { return }
    let isSaved = options.picture.map { save(scene, to: $0) } ?? true
    platform.terminate()
    Process.exit(status: isSaved ? 0 : 1)
  }

  private func save(_ scene: HeadlessScene, to path: String) -> Bool {
    do {
      guard let picture = scene.pngData() else { throw CocoaError(.fileWriteUnknown) }
      try picture.write(to: URL(filePath: path))
      return true
    } catch {
      Console.report("The picture cannot be saved at \(path): \(error.localizedDescription)")
      return false
    }
  }
}

extension HeadlessRun.Options {
  /// `nil` unless `SPINET_HEADLESS` is set.
  static var ofEnvironment: Self? {
    guard let screen = Environment.value("SPINET_HEADLESS") else { return nil }
    var options = Self()
    let numbers = screen.split(whereSeparator: { "x@".contains($0) }).compactMap { Double($0) }
    if numbers.count >= 2, numbers.allSatisfy({ $0 >= 1 && $0 <= 8192 }) {
      options.size = CGSize(width: numbers[0], height: numbers[1])
      options.scale = numbers.count > 2 ? min(numbers[2], 8) : 1
    }
    options.picture = Environment.value("SPINET_HEADLESS_PNG")
    let usual: Double? = options.picture == nil ? nil : 1
    options.seconds = Environment.value("SPINET_HEADLESS_SECONDS").flatMap(Double.init) ?? usual
    return options
  }
}
