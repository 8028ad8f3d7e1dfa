// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One wheel of a picker: a scroll view without content, over which the rows are laid as on a cylinder.
@MainActor
final class PickerWheel: UIScrollView, UIScrollViewDelegate {
  /// How many rows there are.
  var count = 0 {
    didSet { updateSize() }
  }
  var rowHeight = UIPickerView.standardRowHeight {
    didSet { updateSize() }
  }
  /// Makes the view of a row, of one that shows no row any more where there is one.
  var makeRow: (Int, UIView?) -> UIView = { _, view in view ?? UIView() }
  /// Hears that somebody has turned the wheel to a row, or tapped it.
  var chosen: (Int) -> Void = { _ in }
  /// What a screen reader says of a row.
  var describe: (Int) -> String? = { _ in nil }

  private(set) var selectedRow = 0
  private var rows: [Int: UIView] = [:]
  private var spare: [UIView] = []
  /// Whether a finger has set off the movement that is under way.
  private var isTurned = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    showsVerticalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    alwaysBounceVertical = true
    clipsToBounds = true
    delegate = self
    addGestureRecognizer(UITapGestureRecognizer { [weak self] in self?.tapped($0) })
  }

  required init?(coder: NSCoder) { nil }

  private var shape: WheelShape { WheelShape(rowHeight: rowHeight) }

  private func updateSize() {
    contentSize = CGSize(width: bounds.width, height: CGFloat(max(count - 1, 0)) * rowHeight + bounds.height)
  }

  override func boundsDidChange(from old: CGRect) {
    super.boundsDidChange(from: old)
    guard bounds.size != old.size else { return }
    updateSize()
    if motion == nil, drag == nil { show(CGPoint(x: 0, y: CGFloat(selectedRow) * rowHeight)) }
    setNeedsLayout()
  }

  // MARK: Rows

  override func layoutSubviews() {
    super.layoutSubviews()
    placeRows()
  }

  func reload() {
    for view in rows.values { putAside(view) }
    rows = [:]
    selectedRow = min(max(selectedRow, 0), max(count - 1, 0))
    stopMotion()
    show(CGPoint(x: 0, y: CGFloat(selectedRow) * rowHeight))
    setNeedsLayout()
  }

  func view(for row: Int) -> UIView? { rows[row] }

  private func putAside(_ view: UIView) {
    view.removeFromSuperview()
    spare.append(view)
  }

  private func placeRows() {
    guard rowHeight > 0, bounds.height > 0 else { return }
    let middle = contentOffset.y / rowHeight
    let shape = shape
    let reach = CGFloat.pi / 2 * shape.radius / rowHeight
    let seen = max(Int((middle - reach).rounded(.up)), 0)...max(min(Int((middle + reach).rounded(.down)), count - 1), 0)
    for (row, view) in rows where !seen.contains(row) || row >= count {
      rows[row] = nil
      putAside(view)
    }
    UIView.performWithoutAnimation {
      for row in seen where row < count {
        guard let place = shape.place(ofRowAt: CGFloat(row) - middle) else { continue }
        let view = rowView(row)
        view.bounds.size = CGSize(width: bounds.width, height: rowHeight)
        view.center = CGPoint(x: bounds.midX, y: bounds.midY + place.y)
        view.transform = CGAffineTransform(scaleX: 0.9 + 0.1 * place.stretch, y: place.stretch)
        view.alpha = place.alpha
      }
    }
  }

  private func rowView(_ row: Int) -> UIView {
    if let view = rows[row] { return view }
    let view = makeRow(row, spare.popLast())
    view.isUserInteractionEnabled = false
    rows[row] = view
    addSubview(view)
    return view
  }

  // MARK: Turning

  func select(_ row: Int, animated: Bool) {
    let row = min(max(row, 0), max(count - 1, 0))
    selectedRow = row
    isTurned = false
    setContentOffset(CGPoint(x: 0, y: CGFloat(row) * rowHeight), animated: animated)
    setNeedsLayout()
  }

  private func tapped(_ recognizer: UITapGestureRecognizer) {
    let distance = shape.distance(at: recognizer.location(in: self).y - bounds.midY)
    let row = Int((contentOffset.y / rowHeight + distance).rounded())
    guard row != selectedRow, (0..<count).contains(row) else { return }
    isTurned = true
    setContentOffset(CGPoint(x: 0, y: CGFloat(row) * rowHeight), animated: true)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { isTurned = true }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let row = min(max((targetContentOffset.pointee.y / rowHeight).rounded(), 0), CGFloat(max(count - 1, 0)))
    targetContentOffset.pointee.y = row * rowHeight
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { cameToRest() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    if !isTracking { cameToRest() }
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { cameToRest() }

  private func cameToRest() {
    guard isTurned, rowHeight > 0 else { return }
    isTurned = false
    let row = min(max(Int((contentOffset.y / rowHeight).rounded()), 0), max(count - 1, 0))
    guard row != selectedRow else { return }
    selectedRow = row
    chosen(row)
  }

  override func scroll(by distance: CGVector) -> Bool {
    let row = min(max(selectedRow + (distance.dy > 0 ? 1 : distance.dy < 0 ? -1 : 0), 0), max(count - 1, 0))
    guard row != selectedRow else { return false }
    select(row, animated: true)
    chosen(row)
    return true
  }

  // MARK: Accessibility

  override var isNaturalElement: Bool { true }
  override var naturalTraits: UIAccessibilityTraits { .adjustable }
  override var naturalValue: String? { describe(selectedRow) ?? rows[selectedRow]?.spokenText }
  override var naturalRole: AccessibilityRole { .wheel }

  override func accessibilityIncrement() { _ = scroll(by: CGVector(dx: 0, dy: 1)) }

  override func accessibilityDecrement() { _ = scroll(by: CGVector(dx: 0, dy: -1)) }
}
