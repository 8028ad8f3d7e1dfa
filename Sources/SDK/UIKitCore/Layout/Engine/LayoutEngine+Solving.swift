// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import Foundation

// MARK: - Solving

extension LayoutEngine {
  /// Texts may wrap anew, and what they push aside may be text: after so many times it is good enough.
  private static let mostRounds = 8

  /// Solves what has changed, and tells superviews which of their subviews have other places.
  func settle() {
    guard isStale else { return }
    prepare()
    if isOpen { widenTexts() }
    for _ in 0..<Self.mostRounds {
      prepare()
      guard isOpen else { break }
      close()
      for variable in solver.changedVariables {
        if let record = recordsByVariable[variable] { touch(record) }
      }
      if !isTemporary { reportConflicts() }
      wrapTexts()
    }
    if isOpen { close() }
    if !isTemporary { handOut() }
  }

  private func prepare() {
    installPending()
    readContents()
  }

  /// Tells those whose places have changed.
  private func handOut() {
    let records = touched
    touched = []
    for record in records {
      record.isTouched = false
      if let view = record.view { handOut(record, view) } else if let guide = record.guide { handOut(record, guide) }
    }
  }

  private func handOut(_ record: LayoutRecord, _ view: UIView) {
    if let area = record.area {
      let size = CGSize(width: max(value(of: area.width), 0), height: max(value(of: area.height), 0))
      view.contentAreaSolved(size)
    }
    guard !record.isPinned else { return }
    if view === root {
      view.place(in: CGRect(origin: view.untransformedFrame.origin, size: record.viewFrame.size))
    } else if record.viewFrame != view.untransformedFrame {
      noteMoved(record)
      view.superview?.setNeedsLayout()
    }
  }

  private func handOut(_ record: LayoutRecord, _ guide: UILayoutGuide) {
    guard guide.placement == .free, let owner = guide.owningView else { return }
    let frame = record.frame(scale: owner.layoutScale)
    guard frame != record.lastFrame else { return }
    record.lastFrame = frame
    owner.setNeedsLayout()
  }

  func noteMoved(_ record: LayoutRecord) {
    guard !record.isMoved, let parent = record.view?.superview else { return }
    record.isMoved = true
    parent.layout.moved.append(record)
  }
}

// MARK: - Fitting

extension LayoutEngine {
  /// Returns the size of the topmost view that comes nearest to another one.
  func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
    guard let root else { return .zero }
    adopt(root)
    let record = record(of: root)
    if let priority = horizontal.forSolver, target.width.isFinite {
      let width = min(max(target.width, 0), 1e9)
      _ = add([Term(record.width)], .equal, width, priority: priority, source: .fitting)
    }
    if let priority = vertical.forSolver, target.height.isFinite {
      let height = min(max(target.height, 0), 1e9)
      _ = add([Term(record.height)], .equal, height, priority: priority, source: .fitting)
    }
    settle()
    return CGSize(
      width: max(value(of: record.width), 0), height: max(value(of: record.height), 0))
  }
}

// MARK: - Ambiguity

extension LayoutEngine {
  func isAmbiguous(_ record: LayoutRecord) -> Bool {
    // The topmost view's own place is not for the engine to find.
    let variables = record.view.map { $0 === root } == true ? [record.width, record.height] : record.variables
    return solver.isAmbiguous(variables)
  }

  func exerciseAmbiguity(of record: LayoutRecord) {
    guard !isOpen, record.view !== root, solver.exerciseAmbiguity(record.variables) else { return }
    for variable in solver.changedVariables {
      if let record = recordsByVariable[variable] { touch(record) }
    }
    handOut()
  }
}
