// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Desktop
internal import LinuxSystem

/// Says each line of its standard input, as `SpokenLine` has it, until that ends.
@main
enum SpinetSpeech {
  static func main() {
    do {
      let speech = try SpeechServer()
      while true {
        let bytes = StandardInput.read()
        if bytes.isEmpty { return }
        if let line = SpokenLine(lastOf: bytes) { try speech.say(line) }
      }
    } catch {
      Log(.speech).error("keys are not spoken: \(fault: error.message)")
    }
  }
}
