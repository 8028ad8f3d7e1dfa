// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A picture, as large as it fits, with a button over each line of its text.
@MainActor
final class ScannedPageView: UIView {
  /// Called when a finger comes down on a line: what is below it has to stay.
  var onTouch: () -> Void = {}
  /// Called when a line was chosen or left.
  var onChoice: () -> Void = {}
  private let imageView = UIImageView()
  private var buttons: [ScannedLineButton] = []
  /// What was read last.
  private var page: ScannedPage?
  private var aspectRatio: CGFloat = 4 / 3

  init() {
    super.init(frame: .zero)
    backgroundColor = .black
    clipsToBounds = true
    imageView.contentMode = .scaleToFill
    addSubview(imageView)
  }

  required init?(coder: NSCoder) { nil }

  var lines: [ScannedLine] { page?.lines ?? [] }

  /// Whether lines were chosen.
  var hasChoice: Bool { buttons.contains(where: \.isSelected) }

  /// The texts of the lines that were chosen; of all where none was.
  var wanted: [String] {
    let hasChoice = hasChoice
    return zip(lines, buttons).filter { !hasChoice || $1.isSelected }.map(\.0.text)
  }

  /// Shows what is seen now; the lines stay until others are read.
  func show(_ picture: CGImage) {
    imageView.image = UIImage(cgImage: picture)
    aspectRatio = CGFloat(picture.width) / CGFloat(picture.height)
    showTexts()
  }

  /// Shows lines over what is seen now. A line that was there before keeps its button, so that a screen reader stays on it.
  func show(_ page: ScannedPage) {
    let old = zip(lines, buttons).map { ($0, $1) }
    self.page = page
    var free = old
    buttons = page.lines.map { line in
      if let index = free.firstIndex(where: { $0.0.text == line.text && $0.0.area.intersects(line.area) }) {
        return free.remove(at: index).1
      }
      return makeButton(line.text)
    }
    for (_, button) in free { button.removeFromSuperview() }
    // Readers go through views in their order.
    for button in buttons { addSubview(button) }
    if imageView.image == nil { showPicture(of: page) }
    showTexts()
  }

  /// Shows the picture that the lines were read in: what is seen now may be another one.
  func freeze() {
    if let page { showPicture(of: page) }
    showTexts()
  }

  func clear() {
    page = nil
    for button in buttons { button.removeFromSuperview() }
    buttons = []
    imageView.image = nil
  }

  private func showPicture(of page: ScannedPage) {
    imageView.image = page.picture.map { UIImage(cgImage: $0) }
    if page.aspectRatio.isFinite, page.aspectRatio > 0 { aspectRatio = page.aspectRatio }
  }

  /// Texts show where there is no picture of them.
  private func showTexts() {
    for button in buttons { button.showsText = imageView.image == nil }
    setNeedsLayout()
  }

  private func makeButton(_ text: String) -> ScannedLineButton {
    let button = ScannedLineButton(text)
    button.addAction(UIAction { [weak self] _ in self?.onTouch() }, for: .touchDown)
    button.addAction(
      UIAction { [weak self, weak button] _ in
        button?.isSelected.toggle()
        self?.onChoice()
      }, for: .touchUpInside)
    return button
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = min(bounds.width, bounds.height * aspectRatio)
    let height = min(bounds.height, bounds.width / aspectRatio)
    let area = CGRect(x: (bounds.width - width) / 2, y: (bounds.height - height) / 2, width: width, height: height)
    imageView.frame = area
    for (line, button) in zip(lines, buttons) {
      let place = CGRect(
        x: area.minX + line.area.minX * width, y: area.minY + line.area.minY * height, width: line.area.width * width,
        height: line.area.height * height
      ).intersection(bounds)
      button.frame = place.isNull ? .zero : place.insetBy(dx: -3, dy: -2)
    }
  }

  /// Lines of small print stand closer than fingers are wide: the line whose middle is nearest is meant.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard super.hitTest(point, with: event) != nil else { return nil }
    func distance(_ button: UIView) -> CGFloat {
      let frame = button.frame
      let x = max(frame.minX - point.x, point.x - frame.maxX, 0)
      return x + abs(frame.midY - point.y)
    }
    let near = buttons.filter { !$0.frame.isEmpty && $0.frame.insetBy(dx: -12, dy: -12).contains(point) }
    return near.min { distance($0) < distance($1) } ?? self
  }
}
