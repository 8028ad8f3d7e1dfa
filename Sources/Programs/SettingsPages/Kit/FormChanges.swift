// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import UIKit

/// The rows that came and went between two states of a page.
struct FormChanges {
  /// Where they were.
  let deleted: [IndexPath]
  /// Where they are.
  let inserted: [IndexPath]

  var isEmpty: Bool { deleted.isEmpty && inserted.isEmpty }

  /// `nil` where more than rows has changed.
  init?(from old: [FormSection], to new: [FormSection]) {
    func frame(_ sections: [FormSection]) -> [[String?]] { sections.map { [$0.id, $0.header, $0.footer] } }
    guard frame(old) == frame(new), Self.details(old, new) == Self.details(new, old) else { return nil }
    var deleted: [IndexPath] = []
    var inserted: [IndexPath] = []
    for (section, (before, after)) in zip(old, new).enumerated() {
      for change in after.rows.map(\.id).difference(from: before.rows.map(\.id)) {
        switch change {
        case .remove(let row, _, _): deleted.append(IndexPath(row: row, section: section))
        case .insert(let row, _, _): inserted.append(IndexPath(row: row, section: section))
        }
      }
    }
    self.deleted = deleted
    self.inserted = inserted
  }

  /// What stands below the titles of rows that are in both, which makes rows higher.
  private static func details(_ sections: [FormSection], _ others: [FormSection]) -> [String: String] {
    let common = Set(others.flatMap(\.rows).map(\.id))
    return sections.flatMap(\.rows).reduce(into: [:]) { if common.contains($1.id) { $0[$1.id] = $1.detail } }
  }
}
