// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

import Geometry
package import TextModel

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

    package init(_ form: KeyboardForm) {
      self =
        switch form {
        case .docked: .docked
        case .undocked: .undocked
        case .split: .split
        case .floating: .floating
        }
    }

    /// The form of the keys; `nil` for a bar in their place.
    var form: KeyboardForm? {
      switch self {
      case .docked: .docked
      case .undocked: .undocked
      case .split: .split
      case .floating: .floating
      case .shortcutBar, .collapsedBar: nil
      }
    }

    var isBar: Bool { form == nil }
  }

  private unowned let screen: UIScreen
  /// How the keys are held, also while a bar is in their place.
  private(set) var held = HeldForm()
  /// The bar in their place.
  private var bar: Kind?
  private var batches = 0

  init(screen: UIScreen) { self.screen = screen }

  /// How it is held. Kinds that the screen has no room for are `docked`: on phones all but `shortcutBar`, and `split` on
  /// screens less than 700 points wide. What shows moves there, animated, and apps are told.
  public var kind: Kind {
    get { isAvailable(wanted) ? wanted : .docked }
    set {
      guard newValue != wanted else { return }
      bar = newValue.isBar ? newValue : nil
      if let form = newValue.form { held.change(to: form) }
      changed()
    }
  }

  private var wanted: Kind { bar ?? kindOfKeys }

  /// The kind that comes back in place of the bar.
  var kindOfKeys: Kind { Kind(held.form) }

  /// Takes over how the person holds the keys.
  ///
  /// - Parameter isDragged: Whether a finger moves them.
  func hold(_ new: HeldForm, isDragged: Bool) {
    guard new != held else { return }
    change(isAnimated: !isDragged && new.form != held.form) { held = new }
  }

  /// How far an undocked or split keyboard is above the bottom of the screen, in points; no further than there is room.
  public var elevation: CGFloat {
    get { held.elevation }
    set {
      guard newValue != held.elevation else { return }
      held.elevation = newValue
      changed()
    }
  }

  /// Where the top left corner of a floating keyboard is on the screen, below its accessory view, in points; as near to it as
  /// there is room. At first in the middle, above the bottom; `nil` stands for that.
  public var floatingOrigin: CGPoint? {
    get { held.origin.map { CGPoint(x: $0.x, y: $0.y) } }
    set {
      guard newValue != floatingOrigin else { return }
      held.origin = newValue.map { Point(x: $0.x, y: $0.y) }
      changed()
    }
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

  func isAvailable(_ kind: Kind) -> Bool {
    guard let form = kind.form else { return kind == .shortcutBar || isTablet }
    return form.fits(size)
  }

  /// Whether the keyboard can leave the bottom of the screen.
  var isTablet: Bool { KeyboardForm.floating.fits(size) }

  private var size: Size { Size(width: screen.bounds.width, height: screen.bounds.height) }

  /// Nobody types any more. On phones, where no bar brings the keyboard back, it comes when somebody does again.
  func becameUnused() {
    if !isTablet { bar = nil }
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
