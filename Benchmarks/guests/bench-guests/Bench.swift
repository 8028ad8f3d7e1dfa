// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import LinuxSystem

/// What the sandbox costs: a custom keyboard from its process's start to text, without a compositor.
///
/// Prints a line for each figure: its name, and what was measured each time.
@main
enum Bench {
  static func main() {
    do {
      guard let options = Options(words: CommandLine.arguments.dropFirst()) else {
        Console.report(Options.usage)
        Process.exit(status: 2)
      }
      try Measurement(options).run()
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
