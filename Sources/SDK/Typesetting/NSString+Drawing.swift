// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

// MARK: - Drawing

extension NSString {
  /// The space that the string takes up when its lines have no limit, in points.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    drawing(attrs).size()
  }

  /// Draws the string in the current context.
  ///
  /// `point`: The top left corner.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    drawing(attrs).draw(in: CGRect(origin: point, size: .zero))
  }

  /// Draws in the current context the lines that fit into a rectangle.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    drawing(attrs).draw(in: rect)
  }

  /// Draws the string in the current context.
  ///
  /// `rect`: With `usesLineFragmentOrigin` where lines go, a side of 0 being no limit; otherwise its origin is
  /// where the baseline of the only line starts.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    drawing(attributes, options: options, context: context).draw(in: rect)
  }

  /// Returns what the string takes up, in points.
  ///
  /// `size`: What limits lines; 0 is no limit.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    drawing(attributes, options: options, context: context).boundingRect(with: size)
  }

  private func drawing(
    _ attributes: [NSAttributedString.Key: Any]?,
    options: NSStringDrawingOptions = [.usesLineFragmentOrigin, .usesFontLeading],
    context: NSStringDrawingContext? = nil
  ) -> StringDrawing {
    StringDrawing(
      text: NSAttributedString(string: String(self), attributes: attributes), options: options, context: context,
      defaultFont: attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12))
  }
}

/// What Swift finds by itself on iOS, where strings are bridged to `NSString`.
extension String {
  /// The space that the string takes up when its lines have no limit, in points.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSString(string: self).size(withAttributes: attrs)
  }

  /// Draws the string in the current context.
  ///
  /// `point`: The top left corner.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSString(string: self).draw(at: point, withAttributes: attrs)
  }

  /// Draws in the current context the lines that fit into a rectangle.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSString(string: self).draw(in: rect, withAttributes: attrs)
  }

  /// Draws the string in the current context.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    NSString(string: self).draw(with: rect, options: options, attributes: attributes, context: context)
  }

  /// Returns what the string takes up, in points.
  ///
  /// `size`: What limits lines; 0 is no limit.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSString(string: self).boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
}
