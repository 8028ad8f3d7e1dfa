// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Popovers of buttons: plates with an arrow, and sheets where the window is narrow.
final class PopoversPage: PageController, UIPopoverPresentationControllerDelegate {
  private let swatch = UIView().sized(width: 44, height: 28)

  override func build() {
    swatch.layer.cornerRadius = 6
    swatch.backgroundColor = .systemBlue
    swatch.isAccessibilityElement = true
    swatch.accessibilityLabel = "Chosen color"
    swatch.accessibilityValue = "Blue"
    addGroup(
      "Where There Is Room", footer: "A sheet where the window is narrow.",
      [RowView("Color", swatch), RowView("Palette", button("Choose") { $0.choose(from: $1) })])
    addGroup(
      "Always", footer: "The delegate keeps it a popover.",
      [RowView("What is this?", button("Explain") { $0.explain(at: $1) })])
    let palette = UIBarButtonItem(
      image: UIImage(systemName: "paintpalette"), primaryAction: UIAction { [weak self] in self?.choose($0.sender) })
    palette.accessibilityLabel = "Colors"
    navigationItem.rightBarButtonItem = palette
  }

  private func button(_ title: String, _ act: @escaping (PopoversPage, UIView) -> Void) -> UIButton {
    var configuration = UIButton.Configuration.gray()
    configuration.title = title
    return UIButton(
      configuration: configuration,
      primaryAction: UIAction { [weak self] action in
        if let self, let button = action.sender as? UIView { act(self, button) }
      })
  }

  private func choose(_ sender: Any?) {
    guard let item = sender as? UIBarButtonItem else { return }
    let popover = palette()
    popover.popoverPresentationController?.barButtonItem = item
    present(popover, animated: true)
  }

  private func choose(from view: UIView) {
    let popover = palette()
    popover.popoverPresentationController?.sourceView = view
    present(popover, animated: true)
  }

  private func palette() -> UIViewController {
    let colors = PaletteController { [weak self] name, color in
      self?.swatch.backgroundColor = color
      self?.swatch.accessibilityValue = name
      self?.dismiss(animated: true)
    }
    let navigation = UINavigationController(rootViewController: colors)
    navigation.modalPresentationStyle = .popover
    navigation.preferredContentSize = CGSize(width: 300, height: 401)
    let sheet = navigation.popoverPresentationController?.adaptiveSheetPresentationController
    sheet?.detents = [.medium(), .large()]
    sheet?.prefersGrabberVisible = true
    return navigation
  }

  private func explain(at view: UIView) {
    let tip = TipController("Popovers belong to what their arrow points at. A tap beside them sends them away.")
    tip.modalPresentationStyle = .popover
    tip.popoverPresentationController?.sourceView = view
    tip.popoverPresentationController?.delegate = self
    present(tip, animated: true)
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }
}
