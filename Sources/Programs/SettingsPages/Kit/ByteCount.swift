// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import Phrases
internal import UIKit

/// How large a file is, for people: in steps of 1000, as file managers count.
func sizeText(_ byteCount: Int) -> String {
  let locale = Locale(identifier: UIApplication.shared.preferredLanguages.first ?? "en")
  func number(_ unit: Int) -> String {
    (Double(byteCount) / Double(unit)).formatted(.number.precision(.fractionLength(0...1)).locale(locale))
  }
  switch byteCount {
  case ..<1000: return said(.bytes, "\(byteCount)")
  case ..<1_000_000: return said(.kilobytes, number(1000))
  default: return said(.megabytes, number(1_000_000))
  }
}

/// A path as people write it, with `~` for their home.
func pathText(_ path: String) -> String {
  let home = NSHomeDirectory()
  return path.hasPrefix(home + "/") ? "~" + path.dropFirst(home.count) : path
}
