// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// The input devices of the machine, as the kernel lists them for anybody to read.
///
/// Source: `/proc/bus/input/devices`, linux/input-event-codes.h.
package struct InputDevices {
  /// The keys of each device that has any, as a bit for each code; the words from the lowest codes on.
  private var keys: [[UInt]] = []

  /// Where the kernel lists them, unless `SPINET_INPUT_DEVICES` names another file.
  package static var listPath: String { Environment.value("SPINET_INPUT_DEVICES") ?? "/proc/bus/input/devices" }
  /// The folder that changes when one comes or goes; `nil` while another file is read.
  package static var folder: String? { Environment.value("SPINET_INPUT_DEVICES") == nil ? "/dev/input" : nil }
  /// More than any machine has, in bytes.
  private static let longestList = 1 << 20

  /// Reads the list; empty where there is none.
  package init(path: String = listPath) {
    self.init(list: (try? Files.read(path, limit: Self.longestList)) ?? [])
  }

  /// - Parameter list: Any bytes; lines that are none of the list's do not count.
  package init(list: [UInt8]) {
    for line in list.split(separator: UInt8(ascii: "\n")) where line.starts(with: Self.keysLine) {
      let words = line.dropFirst(Self.keysLine.count).split(separator: UInt8(ascii: " ")).map { word in
        UInt(String(decoding: word, as: UTF8.self), radix: 16)
      }
      guard words.count <= Self.mostWords, !words.contains(nil) else { continue }
      keys.append(words.compactMap(\.self).reversed())
    }
  }

  private static let keysLine = Array("B: KEY=".utf8)
  /// As many as `KEY_MAX` takes, on machines with words of 32 bits.
  private static let mostWords = 24
}

extension InputDevices {
  /// Whether there is a remote, with four arrows and something to choose with, and no keyboard with letters, on which a password could be
  /// typed.
  package var hasRemoteAlone: Bool { keys.contains(where: Self.isRemote) && !keys.contains(where: Self.hasLetters) }

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
