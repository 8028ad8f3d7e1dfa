// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A view that cuts its text where there is no room for it.
@MainActor
protocol TextCutting: UIView {
  /// All of the text, and where the part that shows is in the view; `nil` where nothing is cut, or what is must not show.
  var cutText: (text: String, rect: CGRect)? { get }
}

/// Shows tool tips, and texts that are cut in full, where the pointer rests.
@MainActor
final class ToolTips {
  private struct Tip {
    weak var view: UIView?
    let text: String
    /// What the tip shows beside, in the view's coordinates; the pointer for `nil`.
    let rect: CGRect?
    /// Where the pointer is, in the view's coordinates.
    let place: CGPoint

    func isSame(as other: Tip) -> Bool { view === other.view && text == other.text && rect == other.rect }
  }

  /// How long the pointer rests before a tip shows, in seconds.
  static let delay: TimeInterval = 0.6

  private var pending: Tip?
  private var shown: (tip: Tip, bubble: ToolTipBubble)?
  private var timer: PlatformCall?
  /// The view that gets no tip until the pointer has left it, because somebody has done something else since it came.
  private weak var spent: UIView?

  /// Takes a movement of the pointer.
  ///
  /// - Parameter place: In the scene, in points; `nil` when the pointer has left it.
  func pointerMoved(to place: CGPoint?, in scene: UIWindowScene) {
    guard let place, place.isUsable, let tip = tip(at: place, in: scene) else { return leave() }
    if tip.view !== spent { spent = nil }
    if let shown, shown.tip.isSame(as: tip) { return }
    hide()
    guard spent == nil else { return }
    pending = tip
    timer = UIApplication.call(after: Self.delay) { [weak self] in self?.show() }
  }

  /// Hides what shows because somebody does something else: nothing shows again until the pointer has been elsewhere.
  func dismiss() {
    spent = shown?.tip.view ?? pending?.view ?? spent
    hide()
  }

  /// Hides the tip of a view that has another text now, or has left its window.
  func hide(of view: UIView) {
    if shown?.tip.view === view || pending?.view === view { dismiss() }
  }

  /// Hides the tip of something that has been scrolled.
  func contentMoved(in scrollView: UIScrollView) {
    if (shown?.tip.view ?? pending?.view)?.isDescendant(of: scrollView) == true { dismiss() }
  }

  private func leave() {
    spent = nil
    hide()
  }

  private func hide() {
    timer = nil
    pending = nil
    shown?.bubble.leave()
    shown = nil
  }

  private func show() {
    guard let tip = pending, let view = tip.view, let window = view.window else { return }
    pending = nil
    timer = nil
    let pointer = CGRect(x: tip.place.x, y: tip.place.y, width: 0, height: ToolTipBubble.pointerHeight)
    let bubble = ToolTipBubble(text: tip.text)
    bubble.show(beside: view.convert(tip.rect ?? pointer, to: nil), in: window)
    shown = (tip, bubble)
  }

  // MARK: What is under the pointer

  private func tip(at place: CGPoint, in scene: UIWindowScene) -> Tip? {
    for window in scene.windows.reversed() where !window.isHidden {
      let inWindow = place.applying(window.layer.model.toSuperlayer.inverted())
      guard let hit = window.hitTest(inWindow, with: nil) else { continue }
      if let tip = tip(below: hit, at: hit.convert(inWindow, from: nil)) { return tip }
      var next = hit.superview
      while let view = next {
        if let tip = tip(of: view, at: view.convert(inWindow, from: nil)) { return tip }
        next = view.superview
      }
      return nil
    }
    return nil
  }

  /// The tip of what lies the farthest in front in a view; labels are found too, which take no touches.
  private func tip(below view: UIView, at place: CGPoint) -> Tip? {
    for subview in view.subviews.reversed() where !subview.isHidden && subview.alpha > 0.01 {
      let inside = subview.convert(place, from: view)
      guard subview.bounds.contains(inside) else { continue }
      if let tip = tip(below: subview, at: inside) { return tip }
    }
    return tip(of: view, at: place)
  }

  private func tip(of view: UIView, at place: CGPoint) -> Tip? {
    for case let interaction as UIToolTipInteraction in view.interactions where interaction.isEnabled {
      let words =
        interaction.delegate.map { $0.toolTipInteraction(interaction, configurationAt: place) }
        ?? interaction.defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) }
      guard let words, !words.toolTip.isEmpty else { continue }
      return Tip(
        view: view, text: words.toolTip, rect: words.sourceRect.isNull ? nil : words.sourceRect, place: place)
    }
    guard let cut = (view as? any TextCutting)?.cutText else { return nil }
    return Tip(view: view, text: cut.text, rect: cut.rect, place: place)
  }
}
