// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// What apps have shown they do with spaces at the end of a text; what each has shown in one of its fields counts in the next one. They
/// are told apart by what they call themselves; the name itself says nothing.
struct SpaceHabits {
  private var telling: [String] = []
  private var cutting: [Cutting] = []

  private struct Cutting {
    let app: String
    /// How often it has left one out, in all its fields.
    var count = 0
  }

  /// How many apps are known of each kind; the one that was noted first is forgotten first.
  static let limit = 64
  /// How often an app leaves one out that has told some elsewhere, and does both: what is typed in an office's search field is told by
  /// the toolkit. What it does is not known before.
  static let certainCount = 3
}

extension SpaceHabits {
  /// Whether an app has told spaces there, and has left none out.
  func isTelling(_ app: String) -> Bool { telling.contains(app) && cutCount(of: app) == 0 }

  /// Whether an app leaves them out.
  func isCutting(_ app: String) -> Bool { cutCount(of: app) >= (telling.contains(app) ? Self.certainCount : 1) }

  private func cutCount(of app: String) -> Int { cutting.first { $0.app == app }?.count ?? 0 }

  mutating func noteTold(by app: String) {
    guard !telling.contains(app) else { return }
    if telling.count == Self.limit { telling.removeFirst() }
    telling.append(app)
  }

  /// Takes note that an app has left so many more out; fewer than none where one of its fields has told spaces that seemed to leave some
  /// out before.
  mutating func noteCuts(_ count: Int, by app: String) {
    guard count != 0 else { return }
    if !cutting.contains(where: { $0.app == app }) {
      if cutting.count == Self.limit { cutting.removeFirst() }
      cutting.append(Cutting(app: app))
    }
    for place in cutting.indices where cutting[place].app == app {
      cutting[place].count = max(cutting[place].count + count, 0)
    }
    cutting.removeAll { $0.count == 0 }
  }
}
