// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Phrases
public import Foundation

/// A control that does something when it is tapped.
@MainActor
open class UIButton: UIControl {
  /// What a button looks like without a configuration.
  @nonexhaustive
  public enum ButtonType: Int, Sendable {
    /// Without a look of its own.
    case custom = 0
    /// Text in the tint colour.
    case system = 1
    /// An i in a circle, in the tint colour.
    case detailDisclosure = 2
    /// An i in a circle, as `detailDisclosure`.
    case infoLight = 3
    /// An i in a circle, as `detailDisclosure`.
    case infoDark = 4
    /// A cross in a grey circle.
    case close = 7
  }

  /// What a button does, which may change its look.
  @nonexhaustive
  public enum Role: Int, Sendable {
    /// Nothing in particular.
    case normal = 0
    /// What people most likely want; looks like `normal`, as on iOS.
    case primary = 1
    /// Leaves everything as it is; looks like `normal`, as on iOS.
    case cancel = 2
    /// Something is lost: red.
    case destructive = 3
  }

  /// What the button looks like without a configuration; said when it is made.
  open private(set) var buttonType = ButtonType.custom

  let backgroundView = UIView()
  private let backgroundImageView = UIImageView()
  let contentView = UIView()
  let label = UILabel()
  let picture = UIImageView()
  private(set) lazy var subtitleView = makeSubtitle()
  private(set) lazy var indicator = makeIndicator()

  var titles: [State.RawValue: String] = [:]
  var attributedTitles: [State.RawValue: NSAttributedString] = [:]
  var titleColors: [State.RawValue: UIColor] = [:]
  var titleShadowColors: [State.RawValue: UIColor] = [:]
  var images: [State.RawValue: UIImage] = [:]
  var backgroundImages: [State.RawValue: UIImage] = [:]
  var symbolConfigurations: [State.RawValue: UIImage.SymbolConfiguration] = [:]
  private var primaryAction: UIAction?
  /// Called when another element of the menu is on.
  var onMenuSelection: () -> Void = {}
  private var needsUpdate = true
  private var isUpdating = false
  private var wasHighlighted = false
  /// Whether there ever was a subtitle, and a view for it.
  private var hasSubtitle = false

  // MARK: Making one

  /// Makes a button without a look of its own.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addParts()
  }

  /// Makes a button of a type, large enough for what that shows.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    become(buttonType, configuration: nil, action: nil)
  }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    take(primaryAction)
  }

  /// Makes a button that runs an action, and shows its title and image where it has none of its own.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
    become(buttonType, configuration: nil, action: primaryAction)
  }

  /// Makes a button that runs an action, and shows its title and image where the configuration has none.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    become(.system, configuration: configuration, action: primaryAction)
  }

  public required init?(coder: NSCoder) { nil }

  private func become(_ type: ButtonType, configuration: Configuration?, action: UIAction?) {
    buttonType = type
    if type != .custom { label.font = UIFont.systemFont(ofSize: 15) }
    switch type {
    case .detailDisclosure, .infoLight, .infoDark: setImage(UIImage(systemName: "info.circle"), for: .normal)
    case .close: setImage(UIImage(systemName: "xmark"), for: .normal)
    case .custom, .system: break
    }
    self.configuration = configuration
    take(action)
    sizeToFit()
  }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    primaryAction = action
    addAction(action, for: .primaryActionTriggered)
  }

  private func addParts() {
    for view in [backgroundView, contentView] { view.isUserInteractionEnabled = false }
    addSubview(backgroundView)
    addSubview(contentView)
    contentView.addSubview(picture)
    contentView.addSubview(label)
    label.lineBreakMode = .byTruncatingMiddle
    label.font = UIFont.systemFont(ofSize: UIFont.buttonFontSize)
    label.shadowOffset = .zero
  }

  private func makeSubtitle() -> UILabel {
    let label = UILabel()
    label.numberOfLines = 0
    contentView.addSubview(label)
    return label
  }

  private func makeIndicator() -> UIActivityIndicatorView {
    let indicator = UIActivityIndicatorView(style: .medium)
    contentView.addSubview(indicator)
    return indicator
  }

  // MARK: Configuration

  /// What the button shows and looks like; `nil` for titles, images and colours by state.
  open var configuration: Configuration? {
    didSet {
      if !isUpdating { needsUpdate = true }
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }
  }

  /// Changes the configuration when the button's state has changed.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Changes a button's configuration, by the state that the button is in.
  public typealias ConfigurationUpdateHandler = (_ button: UIButton) -> Void

  /// Whether the configuration's colours follow the button's state.
  open var automaticallyUpdatesConfiguration = true {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Whether each tap turns the selection on or off; of a button whose menu is its primary action, whether it shows the
  /// element that is on, which the menu changes.
  open var changesSelectionAsPrimaryAction = false {
    didSet { menuSelectionChanged() }
  }

  open override var showsMenuAsPrimaryAction: Bool {
    didSet { menuSelectionChanged() }
  }

  /// Whether the button shows that a pointer is over it.
  open var isPointerInteractionEnabled: Bool {
    get { hoverStyle != nil }
    set {
      let radius = configuration == nil ? 8 : look.cornerRadius(in: bounds.size)
      hoverStyle = newValue ? UIHoverStyle(shape: .rect(cornerRadius: radius)) : nil
    }
  }

  /// What the button offers: on a tap where `showsMenuAsPrimaryAction` says so, else when a finger stays.
  open var menu: UIMenu? {
    didSet {
      isContextMenuInteractionEnabled = menu != nil
      if let menu, menu !== oldValue { contextMenuInteraction?.menuChanged(to: menu) }
      menuSelectionChanged()
    }
  }

  /// Which element of the menu comes first.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let menu else { return nil }
    let configuration = UIContextMenuConfiguration(actionProvider: { _ in menu })
    configuration.preferredMenuElementOrder = preferredMenuElementOrder
    return configuration
  }

  /// What the button is for; of the roles only `destructive` changes its look.
  open var role = Role.normal {
    didSet { if role != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// Has the configuration changed for the button's state before the next layout.
  open func setNeedsUpdateConfiguration() {
    needsUpdate = true
    setNeedsLayout()
  }

  /// Changes the configuration for the button's state; subclasses may do that themselves.
  open func updateConfiguration() {}

  func updateIfNeeded() {
    guard needsUpdate, !isUpdating else { return }
    needsUpdate = false
    isUpdating = true
    updateConfiguration()
    configurationUpdateHandler?(self)
    isUpdating = false
    apply(look)
  }

  override func controlStateChanged() {
    super.controlStateChanged()
    setNeedsUpdateConfiguration()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsUpdateConfiguration()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
    invalidateIntrinsicContentSize()
  }

  // MARK: Parts

  /// The label of the title; set its font, but colours and texts by state.
  open var titleLabel: UILabel? { label }
  /// The label of the configuration's subtitle; `nil` without one.
  open var subtitleLabel: UILabel? { configuration?.subtitle == nil ? nil : subtitleView }

  /// The view of the image; what it shows is set by state or by the configuration.
  open var imageView: UIImageView? { picture }

  /// The title and the image of the element that is on, where the button shows it.
  var selectedElement: UIMenuElement? {
    isPopUp ? menu?.leaves.first { $0.state == .on } as? UIMenuElement : nil
  }

  var primaryTitle: String? { primaryAction.flatMap { $0.title.isEmpty ? nil : $0.title } }
  var primaryImage: UIImage? { primaryAction?.image }

  private func apply(_ look: ButtonLook) {
    let isLettingGo = wasHighlighted && !isHighlighted && window != nil
    wasHighlighted = isHighlighted
    look.fill(label: label, isConfigured: configuration != nil)
    if let subtitle = look.subtitle { subtitle.fill(subtitleView) }
    hasSubtitle = hasSubtitle || look.subtitle != nil
    if hasSubtitle { subtitleView.isHidden = look.subtitle == nil }
    if look.showsIndicator { indicator.color = look.imageColor }
    setIndicator(shown: look.showsIndicator)
    picture.image = look.image
    picture.tintColor = look.imageColor
    picture.isHidden = look.image == nil
    apply(backgroundImage: look.backgroundImage)
    let changes = { [self] in
      label.alpha = look.titleAlpha
      picture.alpha = look.imageAlpha
      if look.subtitle != nil { subtitleView.alpha = look.titleAlpha }
      backgroundView.backgroundColor = look.background.backgroundColor
    }
    // As on iOS, a finger shows at once and its leaving fades.
    if isLettingGo {
      UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction, animations: changes)
    } else {
      changes()
    }
    backgroundView.layer.borderWidth = look.background.strokeWidth
    backgroundView.layer.borderColor =
      (look.background.strokeColor ?? tintColor).resolvedColor(with: traitCollection).cgColor
    setNeedsLayout()
  }

  private func setIndicator(shown: Bool) {
    let isMade = contentView.subviews.contains { $0 is UIActivityIndicatorView }
    guard shown || isMade else { return }
    if shown { indicator.startAnimating() } else { indicator.stopAnimating() }
  }

  private func apply(backgroundImage: UIImage?) {
    backgroundImageView.image = backgroundImage
    backgroundImageView.alpha = isEnabled ? 1 : 0.5
    if backgroundImage != nil, backgroundImageView.superview == nil { insertSubview(backgroundImageView, at: 1) }
    if backgroundImage == nil { backgroundImageView.removeFromSuperview() }
  }

  // MARK: Sizes

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateIfNeeded()
    return ButtonLayout(button: self).size(fitting: configuration == nil ? 0 : size.width)
  }

  override var heightFollowsWidth: Bool { configuration != nil }

  override func contentSize(inWidth width: CGFloat) -> CGSize { sizeThatFits(CGSize(width: width, height: 0)) }

  open override var forFirstBaselineLayout: UIView { label.isHidden ? self : label }

  open override var forLastBaselineLayout: UIView {
    configuration?.subtitle == nil ? forFirstBaselineLayout : subtitleView
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateIfNeeded()
    let look = look
    backgroundView.frame = bounds.inset(by: look.background.backgroundInsets.absolute(isMirrored: isMirrored))
    backgroundView.layer.cornerRadius = look.cornerRadius(in: backgroundView.bounds.size)
    backgroundImageView.frame = bounds
    contentView.frame = bounds
    let layout = ButtonLayout(button: self)
    let frames = layout.frames(in: bounds)
    picture.frame = frames.image
    label.frame = frames.title
    label.textAlignment = layout.textAlignment
    if look.subtitle != nil {
      subtitleView.frame = frames.subtitle
      subtitleView.textAlignment = layout.textAlignment
    }
    if look.showsIndicator { indicator.frame = frames.image }
  }

  var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  // MARK: Tracking

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isTouchInside, changesSelectionAsPrimaryAction { isSelected.toggle() }
  }

  override func touchWasUpInside(with event: UIEvent?) { sendActions(for: .primaryActionTriggered, with: event) }

  open override func performPrimaryAction() {
    if isEnabled, changesSelectionAsPrimaryAction, !showsMenuAsPrimaryAction { isSelected.toggle() }
    super.performPrimaryAction()
  }

  override var keepsTaps: Bool { true }

  // MARK: Focus

  override var focusShape: FocusShape {
    guard takesFocusPlate else { return super.focusShape }
    guard let style = configuration?.style, style != .plain else {
      return .plate(outset: CGSize(width: 12, height: 4), radius: 10)
    }
    return .plate(outset: CGSize(width: 4, height: 4), radius: look.cornerRadius(in: bounds.size) + 4)
  }

  private var isInfo: Bool { [.detailDisclosure, .infoLight, .infoDark].contains(buttonType) }

  /// Small symbols are found by fingers that come down beside them.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard isInfo else { return super.point(inside: point, with: event) }
    return bounds.insetBy(dx: min((bounds.width - 44) / 2, 0), dy: min((bounds.height - 44) / 2, 0)).contains(point)
  }

  // MARK: Accessibility

  override var isNaturalElement: Bool { true }
  override var naturalLabel: String? { look.spokenTitle ?? ownTitle }
  /// A button that is called otherwise says what is chosen.
  override var naturalValue: String? { toldAccessibility?.label == nil ? nil : selectedElement?.title }

  /// What a button is called that shows a symbol of its own.
  private var ownTitle: String? {
    switch buttonType {
    case .detailDisclosure, .infoLight, .infoDark: PhraseLanguage.current(.moreInfo)
    case .close: PhraseLanguage.current(.close)
    default: nil
    }
  }

  override var naturalTraits: UIAccessibilityTraits {
    var traits = super.naturalTraits.union(.button)
    if changesSelectionAsPrimaryAction, !isPopUp { traits.insert(.toggleButton) }
    return traits
  }

  // MARK: By state. What was not set for a state is that of the same without the focus, else that of the normal one.

  /// Sets the title in a state; `nil` for that of the normal state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state.rawValue] = title
    partChanged()
  }

  /// Sets the title in a state, with attributes; it wins over a title without.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state.rawValue] = title
    partChanged()
  }

  /// Sets the colour of the title in a state; configurations have colours of their own.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state.rawValue] = color
    setNeedsUpdateConfiguration()
  }

  /// Sets the colour of the title's shadow in a state; the label's `shadowOffset`, zero at first, says where it falls.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    titleShadowColors[state.rawValue] = color
    setNeedsUpdateConfiguration()
  }

  /// Sets the image in a state; `nil` for that of the normal state.
  ///
  /// Without an image for the highlighted state, the button's image is weaker while a finger is on it.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state.rawValue] = image
    partChanged()
  }

  /// Sets an image that fills the button behind its content in a state; not shown with a configuration.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state.rawValue] = image
    partChanged()
  }

  /// Sets size and weight of symbols that say nothing of their own in a state; a configuration has its own.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    symbolConfigurations[state.rawValue] = configuration
    partChanged()
  }

  /// Returns the title in a state: that of the normal state where none was set, or else the action's.
  open func title(for state: State) -> String? { titles.value(for: state) ?? primaryTitle }

  /// Returns the title with attributes in a state: that of the normal state where none was set.
  open func attributedTitle(for state: State) -> NSAttributedString? { attributedTitles.value(for: state) }

  /// Returns the title's colour in a state: what was set for it or the normal state, or else the button type's.
  open func titleColor(for state: State) -> UIColor? {
    titleColors.value(for: state) ?? standardTitleColor(for: state)
  }

  /// Returns the colour of the title's shadow in a state: that of the normal state where none was set.
  open func titleShadowColor(for state: State) -> UIColor? { titleShadowColors.value(for: state) }

  /// Returns the image in a state: that of the normal state where none was set, or else the action's.
  open func image(for state: State) -> UIImage? { images.value(for: state) ?? primaryImage }

  /// Returns the image behind the content in a state: that of the normal state where none was set.
  open func backgroundImage(for state: State) -> UIImage? { backgroundImages.value(for: state) }

  /// Returns size and weight of symbols in a state: those of the normal state where none were set.
  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    symbolConfigurations.value(for: state)
  }

  /// The title of the element that is on, where the button shows it; else that of the state that the button is in, or
  /// else that of its action.
  open var currentTitle: String? { selectedElement?.title ?? title(for: state) }

  /// The title with attributes in the state that the button is in.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  /// The title's colour in the state that the button is in.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }

  /// The colour of the title's shadow in the state that the button is in.
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }

  /// The image of the element that is on, where the button shows it; else that of the state that the button is in, or
  /// else that of its action.
  open var currentImage: UIImage? { selectedElement?.image ?? image(for: state) }

  /// The image behind the content in the state that the button is in.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// Size and weight of symbols in the state that the button is in.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }
}

extension NSDirectionalEdgeInsets {
  func absolute(isMirrored: Bool) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top, left: isMirrored ? trailing : leading, bottom: bottom, right: isMirrored ? leading : trailing)
  }
}
