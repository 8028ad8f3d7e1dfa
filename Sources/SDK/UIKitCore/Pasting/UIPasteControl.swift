// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Phrases
public import Foundation

/// A button that pastes into its target: it can be tapped while there is something to paste that the target takes, and what that is
/// goes to the target with the tap, not before.
@MainActor
open class UIPasteControl: UIControl {
  /// Posted when something may take other things than before.
  private static let targetsChanged = Notification.Name("org.spinet.paste-targets-changed")

  private let look: Configuration
  private lazy var button = makeButton()
  private var observers: [any NSObjectProtocol] = []

  /// Makes a control.
  ///
  /// - Parameter configuration: What it looks like; changes of the object afterwards change nothing.
  public init(configuration: Configuration) {
    look = configuration.duplicate()
    super.init(frame: .zero)
    addSubview(button)
    sizeToFit()
    setContentHuggingPriority(.defaultHigh, for: .horizontal)
  }

  /// Makes a control that looks as usual.
  ///
  /// - Parameter frame: Its place in its superview, in points.
  public override convenience init(frame: CGRect) {
    self.init(configuration: Configuration())
    self.frame = frame
  }

  public required init?(coder: NSCoder) { nil }

  private func makeButton() -> UIButton {
    let button = UIButton(
      configuration: look.button, primaryAction: UIAction { [weak self] _ in self?.paste() })
    button.accessibilityLabel = PhraseLanguage.current(.paste)
    button.isEnabled = false
    return button
  }

  /// A copy of what the control looks like.
  open var configuration: Configuration { look.duplicate() }

  /// What is pasted into; for `nil` the first one that takes what there is, from the control's superview on.
  open weak var target: (any UIPasteConfigurationSupporting)? {
    didSet { update() }
  }

  // MARK: What can be pasted

  /// Has all paste controls ask their targets again.
  static func pasteTargetsChanged() { NotificationCenter.default.post(name: targetsChanged, object: nil) }

  /// The target that takes what there is to paste, by its types; `nil` where there is none.
  private func taker(of providers: [NSItemProvider]) -> (any UIPasteConfigurationSupporting)? {
    guard !providers.isEmpty else { return nil }
    if let target { return target.canPaste(providers) ? target : nil }
    var next = next
    while let responder = next, !responder.canPaste(providers) { next = responder.next }
    return next
  }

  private func update() { button.isEnabled = isEnabled && taker(of: UIPasteboard.general.itemProviders) != nil }

  private func paste() {
    let providers = UIPasteboard.general.itemProviders
    taker(of: providers)?.paste(itemProviders: providers)
    update()
  }

  open override var isEnabled: Bool {
    didSet { update() }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    observers = []
    guard window != nil else { return }
    for name in [UIPasteboard.changedNotification, Self.targetsChanged, UIApplication.didBecomeActiveNotification] {
      let observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        [weak self] _ in MainActor.assumeIsolated { self?.update() }
      }
      observers.append(observer)
    }
    update()
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { button.intrinsicContentSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { button.sizeThatFits(size) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    button.frame = bounds
  }
}
