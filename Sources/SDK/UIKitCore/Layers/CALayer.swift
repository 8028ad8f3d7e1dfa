// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What a view looks like on screen: its place, its colours, its corners and its shadow.
///
/// Each view has one, and views make them. A change inside an animation block moves on screen from the old value to the
/// new one; the layer itself has the new one at once, and `presentation()` tells what is on screen.
@MainActor
open class CALayer: NSObject {
  /// The values that were set.
  private(set) var model = LayerState()
  /// The values on screen at the last frame.
  private(set) var presented = LayerState()
  private(set) var animations: [LayerAnimation] = []
  /// The view that the layer belongs to.
  weak var view: UIView?
  /// What the view has drawn.
  var content: LayerContent?
  /// The area in the window that the layer and what it holds were drawn in last; `nil` when they were not.
  var shownArea: CGRect?
  /// Whether the layer itself has to be drawn again.
  var isStale = true
  /// Whether any layer below has to be.
  var holdsStale = true

  /// Whether sublayers and content are cut off at the bounds and their corners.
  open var masksToBounds = false {
    didSet { if masksToBounds != oldValue { markStale() } }
  }
  /// Whether the layer and all that it holds are left out; changes at once, also inside an animation block.
  open var isHidden = false {
    didSet { if isHidden != oldValue { markStale() } }
  }
  /// Which corners `cornerRadius` rounds.
  open var maskedCorners: CACornerMask = .all {
    didSet { if maskedCorners != oldValue { markStale() } }
  }
  /// The shape that casts the shadow, in the layer's coordinates.
  ///
  /// `nil`, as at first, for the layer's own outline, which casts one only where there is a background colour.
  open var shadowPath: CGPath? {
    didSet { markStale() }
  }

  init(view: UIView?) {
    self.view = view
  }

  // MARK: What can be animated

  /// In the superlayer's coordinates, the place of the anchor point.
  open var position: CGPoint {
    get { model.position }
    set { set(.position, newValue.isUsable) { $0.position = newValue } }
  }

  /// In the layer's own coordinates.
  open var bounds: CGRect {
    get { model.bounds }
    set { set(.bounds, newValue.isUsable) { $0.bounds = newValue } }
  }

  /// As parts of the bounds' width and height; half and half by default.
  open var anchorPoint: CGPoint {
    get { model.anchorPoint }
    set {
      guard newValue.isUsable, newValue != model.anchorPoint else { return }
      model.anchorPoint = newValue
      presented.anchorPoint = newValue
      markStale()
    }
  }

  /// The smallest upright rectangle of the superlayer around the layer; setting it sets `bounds` and `position`.
  open var frame: CGRect {
    get { model.frame }
    set {
      guard newValue.isUsable else { return }
      let new = newValue.standardized
      let size = model.transform.isIdentity ? new.size : new.size.applying(model.transform.inverted())
      bounds = CGRect(origin: bounds.origin, size: CGSize(width: abs(size.width), height: abs(size.height)))
      position = CGPoint(
        x: new.minX + new.width * model.anchorPoint.x, y: new.minY + new.height * model.anchorPoint.y)
    }
  }

  /// Returns how the layer is turned, enlarged and moved about its anchor point; at first not at all.
  open func affineTransform() -> CGAffineTransform { model.transform }

  /// Turns, enlarges and moves the layer about its anchor point; a transform with a number that is not finite is
  /// ignored.
  open func setAffineTransform(_ m: CGAffineTransform) {
    let isUsable = [m.a, m.b, m.c, m.d, m.tx, m.ty].allSatisfy(\.isFinite)
    set(.transform, isUsable) { $0.transform = m }
  }

  /// Between 0 and 1.
  open var opacity: Float {
    get { Float(model.opacity) }
    set { set(.opacity, newValue.isFinite) { $0.opacity = CGFloat(min(max(newValue, 0), 1)) } }
  }

  /// What is under the layer's content; `nil`, as at first, for nothing.
  open var backgroundColor: CGColor? {
    get { model.backgroundColor }
    set { set(.backgroundColor) { $0.backgroundColor = newValue } }
  }

  /// In points.
  open var cornerRadius: CGFloat {
    get { model.cornerRadius }
    set { set(.cornerRadius, newValue.isFinite) { $0.cornerRadius = max(newValue, 0) } }
  }

  /// In points; the border lies inside the bounds, over everything in the layer.
  open var borderWidth: CGFloat {
    get { model.borderWidth }
    set { set(.borderWidth, newValue.isFinite) { $0.borderWidth = max(newValue, 0) } }
  }

  /// The colour of the border; black at first, and clear in place of `nil`.
  open var borderColor: CGColor? {
    get { model.borderColor }
    set { set(.borderColor) { $0.borderColor = newValue ?? CGColor(gray: 0, alpha: 0) } }
  }

  /// The colour of the shadow; black at first, and clear in place of `nil`.
  open var shadowColor: CGColor? {
    get { model.shadowColor }
    set { set(.shadowColor) { $0.shadowColor = newValue ?? CGColor(gray: 0, alpha: 0) } }
  }

  /// Between 0, as by default, and 1.
  open var shadowOpacity: Float {
    get { Float(model.shadowOpacity) }
    set { set(.shadowOpacity, newValue.isFinite) { $0.shadowOpacity = CGFloat(min(max(newValue, 0), 1)) } }
  }

  /// In points.
  open var shadowOffset: CGSize {
    get { model.shadowOffset }
    set { set(.shadowOffset, newValue.isUsable) { $0.shadowOffset = newValue } }
  }

  /// How far the shadow's edge is blurred, in points.
  open var shadowRadius: CGFloat {
    get { model.shadowRadius }
    set { set(.shadowRadius, newValue.isFinite) { $0.shadowRadius = min(max(newValue, 0), 200) } }
  }

  /// What is on screen, as a layer of its own; `nil` when the layer is in no window.
  open func presentation() -> Self? { presentedCopy as? Self }

  /// Ends all animations where they lead.
  open func removeAllAnimations() { endAnimations() }

  // MARK: Drawing again

  /// Has the view draw itself again with the next frame.
  open func setNeedsDisplay() { view?.setNeedsDisplay() }

  /// Has the view lay out its subviews before the next frame.
  open func setNeedsLayout() { view?.setNeedsLayout() }

  /// Lays out the view's subviews now if that is due.
  open func layoutIfNeeded() { view?.layoutIfNeeded() }
}

// MARK: - Changing

extension CALayer {
  /// Changes a part of the state; inside an animation block it moves there.
  private func set(_ property: LayerProperty, _ isUsable: Bool = true, _ change: (inout LayerState) -> Void) {
    guard isUsable else { return }
    let old = model[property]
    change(&model)
    let new = model[property]
    guard old != new else { return }
    if let recorder = KeyframeRecorder.current, view?.window != nil {
      recorder.add(self, property, from: property.addsUp ? old : presented[property], to: new)
    } else if let block = AnimationBlock.current, view?.window != nil {
      // Whatever moves already goes on from where it is on screen: places by moving both ways at once, the rest at the
      // cost of the earlier animation.
      let from = property.addsUp ? old : presented[property]
      add(block.animation(of: property, on: self, from: from, to: new))
    } else if property.addsUp, animations.contains(where: { $0.property == property }) {
      presented[property] = presented[property] + (new - old)
    } else {
      dropAnimation(of: property)
      presented[property] = new
    }
    markStale()
  }

  /// Has a part of the state go a way on screen, which leads to where it is already.
  func move(_ property: LayerProperty, along track: KeyframeTrack, in block: AnimationBlock) {
    guard view?.window != nil else { return }
    add(
      block.animation(of: property, on: self, from: track.value(at: 0), to: model[property], track: track))
    presented[property] = shown(property, at: view?.scene?.now ?? 0)
    markStale()
  }

  private func add(_ animation: LayerAnimation) {
    if !animation.property.addsUp { dropAnimation(of: animation.property) }
    animations.append(animation)
    view?.scene?.animator.add(self)
  }

  /// Whether something moves that is not to be touched meanwhile.
  var keepsTouchesOut: Bool { animations.contains { $0.group.blocksTouches } }

  private func dropAnimation(of property: LayerProperty) {
    guard let index = animations.firstIndex(where: { $0.property == property }) else { return }
    animations.remove(at: index).group.ended(isFinished: false)
  }

  /// What shows of a part of the state at a moment: where it leads, and how far each animation still is from there.
  private func shown(_ property: LayerProperty, at time: TimeInterval) -> LayerValue {
    animations.reduce(model[property]) { value, animation in
      guard animation.property == property else { return value }
      return property.addsUp ? value + (animation.value(at: time) - animation.to) : animation.value(at: time)
    }
  }
}

// MARK: - Moving

extension CALayer {
  private var presentedCopy: CALayer? {
    guard let view, view.window != nil else { return nil }
    let copy = CALayer(view: view)
    copy.model = presented
    copy.presented = presented
    return copy
  }

  private func endAnimations() {
    guard !animations.isEmpty else { return }
    let ended = animations
    animations = []
    presented = model
    markStale()
    for animation in ended { animation.group.ended(isFinished: false) }
  }

  /// Moves what is on screen to a moment of the scene's clock, in seconds.
  ///
  /// - Returns: Whether anything goes on moving by itself.
  func advance(to time: TimeInterval) -> Bool {
    guard !animations.isEmpty else { return false }
    var ended: [LayerAnimation] = []
    let moved = Set(animations.map(\.property))
    animations.removeAll { animation in
      guard let end = animation.end(at: time) else { return false }
      // A way that was gone there and back ends where it started on screen, but the value stays.
      if end == .start { model[animation.property] = animation.from }
      ended.append(animation)
      return true
    }
    for property in moved { presented[property] = shown(property, at: time) }
    markStale()
    for animation in ended { animation.group.ended(isFinished: true) }
    return animations.contains { !$0.group.isPaused }
  }

  /// Ends the animations of a group where they are now.
  ///
  /// - Returns: Those that were under way.
  func stop(_ group: AnimationGroup) -> [LayerAnimation] {
    let stopped = animations.filter { $0.group === group }
    animations.removeAll { $0.group === group }
    let now = view?.scene?.now ?? 0
    // Others that move the same part go on doing so.
    for property in Set(stopped.map(\.property)) {
      model[property] = model[property] + (presented[property] - shown(property, at: now))
    }
    markStale()
    return stopped
  }

  /// Gives a part of the state a value at once.
  func settle(_ property: LayerProperty, at value: LayerValue) {
    model[property] = value
    presented[property] = value
    markStale()
  }
}

// MARK: - Drawing again

extension CALayer {
  /// Has the layer drawn again with the next frame.
  func markStale() {
    isStale = true
    guard let view else { return }
    var ancestor = view.superview
    while let next = ancestor {
      // Whoever has told this one has asked for the frame as well.
      if next.ownLayer.holdsStale { return }
      next.ownLayer.holdsStale = true
      ancestor = next.superview
    }
    view.scene?.setNeedsFrame()
  }
}

// MARK: - Bad numbers

extension CGPoint {
  var isUsable: Bool { x.isFinite && y.isFinite }
}

extension CGSize {
  var isUsable: Bool { width.isFinite && height.isFinite }
}

extension CGRect {
  var isUsable: Bool { origin.isUsable && size.isUsable }
}
