// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Geometry
package import TextModel

/// Where the keyboard is, as apps hear of it.
package struct KeyboardReport: Hashable, Sendable {
  /// How it is held; `nil` when there is none.
  package var form: KeyboardForm?
  /// Whether it is but the bar of a real keyboard, in a corner at the bottom, which windows do not shrink for.
  package var isCollapsed = false
  /// What the compositor calls the screen.
  package var output: String
  /// Of the whole screen, in logical pixels.
  package var screen: Size
  /// Of the keys, from the screen's top left corner, in logical pixels.
  package var frame: Rect
  /// What types: a locale such as `ko-KR`, or the identifier of a custom keyboard; empty where that is not told.
  package var mode = ""
  /// For how long it moves there, in seconds; 0 when it is there at once.
  package var duration: Double

  package init(_ form: KeyboardForm?, output: String, screen: Size, frame: Rect, duration: Double = 0) {
    self.form = form
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
  package static let hidden = KeyboardReport(nil, output: "", screen: .zero, frame: .zero)
}

// MARK: - Lines

extension KeyboardReport {
  private static let longestDuration = 10.0
  /// What a line says in place of a form when there is no keyboard.
  private static let hiddenKind = "hidden"

  /// - Returns: `nil` for a place that is none, or is held in a way that this version does not know.
  init?(_ line: ChannelLine) {
    guard let kind = line["kind"] else { return nil }
    let duration = min(max(line.number("duration") ?? 0, 0), Self.longestDuration)
    if kind == Self.hiddenKind {
      self = .hidden
      self.duration = duration
      return
    }
    guard let form = KeyboardForm(rawValue: kind), KeyboardForm.onDesktops.contains(form), let output = line["output"],
      let screen = line.numbers("screen", count: 2), let frame = line.numbers("frame", count: 4),
      screen[0] > 0, screen[1] > 0, frame[2] > 0, frame[3] > 0
    else { return nil }
    self.init(
      form, output: output, screen: Size(width: screen[0], height: screen[1]),
      frame: Rect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]), duration: duration)
    isCollapsed = form == .docked && line.flag("collapsed") == true
    mode = line["mode"] ?? ""
  }

  var line: ChannelLine {
    var line = ChannelLine("keyboard")
    line["kind"] = form?.rawValue ?? Self.hiddenKind
    line.set("duration", duration)
    guard form != nil else { return line }
    line["output"] = output
    line.set("screen", screen.width, screen.height)
    if isCollapsed { line.set("collapsed", true) }
    if !mode.isEmpty { line["mode"] = mode }
    line.set("frame", frame.minX, frame.minY, frame.width, frame.height)
    return line
  }
}
