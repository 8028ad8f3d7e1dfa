// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import UIKit

/// A shop's last page: a gift card of any amount, for whom, how it is paid, and an account.
public final class CheckoutController: UIViewController {
  /// What is filled in; there once the view is.
  public private(set) lazy var rows = CheckoutRows()
  /// Pays, once all is right.
  public let payButton = UIButton(configuration: .filled())
  private let scrollView = UIScrollView()
  private var form: EntryForm?
  /// Calls when all is paid.
  public var onPay: () -> Void = {}

  /// Wider cards are hard to read.
  private static let widest: CGFloat = 600

  /// The page, ready to be a window's root.
  public static func makeRoot() -> UINavigationController {
    UINavigationController(rootViewController: CheckoutController())
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = said("Checkout", "결제")
    view.backgroundColor = .systemGroupedBackground
    payButton.configuration?.buttonSize = .large
    payButton.configuration?.title = said("Pay", "결제하기")
    let stack = UIStackView(arrangedSubviews: cards + [payButton])
    stack.axis = .vertical
    stack.spacing = 22
    arrange(stack)
    form = EntryForm(rows.all, control: payButton) { [weak self] in self?.pay() }
    rows.amount.textField.addAction(UIAction { [weak self] _ in self?.amountChanged() }, for: .editingChanged)
  }

  private var cards: [CardView] {
    let names = rows.all[1...2]
    return [
      CardView(
        said("Gift Card", "기프트 카드"),
        footer: said("Any amount from $5 to $500.", "5,000원부터 500,000원까지 입력할 수 있습니다."), rows: [rows.amount]),
      CardView(said("Contact", "연락처"), rows: names + [rows.email, rows.phone]),
      CardView(
        said("Billing Address", "청구지 주소"),
        rows: [rows.street, rows.apartment, rows.city, rows.state, rows.postalCode, rows.country]),
      CardView(said("Payment", "결제 수단"), rows: [rows.card, rows.expiry]),
      CardView(
        said("Account", "계정"),
        footer: said(
          "At least 8 characters with capitals, small letters and digits.", "영문 대문자, 소문자, 숫자를 포함해 8자 이상이어야 합니다."),
        rows: [rows.password]),
    ]
  }

  /// The form ends where the keyboard begins, so that it scrolls to whatever is typed into.
  private func arrange(_ stack: UIStackView) {
    scrollView.alwaysBounceVertical = true
    scrollView.keyboardDismissMode = .interactive
    // Below it are the keys, or the rounded corners of the screen.
    scrollView.clipsToBounds = false
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)
    scrollView.addSubview(stack)
    let content = scrollView.contentLayoutGuide
    let margins = view.layoutMarginsGuide
    let width = stack.widthAnchor.constraint(equalTo: margins.widthAnchor)
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

  private func amountChanged() {
    let isRight = rows.amount.textField.entryProblem == nil
    let amount = rows.amount.textField.text ?? ""
    payButton.configuration?.title = isRight ? said("Pay \(amount)", "\(amount) 결제하기") : said("Pay", "결제하기")
  }

  private func pay() {
    view.endEditing(true)
    onPay()
    let email = rows.email.textField.text ?? ""
    let alert = UIAlertController(
      title: said("Thank You", "결제 완료"),
      message: said("Your gift card is on its way to \(email).", "기프트 카드를 \(email) 주소로 보냈습니다."),
      preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: said("OK", "확인"), style: .default))
    present(alert, animated: true)
  }
}
