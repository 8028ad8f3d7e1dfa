// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import UIKitCore

// MARK: - Getting at a view

extension TestApp {
  /// Returns where a finger gets at the one view that a query means, on the screen in points; what is out of sight is
  /// scrolled there first, by dragging.
  ///
  /// - Throws: `TestFailure` when there is no such view, more than one, or no finger gets at it.
  public func place(on query: ViewQuery, file: StaticString = #filePath, line: UInt = #line) throws -> CGPoint {
    try place(on: query, file, line)
  }

  func place(on query: ViewQuery, _ file: StaticString, _ line: UInt) throws -> CGPoint {
    settle()
    if let place = try placeOfDrawn(query, file, line) { return place }
    var result = Reach.Place.blocked("")
    var view = try find(query, file: file, line: line)
    // What cannot be touched yet is waited for, as a button that is disabled until something has loaded.
    let isReached = waits(patience) {
      guard let now = all(query).first else { return false }
      view = now
      result = Reach(app: self).place(on: view)
      if case .at = result { return true }
      return Reach(app: self).isOutOfSight(view)
    }
    if !isReached, case .blocked(let reason) = result {
      throw failure(.untouchable, "\(view.inWords) cannot be touched: it \(reason)", file, line)
    }
    if !Reach(app: self).reachesMiddle(of: view) {
      scrollIntoView(view)
      result = Reach(app: self).place(on: view)
    }
    switch result {
    case .at(let place): return place
    case .blocked(let reason):
      throw failure(.untouchable, "\(view.inWords) cannot be touched: it \(reason)", file, line)
    }
  }
}

extension TestApp {
  /// Returns where a finger gets at what a view draws; `nil` where a view is meant, or nothing.
  private func placeOfDrawn(_ query: ViewQuery, _ file: StaticString, _ line: UInt) throws -> CGPoint? {
    _ = waits(patience) { exists(query) }
    guard all(query).isEmpty else { return nil }
    let found = drawn(query)
    guard let element = found.first else { return nil }
    guard found.count == 1 else { throw ambiguous(query, found, file, line) }
    switch Reach(app: self).place(on: element) {
    case .at(let place): return place
    case .blocked(let reason):
      throw failure(.untouchable, "\(element.inWords) cannot be touched: it \(reason)", file, line)
    }
  }
}

// MARK: - One finger

extension TestApp {
  /// How long a finger stays down in a tap, in seconds.
  static var tapDuration: TimeInterval { 0.08 }

  /// Taps the middle of a view.
  ///
  /// - Throws: `TestFailure` when there is no such view, more than one, or no finger gets at it.
  public func tap(_ query: ViewQuery, file: StaticString = #filePath, line: UInt = #line) throws {
    tap(at: try place(on: query, file, line))
  }

  /// Taps a place on the screen, in points, whatever is there.
  public func tap(at place: CGPoint) { hold(at: place, for: Self.tapDuration) }

  /// Taps the middle of a view twice in quick succession.
  ///
  /// - Throws: `TestFailure` when there is no such view, more than one, or no finger gets at it.
  public func doubleTap(_ query: ViewQuery, file: StaticString = #filePath, line: UInt = #line) throws {
    doubleTap(at: try place(on: query, file, line))
  }

  /// Taps a place on the screen, in points, twice in quick succession.
  public func doubleTap(at place: CGPoint) {
    press(at: place, for: Self.tapDuration)
    advance(by: 0.1)
    tap(at: place)
  }

  /// Rests a finger on the middle of a view, and lifts it.
  ///
  /// - Throws: `TestFailure` when there is no such view, more than one, or no finger gets at it.
  public func hold(
    _ query: ViewQuery, for seconds: TimeInterval = 0.8, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    hold(at: try place(on: query, file, line), for: seconds)
  }

  /// Rests a finger on a place on the screen, in points, and lifts it.
  public func hold(at place: CGPoint, for seconds: TimeInterval = 0.8) {
    press(at: place, for: seconds)
    settle()
  }

  private func press(at place: CGPoint, for seconds: TimeInterval) {
    let finger = putFinger(at: place)
    finger.rest(for: seconds)
    finger.lift()
  }
}
