// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Wheels side by side, each of which is turned to one of its rows.
@MainActor
open class UIPickerView: UIView {
  /// In points.
  static let standardRowHeight: CGFloat = 32
  private static let standardSize = CGSize(width: 320, height: 216)
  private static let sideMargin: CGFloat = 9
  private static let gap: CGFloat = 5

  private var wheels: [PickerWheel] = []
  private let band = UIView()
  private var isLoaded = false

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: frame.size == .zero ? Self.standardSize : frame.size))
    band.backgroundColor = .tertiarySystemFill
    band.layer.cornerRadius = 8
    band.isUserInteractionEnabled = false
    addSubview(band)
  }

  public required init?(coder: NSCoder) { nil }

  /// Who says how many wheels and rows there are. Asked anew, and all wheels turned to their first rows, when it
  /// changes.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { forget() }
  }
  /// Who says what rows look like, and hears of choices. A change turns all wheels to their first rows.
  open weak var delegate: (any UIPickerViewDelegate)? {
    didSet { forget() }
  }

  open override var intrinsicContentSize: CGSize { Self.standardSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.standardSize }

  // MARK: Rows

  /// How many wheels there are.
  open var numberOfComponents: Int {
    load()
    return wheels.count
  }

  /// Returns how many rows a wheel has; 0 where there is no such wheel.
  open func numberOfRows(inComponent component: Int) -> Int { wheel(component)?.count ?? 0 }

  /// Returns the size of a wheel's rows, in points; zero where there is no such wheel.
  open func rowSize(forComponent component: Int) -> CGSize {
    wheel(component).map { CGSize(width: $0.bounds.width, height: $0.rowHeight) } ?? .zero
  }

  /// The view of a row in sight; `nil` for other rows.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? { wheel(component)?.view(for: row) }

  /// Asks for everything again; wheels stay at the numbers of their rows, as far as there are as many.
  open func reloadAllComponents() {
    let rows = wheels.map(\.selectedRow)
    forget()
    load()
    for (wheel, row) in zip(wheels, rows) { wheel.select(row, animated: false) }
  }

  /// Asks for the rows of a wheel again; the wheel stays at the number of its row, as far as there are as many.
  open func reloadComponent(_ component: Int) {
    guard let wheel = wheel(component) else { return }
    wheel.count = max(dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0, 0)
    wheel.reload()
  }

  /// Turns a wheel to a row, without telling the delegate.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    wheel(component)?.select(row, animated: animated)
  }

  /// The row that a wheel is turned to; −1 where there is no such wheel.
  open func selectedRow(inComponent component: Int) -> Int {
    wheel(component).map { $0.count > 0 ? $0.selectedRow : -1 } ?? -1
  }

  private func wheel(_ component: Int) -> PickerWheel? {
    load()
    return wheels.indices.contains(component) ? wheels[component] : nil
  }

  private func forget() {
    isLoaded = false
    setNeedsLayout()
  }

  private func load() {
    guard !isLoaded, let dataSource else { return }
    isLoaded = true
    for wheel in wheels { wheel.removeFromSuperview() }
    wheels = (0..<max(dataSource.numberOfComponents(in: self), 0)).map { component in
      let wheel = PickerWheel()
      wheel.makeRow = { [weak self] row, view in self?.makeRow(row, component, reusing: view) ?? UIView() }
      wheel.chosen = { [weak self] row in
        guard let self else { return }
        delegate?.pickerView(self, didSelectRow: row, inComponent: component)
      }
      wheel.describe = { [weak self] row in
        guard let self else { return nil }
        return delegate?.pickerView(self, titleForRow: row, forComponent: component)
      }
      wheel.rowHeight = max(
        delegate?.pickerView(self, rowHeightForComponent: component) ?? Self.standardRowHeight, 1)
      wheel.count = max(dataSource.pickerView(self, numberOfRowsInComponent: component), 0)
      addSubview(wheel)
      return wheel
    }
    setNeedsLayout()
  }

  private func makeRow(_ row: Int, _ component: Int, reusing view: UIView?) -> UIView {
    delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: view) ?? UIView()
  }

  func titleView(
    _ row: Int, _ component: Int, _ delegate: any UIPickerViewDelegate, reusing view: UIView?
  ) -> UIView {
    let label = view as? UILabel ?? UILabel()
    label.font = .systemFont(ofSize: 23)
    label.textColor = .label
    label.textAlignment = alignment(component)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.6
    if let title = delegate.pickerView(self, attributedTitleForRow: row, forComponent: component) {
      label.attributedText = title
    } else {
      label.text = delegate.pickerView(self, titleForRow: row, forComponent: component)
    }
    return label
  }

  /// How titles stand in their wheels.
  func alignment(_ component: Int) -> NSTextAlignment { .center }

  // MARK: Layout

  /// The width of a wheel when all have the same.
  var standardWidth: CGFloat {
    let count = CGFloat(max(dataSource?.numberOfComponents(in: self) ?? 1, 1))
    return max((bounds.width - 2 * Self.sideMargin - Self.gap * (count - 1)) / count, 0)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    load()
    let height = wheels.map(\.rowHeight).max() ?? Self.standardRowHeight
    band.frame = CGRect(
      x: Self.sideMargin, y: ((bounds.height - height) / 2).rounded(),
      width: max(bounds.width - 2 * Self.sideMargin, 0),
      height: height)
    let widths = wheels.indices.map { delegate?.pickerView(self, widthForComponent: $0) ?? standardWidth }
    let total = widths.reduce(0, +) + Self.gap * CGFloat(max(widths.count - 1, 0))
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x = (bounds.width - total) / 2
    for (wheel, width) in zip(wheels, widths) {
      wheel.frame = CGRect(
        x: isMirrored ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
      x += width + Self.gap
    }
  }

  override var naturalRole: AccessibilityRole { .group }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }
}
