// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import Foundation

/// Finds the places of all views and guides of a tree from their constraints.
///
/// Each view and guide that constraints mention has four variables: left, top, width and height of its alignment
/// rectangle, left and top in its superview's coordinates. So what happens inside a view does not change when the view
/// moves. Views whose frames are set by hand take part with fixed values.
///
/// Changes are gathered, and solved together with the next layout.
@MainActor
final class LayoutEngine {
  private(set) weak var root: UIView?
  /// Whether the engine only serves to measure: the views keep to their own one.
  let isTemporary: Bool
  var solver = Solver()
  private(set) var isOpen = false

  private var records: [ObjectIdentifier: LayoutRecord] = [:]
  private(set) var recordsByVariable: [Variable: LayoutRecord] = [:]
  var sources: [Constraint: ConstraintSource] = [:]
  private var pending: [NSLayoutConstraint] = []
  var staleContents: [LayoutRecord] = []
  var wrapping: [LayoutRecord] = []
  var touched: [LayoutRecord] = []
  /// Conflicts that were logged already.
  var knownConflicts: Set<Set<Constraint>> = []

  init(root: UIView, isTemporary: Bool) {
    self.root = root
    self.isTemporary = isTemporary
  }

  /// Whether there is anything to solve.
  var isStale: Bool { isOpen || !pending.isEmpty || !staleContents.isEmpty }

  /// Has the changes solved with the next layout.
  func wantSolving() {
    guard !isTemporary, let root else { return }
    root.scene?.setNeedsFrame()
  }

  /// Begins to gather changes.
  func open() {
    guard !isOpen else { return }
    isOpen = true
    solver.beginUpdate()
    wantSolving()
  }

  /// Solves what was gathered.
  func close() {
    isOpen = false
    solver.endUpdate()
  }

  // MARK: Views and guides

  func knownRecord(of element: any LayoutElement) -> LayoutRecord? {
    isTemporary ? records[ObjectIdentifier(element)] : element.layoutRecord
  }

  /// Returns the record of a view or guide, which takes part from now on.
  func record(of element: any LayoutElement) -> LayoutRecord {
    if let known = knownRecord(of: element) { return known }
    open()
    let record = LayoutRecord(engine: self, view: element as? UIView, guide: element as? UILayoutGuide)
    if isTemporary { records[ObjectIdentifier(element)] = record } else { element.layoutRecord = record }
    for variable in record.variables { recordsByVariable[variable] = record }
    touch(record)
    if let view = record.view { setUp(record, of: view) } else if let guide = record.guide { setUp(record, of: guide) }
    return record
  }

  /// Has a view that constraints place take part, whether any mention it or not.
  func track(_ view: UIView) { _ = record(of: view) }

  func touch(_ record: LayoutRecord) {
    guard !record.isTouched else { return }
    record.isTouched = true
    touched.append(record)
  }

  /// Takes in a view and all below.
  func adopt(_ view: UIView) {
    if !view.translatesAutoresizingMaskIntoConstraints || view === root { track(view) }
    for constraint in view.layout.held { install(constraint) }
    for subview in view.subviews where subview.layout.usesConstraints { adopt(subview) }
  }

  /// Lets go of a view and all below.
  func release(_ view: UIView) {
    var left: [LayoutRecord] = []
    letGo(view, into: &left)
    remove(left)
  }

  private func letGo(_ view: UIView, into left: inout [LayoutRecord]) {
    for constraint in view.layout.held { uninstall(constraint) }
    for guide in view.layout.guides {
      if let record = guide.layoutRecord { left.append(record) }
    }
    if let record = view.layout.record { left.append(record) }
    view.layout.moved = []
    for subview in view.subviews { letGo(subview, into: &left) }
  }

  /// Removes records that no constraint mentions any more.
  func remove(_ gone: [LayoutRecord]) {
    guard !gone.isEmpty else { return }
    open()
    for record in gone { removeOwnConstraints(of: record) }
    for record in gone {
      for variable in record.newestVariables {
        recordsByVariable[variable] = nil
        attempt { try solver.dispose(variable) }
      }
      record.element?.layoutRecord = nil
    }
    wrapping.removeAll { record in gone.contains { $0 === record } }
    staleContents.removeAll { record in gone.contains { $0 === record } }
    touched.removeAll { record in gone.contains { $0 === record } }
  }

  func add(variable: Variable, of record: LayoutRecord) { recordsByVariable[variable] = record }

  // MARK: Constraints

  /// Has a constraint installed with the next solution.
  func install(_ constraint: NSLayoutConstraint) {
    guard constraint.priority.forSolver != nil else { return }
    pending.append(constraint)
    wantSolving()
  }

  func installPending() {
    while !pending.isEmpty {
      let constraints = pending
      pending = []
      for constraint in constraints where isTemporary || belongsHere(constraint) { installNow(constraint) }
    }
  }

  /// Whether a constraint that waits is still to be installed: its views may have left since.
  private func belongsHere(_ constraint: NSLayoutConstraint) -> Bool {
    constraint.installation == nil && constraint.holder.map { $0.layoutRoot === root } == true
  }

  private func installNow(_ constraint: NSLayoutConstraint) {
    guard let priority = constraint.priority.forSolver, let sum = lowered(constraint) else { return }
    guard
      let handle = add(
        sum.terms, Relation(constraint.relation), clamped(constraint.constant) + sum.constant, priority: priority,
        source: .constraint(constraint))
    else { return }
    if !isTemporary {
      constraint.installation = LayoutInstallation(engine: self, handle: handle, offset: sum.constant)
    }
  }

  func uninstall(_ constraint: NSLayoutConstraint) {
    guard let installation = constraint.installation else { return }
    remove(installation.handle)
    constraint.installation = nil
  }

  func reinstall(_ constraint: NSLayoutConstraint) {
    uninstall(constraint)
    install(constraint)
  }

  func constantChanged(_ constraint: NSLayoutConstraint) {
    guard let installation = constraint.installation else { return }
    change(installation.handle, to: clamped(constraint.constant) + installation.offset)
  }

  func priorityChanged(_ constraint: NSLayoutConstraint) {
    guard let installation = constraint.installation else { return }
    guard let priority = constraint.priority.forSolver else { return uninstall(constraint) }
    open()
    attempt { try solver.setPriority(of: installation.handle, to: priority) }
  }

  /// Takes a text's baseline into account that is elsewhere now.
  func refresh(_ constraint: NSLayoutConstraint) {
    guard let sum = lowered(constraint), let offset = constraint.installation?.offset, offset != sum.constant
    else { return }
    constraint.installation?.offset = sum.constant
    constantChanged(constraint)
  }

  private func clamped(_ constant: CGFloat) -> Double { min(max(Double(constant), -1e9), 1e9) }

  // MARK: The solver

  /// The value that was found for a variable.
  func value(of variable: Variable) -> Double { Solver.value(of: variable, in: &solver) }

  func add(
    _ terms: [Term], _ relation: ConstraintSolver.Relation, _ constant: Double, priority: Float,
    source: ConstraintSource
  ) -> Constraint? {
    open()
    var handle: Constraint?
    attempt {
      handle = try solver.add(terms, relation, constant, priority: priority, isSystem: source.isSystem)
    }
    if let handle { sources[handle] = source }
    return handle
  }

  func change(_ handle: Constraint, to constant: Double) {
    open()
    attempt { try solver.setConstant(of: handle, to: constant) }
  }

  func remove(_ handle: Constraint) {
    open()
    sources[handle] = nil
    attempt { try solver.remove(handle) }
  }

  private func attempt(_ body: () throws -> Void) {
    do { try body() } catch {
      LayoutLog.write("A change of the layout is left aside. \((error as? SolverError)?.message ?? "\(error)")")
    }
  }
}

extension ConstraintSolver.Relation {
  init(_ relation: NSLayoutConstraint.Relation) {
    switch relation {
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}
