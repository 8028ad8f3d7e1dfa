// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import UIKitCore

// MARK: - Finding

extension TestApp {
  /// Finds the one view that a query means, wherever it is scrolled to. What is not there yet is waited for.
  ///
  /// - Throws: `TestFailure` when there is none, or more than one.
  @discardableResult
  public func find(
    _ query: ViewQuery, file: StaticString = #filePath, line: UInt = #line
  ) throws -> UIView {
    var found: [UIView] = []
    let isOne = waits(patience) {
      found = all(query)
      return found.count == 1
    }
    if isOne, let view = found.first { return view }
    throw found.isEmpty ? missing(query, file, line) : ambiguous(query, found, file, line)
  }

  /// Finds the one view of a class; what is not there yet is waited for.
  ///
  /// `query`: what else must hold, such as its label.
  ///
  /// - Throws: `TestFailure` when there is none, or more than one.
  @discardableResult
  public func find<View: UIView>(
    _ type: View.Type, _ query: ViewQuery? = nil, file: StaticString = #filePath, line: UInt = #line
  ) throws -> View {
    let query = (query ?? ViewQuery()).type(type)
    guard let view = try find(query, file: file, line: line) as? View else { throw missing(query, file, line) }
    return view
  }

  /// Whether a query means anything now: a view, or something that a view draws and tells screen readers of.
  public func exists(_ query: ViewQuery) -> Bool { !all(query).isEmpty || !drawn(query).isEmpty }

  /// Waits until a query means nothing any more.
  ///
  /// - Throws: `TestFailure` when it still does after the limit, in seconds; without one, after `patience`.
  public func waitUntilGone(
    _ query: ViewQuery, limit: TimeInterval? = nil, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    try waitUntil("\(query) is gone", limit: limit ?? patience, file: file, line: line) { !exists(query) }
  }

  private func missing(_ query: ViewQuery, _ file: StaticString, _ line: UInt) -> TestFailure {
    failure(.notFound, "there is no \(query)" + hint(query), file, line)
  }

  /// Where what was asked for is after all.
  private func hint(_ query: ViewQuery) -> String {
    var window: [UIView] = []
    var rest: [UIView] = windows
    while let view = rest.popLast() {
      window.append(view)
      rest += view.subviews
    }
    let out = window.first { view in
      !query.names.isEmpty && query.names.allSatisfy { $0.fits(view.accessibilityLabel) }
        && query.type.map { Swift.type(of: view).derives(from: $0) } ?? true
    }
    guard let out else { return "" }
    guard let reason = Reach(app: self).hidden(out) else {
      return "; \(out.inWords) is there, but behind something modal or not for screen readers"
    }
    return "; \(out.inWords) is there, but \(reason)"
  }

  func ambiguous(
    _ query: ViewQuery, _ found: [UIResponder], _ file: StaticString, _ line: UInt
  ) -> TestFailure {
    let list = found.map { "\n  " + Outline.line(of: $0) }.joined()
    return failure(
      .ambiguous,
      "\(found.count) views are \(query); say more, such as .inside(…), or which with .at(0):\(list)", file, line)
  }
}
