// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Desktop
internal import LinuxSystem
internal import TextModel

/// Plays a key click for each byte of its standard input, `c`, `d` or `m`, until that ends; `t` begins a tone, and `e` ends it.
@main
enum SpinetSounds {
  static func main() {
    do {
      let player = try SoundPlayer()
      while true {
        let bytes = StandardInput.read()
        if bytes.isEmpty { return }
        // After a pause of the sound server only the last clicks are worth hearing.
        for click in bytes.compactMap(KeyClick.init(byte:)).suffix(3) { try player.play(click) }
      }
    } catch {
      Log(.sounds).error("no key clicks: \(fault: error.message)")
    }
  }
}
