// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

// MARK: - By state

// What was not set for a state is that of the normal one.
extension UIButton {
  public func setTitle(_ title: String?, for state: State) {
    titles[state.rawValue] = title
    partChanged()
  }

  public func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state.rawValue] = title
    partChanged()
  }

  public func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state.rawValue] = color
    setNeedsUpdateConfiguration()
  }

  public func setTitleShadowColor(_ color: UIColor?, for state: State) {
    titleShadowColors[state.rawValue] = color
    setNeedsUpdateConfiguration()
  }

  public func setImage(_ image: UIImage?, for state: State) {
    images[state.rawValue] = image
    partChanged()
  }

  public func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state.rawValue] = image
    partChanged()
  }

  public func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    symbolConfigurations[state.rawValue] = configuration
    partChanged()
  }

  public func title(for state: State) -> String? { titles.value(for: state) }

  public func attributedTitle(for state: State) -> NSAttributedString? { attributedTitles.value(for: state) }

  public func titleColor(for state: State) -> UIColor? {
    titleColors.value(for: state) ?? standardTitleColor(for: state)
  }

  public func titleShadowColor(for state: State) -> UIColor? { titleShadowColors.value(for: state) }

  public func image(for state: State) -> UIImage? { images.value(for: state) }

  public func backgroundImage(for state: State) -> UIImage? { backgroundImages.value(for: state) }

  public func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    symbolConfigurations.value(for: state)
  }

  public var currentTitle: String? { selectedElement?.title ?? title(for: state) ?? primaryTitle }
  public var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  public var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  public var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  public var currentImage: UIImage? { selectedElement?.image ?? image(for: state) ?? primaryImage }
  public var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  public var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }

  private func standardTitleColor(for state: State) -> UIColor {
    guard buttonType != .custom else { return .white }
    if state.contains(.disabled) { return .tertiaryLabel }
    return role == .destructive ? .systemRed : tintColor
  }

  private func partChanged() {
    setNeedsUpdateConfiguration()
    invalidateIntrinsicContentSize()
  }
}

extension Dictionary where Key == UIControl.State.RawValue {
  /// What was set for a state; for the normal one where there is nothing.
  func value(for state: UIControl.State) -> Value? { self[state.rawValue] ?? self[UIControl.State.normal.rawValue] }
}
