// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Phrases
internal import UIKit

/// The text of a licence.
final class NoticePage: UIViewController {
  private let notice: LicenceNotice
  private let textView = UITextView()

  init(_ notice: LicenceNotice) {
    self.notice = notice
    super.init(nibName: nil, bundle: nil)
    title = notice.title
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    textView.text = notice.text ?? said(.noticeUnreadable, notice.path)
    textView.isEditable = false
    textView.font = .preferredFont(forTextStyle: .footnote)
    textView.adjustsFontForContentSizeCategory = true
    textView.backgroundColor = .systemBackground
    textView.textContainerInset = UIEdgeInsets(top: 16, left: 16, bottom: 24, right: 16)
    textView.accessibilityIdentifier = "notice"
    textView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(textView)
    NSLayoutConstraint.activate([
      textView.topAnchor.constraint(equalTo: view.topAnchor),
      textView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      textView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      textView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }
}
