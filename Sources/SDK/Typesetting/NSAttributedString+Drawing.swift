// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

// MARK: - Drawing

extension NSAttributedString {
  /// The space that the string takes up when its lines have no limit, in points.
  public func size() -> CGSize { length == 0 ? .zero : StringDrawing(text: self).size() }

  /// Draws the string in the current context.
  ///
  /// - Parameter point: The top left corner.
  public func draw(at point: CGPoint) { StringDrawing(text: self).draw(in: CGRect(origin: point, size: .zero)) }

  /// Draws in the current context the lines that fit into a rectangle.
  public func draw(in rect: CGRect) { StringDrawing(text: self).draw(in: rect) }

  /// Draws the string in the current context.
  ///
  /// `rect`: With `usesLineFragmentOrigin` where lines go, a side of 0 being no limit; otherwise its origin is
  /// where the baseline of the only line starts.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    StringDrawing(text: self, options: options, context: context).draw(in: rect)
  }

  /// Returns what the string takes up, in points.
  ///
  /// `size`: What limits lines; 0 is no limit.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    length == 0 ? .zero : StringDrawing(text: self, options: options, context: context).boundingRect(with: size)
  }
}
