// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Wheels with rows of text, and with views of one's own.
final class PickersPage: PageController {
  private let meal = MealChoices()
  private let colors = ColorChoices()
  private let choice = UILabel.make("Bibimbap, medium", style: .body, color: .secondaryLabel)

  override func build() {
    let picker = UIPickerView()
    picker.dataSource = meal
    picker.delegate = meal
    picker.selectRow(2, inComponent: 0, animated: false)
    picker.selectRow(1, inComponent: 1, animated: false)
    meal.chosen = { [weak self] in self?.choice.text = $0 }
    addGroup("Two Wheels", [picker, RowView("Chosen", choice)])

    let tiles = UIPickerView()
    tiles.dataSource = colors
    tiles.delegate = colors
    tiles.selectRow(4, inComponent: 0, animated: false)
    addGroup("Views of One's Own", [tiles])
  }
}

/// What a wheel for dishes and one for sizes hold.
final class MealChoices: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  private let wheels = [
    ["Ramen", "Pho", "Bibimbap", "Paella", "Tagine", "Pierogi", "Dosa", "Mole", "Poutine"],
    ["Small", "Medium", "Large", "Family"],
  ]
  var chosen: (String) -> Void = { _ in }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { wheels.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    wheels[component].count
  }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    wheels[component][row]
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    let dish = wheels[0][pickerView.selectedRow(inComponent: 0)]
    let size = wheels[1][pickerView.selectedRow(inComponent: 1)].lowercased()
    chosen("\(dish), \(size)")
  }
}

/// A wheel of colours.
final class ColorChoices: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  private let colors: [UIColor] = [
    .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemTeal, .systemBlue, .systemIndigo, .systemPurple,
  ]

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { colors.count }

  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 40 }

  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView {
    let tile = view ?? UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 28))
    tile.backgroundColor = colors[row]
    tile.layer.cornerRadius = 6
    return tile
  }
}
