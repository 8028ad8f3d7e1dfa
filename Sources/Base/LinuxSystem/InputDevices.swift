// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// The input devices of the machine, as the kernel lists them for anybody to read.
///
/// Source: `/proc/bus/input/devices`, linux/input-event-codes.h.
package struct InputDevices {
  /// The keys of each device that has any, as a bit for each code; the words from the lowest codes on.
  private var keys: [[UInt]] = []
  /// Whether a line could not be read: what it is about may have any keys.
  private var isPuzzling = false

  /// Where the kernel lists them, unless `SPINET_INPUT_DEVICES` names another file.
  package static var listPath: String { Environment.value("SPINET_INPUT_DEVICES") ?? "/proc/bus/input/devices" }
  /// What is modified when one comes or goes.
  package static var markPath: String { Environment.value("SPINET_INPUT_DEVICES") ?? "/dev/input" }
  /// More than any machine has, in bytes.
  private static let longestList = 1 << 20

  /// Reads the list; empty where there is none.
  package init(path: String = listPath) {
    self.init(list: (try? Files.read(path, limit: Self.longestList)) ?? [])
  }

  /// - Parameter list: Any bytes; lines that are none of the list's do not count.
  package init(list: [UInt8]) {
    var isHeadset = false
    for line in list.split(separator: UInt8(ascii: "\n")) {
      if line.starts(with: Self.nameLine) { isHeadset = line.suffix(Self.headset.count).elementsEqual(Self.headset) }
      guard line.starts(with: Self.keysLine), !isHeadset else { continue }
      let words = line.dropFirst(Self.keysLine.count).split(separator: UInt8(ascii: " ")).map { word in
        UInt(String(decoding: word, as: UTF8.self), radix: 16)
      }
      guard words.count <= Self.mostWords, !words.contains(nil) else {
        isPuzzling = true
        continue
      }
      keys.append(words.compactMap(\.self).reversed())
    }
  }

  private static let nameLine = Array("N: Name=".utf8)
  /// What the names of Bluetooth headsets and speakers end in, which claim to have all keys of a remote.
  private static let headset = Array("(AVRCP)\"".utf8)
  private static let keysLine = Array("B: KEY=".utf8)
  /// As many as `KEY_MAX` takes, on machines with words of 32 bits.
  private static let mostWords = 24
}

extension InputDevices {
  /// Whether there is a remote, with four arrows and something to choose with, and nothing else to type with: no keyboard with letters, on
  /// which a password could be typed, no touch screen and no mouse.
  package var hasRemoteAlone: Bool {
    !isPuzzling && keys.contains(where: Self.isRemote)
      && !keys.contains { Self.hasLetters($0) || Self.has(Self.mouseButton, $0) || Self.has(Self.touch, $0) }
  }

  /// `BTN_LEFT` and `BTN_TOUCH`.
  private static let (mouseButton, touch) = (272, 330)

  /// Up, left, right and down, and Enter, OK or Select.
  private static func isRemote(_ keys: [UInt]) -> Bool {
    [103, 105, 106, 108].allSatisfy { has($0, keys) } && [28, 352, 353].contains { has($0, keys) } && !hasLetters(keys)
  }

  /// Q, A and Z of an American keyboard.
  private static func hasLetters(_ keys: [UInt]) -> Bool { [16, 30, 44].allSatisfy { has($0, keys) } }

  private static func has(_ code: Int, _ keys: [UInt]) -> Bool {
    let (word, bit) = code.quotientAndRemainder(dividingBy: UInt.bitWidth)
    return word < keys.count && keys[word] >> UInt(bit) & 1 == 1
  }
}
