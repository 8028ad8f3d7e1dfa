// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Phrases
import Foundation

// MARK: - The menu

extension TextInteraction {
  func prepareMenu() {
    host.addInteraction(menu)
    menu.suggestedActions = { [weak self] in self?.suggestedActions ?? [] }
    menu.preparesForPointer = { [weak self] in self?.prepareForPointer(at: $0) ?? false }
  }

  /// Shows what can be done with what is selected, or at the caret.
  func showMenu() {
    guard surface.isActive else { return }
    let target = menuTarget
    let point = target.isNull ? CGPoint.zero : CGPoint(x: target.midX, y: target.midY)
    menuSelection = editor.selection
    menu.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: point))
  }

  /// The text or what is selected of it has changed, or the text has lost its keys.
  func shownChanged() {
    place()
    if menu.isOpen, !surface.isActive || menuSelection != editor.selection { menu.dismissMenu() }
  }

  /// The text has changed: what the menu offers may not apply any more.
  func textTyped() { menu.dismissMenu() }

  /// The second button of a pointer selects the word below it, unless that is selected already.
  private func prepareForPointer(at point: CGPoint) -> Bool {
    guard host.beginByHand() else { return false }
    isByFinger = false
    if !isSelected(point) {
      let place = stack.closestPosition(to: surface.convert(point, from: host))
      select(stack.wordRange(at: place.offset).map { TextSelection($0) } ?? caret(at: place))
    }
    menuSelection = editor.selection
    return true
  }

  /// What is selected, as far as it shows, with its handles, in the view's coordinates; null while it is out of sight.
  private var menuTarget: CGRect {
    let window = host.textWindow
    let range = editor.selection.range
    let rects = range.length > 0 ? stack.selectionRects(for: range).map(\.rect) : [surface.caretRect]
    let seen = rects.map { host.convert($0, from: surface).intersection(window.insetBy(dx: -2, dy: -2)) }
      .filter { !$0.isNull }
    guard let first = seen.first else { return .null }
    let target = seen.reduce(first) { $0.union($1) }
    let knobs = range.length > 0 && isByFinger ? TextHandleView.knobReach : 0
    return target.insetBy(dx: 0, dy: -knobs)
  }

  // MARK: What it offers

  private var suggestedActions: [UIMenuElement] {
    let misspelt = misspeltWord
    if isGuessing, let misspelt { return guessActions(for: misspelt) }
    let words = PhraseLanguage.current
    var actions: [UIAction] = []
    func can(_ action: UIStandardEditAction) -> Bool { host.canPerformAction(action, withSender: menu) }
    func add(_ title: String, _ action: @escaping @MainActor (any TextHost) -> Void) {
      actions.append(
        UIAction(title: title) { [weak self] _ in
          guard let self else { return }
          action(host)
        })
    }
    if can(.cut) { add(words(.cut)) { $0.cut(nil) } }
    if can(.copy) { add(words(.copy)) { $0.copy(nil) } }
    if can(.paste) { add(words(.paste)) { $0.paste(nil) } }
    if can(.select) { add(words(.select)) { self.selectByMenu($0.select) } }
    if can(.selectAll) { add(words(.selectAll)) { self.selectByMenu($0.selectAll) } }
    if can(.captureTextFromCamera) { add(words(.scanText)) { $0.captureTextFromCamera(nil) } }
    if let misspelt {
      add(words(.replaceWord)) { _ in
        self.select(TextSelection(misspelt))
        self.showGuesses()
      }
    }
    guard !actions.isEmpty else { return [] }
    return [UIMenu(identifier: .standardEdit, options: .displayInline, children: actions)]
  }

  /// Selects, and shows what can be done with that.
  private func selectByMenu(_ select: (Any?) -> Void) {
    select(nil)
    if !editor.selection.isCaret { showMenu() }
  }
}

extension TextInteraction: UIEditMenuInteractionDelegate {
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { host.editMenu(for: editor.selection.range, suggestedActions: suggestedActions) }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect {
    let target = menuTarget
    // Far from any window, so that the menu keeps away until the text is in sight again.
    return target.isNull ? CGRect(x: -100_000, y: -100_000, width: 0, height: 0) : target
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) { host.editMenuWillPresent(animator) }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) { host.editMenuWillDismiss(animator) }
}

extension UIMenu.Identifier {
  /// The menu of what can be done with text: cut, copy, paste and select.
  public static let standardEdit = UIMenu.Identifier("com.apple.menu.standard-edit")
}
