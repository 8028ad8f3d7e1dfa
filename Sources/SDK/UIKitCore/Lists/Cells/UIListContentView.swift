// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Shows an icon and one or two texts.
@MainActor
open class UIListContentView: UIView, UIContentView {
  private var list: UIListContentConfiguration
  let textLabel = UILabel()
  let secondaryTextLabel = UILabel()
  let imageView = UIImageView()

  /// Makes a view that shows what the configuration describes.
  public init(configuration: UIListContentConfiguration) {
    list = configuration
    super.init(frame: .zero)
    addSubview(imageView)
    addSubview(textLabel)
    addSubview(secondaryTextLabel)
    apply()
  }

  public required init?(coder: NSCoder) { nil }

  /// A `UIListContentConfiguration`; others are ignored.
  open var configuration: any UIContentConfiguration {
    get { list }
    set {
      guard let new = newValue as? UIListContentConfiguration else { return }
      list = new
      apply()
    }
  }

  /// The least height, in points.
  var leastHeight: CGFloat = 0 {
    didSet { setNeedsLayout() }
  }

  private func apply() {
    fill(textLabel, list.text, list.attributedText, list.textProperties)
    fill(secondaryTextLabel, list.secondaryText, list.secondaryAttributedText, list.secondaryTextProperties)
    imageView.image = image
    imageView.tintColor = list.imageProperties.tintColor
    imageView.layer.cornerRadius = list.imageProperties.cornerRadius
    imageView.clipsToBounds = list.imageProperties.cornerRadius > 0
    imageView.contentMode = .scaleAspectFit
    setNeedsLayout()
  }

  private func fill(
    _ label: UILabel, _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties
  ) {
    label.font = properties.font
    let isDimmed = list.isDisabled && [.label, .secondaryLabel].contains(properties.color)
    label.textColor = isDimmed ? .tertiaryLabel : properties.color
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.textAlignment =
      switch properties.alignment {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
    if let attributed {
      label.attributedText = attributed
    } else {
      label.text =
        switch properties.transform {
        case .none: text
        case .uppercase: text?.localizedUppercase
        case .lowercase: text?.localizedLowercase
        case .capitalized: text?.localizedCapitalized
        }
    }
  }

  /// The image; a symbol that says nothing of its size is as large as the text.
  private var image: UIImage? {
    list.image?.filled(from: UIImage.SymbolConfiguration(pointSize: textLabel.font.pointSize))
  }

  /// The room that symbols take beside text of 17 points.
  private static let symbolWidth: CGFloat = 28

  private var imageSize: CGSize? {
    guard let image else { return nil }
    var size = image.size
    let limit = list.imageProperties.maximumSize
    let factor = min(
      limit.width > 0 && size.width > 0 ? limit.width / size.width : 1,
      limit.height > 0 && size.height > 0 ? limit.height / size.height : 1, 1)
    size = CGSize(width: size.width * factor, height: size.height * factor)
    let reserved = list.imageProperties.reservedLayoutSize
    // Symbols of different widths keep the texts after them in line.
    let least = image.isSymbolImage ? Self.symbolWidth * max(textLabel.font.pointSize / 17, 1) : 0
    return CGSize(width: max(size.width, reserved.width, least), height: max(size.height, reserved.height))
  }

  private func plan(for size: CGSize) -> ListContentPlan {
    let parts = ListContentPlan.Parts(
      imageSize: imageSize, text: textLabel, second: secondaryTextLabel,
      isSideBySide: list.prefersSideBySideTextAndSecondaryText, margins: list.directionalLayoutMargins,
      imagePadding: list.imageToTextPadding, horizontalPadding: list.textToSecondaryTextHorizontalPadding,
      verticalPadding: list.textToSecondaryTextVerticalPadding, leastHeight: leastHeight)
    return ListContentPlan(parts, size: size, isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  /// Where the texts start, from the leading side.
  var textStart: CGFloat {
    list.directionalLayoutMargins.leading + (imageSize.map { $0.width + list.imageToTextPadding } ?? 0)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    imageView.image = image
    let plan = plan(for: bounds.size)
    imageView.contentMode = list.image?.isSymbolImage == true ? .center : .scaleAspectFit
    imageView.frame = plan.image
    textLabel.frame = plan.text
    secondaryTextLabel.frame = plan.second
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: plan(for: CGSize(width: size.width, height: 0)).height)
  }
}
