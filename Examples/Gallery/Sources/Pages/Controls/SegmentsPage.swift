// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Segmented controls.
final class SegmentsPage: PageController {
  private let choice = UILabel.make("Day", style: .body, color: .secondaryLabel)

  override func build() {
    let days = UISegmentedControl(items: ["Day", "Week", "Month", "Year"])
    days.selectedSegmentIndex = 0
    days.addAction(
      UIAction { [weak self] action in
        guard let control = action.sender as? UISegmentedControl else { return }
        self?.choice.text = control.titleForSegment(at: control.selectedSegmentIndex)
      }, for: .valueChanged)
    addGroup("Titles", [days.row(), RowView("Chosen", choice)])

    let images = UISegmentedControl(
      items: ["text.alignleft", "text.aligncenter", "text.alignright"].compactMap { UIImage(systemName: $0) })
    images.selectedSegmentIndex = 1
    addGroup("Images", [images.row()])

    let content = UISegmentedControl(items: ["All", "Unread", "From people I know"])
    content.apportionsSegmentWidthsByContent = true
    content.selectedSegmentIndex = 2
    addGroup("Widths That Suit the Content", [content.row()])

    let tinted = UISegmentedControl(items: ["Easy", "Medium", "Hard"])
    tinted.selectedSegmentTintColor = .systemBlue
    tinted.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
    tinted.selectedSegmentIndex = 1
    addGroup("Colors", [tinted.row()])

    let partly = UISegmentedControl(items: ["On", "Off", "Locked"])
    partly.setEnabled(false, forSegmentAt: 2)
    partly.selectedSegmentIndex = 0
    let disabled = UISegmentedControl(items: ["One", "Two"])
    disabled.selectedSegmentIndex = 1
    disabled.isEnabled = false
    addGroup("Disabled", [partly.row(), disabled.row()])

    let momentary = UISegmentedControl(items: ["Back", "Forward"])
    momentary.isMomentary = true
    addGroup("Momentary", [momentary.row()])
  }
}
