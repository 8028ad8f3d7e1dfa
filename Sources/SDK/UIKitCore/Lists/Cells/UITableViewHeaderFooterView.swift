// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The title above or below a section of a table.
@MainActor
open class UITableViewHeaderFooterView: UIView {
  /// Makes a header or footer that a table can use again for other sections.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  public convenience init() { self.init(reuseIdentifier: nil) }

  public required init?(coder: NSCoder) { nil }

  /// The kind of view it is; only views of the same kind are used again for one another.
  open private(set) var reuseIdentifier: String?

  /// Makes ready for another section. Call `super`.
  open func prepareForReuse() {}

  /// What the app adds its views to; as large as the header or footer.
  open private(set) var contentView = UIView()

  /// The title; sets a `contentConfiguration` when there is none.
  open var textLabel: UILabel? { list().textLabel }
  /// A second text; sets a `contentConfiguration` when there is none.
  open var detailTextLabel: UILabel? { list().secondaryTextLabel }

  /// A view behind everything, as large as the header or footer.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// What is shown in place of the labels.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      configuredView?.removeFromSuperview()
      configuredView = contentConfiguration?.makeContentView()
      if let configuredView { contentView.addSubview(configuredView) }
      setNeedsLayout()
    }
  }
  private var configuredView: (any UIView & UIContentView)?
  /// What the table's style asks for where nothing else is set.
  var standard = UIListContentConfiguration.plainHeader()

  /// Shows a title in the way of the table's style.
  func show(_ title: String?) {
    standard.text = title
    contentConfiguration = standard
  }

  private func list() -> UIListContentView {
    if let view = configuredView as? UIListContentView { return view }
    contentConfiguration = standard
    return configuredView as? UIListContentView ?? UIListContentView(configuration: standard)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    contentView.frame = bounds
    configuredView?.frame = bounds
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    configuredView?.sizeThatFits(size) ?? CGSize(width: size.width, height: 28)
  }

  override var isNaturalElement: Bool { naturalLabel != nil }
  override var naturalLabel: String? { (configuredView as? UIListContentView)?.textLabel.text }
  override var naturalTraits: UIAccessibilityTraits { .header }
}
