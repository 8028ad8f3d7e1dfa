// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Phrases
public import Foundation

/// A bar above the keyboard that leads from field to field: Previous, Next and Done; and Clear, where a choice may be taken back.
///
/// Keys for numbers have no Return, and wheels have no keys at all; the bar is there for all of them. It leads to fields, and to rows with
/// controls, that can be filled and are seen in a window; at the ends its buttons are disabled. All fields share one bar, which stays where it is while the keyboard
/// below it changes. It grows with the text size that people prefer, by at most two thirds. UIKit has no such bar.
///
/// An `EntryForm` has one. Without a form, make one of fields, which then show it:
///
///     let bar = EntryAccessoryBar(fields: [name, email])
@MainActor
public final class EntryAccessoryBar: UIToolbar {
  /// A field or a row, which shows the bar and so keeps it.
  private struct Entry {
    weak var stop: (any EntryStop)?
  }

  private let entries: [Entry]
  private let previousItem: UIBarButtonItem
  private let nextItem: UIBarButtonItem
  private let clearItem: UIBarButtonItem
  private let doneItem: UIBarButtonItem

  /// Makes a bar, and has fields show it that have no accessory view of their own.
  ///
  /// - Parameter fields: The fields in their order; the bar does not keep them.
  public convenience init(fields: [UITextField]) { self.init(stops: fields) }

  init(stops: [any EntryStop]) {
    entries = stops.map { Entry(stop: $0) }
    previousItem = UIBarButtonItem()
    nextItem = UIBarButtonItem()
    clearItem = UIBarButtonItem(title: PhraseLanguage.current(.clearChoice))
    doneItem = UIBarButtonItem(systemItem: .done)
    super.init(frame: .zero)
    previousItem.accessibilityLabel = PhraseLanguage.current(.previousField)
    nextItem.accessibilityLabel = PhraseLanguage.current(.nextField)
    previousItem.primaryAction = UIAction { [weak self] _ in self?.move(by: -1) }
    nextItem.primaryAction = UIAction { [weak self] _ in self?.move(by: 1) }
    doneItem.primaryAction = UIAction { [weak self] _ in self?.current?.resignFirstResponder() }
    clearItem.primaryAction = UIAction(title: PhraseLanguage.current(.clearChoice)) { [weak self] _ in
      self?.clearing?.clearIfOptional()
    }
    setImages()
    showItems()
    for stop in stops {
      stop.whenFilling { [weak self] in self?.update() }
      guard let field = stop as? EntryChoiceField else { continue }
      field.addAction(UIAction { [weak self] _ in self?.update() }, for: .editingChanged)
    }
    attach()
    update()
  }

  public required init?(coder: NSCoder) { nil }

  // MARK: Fields

  private var current: (any EntryStop)? { entries.lazy.compactMap(\.stop).first { $0.isFirstResponder } }

  /// Returns the nearest stop that can be filled, before the one that is or behind it; `nil` for none.
  private func neighbour(by step: Int) -> (any EntryStop)? {
    guard var place = entries.firstIndex(where: { $0.stop?.isFirstResponder == true }) else { return nil }
    while true {
      place += step
      guard entries.indices.contains(place) else { return nil }
      if let stop = entries[place].stop, stop.canBeFilled { return stop }
    }
  }

  /// What is being filled, where there is a way back to nothing.
  private var clearing: (any EntryClearing)? {
    guard let clearing = current as? any EntryClearing, clearing.canBeCleared else { return nil }
    return clearing
  }

  private func showItems() {
    let clear = clearing == nil ? [] : [clearItem, .fixedSpace(24)]
    let ends = [previousItem, .fixedSpace(24), nextItem, .flexibleSpace()]
    items = ends + clear + [doneItem]
  }

  private func move(by step: Int) { neighbour(by: step)?.becomeFirstResponder() }

  /// Enables the buttons that lead to a field, and that which takes a choice back. This is done when a field begins to be filled, or another
  /// choice is made; call it when one is enabled or disabled meanwhile, or gets other validators.
  public func update() {
    let clearing = clearing
    if (clearing != nil) != (items?.contains(clearItem) == true) { showItems() }
    let clears = clearing?.hasChoice == true
    if clearItem.isEnabled != clears { clearItem.isEnabled = clears }
    for (item, step) in [(previousItem, -1), (nextItem, 1)] {
      let leads = neighbour(by: step) != nil
      if item.isEnabled != leads { item.isEnabled = leads }
    }
  }

  /// Whether fields and rows show the bar.
  var isAttached = true {
    didSet {
      guard isAttached != oldValue else { return }
      isAttached ? attach() : detach()
      current?.reloadInputViews()
    }
  }

  private func attach() {
    for stop in entries.compactMap(\.stop) where stop.inputAccessoryView == nil {
      stop.inputAccessoryView = self
    }
  }

  private func detach() {
    for stop in entries.compactMap(\.stop) where stop.inputAccessoryView === self {
      stop.inputAccessoryView = nil
    }
  }

  // MARK: Sizes

  private static let largestTextSize: CGFloat = 28

  override var textSize: CGFloat {
    let size = UIFontMetrics.default.scaledValue(for: super.textSize, compatibleWith: traitCollection)
    return min(max(size, super.textSize), Self.largestTextSize)
  }

  override var barHeight: CGFloat { (super.barHeight + textSize - super.textSize).rounded(.up) }

  private func setImages() {
    let configuration = UIImage.SymbolConfiguration(pointSize: textSize + 1, weight: .medium)
    previousItem.image = UIImage(systemName: "chevron.up", withConfiguration: configuration)
    nextItem.image = UIImage(systemName: "chevron.down", withConfiguration: configuration)
  }

  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard traitCollection.preferredContentSizeCategory != previousTraitCollection?.preferredContentSizeCategory
    else { return }
    setImages()
    rebuild()
    invalidateIntrinsicContentSize()
  }
}
