// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a label shows, and how all of it looks.
struct LabelText {
  static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

  private(set) var string: String?
  /// `nil` for text without attributes of its own.
  private var styled: NSAttributedString?
  var isStyled: Bool { styled != nil }
  private(set) var font = Self.defaultFont
  private(set) var color = UIColor.label
  private(set) var alignment = NSTextAlignment.natural
  private(set) var lineBreakMode = NSLineBreakMode.byTruncatingTail

  var length: Int { string?.utf16.count ?? 0 }

  /// The text with all its attributes.
  var attributed: NSAttributedString? {
    if let styled { return styled }
    return string.map { NSAttributedString(string: $0, attributes: attributes) }
  }

  private var attributes: [NSAttributedString.Key: Any] {
    [.font: font, .foregroundColor: color, .paragraphStyle: paragraphStyle]
  }

  private var paragraphStyle: NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    style.lineBreakMode = lineBreakMode
    return style
  }
}

// MARK: - Changes

extension LabelText {
  /// Returns whether that changes anything.
  mutating func set(_ string: String?) -> Bool {
    guard string != self.string || styled != nil else { return false }
    self.string = string
    styled = nil
    return true
  }

  /// Takes a text; as on iOS, the attributes at its start become those of the label.
  mutating func set(_ text: NSAttributedString?) {
    string = text?.string
    styled = text.map { NSAttributedString(attributedString: $0) }
    guard let text, text.length > 0 else { return }
    let start = text.attributes(at: 0, effectiveRange: nil)
    if let font = start[.font] as? UIFont { self.font = font }
    if let color = start[.foregroundColor] as? UIColor { self.color = color }
    if let style = start[.paragraphStyle] as? NSParagraphStyle {
      alignment = style.alignment
      lineBreakMode = style.lineBreakMode
    }
  }

  mutating func setFont(_ font: UIFont) {
    self.font = font
    restyle { $0[.font] = font }
  }

  mutating func setColor(_ color: UIColor) {
    self.color = color
    restyle { $0[.foregroundColor] = color }
  }

  mutating func setAlignment(_ alignment: NSTextAlignment) {
    self.alignment = alignment
    restyleParagraphs { $0.alignment = alignment }
  }

  mutating func setLineBreakMode(_ mode: NSLineBreakMode) {
    lineBreakMode = mode
    restyleParagraphs { $0.lineBreakMode = mode }
  }

  private mutating func restyle(_ change: (inout [NSAttributedString.Key: Any]) -> Void) {
    styled = styled?.restyled(change)
  }

  private mutating func restyleParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
    restyle { $0.changeParagraphStyle(change) }
  }
}

// MARK: - Showing

extension LabelText {
  /// Returns the text as it is drawn.
  ///
  /// - Parameters:
  ///   - naturalAlignment: What natural alignment means in the label's direction.
  ///   - color: The colour of all of it; `nil` for its own.
  func shown(font: UIFont, naturalAlignment: NSTextAlignment, color: UIColor?) -> NSAttributedString {
    let text = styled ?? NSAttributedString(string: string ?? "")
    return text.restyled { attributes in
      if attributes[.font] == nil { attributes[.font] = font }
      if let color {
        attributes[.foregroundColor] = color
      } else if attributes[.foregroundColor] == nil, attributes[.link] == nil {
        attributes[.foregroundColor] = self.color
      }
      if attributes[.paragraphStyle] == nil { attributes[.paragraphStyle] = paragraphStyle }
      attributes.changeParagraphStyle { if $0.alignment == .natural { $0.alignment = naturalAlignment } }
    }
  }
}

extension NSAttributedString {
  /// Returns the text with the attributes of each stretch changed.
  func restyled(_ change: (inout [NSAttributedString.Key: Any]) -> Void) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    var place = 0
    while place < length {
      var range = NSRange()
      var attributes = self.attributes(at: place, effectiveRange: &range)
      change(&attributes)
      let end = max(range.location + range.length, place + 1)
      let part = (string as NSString).substring(with: NSRange(location: place, length: end - place))
      result.append(NSAttributedString(string: part, attributes: attributes))
      place = end
    }
    return result
  }
}

extension [NSAttributedString.Key: Any] {
  fileprivate mutating func changeParagraphStyle(_ change: (NSMutableParagraphStyle) -> Void) {
    let style = NSMutableParagraphStyle()
    if let old = self[.paragraphStyle] as? NSParagraphStyle { style.setParagraphStyle(old) }
    change(style)
    self[.paragraphStyle] = style
  }
}
