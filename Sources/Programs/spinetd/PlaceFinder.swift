// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Desk
import LinuxSystem

/// Has a helper program, `spinet-place`, find what the place is called that the device is in.
///
/// A program of its own because it takes libraries and data that the keyboard does without. It is there for as long as somebody waits.
final class PlaceFinder {
  private let loop: EventLoop
  private let helper: String?
  private var process: ChildProcess?
  /// Counts the searches, to know answers to former ones.
  private var search = 0

  /// Calls with what was found, or with `nil` where there is no answer; once for each search that is not given up.
  var onAnswer: (FoundPlace?) -> Void = { _ in }

  /// The helper ends by itself, and earlier than that.
  private static let limits = PipeLimits(byteCount: 4096, pause: .seconds(90), total: .seconds(90))

  /// - Parameter helper: The program that finds; by default the one that belongs to this program.
  init(loop: EventLoop, helper: String? = Process.helper("spinet-place")) {
    self.loop = loop
    self.helper = helper
  }

  /// Whether there is a program that finds.
  var isInstalled: Bool { helper != nil }

  /// Finds it, in the language of a keyboard such as `ko-KR`.
  func find(in language: String) {
    forget()
    PipeCollector.collect(Self.limits, in: loop) { end in
      guard let helper else { return }
      process = try? ChildProcess(path: helper, arguments: [language], output: end)
    } completion: { [weak self, search] bytes in
      guard let self, search == self.search else { return }
      process = nil
      onAnswer(bytes.flatMap(FoundPlace.init))
    }
  }

  /// Gives the search up.
  func forget() {
    search += 1
    process = nil
  }
}
