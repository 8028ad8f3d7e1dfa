// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import MorseUI
public import UIKit

/// The list of all pages: the tutorial, what to practise with, and the keyboard's settings.
public final class HomeController: UITableViewController {
  private let trainer: Trainer
  private let sections: [[TrainerPage]] = [
    TutorialStep.allCases.map(TrainerPage.step), [.drills, .practice, .cheatSheet], [.settings],
  ]

  public init(_ trainer: Trainer) {
    self.trainer = trainer
    super.init(style: .insetGrouped)
    title = said("Morse Coder", "모스 코더")
    navigationItem.backButtonTitle = said("Morse", "모스")
  }

  public required init?(coder: NSCoder) { nil }

  /// The app, ready to be a window's root.
  ///
  /// - Parameters:
  ///   - trainer: What is known about the person.
  ///   - page: What shows at first; the list without one.
  public static func makeRoot(_ trainer: Trainer, at page: TrainerPage? = nil) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: HomeController(trainer))
    navigation.navigationBar.prefersLargeTitles = true
    if let page { navigation.pushViewController(page.make(trainer), animated: false) }
    return navigation
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "page")
  }

  /// Progress may have been made on the page that was open.
  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tableView.reloadData()
  }

  public override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  public override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    switch section {
    case 0: said("The keyboard", "키보드 배우기")
    case 1: said("Morse code", "모스 부호 익히기")
    default: nil
    }
  }

  public override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "page", for: indexPath)
    let page = sections[indexPath.section][indexPath.row]
    var content = UIListContentConfiguration.subtitleCell()
    content.text = page.title
    content.secondaryText = page.detail(trainer)
    content.secondaryTextProperties.color = .secondaryLabel
    content.image = TileImage.make(symbol: page.symbol, color: page.color)
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    cell.accessibilityValue = nil
    if case .step(let step) = page, trainer.doneSteps.contains(step) {
      cell.accessoryType = .checkmark
      cell.accessibilityValue = said("Done", "완료")
    }
    return cell
  }

  public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let page = sections[indexPath.section][indexPath.row]
    navigationController?.pushViewController(page.make(trainer), animated: true)
  }
}
