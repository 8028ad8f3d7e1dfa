// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import HeadlessPlatform
import UIKitCore

/// A finger on the screen, until it is lifted. For what no gesture of `TestApp` does.
@MainActor
public final class TestFinger {
  private unowned let app: TestApp
  let number: Int
  /// On the screen, in points.
  public internal(set) var place: CGPoint
  private var isDown = true

  init(app: TestApp, number: Int, place: CGPoint) {
    self.app = app
    self.number = number
    self.place = place
  }

  /// Slides to a place on the screen at an even pace, one step with each frame.
  ///
  /// - Parameters:
  ///   - place: On the screen, in points.
  ///   - seconds: How long it takes.
  public func move(to place: CGPoint, over seconds: TimeInterval = 0.25) { app.move([(self, place)], over: seconds) }

  /// Stays where it is.
  public func rest(for seconds: TimeInterval) { app.advance(by: seconds) }

  /// Goes from the screen. No time passes.
  public func lift() { leave(.ended) }

  /// Is taken by the system, as when it was a palm. No time passes.
  public func cancel() { leave(.cancelled) }

  private func leave(_ phase: UITouch.Phase) {
    guard isDown else { return }
    isDown = false
    app.fingers.removeAll { $0 === self }
    app.screen.touch([(number, phase, place)])
  }
}

extension TestApp {
  /// Puts a finger on the screen at a place in points. No time passes.
  public func putFinger(at place: CGPoint) -> TestFinger { putFingers(at: [place])[0] }

  /// Puts a finger on the middle of a view. No time passes.
  ///
  /// - Throws: `TestFailure` when there is no such view, more than one, or no finger gets at it.
  public func putFinger(on query: ViewQuery, file: StaticString = #filePath, line: UInt = #line) throws -> TestFinger {
    putFinger(at: try place(on: query, file, line))
  }

  /// Puts several fingers down at one moment.
  func putFingers(at places: [CGPoint]) -> [TestFinger] {
    var new: [TestFinger] = []
    for place in places {
      let number = (0...).first { number in !(fingers + new).contains { $0.number == number } }
      new.append(TestFinger(app: self, number: number ?? 0, place: place))
    }
    fingers += new
    screen.touch(new.map { ($0.number, .began, $0.place) })
    return new
  }

  /// Slides fingers at an even pace.
  func move(_ ways: [(finger: TestFinger, target: CGPoint)], over seconds: TimeInterval) {
    let starts = ways.map(\.finger.place)
    let start = time
    let count = max(Int((seconds * platform.framesPerSecond).rounded()), 1)
    for step in 1...count {
      let part = CGFloat(step) / CGFloat(count)
      advance(to: start + seconds * Double(step) / Double(count))
      for (way, origin) in zip(ways, starts) {
        way.finger.place = CGPoint(
          x: origin.x + (way.target.x - origin.x) * part, y: origin.y + (way.target.y - origin.y) * part)
      }
      screen.touch(ways.map { ($0.finger.number, .moved, $0.finger.place) })
    }
  }
}
