// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// What an accessory view is in; hands on to whoever the accessory view belongs to.
@MainActor
final class AccessoryHolder: UIView {
  weak var owner: UIResponder?

  override var next: UIResponder? { owner ?? super.next }

  /// Beside the accessory view there is nothing.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view === self ? nil : view
  }
}
