// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Who knows what the wheels of a date picker show.
@MainActor
protocol DateWheelsSource: AnyObject {
  var columnCount: Int { get }
  func rowCount(_ component: Int) -> Int
  func width(_ component: Int) -> CGFloat
  func text(_ row: Int, _ component: Int) -> String
  func isAllowed(_ row: Int, component: Int) -> Bool
  func alignment(_ component: Int) -> NSTextAlignment
  func didTurn(_ component: Int)
}

/// The wheels of a date picker.
@MainActor
final class DateWheels: UIPickerView, UIPickerViewDataSource, UIPickerViewDelegate {
  weak var source: (any DateWheelsSource)?

  func numberOfComponents(in pickerView: UIPickerView) -> Int { source?.columnCount ?? 0 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    source?.rowCount(component) ?? 0
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    source?.width(component) ?? standardWidth
  }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    source?.text(row, component)
  }

  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView {
    let view = titleView(row, component, self, reusing: view)
    color(view, row, component)
    return view
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    source?.didTurn(component)
  }

  override func alignment(_ component: Int) -> NSTextAlignment { source?.alignment(component) ?? .center }

  private func color(_ view: UIView, _ row: Int, _ component: Int) {
    (view as? UILabel)?.textColor = source?.isAllowed(row, component: component) == false ? .tertiaryLabel : .label
  }

  /// Shows anew which rows can be chosen.
  func refresh() {
    for component in 0..<numberOfComponents {
      let middle = selectedRow(inComponent: component)
      for row in (middle - 12)...(middle + 12) {
        if let view = view(forRow: row, forComponent: component) { color(view, row, component) }
      }
    }
  }
}
