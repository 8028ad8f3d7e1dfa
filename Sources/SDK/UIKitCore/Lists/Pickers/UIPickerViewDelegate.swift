// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Who knows what the wheels of a picker hold.
@MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// Returns how many wheels there are; asked when the picker loads.
  func numberOfComponents(in pickerView: UIPickerView) -> Int

  /// Returns how many rows a wheel has; asked when the wheel loads.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Who says what the rows of a picker look like, and hears of choices.
@MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// Returns the width of a wheel, in points; by default the picker shares its width out.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat

  /// Returns the height of a wheel's rows, in points; 32 by default.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat

  /// Returns the text of a row; `nil`, as by default, for none.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?

  /// Returns the text of a row with attributes, in place of its plain text; `nil`, as by default, for the plain one.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?

  /// Returns a view for a row; `view`, which shows no row any more, where that will do. By default a label with the title.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView

  /// Called when somebody has turned a wheel to another row, once it has come to rest; not for `selectRow`.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// The picker shares its width out by default.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    pickerView.standardWidth
  }
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
    UIPickerView.standardRowHeight
  }
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    nil
  }
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  /// A label with the row's title.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView { pickerView.titleView(row, component, self, reusing: view) }
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}
