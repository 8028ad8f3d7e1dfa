// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

// MARK: - By state

// What was not set for a state is that of the normal one.
extension UIButton {
  /// Sets the title in a state; `nil` for that of the normal state.
  public func setTitle(_ title: String?, for state: State) {
    titles[state.rawValue] = title
    partChanged()
  }

  /// Sets the title in a state, with attributes; it wins over a title without.
  public func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state.rawValue] = title
    partChanged()
  }

  /// Sets the colour of the title in a state; configurations have colours of their own.
  public func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state.rawValue] = color
    setNeedsUpdateConfiguration()
  }

  /// Keeps a colour for the title's shadow in a state; the shadow is not drawn.
  public func setTitleShadowColor(_ color: UIColor?, for state: State) {
    titleShadowColors[state.rawValue] = color
    setNeedsUpdateConfiguration()
  }

  /// Sets the image in a state; `nil` for that of the normal state.
  ///
  /// Without an image for the highlighted state, the button's image is weaker while a finger is on it.
  public func setImage(_ image: UIImage?, for state: State) {
    images[state.rawValue] = image
    partChanged()
  }

  /// Sets an image that fills the button behind its content in a state; not shown with a configuration.
  public func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state.rawValue] = image
    partChanged()
  }

  /// Sets size and weight of symbols that say nothing of their own in a state; a configuration has its own.
  public func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    symbolConfigurations[state.rawValue] = configuration
    partChanged()
  }

  /// Returns the title in a state: that of the normal state where none was set, or else the action's.
  public func title(for state: State) -> String? { titles.value(for: state) ?? primaryTitle }

  /// Returns the title with attributes in a state: that of the normal state where none was set.
  public func attributedTitle(for state: State) -> NSAttributedString? { attributedTitles.value(for: state) }

  /// Returns the title's colour in a state: what was set for it or the normal state, or else the button type's.
  public func titleColor(for state: State) -> UIColor? {
    titleColors.value(for: state) ?? standardTitleColor(for: state)
  }

  /// Returns the colour that was kept for the title's shadow in a state, or in the normal one.
  public func titleShadowColor(for state: State) -> UIColor? { titleShadowColors.value(for: state) }

  /// Returns the image in a state: that of the normal state where none was set, or else the action's.
  public func image(for state: State) -> UIImage? { images.value(for: state) ?? primaryImage }

  /// Returns the image behind the content in a state: that of the normal state where none was set.
  public func backgroundImage(for state: State) -> UIImage? { backgroundImages.value(for: state) }

  /// Returns size and weight of symbols in a state: those of the normal state where none were set.
  public func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    symbolConfigurations.value(for: state)
  }

  /// The title of the element that is on, where the button shows it; else that of the state that the button is in, or
  /// else that of its action.
  public var currentTitle: String? { selectedElement?.title ?? title(for: state) }

  /// The title with attributes in the state that the button is in.
  public var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  /// The title's colour in the state that the button is in.
  public var currentTitleColor: UIColor { titleColor(for: state) ?? .white }

  /// The colour kept for the title's shadow in the state that the button is in.
  public var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }

  /// The image of the element that is on, where the button shows it; else that of the state that the button is in, or
  /// else that of its action.
  public var currentImage: UIImage? { selectedElement?.image ?? image(for: state) }

  /// The image behind the content in the state that the button is in.
  public var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// Size and weight of symbols in the state that the button is in.
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
