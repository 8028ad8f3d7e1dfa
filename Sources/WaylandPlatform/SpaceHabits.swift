// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// What apps have shown they do with spaces at the end of a text; what each has shown in one of its fields counts in the next one. They
/// are told apart by what they call themselves; the name itself says nothing.
struct SpaceHabits {
  private var telling: [String] = []
  private var cutting: [Cutting] = []

  private struct Cutting {
    let app: String
    /// How often it has left one out in the same field, between which it told none.
    var count: Int
  }

  /// How many apps are known of each kind; the one that was noted first is forgotten first.
  static let limit = 64
  /// How often an app leaves one out that has told some elsewhere, and does both: what is typed in an office's search field is told by
  /// the toolkit.
  static let certainCount = 3
}

extension SpaceHabits {
  /// Whether an app has told spaces there, and leaves none out.
  func isTelling(_ app: String) -> Bool { telling.contains(app) && !isCutting(app) }

  /// Whether an app leaves them out.
  func isCutting(_ app: String) -> Bool {
    guard let count = cutting.first(where: { $0.app == app })?.count else { return false }
    return count >= (telling.contains(app) ? Self.certainCount : 1)
  }

  mutating func noteTold(by app: String) {
    guard !telling.contains(app) else { return }
    if telling.count == Self.limit { telling.removeFirst() }
    telling.append(app)
  }

  mutating func noteCut(by app: String, count: Int) {
    if let place = cutting.firstIndex(where: { $0.app == app }) {
      cutting[place].count = max(cutting[place].count, count)
      return
    }
    if cutting.count == Self.limit { cutting.removeFirst() }
    cutting.append(Cutting(app: app, count: count))
  }
}
