// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import MorseCode
import MorseUI
import UIKit

/// The whole code.
final class CheatSheetController: UIViewController {
  private let sheet = CheatSheetView(MorseSign.Kind.allCases, showsTitles: true)

  init() {
    super.init(nibName: nil, bundle: nil)
    title = TrainerPage.cheatSheet.title
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    sheet.alwaysBounceVertical = true
    sheet.layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    view.add(sheet)
    NSLayoutConstraint.activate([
      sheet.topAnchor.constraint(equalTo: view.topAnchor),
      sheet.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      sheet.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      sheet.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
    ])
  }
}
