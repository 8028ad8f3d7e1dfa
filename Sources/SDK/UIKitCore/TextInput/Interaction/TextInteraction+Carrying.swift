// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A movement of the caret or of an end of the selection that is under way.
struct TextCarry {
  enum Kind {
    /// By a finger.
    case grip(TextGrip)
    /// By the pointer, in whole characters, words or paragraphs; the range is what was pressed first.
    case pointer(unit: Int, first: NSRange)
  }

  let kind: Kind
  /// From the finger to what it carries, in points.
  var offset = CGPoint.zero
  /// Where the finger is, in the window.
  var finger: CGPoint
}

// MARK: - Handles

extension TextInteraction {
  /// Puts the handles where the ends of the selection are now.
  func place() {
    let range = editor.selection.range
    let shows = surface.isActive && range.length > 0 && isByFinger
    let room = host.textWindow.insetBy(dx: -2, dy: -2)
    for (handle, grip) in [(startHandle, TextGrip.start), (endHandle, .end)] {
      handle.isHidden = !shows
      guard shows else { continue }
      let caret = host.convert(caretRect(of: grip), from: surface)
      handle.isHidden = !room.intersects(caret)
      if !handle.isHidden { UIView.performWithoutAnimation { handle.stand(at: caret) } }
      host.bringSubviewToFront(handle)
    }
    menu.layoutChanged()
  }

  /// Where an end of the selection is, or the caret, in the surface's coordinates.
  func caretRect(of grip: TextGrip) -> CGRect {
    let range = editor.selection.range
    switch grip {
    case .caret: return surface.caretRect
    case .start: return stack.caretRect(at: TextLayout.Position(range.location))
    case .end: return stack.caretRect(at: TextLayout.Position(range.upperBound, .upstream))
    }
  }

  /// What a finger takes hold of at a point of the view.
  func grip(at point: CGPoint) -> TextGrip? {
    guard surface.isActive else { return nil }
    if editor.selection.isCaret {
      guard host.isTextEditable else { return nil }
      let area = host.convert(surface.caretRect, from: surface).insetBy(dx: -16, dy: -8)
      return area.contains(point) ? .caret : nil
    }
    func distance(_ handle: TextHandleView) -> CGFloat {
      guard !handle.isHidden, handle.gripArea.contains(point) else { return .infinity }
      return hypot(handle.knobCenter.x - point.x, handle.knobCenter.y - point.y)
    }
    let (start, end) = (distance(startHandle), distance(endHandle))
    guard min(start, end) < .infinity else { return nil }
    return start < end ? .start : .end
  }
}

// MARK: - Carrying

extension TextInteraction {
  func dragged(_ recognizer: UIGestureRecognizer) {
    switch recognizer.state {
    case .began:
      let start = host.convert(drag.start, from: nil)
      guard let grip = grip(at: start) else { return }
      let caret = host.convert(caretRect(of: grip), from: surface)
      begin(
        .grip(grip), at: recognizer.location(in: nil),
        offset: CGPoint(x: caret.midX - start.x, y: caret.midY - start.y))
    case .changed: follow(recognizer.location(in: nil))
    default:
      let wasHandle = !editor.selection.isCaret
      end()
      if wasHandle, recognizer.state == .ended { showMenu() }
    }
  }

  func held(_ recognizer: UIGestureRecognizer) {
    switch recognizer.state {
    case .began:
      guard host.beginByHand() else { return }
      isByFinger = true
      guard host.isTextEditable else {
        // There is no caret to carry: words are selected, from the one below the finger on.
        let first = range(of: 2, at: place(recognizer).offset)
        return begin(.pointer(unit: 2, first: first), at: recognizer.location(in: nil))
      }
      begin(.grip(.caret), at: recognizer.location(in: nil))
    case .changed: follow(recognizer.location(in: nil))
    default:
      let wasCarried = carry != nil
      end()
      if wasCarried, recognizer.state == .ended { showMenu() }
    }
  }

  func begin(_ kind: TextCarry.Kind, at finger: CGPoint, offset: CGPoint = .zero) {
    menu.dismissMenu()
    if case .grip = kind { isByFinger = true }
    carry = TextCarry(kind: kind, offset: offset, finger: finger)
    move()
  }

  func follow(_ finger: CGPoint) {
    guard carry != nil else { return }
    carry?.finger = finger
    move()
  }

  func end() {
    carry = nil
    edgeTimer = nil
    carried.isHidden = true
    surface.isCaretCarried = false
  }

  /// How long it takes from line to line while the finger is at an edge, in seconds.
  private static let edgeInterval: TimeInterval = 0.08

  /// Moves what is carried to where the finger is, and on from there while the finger is at an edge that more text lies
  /// behind.
  private func move() {
    guard let carry else { return }
    host.layoutIfNeeded()
    let finger = host.convert(carry.finger, from: nil)
    let point = CGPoint(x: finger.x + carry.offset.x, y: finger.y + carry.offset.y)
    let target = pushed(point, by: finger)
    apply(carry, to: stack.closestPosition(to: surface.convert(target, from: host)))
    if case .grip(.caret) = carry.kind { showCarried(at: point.x) }
    edgeTimer = nil
    guard target != point else { return }
    edgeTimer = UIApplication.call(after: Self.edgeInterval) { [weak self] in self?.move() }
  }

  /// How near to an edge the finger has to be, and how far behind it lies what is selected then, in points.
  private static let edge: CGFloat = 12
  private static let push: CGFloat = 20

  private func pushed(_ point: CGPoint, by finger: CGPoint) -> CGPoint {
    let window = host.textWindow
    let inner = window.insetBy(dx: Self.edge, dy: Self.edge)
    let text = host.convert(surface.bounds, from: surface)
    var result = point
    if min(point.x, finger.x) < inner.minX, text.minX < window.minX - 1 { result.x = window.minX - Self.push }
    if max(point.x, finger.x) > inner.maxX, text.maxX > window.maxX + 1 { result.x = window.maxX + Self.push }
    if min(point.y, finger.y) < inner.minY, text.minY < window.minY - 1 { result.y = window.minY - Self.push }
    if max(point.y, finger.y) > inner.maxY, text.maxY > window.maxY + 1 { result.y = window.maxY + Self.push }
    return result
  }

  private func apply(_ carry: TextCarry, to place: TextLayout.Position) {
    let range = editor.selection.range
    switch carry.kind {
    case .grip(.caret): select(caret(at: place))
    case .grip(.start):
      // The ends do not pass each other: a character stays selected.
      select(
        TextSelection(
          anchor: range.upperBound, head: min(place.offset, editor.text.caret(before: range.upperBound))))
    case .grip(.end):
      select(
        TextSelection(
          anchor: range.location, head: max(place.offset, editor.text.caret(after: range.location)),
          affinity: .upstream))
    case .pointer(let unit, let first): select(by: unit, from: first, to: place)
    }
  }

  /// Shows the caret larger and above the line, so that the finger does not hide it; a grey one stays in the text.
  private func showCarried(at x: CGFloat) {
    let caret = host.convert(surface.caretRect, from: surface)
    let window = host.textWindow
    surface.isCaretCarried = true
    carried.isHidden = false
    carried.backgroundColor = host.tintColor
    host.bringSubviewToFront(carried)
    UIView.performWithoutAnimation {
      carried.frame = CGRect(
        x: min(max(x, window.minX), window.maxX) - 1.5, y: caret.minY - caret.height * 0.5, width: 3,
        height: caret.height * 1.25)
    }
  }
}
