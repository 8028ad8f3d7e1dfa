// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A picture, as large as it fits, with a button over each line of its text.
@MainActor
final class ScannedPageView: UIView {
  /// Called when a line was chosen or left.
  var onChoice: () -> Void = {}
  private let imageView = UIImageView()
  private var buttons: [ScannedLineButton] = []
  private(set) var lines: [ScannedLine] = []
  private var aspectRatio: CGFloat = 4 / 3

  init() {
    super.init(frame: .zero)
    backgroundColor = .black
    clipsToBounds = true
    imageView.contentMode = .scaleToFill
    addSubview(imageView)
  }

  required init?(coder: NSCoder) { nil }

  /// Whether there is neither a picture nor text.
  var isEmpty: Bool { imageView.image == nil && lines.isEmpty }

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
    setNeedsLayout()
  }

  func show(_ page: ScannedPage) {
    if let picture = page.picture { show(picture) }
    if page.aspectRatio.isFinite, page.aspectRatio > 0 { aspectRatio = page.aspectRatio }
    lines = page.lines
    for button in buttons { button.removeFromSuperview() }
    buttons = lines.map { line in
      let button = ScannedLineButton(line.text, showsText: page.picture == nil)
      button.addAction(
        UIAction { [weak self, weak button] _ in
          button?.isSelected.toggle()
          self?.onChoice()
        }, for: .touchUpInside)
      addSubview(button)
      return button
    }
    setNeedsLayout()
  }

  func clear() {
    show(ScannedPage(picture: nil, aspectRatio: 4 / 3, lines: []))
    imageView.image = nil
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
