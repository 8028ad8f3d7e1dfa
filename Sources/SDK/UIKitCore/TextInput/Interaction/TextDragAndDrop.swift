// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Lets selected text be dragged by a finger that stays on it, and dropped text come in at a caret that follows the
/// finger. Within one text it moves; elsewhere it is copied.
@MainActor
final class TextDragAndDrop: NSObject {
  private unowned let interaction: TextInteraction
  private let dropCaret = CaretView()
  /// What was lifted here last, and by which drag. A finger that goes without having moved ends that without a word.
  private var lifted: (range: NSRange, text: String)?
  private weak var lifting: (any UIDragSession)?

  private var host: any TextHost { interaction.host }
  private var editor: TextEditor { interaction.editor }

  init(interaction: TextInteraction) {
    self.interaction = interaction
    super.init()
    dropCaret.isHidden = true
    host.addSubview(dropCaret)
    host.addInteraction(UIDragInteraction(delegate: self))
    host.addInteraction(UIDropInteraction(delegate: self))
  }

  /// Returns where text would come in.
  private func place(_ session: any UIDropSession) -> Int {
    interaction.stack.closestPosition(to: session.location(in: interaction.surface)).offset
  }

  /// What a drag has lifted here; `nil` for one that began elsewhere, and once something else stands there.
  private func range(liftedBy session: any UIDropSession) -> NSRange? {
    guard let lifted, let lifting, lifting === session.localDragSession,
      editor.text.clamp(lifted.range) == lifted.range, editor.text.substring(in: lifted.range) == lifted.text
    else { return nil }
    return lifted.range
  }

  private func hideCaret() { dropCaret.isHidden = true }
}

extension TextDragAndDrop: UIDragInteractionDelegate {
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    guard self.interaction.core.canCopy, self.interaction.isOnSelection(session.location(in: host)) else { return [] }
    let range = editor.selection.range
    let text = editor.text.substring(in: range)
    (lifted, lifting) = ((range, text), session)
    self.interaction.menu.dismissMenu()
    return [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: text)))]
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? {
    let path = UIBezierPath()
    let surface = self.interaction.surface
    for part in self.interaction.stack.selectionRects(for: editor.selection.range) {
      let rect = part.rect.insetBy(dx: -4, dy: -1).intersection(surface.bounds)
      if !rect.isNull { path.append(UIBezierPath(roundedRect: rect, cornerRadius: 4)) }
    }
    let parameters = UIDragPreviewParameters()
    parameters.visiblePath = path
    return UITargetedDragPreview(view: surface, parameters: parameters)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {
    if lifting === session { lifted = nil }
  }
}

extension TextDragAndDrop: UIDropInteractionDelegate {
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    host.isTextEditable && session.canLoadObjects(ofClass: NSString.self)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal
  {
    let place = place(session)
    let lifted = range(liftedBy: session)
    if let lifted, lifted.location <= place, place <= lifted.upperBound {
      hideCaret()
      return UIDropProposal(operation: .cancel)
    }
    dropCaret.isHidden = false
    dropCaret.backgroundColor = host.tintColor
    host.bringSubviewToFront(dropCaret)
    let rect = self.interaction.stack.caretRect(at: TextLayout.Position(place))
    UIView.performWithoutAnimation { dropCaret.frame = host.convert(rect, from: self.interaction.surface) }
    return UIDropProposal(operation: lifted == nil || !session.allowsMoveOperation ? .copy : .move)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) { hideCaret() }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) { hideCaret() }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    hideCaret()
    let place = place(session)
    guard host.beginByHand() else { return }
    self.interaction.isByFinger = true
    if let lifted = range(liftedBy: session), session.allowsMoveOperation { return move(lifted, to: place) }
    session.loadObjects(ofClass: NSString.self) { [weak self] texts in
      let text = texts.compactMap { ($0 as? NSString).map { String(describing: $0) } }.joined(separator: "\n")
      self?.insert(text, at: place)
    }
  }

  private func insert(_ text: String, at place: Int) {
    let place = editor.text.caret(atOrBefore: min(place, editor.length))
    let attributes = editor.text.attributes(at: max(place - 1, 0)) ?? editor.defaultAttributes
    editor.closeChange()
    let isThere = editor.replace(
      NSRange(location: place, length: 0), with: NSAttributedString(string: text, attributes: attributes), by: .person)
    // Where a formatter has put the text is not known.
    if isThere, editor.entryFormatter == nil {
      interaction.select(TextSelection(anchor: place, head: editor.selection.head))
    }
  }

  /// Moves a part of the text, in one change: its delegate is asked once, and it is taken back at once.
  private func move(_ range: NSRange, to place: Int) {
    guard editor.text.clamp(range) == range, range.length > 0, place < range.location || place > range.upperBound else {
      return
    }
    let part = editor.text.attributedSubstring(in: range)
    let isForward = place > range.location
    let passed =
      isForward
      ? NSRange(location: range.upperBound, length: place - range.upperBound)
      : NSRange(location: place, length: range.location - place)
    let new = NSMutableAttributedString(attributedString: editor.text.attributedSubstring(in: passed))
    isForward ? new.append(part) : new.insert(part, at: 0)
    let all = NSRange(location: min(range.location, place), length: range.length + passed.length)
    editor.closeChange()
    editor.replace(
      all, with: new,
      selecting: NSRange(location: isForward ? passed.length : 0, length: range.length), by: .person)
  }
}
