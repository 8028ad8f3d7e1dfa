// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import UIKit

/// A page of fields on cards, which ends where the keyboard begins.
///
/// What is entered is saved as a field is left, as on all pages: there is nothing to confirm.
class EntryPage: UIViewController {
  let model: SettingsModel
  private let scrollView = UIScrollView()
  private let stack = UIStackView()
  private var form: EntryForm?

  /// Wider cards are hard to read.
  private static let widest: CGFloat = 640

  init(_ model: SettingsModel, title: String) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
    self.title = title
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) { nil }

  /// Makes the cards of the page.
  func makeCards() -> [EntryCardView] { [] }

  /// The rows with fields, in the order in which they are filled.
  var rows: [EntryFieldView] { [] }

  /// Saves what has been entered.
  func save() {}

  // MARK: Views

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    scrollView.alwaysBounceVertical = true
    scrollView.keyboardDismissMode = .interactive
    scrollView.clipsToBounds = false
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    stack.axis = .vertical
    stack.spacing = 24
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)
    scrollView.addSubview(stack)
    arrange()
    showCards()
  }

  private func arrange() {
    let content = scrollView.contentLayoutGuide
    let width = stack.widthAnchor.constraint(equalTo: view.layoutMarginsGuide.widthAnchor)
    width.priority = .defaultHigh
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
      stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -24),
      stack.centerXAnchor.constraint(equalTo: content.centerXAnchor),
      stack.widthAnchor.constraint(lessThanOrEqualToConstant: Self.widest), width,
    ])
  }

  /// Shows the cards anew.
  func showCards() {
    guard isViewLoaded else { return }
    for card in stack.arrangedSubviews { card.removeFromSuperview() }
    for card in makeCards() { stack.addArrangedSubview(card) }
    connectRows()
  }

  /// Has Return and the bar above the keyboard go along the rows that there are now.
  func connectRows() {
    form?.showsAccessoryBar = false
    form = EntryForm(rows) { [weak self] in self?.view.endEditing(true) }
  }

  /// Whether somebody types into a field.
  var isTyping: Bool { rows.contains { $0.textField.isFirstResponder } }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    view.endEditing(true)
    save()
  }
}
