// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What fingers and the pointer do in a text.
///
/// A tap puts the caret where it is, a second one selects a word and a third the paragraph. A finger that stays, or that
/// comes down on the caret, carries the caret; handles at the ends of a selection move these. The menu shows what can be
/// done then.
@MainActor
final class TextInteraction: NSObject {
  unowned let host: any TextHost
  let startHandle = TextHandleView(isStart: true)
  let endHandle = TextHandleView(isStart: false)
  /// The caret that a finger carries, above it.
  let carried = CaretView()
  let hold = UILongPressGestureRecognizer(target: nil, action: nil)
  let drag = TextGripGestureRecognizer(target: nil, action: nil)
  let pointer = TextPointerGestureRecognizer(target: nil, action: nil)
  /// A click of the pointer on what is selected, which might have been dragged instead.
  let click = UITapGestureRecognizer(target: nil, action: nil)
  lazy var menu = UIEditMenuInteraction(delegate: self)
  private var dragAndDrop: TextDragAndDrop?
  /// Which one of a row the last tap was, from 1 to 3.
  private var taps = 0
  /// What was selected as the menu came.
  var menuSelection: TextSelection?
  /// Whether the menu that comes shows what may have been meant by a misspelt word.
  var isGuessing = false

  /// What a finger or the pointer moves at the moment.
  var carry: TextCarry?
  var edgeTimer: PlatformCall?
  /// Whether it was fingers, and not the pointer, that selected last.
  var isByFinger = true {
    didSet { if isByFinger != oldValue { place() } }
  }

  var core: TextInputCore { host.core }
  var surface: TextSurface { host.core.surface }
  var editor: TextEditor { host.core.editor }
  var stack: TextStack { surface.stack }

  init(host: any TextHost) {
    self.host = host
    super.init()
    let tap = UITapGestureRecognizer { [weak self] in self?.tapped($0) }
    hold.actions.append(GestureAction(owner: nil) { [weak self] in self?.held($0) })
    drag.actions.append(GestureAction(owner: nil) { [weak self] in self?.dragged($0) })
    pointer.actions.append(GestureAction(owner: nil) { [weak self] _ in self?.pointed() })
    click.actions.append(GestureAction(owner: nil) { [weak self] _ in self?.clicked() })
    let fingers = [UITouch.TouchType.direct, .indirect, .pencil].map { NSNumber(value: $0.rawValue) }
    for recognizer in [tap, hold, drag, pointer, click] as [UIGestureRecognizer] {
      recognizer.cancelsTouchesInView = false
      recognizer.delegate = self
      recognizer.allowedTouchTypes = fingers
      host.addGestureRecognizer(recognizer)
    }
    for recognizer in [pointer, click] as [UIGestureRecognizer] {
      recognizer.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
    }
    carried.isHidden = true
    for view in [startHandle, endHandle, carried] as [UIView] { host.addSubview(view) }
    surface.onChange = { [weak self] in self?.shownChanged() }
    prepareMenu()
    dragAndDrop = TextDragAndDrop(interaction: self)
  }

  func place(_ recognizer: UIGestureRecognizer) -> TextLayout.Position {
    stack.closestPosition(to: recognizer.location(in: surface))
  }

  func select(_ selection: TextSelection) { editor.select(selection, by: .person) }

  func caret(at place: TextLayout.Position) -> TextSelection {
    TextSelection(caret: place.offset, affinity: place.affinity)
  }

  // MARK: Taps

  private func tapped(_ recognizer: UITapGestureRecognizer) {
    let wasActive = surface.isActive
    let wasOpen = menu.isOpen
    let point = recognizer.location(in: host)
    if host.isTextEditable, !host.beginByHand() { return }
    // What was touched elsewhere in between ends a row of taps; a fourth one is a first one again.
    let isFirst = recognizer.attempt.first?.tapCount ?? 1 <= 1
    taps = isFirst ? 1 : taps % 3 + 1
    // A text to read is selected from the second tap on.
    if !host.isTextEditable, !(taps > 1 || wasActive) || !host.beginByHand() { return }
    isByFinger = true
    UIApplication.shared.inputViews.textTapped(on: host.window?.windowScene?.screen)
    let place = place(recognizer)
    switch taps {
    case 1 where wasActive && takeCompletion(at: point): break
    case 1 where wasActive && showGuesses(at: point, place): break
    case 1:
      let isThere = wasActive && (isSelected(point) || editor.selection == caret(at: place))
      if !isThere { select(caret(at: place)) }
      isThere && !wasOpen ? showMenu() : menu.dismissMenu()
    case 2:
      select(TextSelection(stack.wordRange(at: place.offset) ?? editor.selection.range))
      showMenu()
    default:
      select(TextSelection(core.paragraphRange(at: place.offset)))
      showMenu()
    }
  }

  /// Puts the rest of a word in where a finger has come down on it.
  ///
  /// - Returns: Whether it has.
  private func takeCompletion(at point: CGPoint) -> Bool {
    guard let frame = surface.completionFrame, frame.insetBy(dx: 0, dy: -4).contains(host.convert(point, to: surface))
    else { return false }
    core.takeCompletion()
    return true
  }

  /// Whether a point of the view is in what is selected, or on a knob.
  func isSelected(_ point: CGPoint) -> Bool {
    isOnSelection(point)
      || [startHandle, endHandle].contains { !$0.isHidden && $0.frame.insetBy(dx: -6, dy: 0).contains(point) }
  }

  /// Whether a point of the view is in what is selected.
  func isOnSelection(_ point: CGPoint) -> Bool {
    guard surface.isActive, !editor.selection.isCaret else { return false }
    return stack.selectionRects(for: editor.selection.range)
      .contains { host.convert($0.rect, from: surface).contains(point) }
  }
}

extension TextInteraction: UIGestureRecognizerDelegate {
  /// Buttons and views in the text hear their fingers alone.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    guard touch.view === host, host.isTextSelectable else { return false }
    if gestureRecognizer === pointer || gestureRecognizer === click {
      let canBeDragged = touch.tapCount <= 1 && core.canCopy && isOnSelection(touch.location(in: host))
      return canBeDragged == (gestureRecognizer === click)
    }
    let grip = grip(at: touch.location(in: host))
    if gestureRecognizer === drag { return grip != nil }
    // A finger that rests on a handle is about to drag it, and one on selected text to lift that.
    if gestureRecognizer === hold { return (grip == nil || grip == .caret) && !isSelected(touch.location(in: host)) }
    return true
  }

  /// What is taken hold of does not scroll.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer === drag && otherGestureRecognizer is UIPanGestureRecognizer
  }
}
