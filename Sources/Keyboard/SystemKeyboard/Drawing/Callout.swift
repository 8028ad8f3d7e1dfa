// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import KeyboardEngine

/// What stands out over a key: the balloon with its letter, or the choices of a hold.
struct Callout: Hashable {
  enum Content: Hashable {
    case preview(KeyLabel)
    case choices([Choice], selected: Int?)
    /// One below the other, each with a name; one of them is current.
    case list([Choice], selected: Int?, current: Int)
  }

  struct Choice: Hashable {
    var label: String
    /// On the surface.
    var cell: Rect
  }

  /// The cap of the key, on the surface.
  var cap: Rect
  /// The part above the key, on the surface.
  var bubble: Rect
  var content: Content

  static let cornerRadius = 10.0
  /// Between the choices and the outline.
  static let padding = 4.0
  static let shadowRadius = 9.0
  /// How much lower than the callout its shadow lies, in logical pixels.
  static let shadowOffset = 2.0

  /// Where a choice is drawn: in its cell, clear of the outline.
  func area(of choice: Choice) -> Rect {
    choice.cell.intersection(bubble.inset(by: Self.padding - 1, Self.padding - 1))
  }

  /// Whether the callout and the cap are one shape.
  var hasNeck: Bool {
    if case .list = content { return false }
    return bubble.maxY <= cap.midY && bubble.minX < cap.maxX && bubble.maxX > cap.minX
  }

  /// The area that the callout's pixels lie in, shadow included.
  var bounds: Rect {
    let reach = Self.shadowRadius + Self.shadowOffset + 1
    return (hasNeck ? bubble.union(cap) : bubble).inset(by: -reach, -reach)
  }
}

// MARK: - From a presentation

extension Presentation {
  /// The callouts from back to front.
  var callouts: [Callout] {
    var result: [Callout] = []
    result += balloons
    if let popup = press.popup, let callout = callout(of: popup) { result.append(callout) }
    return result
  }

  private var balloons: [Callout] {
    press.previews.compactMap { index in
      guard showsBalloon(index), press.popup?.key != index, pressApart != index, let bubble = balloon(of: index) else {
        return nil
      }
      return Callout(cap: placedCap(index), bubble: bubble, content: .preview(plane.keys[index].label))
    }
  }

  /// The balloon, when it is the only callout.
  var loneBalloon: Callout? { press.previews.count == 1 && press.popup == nil ? balloons.first : nil }

  /// Whether the key is shown with a balloon.
  func showsBalloon(_ index: Int) -> Bool {
    showsPreviews && !press.isMovingCaret && press.previews.contains(index) && balloon(of: index) != nil
  }

  /// Returns the upper part of a key's balloon; `nil` when there is no such key or no room above it.
  private func balloon(of index: Int) -> Rect? {
    guard plane.keys.indices.contains(index) else { return nil }
    let cap = placedCap(index)
    let flare = min(max(cap.width * 0.38, 9), 14)
    let highest = hiddenHeadroom > 0 ? hiddenHeadroom + Self.leastBalloonGap : Callout.shadowRadius
    let top = max(cap.minY - cap.height * 0.9 - 20, highest)
    // At the top of the screen a card's balloons lie over their keys: better there than nowhere.
    let rise = hiddenHeadroom > 0 ? max(cap.minY - top, Self.leastRise) : cap.minY - top
    guard rise >= Self.leastRise else { return nil }
    let width = cap.width + 2 * flare
    let bubble = Rect(x: cap.minX - flare, y: top, width: width, height: rise * 0.7)
    // At the sides of the screen the balloon is flush with its key.
    let margin = 2.0
    if bubble.minX < board.minX + margin { return Rect(x: cap.minX, y: top, width: width, height: bubble.height) }
    if bubble.maxX > board.maxX - margin {
      return Rect(x: cap.maxX - width, y: top, width: width, height: bubble.height)
    }
    return bubble
  }

  /// How far a balloon rises above its key at the least, in logical pixels.
  private static var leastRise: Double { 30 }
  /// Between a balloon and the top of the screen, in logical pixels.
  private static var leastBalloonGap: Double { 2 }

  private func callout(of popup: VariantPopup) -> Callout? {
    guard plane.keys.indices.contains(popup.key), !popup.cells.isEmpty else { return nil }
    let key = plane.keys[popup.key]
    let choices = zip(key.variants, popup.cells).map { Callout.Choice(label: $0.label, cell: placed($1)) }
    let cells = choices.reduce(Rect.zero) { $0.union($1.cell) }
    guard !cells.isEmpty else { return nil }
    // Cells may touch the sides of the surface; the bubble keeps its outline and corners in view.
    let size = surfaceSize
    let surface = Rect(x: 0, y: hiddenHeadroom, width: size.width, height: size.height - hiddenHeadroom)
    let bubble = cells.inset(by: -Callout.padding, -Callout.padding).intersection(surface.inset(by: 1, 1))
    guard !bubble.isEmpty else { return nil }
    let content: Callout.Content =
      key.offersList
      ? .list(choices, selected: popup.selected, current: key.defaultVariant)
      : .choices(choices, selected: popup.selected)
    // A word of the bar stays in sight below what a hold of it offers: the callout stands by itself.
    let cap = if case .suggestion = key.role { bubble } else { placedCap(popup.key) }
    return Callout(cap: cap, bubble: bubble, content: content)
  }
}
