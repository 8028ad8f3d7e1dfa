// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Many short growable lists in one array.
///
/// A list is a `Span`, kept by its owner. Lists that outgrow their place move, and what they leave is used again, so
/// lists that come and go do not grow the memory.
struct Pool<Element: BitwiseCopyable & Sendable>: Sendable {
  /// Where a list lies.
  struct Span: Sendable {
    fileprivate(set) var start = 0
    fileprivate(set) var count: Int32 = 0
    fileprivate var capacity: Int32 = 0

    /// The positions of the elements in the pool.
    var indices: Range<Int> { start..<start + Int(count) }
    var isEmpty: Bool { count == 0 }
  }

  private var elements: ContiguousArray<Element> = []
  /// The starts of unused places, by the binary logarithm of their capacity.
  private var unused = ContiguousArray(repeating: ContiguousArray<Int>(), count: 32)

  subscript(index: Int) -> Element {
    get { elements[index] }
    _modify { yield &elements[index] }
  }
}

// MARK: - Changing a list

extension Pool {
  mutating func append(_ element: Element, to span: inout Span) {
    if span.count == span.capacity { grow(&span, filler: element) }
    elements[span.start + Int(span.count)] = element
    span.count += 1
  }

  /// Inserts an element before the one at a position of the pool; the order of the others stays.
  mutating func insert(_ element: Element, at index: Int, in span: inout Span) {
    let offset = index - span.start
    append(element, to: &span)
    var position = span.start + Int(span.count) - 1
    while position > span.start + offset {
      elements[position] = elements[position - 1]
      position -= 1
    }
    elements[position] = element
  }

  /// Removes the element at a position of the pool; the order of the others stays.
  mutating func remove(at index: Int, from span: inout Span) {
    var position = index
    while position + 1 < span.start + Int(span.count) {
      elements[position] = elements[position + 1]
      position += 1
    }
    span.count -= 1
  }

  /// Removes the element at a position of the pool; the last one takes its place.
  mutating func swapRemove(at index: Int, from span: inout Span) {
    elements[index] = elements[span.start + Int(span.count) - 1]
    span.count -= 1
  }

  mutating func removeAll(from span: inout Span) { span.count = 0 }

  /// Empties the list and gives its place back.
  mutating func release(_ span: inout Span) {
    if span.capacity > 0 { unused[span.capacity.trailingZeroBitCount].append(span.start) }
    span = Span()
  }

  private mutating func grow(_ span: inout Span, filler: Element) {
    let capacity = max(2, span.capacity * 2)
    let start: Int
    if let place = unused[capacity.trailingZeroBitCount].popLast() {
      start = place
    } else {
      start = elements.count
      elements.append(contentsOf: repeatElement(filler, count: Int(capacity)))
    }
    for offset in 0..<Int(span.count) {
      elements[start + offset] = elements[span.start + offset]
    }
    if span.capacity > 0 { unused[span.capacity.trailingZeroBitCount].append(span.start) }
    span.start = start
    span.capacity = capacity
  }
}
