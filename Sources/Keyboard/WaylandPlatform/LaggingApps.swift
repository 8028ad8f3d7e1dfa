// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Apps that have answered changes by the text before them, again and again: what each has shown in one of its fields counts in the next
/// one until that shows otherwise. They are told apart by what they call themselves; the name itself says nothing.
struct LaggingApps {
  private var names: [String] = []

  /// How many apps are known; the one that was noted first is forgotten first.
  static let limit = 64
  /// How many answers of a field say something of its app.
  static let certainCount = 3
}

extension LaggingApps {
  func contains(_ app: String) -> Bool { names.contains(app) }

  /// Takes note of what a field of an app has shown.
  ///
  /// - Parameters:
  ///   - agreements: How many changes it has answered by the text after them.
  ///   - lags: How many it has answered by the text before them.
  mutating func note(agreements: Int, lags: Int, by app: String) {
    if agreements > lags, agreements >= Self.certainCount { names.removeAll { $0 == app } }
    guard lags > agreements, lags >= Self.certainCount, !names.contains(app) else { return }
    if names.count == Self.limit { names.removeFirst() }
    names.append(app)
  }
}
