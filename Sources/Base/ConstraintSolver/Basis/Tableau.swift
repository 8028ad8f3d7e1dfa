// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// The state of the simplex method: an active set that determines every variable, and what it takes to change it.
///
/// Every variable is a *slot* that holds one *active row*: a constraint that holds exactly, or none, and then the
/// variable is *parked* at its value. The active rows together, one per slot, are the basis. A constraint that is not
/// active is allowed to be off its constant, at the cost of its priority.
///
/// A layout is nearly triangular: most constraints *define* one variable by others. Such rows are used as they are, in
/// the order of their dependencies; nothing is multiplied out, so a chain of n views keeps 2n terms, and a change walks
/// only what depends on it. The few variables that close a cycle, such as the width that all columns share, are *tears*;
/// for them alone a part of the inverse is kept (`CoreInverse`).
///
/// The error is a piecewise linear function of each constraint's value, so the usual slack and error variables are
/// implied by the side on which an inactive constraint is, and the vertex moves through their breakpoints.
struct Tableau: Sendable {
  // By variable, which is by slot.
  var values: ContiguousArray<Double> = []
  /// The constraint that is the active row of the slot; `parked` when there is none.
  var owners: ContiguousArray<Int32> = []
  /// One by the coefficient with which the owner defines the variable; 1 when parked.
  var inversePivots: ContiguousArray<Double> = []
  var isTear: ContiguousArray<Bool> = []
  var gradient = Gradient()

  // By constraint.
  var rows: ContiguousArray<Row> = []
  /// The slot of an active constraint; `inactive` for others.
  var slots: ContiguousArray<Int32> = []

  var matrix = Matrix()
  var core = CoreInverse()

  // What the next solve has to look at.
  /// Slots whose value is out of date.
  var staleSlots = WorkList()
  /// Inactive constraints whose value may have crossed their constant.
  var uncheckedRows = WorkList()
  /// Slots whose row may now be better left.
  var candidates = WorkList()
  /// Constraints that were added and never looked at.
  var newRows: ContiguousArray<Int32> = []
  /// Changes of sides that the gradient does not have yet.
  var unsettled: ContiguousArray<Unsettled> = []

  /// How many rows have become active ones in place of others since the beginning, for benchmarks.
  var pivotCount = 0

  // What the last solve did.
  var changes = ChangeLog()
  var breaks: ContiguousArray<Break> = []
  /// What the attempt to satisfy one constraint did, so that it can be undone.
  var journal = Journal()

  // Scratch, kept for its memory. Each says who fills it, and until when it holds what it is called.
  /// How all variables move with a slot's row: `computeDirection` fills it, and it holds until the next `exchange`. A step
  /// downward is scaled by -1 before `findBreakpoints` and back before `exchange`.
  var direction = SparseVector()
  /// How a row depends on the active rows: `computeImage` fills it, and it holds until the next `exchange` or change of
  /// the gradient, which computes images of its own.
  var image = SparseVector()
  /// An image that is set aside by `makeTear`; empty outside of it.
  var spareImage = SparseVector()
  /// Of a direction and an image, what is not spread yet; empty outside of `computeDirection` and `computeImage`, and of
  /// `settleGradient`, which fills `backwardPart` for `computeImage()`.
  var forwardPart = SparseVector()
  var backwardPart = SparseVector()
  /// What `spread` collects for the rows of tears; its caller empties it.
  var coreResiduals = SparseVector()
  /// How rows change along `direction`, and the sizes that those rates are sums of: `findBreakpoints` fills them and
  /// `breakpoints`, nearest first, which hold as long as `direction`.
  var rates = SparseVector()
  var rateSizes = SparseVector()
  var breakpoints: ContiguousArray<Breakpoint> = []
  /// What the last walk over definitions came by; with `stack`, `visited` and `wanted` it means nothing after the walk and
  /// the loop over it.
  var order: ContiguousArray<Int32> = []
  var stack: ContiguousArray<(variable: Int32, position: Int32)> = []
  var visited = Marks()
  var wanted = Marks()
  /// How often the gradient was changed since it was computed afresh.
  var gradientAge = 0
  /// When it is time to compute it afresh.
  static let greatestGradientAge = 20_000

  static let parked: Int32 = -1
  static let inactive: Int32 = -1
}

// MARK: - Growing

extension Tableau {
  mutating func addVariable() -> Int32 {
    let variable = Int32(truncatingIfNeeded: values.count)
    values.append(0)
    owners.append(Tableau.parked)
    inversePivots.append(1)
    isTear.append(false)
    gradient.addSlot()
    matrix.addColumn()
    core.addSlot()
    let count = values.count
    staleSlots.reserve(count)
    candidates.reserve(count)
    changes.reserve(count)
    direction.reserve(count)
    image.reserve(count)
    spareImage.reserve(count)
    forwardPart.reserve(count)
    backwardPart.reserve(count)
    coreResiduals.reserve(count)
    visited.reserve(count)
    wanted.reserve(count)
    return variable
  }

  /// Makes an unused variable as good as new.
  mutating func resetVariable(_ variable: Int32) {
    values[Int(variable)] = 0
    gradient.clear(variable)
  }

  mutating func addRow() -> Int32 {
    let row = Int32(truncatingIfNeeded: rows.count)
    rows.append(Row())
    slots.append(Tableau.inactive)
    matrix.addRow()
    uncheckedRows.reserve(rows.count)
    rates.reserve(rows.count)
    rateSizes.reserve(rows.count)
    return row
  }
}

// MARK: - Reading

extension Tableau {
  /// The value of a constraint's expression less its constant, and the size below which that is rounding.
  func error(of row: Int32) -> (amount: Double, tolerance: Double) {
    let record = rows[Int(row)]
    var sum = -record.constant
    var size = record.constant.magnitude
    for position in matrix.row(row) {
      let term = matrix.terms[position]
      let product = term.coefficient * values[Int(term.variable)]
      sum += product
      size = max(size, product.magnitude)
    }
    return (sum, Tolerances.satisfied * record.leastScale + Tolerances.satisfiedOfSize * size)
  }

  /// How far the row is on the side that costs; 0 when satisfied.
  func violation(of row: Int32) -> (amount: Double, tolerance: Double) {
    let (amount, tolerance) = error(of: row)
    let record = rows[Int(row)]
    if amount > 0 { return (record.costsAbove ? amount : 0, tolerance) }
    return (record.costsBelow ? -amount : 0, tolerance)
  }
}
