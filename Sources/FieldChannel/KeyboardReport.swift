// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Geometry

/// Where the keyboard is, as apps hear of it.
package struct KeyboardReport: Hashable, Sendable {
  package var kind: Kind
  /// What the compositor calls the screen.
  package var output: String
  /// Of the whole screen, in logical pixels.
  package var screen: Size
  /// Of the keys, from the screen's top left corner, in logical pixels.
  package var frame: Rect
  /// What types: a locale such as `ko-KR`, or the identifier of a keyboard of others; empty where that is not told.
  package var mode = ""
  /// For how long it moves there, in seconds; 0 when it is there at once.
  package var duration: Double

  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case hidden
    /// At the bottom of the screen, as wide as it.
    case docked
    /// A small one, anywhere.
    case floating
  }

  package init(_ kind: Kind, output: String, screen: Size, frame: Rect, duration: Double = 0) {
    self.kind = kind
    self.output = output
    self.screen = screen
    self.frame = frame
    self.duration = duration
  }

  /// The same for an app whose field does not have focus: what the person types with is not its business.
  package var forOthers: KeyboardReport {
    var report = self
    report.mode = ""
    return report
  }

  /// No keyboard anywhere.
  package static let hidden = KeyboardReport(.hidden, output: "", screen: .zero, frame: .zero)
}

// MARK: - Lines

extension KeyboardReport {
  private static let longestDuration = 10.0

  /// - Returns: `nil` for a place that is none, or is held in a way that this version does not know.
  init?(_ line: ChannelLine) {
    guard let kind = line["kind"].flatMap(Kind.init(rawValue:)) else { return nil }
    let duration = min(max(line.number("duration") ?? 0, 0), Self.longestDuration)
    if kind == .hidden {
      self = .hidden
      self.duration = duration
      return
    }
    guard let output = line["output"], let screen = line.numbers("screen", count: 2),
      let frame = line.numbers("frame", count: 4), screen[0] > 0, screen[1] > 0, frame[2] > 0, frame[3] > 0
    else { return nil }
    self.init(
      kind, output: output, screen: Size(width: screen[0], height: screen[1]),
      frame: Rect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]), duration: duration)
    mode = line["mode"] ?? ""
  }

  var line: ChannelLine {
    var line = ChannelLine("keyboard")
    line["kind"] = kind.rawValue
    line.set("duration", duration)
    guard kind != .hidden else { return line }
    line["output"] = output
    line.set("screen", screen.width, screen.height)
    if !mode.isEmpty { line["mode"] = mode }
    line.set("frame", frame.minX, frame.minY, frame.width, frame.height)
    return line
  }
}
