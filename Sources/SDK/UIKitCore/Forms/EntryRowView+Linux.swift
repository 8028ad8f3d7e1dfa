// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import Phrases

/// A row of a form: what it is called, what is filled in, and below it what is wrong with that.
///
/// A problem that nothing typed behind the text can mend shows at once (`EntryProblem.isFinal`); any other when the row is left, as the text
/// may only not be finished. From the first problem on every change is checked at once: the problem goes as soon as it
/// is mended, and comes as soon as there is one again. A problem that comes is announced to screen readers, and is the hint of what is filled in
/// while it shows. UIKit has no such view.
///
/// Make an `EntryFieldView` or an `EntryControlView`.
@MainActor
public class EntryRowView: UIView {
  /// What the row is called; screen readers call what is filled in so, too.
  public let titleLabel: UILabel = UILabel()
  /// The problem in words; hidden while none shows.
  public let problemLabel: UILabel = UILabel()
  /// Called after what is filled in has changed by any hand.
  var onChange: () -> Void = {}
  /// Called when the Return key is pressed in the row.
  var onReturn: () -> Void = {}
  /// Whether the row has been left once, has had a final problem, or its form was to be sent.
  private var isChecked = false
  /// The hint that the app has given what is filled in.
  private var ownHint: String?

  /// Makes a row with its labels, which have no places yet.
  init(title: String) {
    super.init(frame: .zero)
    titleLabel.text = title
    titleLabel.font = .preferredFont(forTextStyle: .subheadline)
    titleLabel.textColor = .secondaryLabel
    // What is filled in has the words as its own label.
    titleLabel.isAccessibilityElement = false
    problemLabel.font = .preferredFont(forTextStyle: .footnote)
    problemLabel.textColor = .systemRed
    problemLabel.isHidden = true
    for label in [titleLabel, problemLabel] {
      label.numberOfLines = 0
      label.adjustsFontForContentSizeCategory = true
    }
  }

  public required init?(coder: NSCoder) { nil }

  /// Places the parts of the row one below the other.
  func arrange(_ parts: [UIView]) {
    let stack = UIStackView(arrangedSubviews: parts)
    stack.axis = .vertical
    stack.spacing = 4
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor),
      stack.topAnchor.constraint(equalTo: topAnchor),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  /// What takes keys while the row is filled.
  var stop: (any EntryStop)? { self as? any EntryStop }

  /// What screen readers call by the row's title.
  var spokenPart: UIView { self }

  /// The first problem with what is filled in now, a final one before others, whether it shows or not; `nil` for none.
  public var entryProblem: EntryProblem? { nil }

  /// Whether there is a problem that nothing mends that is typed behind what is there.
  var hasFinalProblem: Bool { entryProblem?.isFinal == true }

  /// Shows what is wrong with what is filled in now, and checks every change from now on.
  public func showProblem() { showProblem(announces: true) }

  func showProblem(announces: Bool) {
    isChecked = true
    update(announces: announces)
  }

  /// What is filled in has changed.
  func contentChanged() {
    if !isChecked, hasFinalProblem { isChecked = true }
    checkAgain()
    onChange()
  }

  /// Shows or hides the problem by what is filled in now, in this row and others, if the row is checked at every change.
  func checkAgain() { if isChecked { update(announces: true) } }

  /// Says the problem that shows to screen readers.
  func announceProblem() {
    guard !problemLabel.isHidden, let message = problemLabel.text else { return }
    let words = [titleLabel.text ?? "", message].joined(separator: ": ")
    UIAccessibility.post(notification: .announcement, argument: words)
  }

  private func update(announces: Bool) {
    let message = entryProblem?.message(in: .current)
    guard message != problemLabel.text || (message == nil) != problemLabel.isHidden else { return }
    if problemLabel.isHidden { ownHint = spokenPart.accessibilityHint }
    problemLabel.text = message
    problemLabel.isHidden = message == nil
    spokenPart.accessibilityHint = message ?? ownHint
    if announces { announceProblem() }
  }
}

extension UIView {
  /// Whether the row of a form says what is wrong with what is filled in here, and this says it with the row.
  package var showsEntryProblem: Bool {
    guard let hint = accessibilityHint else { return false }
    let row = sequence(first: self, next: \.superview).lazy.compactMap { $0 as? EntryRowView }.first
    return row.map { !$0.problemLabel.isHidden && $0.problemLabel.text == hint } ?? false
  }
}

/// Where Previous and Next lead: takes keys, and can have a bar above the keyboard.
@MainActor
protocol EntryStop: UIView {
  var inputAccessoryView: UIView? { get set }
  /// Has something done whenever this takes keys.
  func whenFilling(_ action: @escaping () -> Void)
}

extension EntryStop {
  /// Whether people see it and can fill it.
  var canBeFilled: Bool {
    window != nil && canBecomeFirstResponder
      && !sequence(first: self as UIView, next: \.superview).contains(where: \.isHidden)
  }
}

extension UITextField: EntryStop {
  func whenFilling(_ action: @escaping () -> Void) {
    addAction(UIAction { _ in action() }, for: .editingDidBegin)
  }
}
