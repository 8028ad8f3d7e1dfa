// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Gallery
public import UIKit

/// A picture with words on it.
public final class PostcardView: UIView {
  public let caption = UILabel()
  private let picture = UIImageView(image: SunsetImage.make(size: CGSize(width: 540, height: 360)))

  init() {
    super.init(frame: .zero)
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.18
    layer.shadowRadius = 14
    layer.shadowOffset = CGSize(width: 0, height: 6)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.layer.cornerRadius = 16
    caption.textColor = .white
    caption.textAlignment = .center
    caption.numberOfLines = 2
    caption.adjustsFontSizeToFitWidth = true
    caption.minimumScaleFactor = 0.5
    caption.layer.shadowOpacity = 0.6
    caption.layer.shadowRadius = 3
    caption.layer.shadowOffset = CGSize(width: 0, height: 1)
    for part in [picture, caption] {
      part.translatesAutoresizingMaskIntoConstraints = false
      addSubview(part)
    }
    NSLayoutConstraint.activate([
      picture.topAnchor.constraint(equalTo: topAnchor), picture.bottomAnchor.constraint(equalTo: bottomAnchor),
      picture.leadingAnchor.constraint(equalTo: leadingAnchor),
      picture.trailingAnchor.constraint(equalTo: trailingAnchor),
      caption.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      caption.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      caption.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -16),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
