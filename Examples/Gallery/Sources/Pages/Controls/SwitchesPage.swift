// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Switches, sliders, steppers, and what shows progress.
final class SwitchesPage: PageController {
  private let progress = UIProgressView(progressViewStyle: .default)
  private let percent = UILabel.make("40 %", style: .body, color: .secondaryLabel)
  private let servings = UILabel.make("2", style: .body, color: .secondaryLabel)

  override func build() {
    addGroup("Switches", switches())
    addGroup("Sliders", sliders())
    addGroup("Steppers", steppers())
    addGroup("Progress", [RowView("Downloaded", percent), progress.row(), bar().row()])
    addGroup("Activity", [RowView("Medium", activity(.medium)), RowView("Large", activity(.large))])
    addGroup("Pages", [pages().row()])
  }

  private func switches() -> [UIView] {
    let on = UISwitch()
    on.isOn = true
    let tinted = UISwitch()
    tinted.isOn = true
    tinted.onTintColor = .systemPurple
    let disabled = UISwitch()
    disabled.isOn = true
    disabled.isEnabled = false
    return [
      RowView("Airplane Mode", UISwitch()), RowView("Bluetooth", on), RowView("Tinted", tinted),
      RowView("Disabled", disabled),
    ]
  }

  private func sliders() -> [UIView] {
    let volume = UISlider()
    volume.minimumValueImage = UIImage(systemName: "speaker.fill")
    volume.maximumValueImage = UIImage(systemName: "speaker.wave.3.fill")
    volume.tintColor = .systemGray
    volume.value = 0.7
    volume.accessibilityLabel = "Volume"
    let plain = UISlider()
    plain.value = 0.4
    plain.accessibilityLabel = "Downloaded"
    plain.addAction(
      UIAction { [weak self] action in
        guard let self, let slider = action.sender as? UISlider else { return }
        progress.progress = slider.value
        percent.text = "\(Int((slider.value * 100).rounded())) %"
      }, for: .valueChanged)
    let disabled = UISlider()
    disabled.value = 0.5
    disabled.isEnabled = false
    return [plain.row(), volume.row(), disabled.row()]
  }

  private func steppers() -> [UIView] {
    let stepper = UIStepper()
    stepper.minimumValue = 1
    stepper.maximumValue = 12
    stepper.value = 2
    stepper.accessibilityLabel = "Servings"
    stepper.addAction(
      UIAction { [weak self] action in
        if let stepper = action.sender as? UIStepper { self?.servings.text = "\(Int(stepper.value))" }
      }, for: .valueChanged)
    for part in [servings, stepper] { part.setContentHuggingPriority(.required, for: .horizontal) }
    let pair = UIStackView(arrangedSubviews: [servings, stepper])
    pair.spacing = 12
    pair.alignment = .center
    let lowest = UIStepper()
    return [RowView("Servings", pair), RowView("At its lowest", lowest)]
  }

  private func bar() -> UIView {
    progress.progress = 0.4
    let bar = UIProgressView(progressViewStyle: .bar)
    bar.progress = 0.75
    bar.progressTintColor = .systemGreen
    return bar
  }

  private func activity(_ style: UIActivityIndicatorView.Style) -> UIView {
    let view = UIActivityIndicatorView(style: style)
    view.startAnimating()
    return view
  }

  private func pages() -> UIView {
    let pages = UIPageControl()
    pages.numberOfPages = 5
    pages.currentPage = 1
    return pages
  }
}
