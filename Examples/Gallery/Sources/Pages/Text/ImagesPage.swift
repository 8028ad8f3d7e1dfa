// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Pictures in the ways that they fill a view, and symbols.
final class ImagesPage: PageController {
  override func build() {
    addGroup("Content Modes", [modes()])
    addGroup("Corners, Borders and Shadows", [frames()])
    addGroup("Symbols", [symbols()])
    addGroup("Symbol Sizes and Weights", [sizes(), weights()])
  }

  private func modes() -> UIView {
    let modes: [(String, UIView.ContentMode)] = [
      ("Fill", .scaleToFill), ("Aspect Fit", .scaleAspectFit), ("Aspect Fill", .scaleAspectFill), ("Center", .center),
    ]
    let views = modes.map { name, mode in
      let view = UIImageView(image: SunsetImage.make(size: CGSize(width: 96, height: 64)))
      view.contentMode = mode
      view.clipsToBounds = true
      view.backgroundColor = .tertiarySystemFill
      view.layer.cornerRadius = 8
      let label = UILabel.make(name, style: .caption1, color: .secondaryLabel)
      label.textAlignment = .center
      label.numberOfLines = 1
      label.adjustsFontSizeToFitWidth = true
      let column = UIStackView(arrangedSubviews: [view.sized(height: 72), label])
      column.axis = .vertical
      column.spacing = 6
      return column
    }
    let row = UIStackView(arrangedSubviews: views)
    row.spacing = 12
    row.alignment = .top
    row.distribution = .fillEqually
    return row.row()
  }

  private func frames() -> UIView {
    let picture = SunsetImage.make(size: CGSize(width: 80, height: 80))
    let round = UIImageView(image: picture)
    round.layer.cornerRadius = 40
    round.clipsToBounds = true
    let bordered = UIImageView(image: picture)
    bordered.layer.cornerRadius = 16
    bordered.layer.borderWidth = 3
    bordered.layer.borderColor = UIColor.systemOrange.cgColor
    bordered.clipsToBounds = true
    let shadow = UIView()
    shadow.backgroundColor = .systemTeal
    shadow.layer.cornerRadius = 16
    shadow.layer.shadowOpacity = 0.35
    shadow.layer.shadowRadius = 8
    shadow.layer.shadowOffset = CGSize(width: 0, height: 4)
    let row = UIStackView(arrangedSubviews: [round, bordered, shadow].map { $0.sized(width: 80, height: 80) })
    row.distribution = .equalSpacing
    return row.padded(top: 16, leading: 24, bottom: 20, trailing: 24)
  }

  private func symbols() -> UIView {
    let names = [
      ["heart.fill", "star.fill", "bell", "bookmark", "camera", "calendar", "clock"],
      ["envelope", "flag", "folder", "gear", "globe", "house", "keyboard"],
      ["lock", "magnifyingglass", "map", "mic", "paperplane", "pencil", "phone"],
      ["photo", "play.fill", "trash", "person", "doc", "eye", "info.circle"],
    ]
    let rows = names.map { line in
      let row = UIStackView(
        arrangedSubviews: line.map { name in
          let view = UIImageView(image: UIImage(systemName: name))
          view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 22)
          view.contentMode = .center
          return view.sized(height: 40)
        })
      row.distribution = .fillEqually
      return row
    }
    let column = UIStackView(arrangedSubviews: rows)
    column.axis = .vertical
    return column.padded(top: 6, leading: 10, bottom: 6, trailing: 10)
  }

  private func sizes() -> UIView {
    let row = UIStackView(
      arrangedSubviews: [17, 22, 28, 34, 44].map { size in
        let view = UIImageView(image: UIImage(systemName: "star"))
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: size)
        view.tintColor = .systemYellow
        return view
      })
    row.distribution = .equalSpacing
    row.alignment = .center
    return row.padded(top: 8, leading: 24, bottom: 8, trailing: 24)
  }

  private func weights() -> UIView {
    let weights: [UIImage.SymbolWeight] = [.thin, .light, .regular, .semibold, .bold, .black]
    let row = UIStackView(
      arrangedSubviews: weights.map { weight in
        let view = UIImageView(image: UIImage(systemName: "heart"))
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 28, weight: weight)
        view.tintColor = .systemPink
        return view
      })
    row.distribution = .equalSpacing
    row.alignment = .center
    return row.padded(top: 8, leading: 24, bottom: 8, trailing: 24)
  }
}
