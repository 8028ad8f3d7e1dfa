// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import LinuxSystem

/// What the desktop preferred in the last run, which is what to show until it is heard again: its answer comes after the first
/// frame.
struct RememberedLooks: Hashable {
  var isDark = false
  var hasHighContrast = false
  /// What the sizes of text are multiplied by, in hundredths; within `textPercents`.
  private(set) var textPercent = 100

  init(isDark: Bool = false, hasHighContrast: Bool = false, textScale: Double = 1) {
    self.isDark = isDark
    self.hasHighContrast = hasHighContrast
    let most = Self.textPercents.upperBound
    textPercent = Int(min(max(textScale * 100, Double(Self.textPercents.lowerBound)), Double(most)).rounded())
  }

  /// What desktops offer, and a little more.
  private static let textPercents = 50...300
}

// MARK: - The file

extension RememberedLooks {
  private static let dark = "dark"
  private static let highContrast = "high-contrast"

  private static var usualPath: String? { BaseFolder.cache.path.map { $0 + "/spinet/appearance" } }

  /// The words of the file.
  private var words: String {
    (isDark ? Self.dark : "light") + (hasHighContrast ? " " + Self.highContrast : "")
      + (textPercent == 100 ? "" : " \(textPercent)%")
  }

  /// What is kept; nothing of it holds where nothing is, or what is no file of this.
  static func read(_ path: String? = usualPath) -> RememberedLooks {
    guard let path, Files.exists(path), let bytes = try? Files.read(path, limit: 32) else { return RememberedLooks() }
    let words = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    return RememberedLooks(
      isDark: words.contains { $0 == dark }, hasHighContrast: words.contains { $0 == highContrast },
      textScale: words.lazy.compactMap(percent).first.map { Double($0) / 100 } ?? 1)
  }

  private static func percent(_ word: Substring) -> Int? { word.last == "%" ? Int(word.dropLast()) : nil }

  /// Keeps it for the next start. What cannot be written is not kept.
  func keep(_ path: String? = usualPath) {
    guard let path, self != Self.read(path) else { return }
    Array((words + "\n").utf8).withUnsafeBytes { bytes in try? Files.replace(path, with: [bytes]) }
  }
}
