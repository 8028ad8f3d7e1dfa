// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

import Geometry

/// How the app's own keyboard is held on one screen.
///
/// This is not on iOS, where people alone decide. Here they do, too, as they would there: on a tablet they pinch the keyboard
/// to make it float, drag it by its handle, spread it to split it or to bring it back, and drag the key that hides it to
/// lift it from the bottom; a key of a hardware keyboard puts a bar in its place. Kiosks and tests can set it as well.
/// Phones have it at the bottom, or not at all.
@MainActor
public final class InAppKeyboard {
  /// How a keyboard is held.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// At the bottom of the screen, as wide as it.
    case docked
    /// As wide as the screen, above its bottom.
    case undocked
    /// In two halves at the sides of the screen, above its bottom.
    case split
    /// A small one, anywhere.
    case floating
    /// A bar at the bottom of the screen, while a hardware keyboard is in use; on phones only the app's accessory view.
    case shortcutBar
    /// That bar, made small, in a corner at the bottom; as wide as the screen while there is an accessory view.
    case collapsedBar

    var isBar: Bool { self == .shortcutBar || self == .collapsedBar }
  }

  private unowned let screen: UIScreen
  private var wanted = Kind.docked
  private var batches = 0

  /// The least short side of a screen on which the keyboard leaves the bottom, in points.
  static let tabletShortSide: CGFloat = FloatingCard.leastShortSide
  /// The least width of a screen with room for two halves, in points.
  static let splitWidth: CGFloat = 700
  /// How wide a floating keyboard is, in points.
  nonisolated static let floatingWidth: CGFloat = FloatingCard.width

  init(screen: UIScreen) { self.screen = screen }

  /// How it is held. Kinds that the screen has no room for are `docked`: on phones all but `shortcutBar`, and `split` on
  /// screens less than 700 points wide. What shows moves there, animated, and apps are told.
  public var kind: Kind {
    get { isAvailable(wanted) ? wanted : .docked }
    set {
      guard newValue != wanted else { return }
      if !newValue.isBar { kindOfKeys = newValue }
      if newValue == .undocked || newValue == .split, elevation == 0 { elevation = Self.usualElevation }
      wanted = newValue
      changed()
    }
  }

  /// The kind that comes back in place of the bar.
  private(set) var kindOfKeys = Kind.docked

  /// How far an undocked or split keyboard is above the bottom of the screen, in points; no further than there is room.
  public var elevation: CGFloat = 0 {
    didSet { if elevation != oldValue { changed() } }
  }

  /// Where the top left corner of a floating keyboard is on the screen, in points; as near to it as there is room. At first
  /// in the middle, above the bottom; `nil` stands for that.
  public var floatingOrigin: CGPoint? {
    didSet { if floatingOrigin != oldValue { changed() } }
  }

  /// Whether the collapsed bar is on the left of the screen, not on the right.
  public var isBarOnLeft = false {
    didSet { if isBarOnLeft != oldValue { changed() } }
  }

  /// Whether the device shows the key for the next keyboard itself, in a strip below any keyboard at the bottom of the
  /// screen, as phones without a button below the screen do. Keyboards have no such key then: neither the system's nor one of
  /// the app's own, which is told by `UIInputViewController.needsInputModeSwitchKey`. `false` at first.
  public var showsGlobeBelow = false {
    didSet { if showsGlobeBelow != oldValue { changed() } }
  }

  private static let usualElevation: CGFloat = 150

  func isAvailable(_ kind: Kind) -> Bool {
    switch kind {
    case .docked, .shortcutBar: true
    case .split: isTablet && screen.bounds.width >= Self.splitWidth
    case .undocked, .floating, .collapsedBar: isTablet
    }
  }

  var isTablet: Bool { min(screen.bounds.width, screen.bounds.height) >= Self.tabletShortSide }

  /// Nobody types any more. On phones, where no bar brings the keyboard back, it comes when somebody does again.
  func becameUnused() {
    if wanted.isBar, !isTablet { wanted = kindOfKeys }
  }

  /// Makes several changes at once.
  func change(isAnimated: Bool, _ changes: () -> Void) {
    batches += 1
    changes()
    batches -= 1
    if batches == 0 { UIApplication.shared.inputViews.update(isAnimated: isAnimated) }
  }

  private func changed() {
    if batches == 0 { UIApplication.shared.inputViews.update(isAnimated: true) }
  }
}

extension UIScreen {
  /// How the keyboard that the app shows itself is held on this screen; not on iOS.
  public var inAppKeyboard: InAppKeyboard { keyboard.held }
}
