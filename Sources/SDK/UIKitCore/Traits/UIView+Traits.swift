// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Something that is shown in an environment.
@MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits of what the thing is shown in.
  var traitCollection: UITraitCollection { get }

  /// Tells that the traits are others than before.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView {
  var inheritedTraits: UITraitCollection {
    traits(in: superview?.traitCollection ?? (self as? UIWindow)?.windowScene?.traitCollection ?? .current)
  }

  private var hasPlace: Bool { superview != nil || self is UIWindow }

  /// The traits in which a view was measured before it had a place: those of the app's first scene, as they are changed on the way here.
  private var unplacedTraits: UITraitCollection {
    traits(in: superview?.unplacedTraits ?? Surroundings.current.traits)
  }

  /// The view's traits in outer ones.
  private func traits(in outer: UITraitCollection) -> UITraitCollection {
    var overrides = traitOverrideValues
    if overrides.userInterfaceStyle == .unspecified, let controller {
      overrides.userInterfaceStyle = controller.overrideUserInterfaceStyle
    }
    if isInOtherStyle {
      let style = overrides.userInterfaceStyle == .unspecified ? outer.userInterfaceStyle : overrides.userInterfaceStyle
      overrides.userInterfaceStyle = style == .dark ? .light : .dark
    }
    guard overrides != UITraitCollection.Values() || ownTintColor != nil else { return outer }
    return UITraitCollection(overrides.filled(from: outer.values), tint: ownTintColor ?? outer.tint)
  }

  /// Brings the traits up to date here and below, and tells those whose traits have changed.
  func updateTraits() {
    let old = resolvedTraits
    let new = inheritedTraits
    guard new != old || new.tint != old?.tint else { return }
    resolvedTraits = new
    guard new != old else { return tintTraitChanged() }
    let before = old ?? (hasPlace && new != Surroundings.current.traits ? unplacedTraits : new)
    if new != before {
      new.performAsCurrent {
        controller?.traitsChanged(from: before, to: new)
        traitCollectionDidChange(before)
        tellTraitObservers(from: before, to: new)
      }
    }
    if old == nil || new.hasDifferentColorAppearance(comparedTo: old) {
      updateBackground()
      setNeedsDisplay()
    }
    if old?.layoutDirection != new.layoutDirection { directionChanged() }
    updateGuides()
    for subview in subviews { subview.updateTraits() }
  }

  /// Has the tint that was set hold here and below.
  func ownTintChanged() {
    guard resolvedTraits == nil else { return updateTraits() }
    for subview in subviews { subview.updateTraits() }
  }

  /// The colours that follow the tint are others than before, here and below.
  private func tintTraitChanged() {
    updateBackground()
    setNeedsDisplay()
    for subview in subviews { subview.updateTraits() }
  }

  // MARK: Direction

  var contentDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  /// Returns the direction that content of a kind has in surroundings of a direction.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  func directionChanged() {
    marginGuidesChanged()
    constraintDirectionChanged()
    setNeedsUpdateConstraints()
    setNeedsLayout()
    setNeedsDisplay()
  }
}
