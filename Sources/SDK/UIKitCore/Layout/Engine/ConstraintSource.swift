// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import Foundation

/// What a constraint of the solver stands for.
@MainActor
enum ConstraintSource {
  case constraint(NSLayoutConstraint)
  case frame(LayoutRecord)
  case guide(LayoutRecord)
  case content(LayoutRecord, NSLayoutConstraint.Axis)
  case fitting

  /// Whether other constraints give way before it does.
  var isSystem: Bool {
    switch self {
    case .frame, .guide: true
    case .constraint, .content, .fitting: false
    }
  }

  var words: String {
    switch self {
    case .constraint(let constraint): constraint.words
    case .frame(let record):
      "<the frame of \(NSLayoutConstraint.name(of: record.view)), \(Self.words(record.pinnedFrame)), as its "
        + "translatesAutoresizingMaskIntoConstraints is on>"
    case .guide(let record):
      "<the place of \(NSLayoutConstraint.name(of: record.guide)) in "
        + "\(NSLayoutConstraint.name(of: record.guide?.owningView))>"
    case .content(let record, let axis):
      "<the \(axis == .horizontal ? "width" : "height") of the content of \(NSLayoutConstraint.name(of: record.view))>"
    case .fitting: "<the size that is asked for>"
    }
  }

  private static func words(_ frame: CGRect) -> String {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(NSLayoutConstraint.words)
    return "(\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))"
  }
}

// MARK: - Conflicts

extension LayoutEngine {
  /// Logs constraints that were found to contradict each other, once.
  func reportConflicts() {
    for conflict in solver.conflicts {
      let members = conflict.members.filter { $0 != conflict.broken }
      guard knownConflicts.insert(Set(conflict.members)).inserted, let broken = sources[conflict.broken]
      else { continue }
      let others = members.compactMap { sources[$0] }
      // A frame stands for four constraints.
      var lines: [String] = []
      for source in others where !lines.contains(source.words) { lines.append(source.words) }
      guard !lines.isEmpty else {
        LayoutLog.write("No layout can satisfy a constraint, which is left out: \(broken.words)")
        continue
      }
      LayoutLog.write(
        """
        These constraints cannot all hold:
          \(([broken.words] + lines).joined(separator: "\n  "))
        This one is left out until one of them changes:
          \(broken.words)
        Remove one of them, or give one a priority below 1000. A view that constraints place needs \
        translatesAutoresizingMaskIntoConstraints = false.
        """)
    }
  }
}
