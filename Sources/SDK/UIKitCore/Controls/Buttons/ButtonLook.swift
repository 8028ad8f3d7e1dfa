// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a button looks like in the state that it is in.
struct ButtonLook {
  /// A text in one font and colour, or with attributes of its own.
  struct Text {
    var text: NSAttributedString
    var font: UIFont
    var color: UIColor
    var lineBreakMode: NSLineBreakMode
    var lineLimit = 0
    /// `nil` for no shadow.
    var shadow: UIColor?

    @MainActor func fill(_ label: UILabel) {
      label.numberOfLines = lineLimit
      label.font = font
      label.textColor = color
      label.attributedText = text
      label.lineBreakMode = lineBreakMode
    }
  }

  var title: Text?
  var subtitle: Text?
  var image: UIImage?
  var imageColor = UIColor.label
  var backgroundImage: UIImage?
  var showsIndicator = false
  var background = UIBackgroundConfiguration.clear()
  var cornerStyle = UIButton.Configuration.CornerStyle.fixed
  /// What round corners grow by with the text.
  var cornerScale: CGFloat = 1
  var insets = NSDirectionalEdgeInsets.zero
  var titleAlpha: CGFloat = 1
  var imageAlpha: CGFloat = 1
  /// Between image and text, and between title and subtitle, in points.
  var imagePadding: CGFloat = 0
  var titlePadding: CGFloat = 0
  var imagePlacement = NSDirectionalRectEdge.leading
  var titleAlignment = UIButton.Configuration.TitleAlignment.automatic
  var leastSize = CGSize.zero

  var spokenTitle: String? {
    let texts = [title, subtitle].compactMap { $0?.text.string }.filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  func cornerRadius(in size: CGSize) -> CGFloat {
    let most = min(size.width, size.height) / 2
    let radius: CGFloat =
      switch cornerStyle {
      case .fixed: background.cornerRadius
      case .dynamic: background.cornerRadius * cornerScale
      case .small: 5
      case .medium: 8
      case .large: 12
      case .capsule: most
      }
    return min(max(radius, 0), most)
  }

  @MainActor func fill(label: UILabel, isConfigured: Bool) {
    label.isHidden = title == nil
    guard let title else { return label.text = nil }
    label.shadowColor = title.shadow
    if isConfigured { return title.fill(label) }
    // Without a configuration, font, lines and where the shadow falls are the label's own.
    label.attributedText = nil
    if title.text.length > 0, !title.text.attributes(at: 0, effectiveRange: nil).isEmpty {
      label.attributedText = title.text
    } else {
      label.text = title.text.string
      label.textColor = title.color
    }
  }
}

// MARK: - Without a configuration

extension UIButton {
  var look: ButtonLook {
    if let configuration { return look(configuration) }
    var look = ButtonLook()
    let isOnPlate = isOnFocusPlate
    let focusedColor = titleColors[state.rawValue] ?? titleColors[State.focused.rawValue] ?? .label
    let color = isOnPlate ? focusedColor : currentTitleColor
    if let text = currentAttributedTitle ?? currentTitle.map({ NSAttributedString(string: $0) }), text.length > 0 {
      look.title = ButtonLook.Text(
        text: text, font: label.font, color: color, lineBreakMode: label.lineBreakMode, lineLimit: label.numberOfLines,
        shadow: currentTitleShadowColor)
      look.insets.top = 6
      look.insets.bottom = 6
      look.leastSize = CGSize(width: 30, height: 30)
    }
    let symbols = currentPreferredSymbolConfiguration ?? .init(font: label.font)
    look.image = currentImage?.filled(from: symbols)
    look.backgroundImage = currentBackgroundImage
    look.imageColor = buttonType == .custom && !isOnPlate ? tintColor : color
    let isSystem = buttonType != .custom
    if isHighlighted {
      if isSystem, titleColors[State.highlighted.rawValue] == nil { look.titleAlpha = isOnPlate ? 0.6 : 0.2 }
      if images[State.highlighted.rawValue] == nil { look.imageAlpha = isSystem && !isOnPlate ? 0.2 : 0.5 }
    }
    if !isEnabled, !isSystem { look.imageAlpha = 0.5 }
    if buttonType == .close { look.showClose(isHighlighted: isHighlighted) }
    return look
  }
}

extension ButtonLook {
  /// Shows, where the image would be, that there is a menu to choose from.
  fileprivate mutating func showPopUpIndicator(_ font: UIFont) {
    image = UIImage(
      systemName: "chevron.up.chevron.down",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: font.pointSize * 0.72, weight: .medium))
    imagePlacement = .trailing
    imagePadding = max(imagePadding, 5)
  }

  fileprivate mutating func showClose(isHighlighted: Bool) {
    image = image?.filled(from: UIImage.SymbolConfiguration(pointSize: 13, weight: .bold))
    imageColor = .secondaryLabel
    background.backgroundColor = isHighlighted ? .systemFill : .tertiarySystemFill
    imageAlpha = isHighlighted ? 0.6 : 1
    cornerStyle = .capsule
    leastSize = CGSize(width: 30, height: 30)
  }
}

// MARK: - With a configuration

extension UIButton {
  private func look(_ configuration: Configuration) -> ButtonLook {
    var look = ButtonLook()
    let colors = colors(configuration)
    let size = configuration.buttonSize
    func text(
      _ text: AttributedString, _ style: UIFont.TextStyle, _ mode: NSLineBreakMode,
      _ transformer: UIConfigurationTextAttributesTransformer?
    ) -> ButtonLook.Text {
      let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection)
      var base = AttributeContainer()
      base[AttributeScopes.UIKitAttributes.FontAttribute.self] = font
      base[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] = colors.foreground
      return ButtonLook.Text(
        text: text.shown(with: base, transformer), font: font, color: colors.foreground, lineBreakMode: mode)
    }
    let mode = configuration.titleLineBreakMode
    let attributed = configuration.attributedTitle == nil ? currentAttributedTitle : nil
    let title =
      selectedElement.map { AttributedString($0.title) } ?? configuration.attributedTitle
      ?? currentTitle.map { AttributedString($0) }
    if let title, attributed != nil || !title.characters.isEmpty {
      look.title = text(title, size.titleStyle, mode, configuration.titleTextAttributesTransformer)
    }
    if let attributed {
      look.title = look.title ?? text(AttributedString(" "), size.titleStyle, mode, nil)
      look.title?.text = attributed
    }
    if let subtitle = configuration.attributedSubtitle, !subtitle.characters.isEmpty {
      look.subtitle = text(
        subtitle, size.subtitleStyle, configuration.subtitleLineBreakMode,
        configuration.subtitleTextAttributesTransformer)
    }
    let font = UIFont.preferredFont(forTextStyle: size.titleStyle, compatibleWith: traitCollection)
    let symbols = configuration.preferredSymbolConfigurationForImage ?? .init(font: font)
    look.showsIndicator = configuration.showsActivityIndicator
    look.image =
      look.showsIndicator ? nil : (selectedElement?.image ?? configuration.image ?? currentImage)?.filled(from: symbols)
    look.imageColor = colors.foreground
    look.background = configuration.background
    if look.background.backgroundColor == nil { look.background.backgroundColor = colors.background }
    if isOnFocusPlate { look.background.backgroundColor = .clear }
    look.cornerStyle = configuration.cornerStyle
    look.cornerScale = font.pointSize / size.titleStyle.pointSize(in: .large)
    look.insets = configuration.contentInsets
    look.imagePadding = configuration.imagePadding
    look.titlePadding = configuration.titlePadding
    look.imagePlacement = configuration.imagePlacement
    look.titleAlignment = configuration.titleAlignment
    if look.image == nil, !look.showsIndicator,
      configuration.indicator == .popup || isPopUp && configuration.indicator == .automatic
    {
      look.showPopUpIndicator(font)
    }
    if isHighlighted, automaticallyUpdatesConfiguration {
      look.titleAlpha = configuration.style == .plain ? 0.4 : 0.75
      look.imageAlpha = look.titleAlpha
    }
    return look
  }

  private func colors(_ configuration: Configuration) -> (foreground: UIColor, background: UIColor) {
    let tint: UIColor = role == .destructive ? .systemRed : tintColor
    let state = automaticallyUpdatesConfiguration ? self.state : .normal
    if isOnFocusPlate { return (.label, .clear) }
    let isFilled = configuration.style == .filled
    guard !state.contains(.disabled) else {
      return (.tertiaryLabel, configuration.style == .plain ? .clear : .tertiarySystemFill)
    }
    let foreground = configuration.baseForegroundColor ?? (isFilled ? .white : tint)
    let isHighlighted = state.contains(.highlighted)
    let base = configuration.baseBackgroundColor
    let background: UIColor =
      switch configuration.style {
      case .plain: base ?? (state.contains(.selected) ? tint.weakened() : .clear)
      case .gray, .bordered:
        if state.contains(.selected) {
          (base ?? tint).weakened()
        } else {
          base ?? (isHighlighted ? .systemFill : configuration.style.fill)
        }
      case .tinted: (base ?? tint).weakened(isStronger: isHighlighted || state.contains(.selected))
      case .filled: isHighlighted ? (base ?? tint).withAlphaComponent(0.75) : base ?? tint
      }
    return (foreground, background)
  }
}

extension UIButton.Configuration.Style {
  /// Behind the content of styles in grey.
  fileprivate var fill: UIColor { self == .gray ? .secondarySystemFill : .tertiarySystemFill }
}

extension UIColor {
  /// The colour as a background for text in it; dark surroundings swallow more of it.
  fileprivate func weakened(isStronger: Bool = false) -> UIColor {
    UIColor { [self] traits in
      let alpha = (traits.userInterfaceStyle == .dark ? 0.26 : 0.18) + (isStronger ? 0.1 : 0)
      return resolvedColor(with: traits).withAlphaComponent(alpha)
    }
  }
}

// MARK: - Symbols

extension UIImage.SymbolConfiguration {
  /// Beside text of a font.
  fileprivate convenience init(font: UIFont) {
    let isBold = font.fontDescriptor.symbolicTraits.contains(.traitBold)
    self.init(pointSize: font.pointSize, weight: isBold ? .semibold : .unspecified)
  }
}
