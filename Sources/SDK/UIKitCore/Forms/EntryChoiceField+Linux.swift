// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A field that is filled by choosing: its input view is a picker, and what that stands on shows in the field.
///
/// Nobody types into it: it has no caret, and keys, paste, drops and corrections change nothing. On a hardware keyboard the arrows up and down choose the
/// neighbours, and Return goes on as in any field. Where nothing is chosen yet, that which a wheel or a month stands on is chosen as the field
/// begins. Where the validators want no choice, Clear in the bar above the keyboard takes it back, as Delete does on a hardware keyboard.
/// AutoFill chooses what it would type elsewhere. Whoever chooses sends `editingChanged`, as whoever types does. UIKit has no such field.
///
/// Make an `EntryPickerField` or an `EntryDateField`.
@MainActor
public class EntryChoiceField: UITextField {
  init(picker: UIView, symbol: String) {
    super.init(frame: .zero)
    core.editor.isEditable = false
    core.surface.showsCaret = false
    (autocorrectionType, spellCheckingType, inlinePredictionType) = (.no, .no, .no)
    inputView = ChoiceInputView(picker)
    addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.becomeFirstResponder() })
    let configuration = UIImage.SymbolConfiguration(pointSize: 14, weight: .medium)
    let sign = UIImageView(image: UIImage(systemName: symbol, withConfiguration: configuration))
    sign.frame = CGRect(x: 0, y: 0, width: 34, height: 22)
    sign.contentMode = .center
    sign.tintColor = .secondaryLabel
    (rightView, rightViewMode) = (sign, .always)
  }

  public required init?(coder: NSCoder) { nil }

  // MARK: Choosing

  /// Whether something is chosen.
  var hasChoice: Bool { hasText }

  /// Chooses what the picker stands on.
  func choosePicked() {}

  /// Chooses a neighbour, as far as there is one.
  ///
  /// - Parameter step: How many places further; negative towards the beginning.
  func choose(by step: Int) {}

  /// Chooses the next that begins with what was typed, if there is one.
  func choose(beginningWith text: String) {}

  /// Chooses what AutoFill would type, where there is such a choice.
  func fill(with title: String) {
    guard !hasChoice else { return }
    text = title
    if hasChoice { tellChange() }
  }

  /// Shows the title of what was chosen.
  func show(_ title: String) {
    if !title.isEmpty { isCleared = false }
    super.text = title
  }

  /// Whether somebody has taken the choice back, and made none since.
  var isCleared = false

  @discardableResult
  public override func becomeFirstResponder() -> Bool {
    guard super.becomeFirstResponder() else { return false }
    if !hasChoice, !isCleared { choosePicked() }
    return true
  }

  /// Without a box, the sign ends where the field does.
  public override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let rect = super.rightViewRect(forBounds: bounds)
    guard borderStyle == .none, let width = (rightView as? UIImageView)?.image?.size.width else { return rect }
    let margin = max(rect.width - width, 0) / 2
    return rect.offsetBy(dx: effectiveUserInterfaceLayoutDirection == .rightToLeft ? -margin : margin, dy: 0)
  }

  // MARK: Keys of a hardware keyboard

  public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { press in press.key.map { !take($0) } ?? true }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  private func take(_ key: UIKey) -> Bool {
    guard isFirstResponder, let command = TextKeyCommand(key) else { return false }
    switch command {
    case .enter, .tab: return false
    case .move(.up, selects: _): choose(by: -1)
    case .move(.down, selects: _): choose(by: 1)
    case .insert(let text): choose(beginningWith: text)
    case .deleteBackward, .deleteForward: clearIfOptional()
    default: break
    }
    return true
  }

  // MARK: Edit actions

  public override func canPerformAction(_ action: UIStandardEditAction, withSender sender: Any?) -> Bool { false }
}
