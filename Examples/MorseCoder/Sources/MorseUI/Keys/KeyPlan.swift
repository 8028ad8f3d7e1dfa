// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Where the keys and the bar above them are.
public struct KeyPlan: Equatable, Sendable {
  /// The keys, by what they do. Their `accessibilityIdentifier` is `morse.` with this name.
  public enum Key: String, Sendable, CaseIterable {
    case dot, dash, oneSwitch, shift, next, space, delete, `return`

    /// What finds the key on the screen.
    public var identifier: String { "morse.\(rawValue)" }
  }

  /// Where the bar with the pending signals is.
  public let bar: CGRect
  /// Where the keys are that show.
  public let frames: [Key: CGRect]

  /// - Parameters:
  ///   - size: The keyboard's, in points.
  ///   - margins: What the keys keep free at the left and right, in points, besides their usual distance from the edges.
  ///   - showsNext: Whether there is a key for the next keyboard.
  ///   - usesOneSwitch: Whether there is one large key in place of dot and dash.
  public init(size: CGSize, margins: (left: CGFloat, right: CGFloat) = (0, 0), showsNext: Bool, usesOneSwitch: Bool) {
    let sizes = Sizes(for: size)
    let left = margins.left + sizes.edge
    let right = size.width - margins.right - sizes.edge
    bar = CGRect(x: margins.left, y: 0, width: size.width - margins.left - margins.right, height: sizes.bar)
    let rowTop = size.height - sizes.bottom - sizes.row
    let signals = CGRect(
      x: left, y: sizes.bar, width: right - left, height: max(rowTop - sizes.rowGap - sizes.bar, 0))
    var frames: [Key: CGRect] = [:]
    if usesOneSwitch {
      frames[.oneSwitch] = signals
    } else {
      let width = (signals.width - sizes.gap) / 2
      frames[.dot] = CGRect(x: left, y: signals.minY, width: width, height: signals.height)
      frames[.dash] = CGRect(x: right - width, y: signals.minY, width: width, height: signals.height)
    }
    func key(_ x: CGFloat, _ width: CGFloat) -> CGRect { CGRect(x: x, y: rowTop, width: width, height: sizes.row) }
    var start = left
    var end = right
    for (key, width) in [(Key.shift, sizes.key), (.next, sizes.key)] where key != .next || showsNext {
      frames[key] = CGRect(x: start, y: rowTop, width: width, height: sizes.row)
      start += width + sizes.gap
    }
    for (key, width) in [(Key.return, sizes.returnKey), (.delete, sizes.key)] {
      frames[key] = CGRect(x: end - width, y: rowTop, width: width, height: sizes.row)
      end -= width + sizes.gap
    }
    frames[.space] = key(start, max(end - start, 0))
    self.frames = frames
  }

  /// How high the keyboard is, in points.
  ///
  /// - Parameters:
  ///   - width: Its width, in points.
  ///   - isTablet: Whether it is on a tablet.
  public static func height(forWidth width: CGFloat, isTablet: Bool) -> CGFloat {
    if isTablet { return width > 1_000 ? 372 : 320 }
    // A phone that lies on its side has little room above the keys.
    return width > 500 ? 200 : 260
  }
}

/// Measures in points.
private struct Sizes {
  var edge: CGFloat = 3
  var gap: CGFloat = 6
  var rowGap: CGFloat = 11
  var bottom: CGFloat = 4
  var bar: CGFloat = 48
  var row: CGFloat = 44
  var key: CGFloat = 46
  var returnKey: CGFloat = 88

  init(for size: CGSize) {
    if size.height > 300 {
      (edge, gap, rowGap, bottom, bar, row, key, returnKey) = (6, 12, 12, 8, 60, 60, 84, 140)
    } else if size.width > 500 {
      (rowGap, bar, row, key, returnKey) = (7, 38, 38, 72, 112)
    } else if size.width < 350 {
      // The space bar stays the largest key of its row.
      (key, returnKey) = (44, 72)
    }
  }
}
