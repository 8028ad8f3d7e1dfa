// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// What apps have shown they do with spaces at the end of a text; what each has shown in one of its fields counts in the next one. They
/// are told apart by what they call themselves; the name itself says nothing.
struct SpaceHabits {
  private var telling: [String] = []
  private var cutting: [String] = []

  /// How many apps are known of each kind; the one that was noted first is forgotten first.
  static let limit = 64
}

extension SpaceHabits {
  /// Whether an app has told spaces there, and never left one out. One field of an app may tell them and another one leave them out:
  /// what is typed in an office's search field is told by the toolkit.
  func isTelling(_ app: String) -> Bool { telling.contains(app) && !isCutting(app) }

  /// Whether an app has left one out.
  func isCutting(_ app: String) -> Bool { cutting.contains(app) }

  mutating func noteTold(by app: String) { Self.add(app, to: &telling) }

  mutating func noteCut(by app: String) { Self.add(app, to: &cutting) }

  private static func add(_ app: String, to apps: inout [String]) {
    guard !apps.contains(app) else { return }
    if apps.count == limit { apps.removeFirst() }
    apps.append(app)
  }
}
