// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
internal import Graphics

/// The attributes of a stretch of text that layout and drawing look at.
struct TextStyle {
  var font: UIFont
  var paragraph = NSParagraphStyle.default
  var foreground: UIColor?
  var background: UIColor?
  var kern: CGFloat?
  var underline: NSUnderlineStyle = []
  var underlineColor: UIColor?
  var strikethrough: NSUnderlineStyle = []
  var strikethroughColor: UIColor?
  var baselineOffset: CGFloat = 0

  init(font: UIFont) { self.font = font }

  init(_ attributes: [NSAttributedString.Key: Any], defaultFont: UIFont) {
    font = attributes[.font] as? UIFont ?? defaultFont
    if let paragraph = attributes[.paragraphStyle] as? NSParagraphStyle { self.paragraph = paragraph }
    foreground = attributes[.foregroundColor] as? UIColor
    background = attributes[.backgroundColor] as? UIColor
    kern = Self.number(attributes[.kern])
    underline = Self.lines(attributes[.underlineStyle])
    underlineColor = attributes[.underlineColor] as? UIColor
    strikethrough = Self.lines(attributes[.strikethroughStyle])
    strikethroughColor = attributes[.strikethroughColor] as? UIColor
    baselineOffset = Self.number(attributes[.baselineOffset]) ?? 0
    if attributes[.link] != nil {
      foreground = Self.linkColor
      underline = .single
    }
  }

  /// iOS's blue, in light and dark.
  private static let linkColor = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 10 / 255, green: 132 / 255, blue: 1, alpha: 1)
      : UIColor(red: 0, green: 122 / 255, blue: 1, alpha: 1)
  }

  private static func number(_ value: Any?) -> CGFloat? {
    let number: CGFloat? =
      switch value {
      case let value as CGFloat: value
      case let value as Double: CGFloat(value)
      case let value as Float: CGFloat(value)
      case let value as Int: CGFloat(value)
      case let value as NSNumber: CGFloat(value.doubleValue)
      default: nil
      }
    return number.flatMap { $0.isFinite ? $0 : nil }
  }

  private static func lines(_ value: Any?) -> NSUnderlineStyle {
    if let style = value as? NSUnderlineStyle { return style }
    // Numbers that are no integers draw nothing.
    return number(value).flatMap { Int(exactly: $0) }.map { NSUnderlineStyle(rawValue: $0) } ?? []
  }
}

/// A text and its styles, without gaps.
struct StyledText {
  struct Run {
    /// UTF-16 offset.
    var start: Int
    var style: TextStyle
  }

  let units: [UInt16]
  /// At least one; the first starts at 0.
  let runs: [Run]

  init(_ text: NSAttributedString, defaultFont: UIFont) {
    units = Array(text.string.utf16)
    var runs: [Run] = []
    var place = 0
    while place < units.count {
      var range = NSRange()
      let attributes = text.attributes(at: place, effectiveRange: &range)
      runs.append(Run(start: place, style: TextStyle(attributes, defaultFont: defaultFont)))
      place = max(range.location + range.length, place + 1)
    }
    self.runs = runs.isEmpty ? [Run(start: 0, style: TextStyle(font: defaultFont))] : runs
  }

  /// Returns the index of the run that an offset is in.
  func runIndex(at offset: Int) -> Int {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].start <= offset { low = middle + 1 } else { high = middle }
    }
    return max(low - 1, 0)
  }

  func style(at offset: Int) -> TextStyle { runs[runIndex(at: offset)].style }
}
