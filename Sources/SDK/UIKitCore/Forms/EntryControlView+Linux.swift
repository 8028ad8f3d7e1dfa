// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A row of a form with a control: a segmented control, a button with a menu, a compact date picker, a switch.
///
///     let size = EntryControlView(title: "Size", control: UISegmentedControl(items: ["S", "M", "L"]))
///     size.entryValidators = [.required]
///
/// It counts in an `EntryForm` as a field does: its validators are given the title of what is chosen, an empty text for nothing. A menu's
/// element that is on and disabled is an invitation to choose, and so nothing; a switch that is on is a text, one that is off is none.
/// Previous, Next and Return lead to the row, which then has a ring around the control. On a hardware keyboard the arrows choose the
/// neighbours, letters what begins with them, and Space does what a tap does. Where the validators want no choice, Clear in the bar above the
/// keyboard takes that of segments back, as Delete does; give a menu an element for none. UIKit has no such view.
@MainActor
public final class EntryControlView: EntryRowView {
  /// What people choose with.
  public let control: UIControl
  /// What finds problems in the choice, in order; none by default.
  public var entryValidators: [EntryValidator] = []
  private let ring = UIView()
  private let line = UIStackView()
  private var accessory: UIView?
  private var filling: [() -> Void] = []

  private static let (ringWidth, ringDistance): (CGFloat, CGFloat) = (2, 4)

  /// Makes a row: controls that have to be wide are below the title, others beside it.
  ///
  /// - Parameters:
  ///   - title: What the control is called.
  ///   - control: What people choose with.
  public init(title: String, control: UIControl) {
    self.control = control
    super.init(title: title)
    nameControl()
    if isWide {
      arrange([titleLabel, control, problemLabel])
    } else {
      titleLabel.font = .preferredFont(forTextStyle: .body)
      titleLabel.textColor = .label
      control.setContentHuggingPriority(.defaultHigh, for: .horizontal)
      // Before the title, which has more lines then, but not beyond the row.
      control.setContentCompressionResistancePriority(UILayoutPriority(999), for: .horizontal)
      line.addArrangedSubview(titleLabel)
      line.addArrangedSubview(control)
      line.spacing = 12
      arrange([line, problemLabel])
      arrangeLine()
    }
    ring.isUserInteractionEnabled = false
    ring.isHidden = true
    ring.layer.borderWidth = Self.ringWidth
    addSubview(ring)
    ring.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      ring.leadingAnchor.constraint(equalTo: control.leadingAnchor, constant: -Self.ringDistance),
      ring.trailingAnchor.constraint(equalTo: control.trailingAnchor, constant: Self.ringDistance),
      ring.topAnchor.constraint(equalTo: control.topAnchor, constant: -Self.ringDistance),
      ring.bottomAnchor.constraint(equalTo: control.bottomAnchor, constant: Self.ringDistance),
    ])
    control.addAction(UIAction { [weak self] _ in self?.contentChanged() }, for: .valueChanged)
    guard let button = control as? UIButton else { return }
    button.onMenuSelection = { [weak self] in self?.contentChanged() }
    // One that is on or off tells nothing else.
    button.addAction(UIAction { [weak self] _ in self?.contentChanged() }, for: .primaryActionTriggered)
  }

  public required init?(coder: NSCoder) { nil }

  /// Whether the control takes all of the row's width.
  private var isWide: Bool { control is UISegmentedControl || control is UISlider }

  override var spokenPart: UIView { control }

  /// Has screen readers call the control by the row's title; a button that shows no choice is called by its own.
  private func nameControl() {
    guard control.toldAccessibility?.label == nil else { return }
    let takesName = (control as? UIButton)?.isPopUp ?? true
    if takesName { control.accessibilityLabel = titleLabel.text }
    titleLabel.isAccessibilityElement = !takesName
  }

  public override func didMoveToWindow() {
    super.didMoveToWindow()
    // The control may have got its menu since, and the row another size of text.
    nameControl()
    arrangeLine()
  }

  /// The first problem that the validators find in what is chosen; `nil` for none.
  public override var entryProblem: EntryProblem? {
    entryValidators.problem(in: choice?.chosenText ?? control.accessibilityValue ?? "")
  }

  private var choice: (any EntryChoosing)? { control as? any EntryChoosing }

  // MARK: Keys

  /// The bar of a form, while it shows one.
  public override var inputAccessoryView: UIView? {
    get { accessory ?? super.inputAccessoryView }
    set { accessory = newValue }
  }

  public override var canBecomeFirstResponder: Bool { control.isEnabled }

  @discardableResult
  public override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard window != nil, super.becomeFirstResponder() else { return false }
    ring.isHidden = false
    for action in filling { action() }
    return true
  }

  @discardableResult
  public override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard super.resignFirstResponder() else { return false }
    left()
    return true
  }

  override func forceResign() {
    super.forceResign()
    left()
  }

  private func left() {
    ring.isHidden = true
    showProblem()
  }

  public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { press in press.key.map { !take($0) } ?? true }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  private func take(_ key: UIKey) -> Bool {
    guard isFirstResponder, let command = TextKeyCommand(key) else { return false }
    let side = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    switch command {
    case .enter: onReturn()
    case .move(.up, selects: _): choice?.choose(by: -1)
    case .move(.down, selects: _): choice?.choose(by: 1)
    case .move(.left, selects: _): choice?.choose(by: -side)
    case .move(.right, selects: _): choice?.choose(by: side)
    case .insert(" "): choice?.press()
    case .insert(let text): choice?.choose(beginningWith: text)
    case .deleteBackward, .deleteForward: clearIfOptional()
    default: return false
    }
    return true
  }

  // MARK: Places

  /// Puts the control below the title where text is very large.
  private func arrangeLine() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    line.axis = isLarge ? .vertical : .horizontal
    line.alignment = isLarge ? .leading : .center
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    ring.layer.cornerRadius = max(control.layer.cornerRadius, 8) + Self.ringDistance
    ring.layer.borderColor = tintColor.resolvedColor(with: traitCollection).cgColor
  }

  public override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    arrangeLine()
    setNeedsLayout()
  }
}

extension EntryControlView: EntryStop {
  func whenFilling(_ action: @escaping () -> Void) { filling.append(action) }
}
