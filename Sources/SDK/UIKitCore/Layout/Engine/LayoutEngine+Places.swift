// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import Foundation

// MARK: - Frames as constraints

extension LayoutEngine {
  func setUp(_ record: LayoutRecord, of view: UIView) {
    if view.hasContentArea { setUpContentArea(of: record, view) }
    if view === root ? !isTemporary && isRootFixed(view) : view.translatesAutoresizingMaskIntoConstraints {
      pin(record, to: view)
    } else {
      if view === root, !isTemporary { suggestSize(of: record, view) }
      record.isContentStale = true
      staleContents.append(record)
    }
  }

  private func isRootFixed(_ view: UIView) -> Bool {
    view is UIWindow || view.translatesAutoresizingMaskIntoConstraints
  }

  /// Fixes a view where its frame is. The topmost view has its place anyway: all others are in its coordinates.
  private func pin(_ record: LayoutRecord, to view: UIView) {
    record.isPinned = true
    let frame = view.alignmentRect(forFrame: view.untransformedFrame)
    record.pinnedFrame = frame
    let values = [frame.minX, frame.minY, frame.width, frame.height]
    record.pins = zip(record.variables, values).compactMap { variable, value in
      add([Term(variable)], .equal, value, priority: requiredPriority, source: .frame(record))
    }
  }

  /// Lets a topmost view that is placed by constraints keep its size where nothing else is said.
  private func suggestSize(of record: LayoutRecord, _ view: UIView) {
    let size = view.alignmentRect(forFrame: view.untransformedFrame).size
    record.pins = zip([record.width, record.height], [size.width, size.height]).compactMap { variable, value in
      add([Term(variable)], .equal, value, priority: 0.001, source: .frame(record))
    }
  }

  private func setUpContentArea(of record: LayoutRecord, _ view: UIView) {
    let area = (0..<4).map { _ in solver.makeVariable() }
    for variable in area { add(variable: variable, of: record) }
    let origin = view.bounds.origin
    let origins = zip(area[2...], [origin.x, origin.y]).compactMap { variable, value in
      add([Term(variable)], .equal, value, priority: requiredPriority, source: .frame(record))
    }
    // Content that says nothing of its extent has none.
    let extents = area[..<2].compactMap { variable in
      add([Term(variable)], .equal, 0, priority: 0.001, source: .frame(record))
    }
    record.area = LayoutRecord.ContentArea(
      width: area[0], height: area[1], originX: area[2], originY: area[3], pins: origins + extents)
  }

  /// A view was moved or resized, by hand or by the engine.
  func frameChanged(of record: LayoutRecord) {
    guard let view = record.view else { return }
    if let area = record.area {
      for (pin, value) in zip(area.pins, [view.bounds.minX, view.bounds.minY]) { change(pin, to: value) }
    }
    guard record.isPinned || !view.layout.isBeingPlaced else { return }
    let frame = view.alignmentRect(forFrame: view.untransformedFrame)
    guard record.isPinned else {
      // Constraints are right and the hand is wrong, from the next layout on.
      if view !== root { return noteMoved(record) }
      for (pin, length) in zip(record.pins, [frame.width, frame.height]) { change(pin, to: length) }
      return
    }
    guard frame != record.pinnedFrame else { return }
    record.pinnedFrame = frame
    let values = [frame.minX, frame.minY, frame.width, frame.height]
    for (pin, value) in zip(record.pins, values) { change(pin, to: value) }
  }

  func translationChanged(of record: LayoutRecord) {
    guard let view = record.view else { return }
    removeOwnConstraints(of: record, keepsArea: true)
    record.isPinned = false
    touch(record)
    if view === root ? isRootFixed(view) : view.translatesAutoresizingMaskIntoConstraints {
      pin(record, to: view)
    } else {
      if view === root { suggestSize(of: record, view) }
      record.contentChanged()
    }
  }

  /// Removes what stands for the frame, the guide's place or the content.
  func removeOwnConstraints(of record: LayoutRecord, keepsArea: Bool = false) {
    for pin in record.pins { remove(pin) }
    record.pins = []
    if !keepsArea { for pin in record.area?.pins ?? [] { remove(pin) } }
    for handle in [
      record.content.width.most, record.content.width.least, record.content.height.most, record.content.height.least,
    ] {
      if let handle { remove(handle) }
    }
    record.content = ContentConstraints()
    wrapping.removeAll { $0 === record }
  }
}

// MARK: - Guides

extension LayoutEngine {
  func setUp(_ record: LayoutRecord, of guide: UILayoutGuide) {
    guard guide.placement != .free, let owner = guide.owningView else { return }
    let rows = rows(of: record, guide.placement, in: self.record(of: owner))
    record.pins = rows.compactMap { row in
      add(row.terms, row.relation, row.constant, priority: row.priority, source: .guide(record))
    }
  }

  /// A guide has other distances to its owner's sides.
  func placementChanged(of guide: UILayoutGuide) {
    guard let record = guide.layoutRecord, let owner = guide.owningView, let owning = knownRecord(of: owner)
    else { return }
    let rows = rows(of: record, guide.placement, in: owning)
    guard rows.count == record.pins.count else { return }
    for (pin, row) in zip(record.pins, rows) { change(pin, to: row.constant) }
  }

  private struct Row {
    var terms: [Term]
    var relation = ConstraintSolver.Relation.equal
    var constant: Double
    var priority = requiredPriority
  }

  private func rows(of guide: LayoutRecord, _ placement: UILayoutGuide.Placement, in owner: LayoutRecord) -> [Row] {
    let width = [Term(guide.width), Term(owner.width, -1)]
    let height = [Term(guide.height), Term(owner.height, -1)]
    let originX = owner.area.map { [Term($0.originX, -1)] } ?? []
    let originY = owner.area.map { [Term($0.originY, -1)] } ?? []
    switch placement {
    case .free: return []
    case .inset(let insets):
      return [
        Row(terms: [Term(guide.minX)] + originX, constant: insets.left),
        Row(terms: [Term(guide.minY)] + originY, constant: insets.top),
        Row(terms: width, constant: -insets.left - insets.right),
        Row(terms: height, constant: -insets.top - insets.bottom),
      ]
    case .readable(let insets, let maximumWidth):
      let middle = [Term(guide.minX), Term(guide.width, 0.5), Term(owner.width, -0.5)]
      return [
        Row(terms: middle + originX, constant: (insets.left - insets.right) / 2),
        Row(terms: [Term(guide.minY)] + originY, constant: insets.top),
        Row(terms: width, relation: .lessThanOrEqual, constant: -insets.left - insets.right),
        Row(terms: [Term(guide.width)], relation: .lessThanOrEqual, constant: maximumWidth),
        Row(terms: width, constant: -insets.left - insets.right, priority: 999),
        Row(terms: height, constant: -insets.top - insets.bottom),
      ]
    case .content:
      guard let area = owner.area else { return [] }
      return [
        Row(terms: [Term(guide.minX)], constant: 0), Row(terms: [Term(guide.minY)], constant: 0),
        Row(terms: [Term(guide.width), Term(area.width, -1)], constant: 0),
        Row(terms: [Term(guide.height), Term(area.height, -1)], constant: 0),
      ]
    case .frame:
      return [
        Row(terms: [Term(guide.minX)] + originX, constant: 0), Row(terms: [Term(guide.minY)] + originY, constant: 0),
        Row(terms: width, constant: 0), Row(terms: height, constant: 0),
      ]
    }
  }
}
