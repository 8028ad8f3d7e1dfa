// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A field that is filled by choosing: its input view is a picker, and what that stands on shows in the field.
///
/// Nobody types into it: it has no caret, and keys, paste, drops and corrections change nothing. On a hardware keyboard the arrows up and down choose the
/// neighbours, and Return goes on as in any field. Where nothing is chosen yet, that which the picker shows is chosen as the field begins.
/// Whoever chooses sends `editingChanged`, as whoever types does. UIKit has no such field.
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

  /// Shows the title of what was chosen.
  func show(_ title: String) { super.text = title }

  @discardableResult
  public override func becomeFirstResponder() -> Bool {
    guard super.becomeFirstResponder() else { return false }
    if !hasChoice { choosePicked() }
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
    default: break
    }
    return true
  }

  // MARK: Edit actions

  public override func canPerformAction(_ action: UIStandardEditAction, withSender sender: Any?) -> Bool { false }
}

/// Holds a picker in place of the keyboard.
@MainActor
final class ChoiceInputView: UIInputView {
  private let picker: UIView

  /// In points; on a phone that lies on its side there is less room.
  private static let (height, compactHeight): (CGFloat, CGFloat) = (216, 162)
  /// On tablets, wheels would be too far from each other.
  private static let greatestWidth: CGFloat = 480

  init(_ picker: UIView) {
    self.picker = picker
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: Self.height), inputViewStyle: .keyboard)
    allowsSelfSizing = true
    addSubview(picker)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    let isCompact = traitCollection.verticalSizeClass == .compact
    let height = isCompact ? Self.compactHeight : max(picker.intrinsicContentSize.height, Self.height)
    return CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds.inset(by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
    let width = min(room.width, Self.greatestWidth)
    picker.frame = CGRect(x: room.midX - width / 2, y: 0, width: width, height: bounds.height)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.verticalSizeClass != previousTraitCollection?.verticalSizeClass {
      invalidateIntrinsicContentSize()
      UIApplication.shared.inputViews.heightChanged()
    }
  }
}
