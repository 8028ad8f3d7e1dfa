// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Alerts and action sheets.
final class AlertsPage: PageController {
  private let answer = UILabel.make("None yet", style: .body, color: .secondaryLabel)

  override func build() {
    addGroup("Alerts", [opener("One button", one), opener("Two buttons", two), opener("Three buttons", three)])
    addGroup("Action Sheets", [opener("Choices", sheet), opener("Something destructive", delete)])
    addGroup("Answer", [RowView("Last answer", answer)])
  }

  private func opener(_ title: String, _ make: @escaping () -> UIAlertController) -> UIView {
    var configuration = UIButton.Configuration.plain()
    configuration.title = title
    configuration.contentInsets = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    let button = UIButton(configuration: configuration)
    button.contentHorizontalAlignment = .leading
    button.addAction(
      UIAction { [weak self, weak button] _ in
        guard let self, let button else { return }
        let alert = make()
        // In wide windows a sheet points at what it came from.
        alert.popoverPresentationController?.sourceView = button
        present(alert, animated: true)
      }, for: .touchUpInside)
    return button
  }

  private func action(_ title: String, _ style: UIAlertAction.Style = .default) -> UIAlertAction {
    UIAlertAction(title: title, style: style) { [weak self] _ in self?.answer.text = title }
  }

  private func one() -> UIAlertController {
    let alert = UIAlertController(
      title: "No Connection", message: "The server cannot be reached. Try again later.", preferredStyle: .alert)
    alert.addAction(action("OK"))
    return alert
  }

  private func two() -> UIAlertController {
    let alert = UIAlertController(
      title: "Delete “Lunch on Friday”?", message: "The note goes from all of your devices.", preferredStyle: .alert)
    alert.addAction(action("Cancel", .cancel))
    alert.addAction(action("Delete", .destructive))
    return alert
  }

  private func three() -> UIAlertController {
    let alert = UIAlertController(
      title: "Keep Changes?", message: "The draft has not been saved.", preferredStyle: .alert)
    let save = action("Save")
    for action in [save, action("Do Not Save", .destructive), action("Cancel", .cancel)] { alert.addAction(action) }
    alert.preferredAction = save
    return alert
  }

  private func sheet() -> UIAlertController {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    for title in ["Take a Photo", "Choose a Photo", "Browse Files"] { sheet.addAction(action(title)) }
    sheet.addAction(action("Cancel", .cancel))
    return sheet
  }

  private func delete() -> UIAlertController {
    let sheet = UIAlertController(
      title: "Delete 3 Photos?", message: "They go from all of your devices.", preferredStyle: .actionSheet)
    sheet.addAction(action("Delete 3 Photos", .destructive))
    sheet.addAction(action("Cancel", .cancel))
    return sheet
  }
}
