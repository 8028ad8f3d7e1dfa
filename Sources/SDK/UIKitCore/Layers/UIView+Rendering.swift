// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// MARK: - What has changed

extension UIWindow {
  /// Returns the areas of the scene that have to be drawn again, and takes note of where everything is now.
  func collectDamage() -> [CGRect] {
    guard !layer.isHidden else { return [] }
    var areas: [CGRect] = []
    collect(into: &areas, toScene: .identity, clip: .infinite, isWholeNew: false)
    return areas
  }
}

extension UIView {
  /// Goes down to the layers that have changed.
  ///
  /// - Parameter isWholeNew: Whether something above has changed, and all below with it.
  fileprivate func collect(into areas: inout [CGRect], toScene: CGAffineTransform, clip: CGRect, isWholeNew: Bool) {
    let isNew = isWholeNew || ownLayer.isStale
    guard isNew || ownLayer.holdsStale else { return }
    ownLayer.isStale = false
    ownLayer.holdsStale = false
    let own = ownLayer.presented.toSuperlayer.concatenating(toScene)
    let inner = clipsToBounds ? clip.intersection(ownLayer.presented.bounds.applying(own)) : clip
    let isShown = !ownLayer.isHidden && ownLayer.presented.opacity >= 0.01
    if isNew {
      if let old = ownLayer.shownArea { areas.append(old) }
      let area = isShown ? ownLayer.paintedBounds.applying(own).intersection(clip) : .null
      ownLayer.shownArea = area.isNull || area.isEmpty ? nil : area
      if let area = ownLayer.shownArea { areas.append(area) }
    }
    for subview in subviews {
      if isShown {
        subview.collect(into: &areas, toScene: own, clip: inner, isWholeNew: isNew)
      } else if isNew {
        subview.leaveScreen(into: &areas)
      }
    }
  }

  /// Takes note that nothing here and below is on screen.
  private func leaveScreen(into areas: inout [CGRect]) {
    if let old = ownLayer.shownArea { areas.append(old) }
    ownLayer.shownArea = nil
    ownLayer.isStale = true
    ownLayer.holdsStale = true
    for subview in subviews { subview.leaveScreen(into: &areas) }
  }
}

extension CALayer {
  /// What the layer paints, its shadow included, in its own coordinates.
  fileprivate var paintedBounds: CGRect {
    guard presented.shadowOpacity > 0 else { return presented.bounds }
    let state = presented
    let reach = state.shadowRadius * 3 + 1
    let casting = shadowPath?.boundingBox ?? state.bounds
    return state.bounds.union(
      casting.offsetBy(dx: state.shadowOffset.width, dy: state.shadowOffset.height).insetBy(dx: -reach, dy: -reach))
  }
}

// MARK: - Drawing

extension UIWindow {
  /// Draws the window into a context with the scene's coordinates.
  ///
  /// - Parameter areas: What is wanted; the rest may stay as it is.
  func render(into context: CGContext, areas: [CGRect]) {
    render(into: context, wanted: areas.reduce(.null) { $0.union($1) })
  }
}

extension UIView {
  /// Draws the view and what it holds into a context with the view's coordinates, whatever its place and opacity.
  func renderAlone(into context: CGContext, wanted: CGRect) {
    context.saveGState()
    renderShadow(into: context)
    renderBackground(into: context)
    context.saveGState()
    if clipsToBounds { context.clip(toOutlineOf: ownLayer) }
    renderContent(into: context)
    for subview in subviews { subview.render(into: context, wanted: wanted) }
    context.restoreGState()
    renderBorder(into: context)
    context.restoreGState()
  }

  /// Draws the view and what it holds.
  ///
  /// - Parameter wanted: The area that is wanted, in the superview's coordinates.
  fileprivate func render(into context: CGContext, wanted: CGRect) {
    let opacity = ownLayer.presented.opacity
    guard !ownLayer.isHidden, opacity >= 0.01 else { return }
    let map = ownLayer.presented.toSuperlayer
    let inside = wanted.applying(map.inverted())
    let isSeen = ownLayer.paintedBounds.intersects(inside)
    if clipsToBounds || subviews.isEmpty, !isSeen { return }
    context.transformed(by: map) {
      guard opacity < 1 else { return renderLayer(into: context, wanted: inside, isSeen: isSeen) }
      context.saveGState()
      context.setAlpha(opacity)
      let area = clipsToBounds ? inside.intersection(ownLayer.paintedBounds) : inside
      context.beginTransparencyLayer(in: area, auxiliaryInfo: nil)
      renderLayer(into: context, wanted: inside, isSeen: isSeen)
      context.endTransparencyLayer()
      context.restoreGState()
    }
  }

  /// Draws in the layer's own coordinates.
  private func renderLayer(into context: CGContext, wanted: CGRect, isSeen: Bool) {
    if isSeen {
      renderShadow(into: context)
      renderBackground(into: context)
    }
    if clipsToBounds {
      context.saveGState()
      context.clip(toOutlineOf: ownLayer)
    }
    if isSeen { renderContent(into: context) }
    for subview in subviews { subview.render(into: context, wanted: wanted) }
    if clipsToBounds { context.restoreGState() }
    if isSeen { renderBorder(into: context) }
  }

  private func renderShadow(into context: CGContext) {
    guard ownLayer.presented.shadowOpacity > 0 else { return }
    let state = ownLayer.presented
    guard state.shadowColor.alpha > 0, !state.bounds.isEmpty else { return }
    let color = CGColor(
      red: state.shadowColor.red, green: state.shadowColor.green, blue: state.shadowColor.blue,
      alpha: state.shadowColor.alpha * state.shadowOpacity)
    // Only what is opaque casts a shadow; without a background the content would have to be known.
    guard ownLayer.shadowPath != nil || (state.backgroundColor?.alpha ?? 0) > 0 else { return }
    context.drawShadow(
      of: ownLayer.shadowPath ?? ownLayer.outline(state), offset: state.shadowOffset, radius: state.shadowRadius,
      color: color
    )
  }

  private func renderBackground(into context: CGContext) {
    let bounds = ownLayer.presented.bounds
    guard let color = ownLayer.presented.backgroundColor, color.alpha > 0, !bounds.isEmpty else { return }
    context.setFillColor(color)
    if ownLayer.presented.cornerRadius > 0 {
      context.addPath(ownLayer.outline(ownLayer.presented))
      context.fillPath()
    } else {
      context.fill(bounds)
    }
  }

  private func renderContent(into context: CGContext) {
    if ownLayer.content == nil { ownLayer.content = LayerContent.drawn(by: self, scale: traitCollection.displayScale) }
    ownLayer.content?.draw(in: ownLayer.presented.bounds, mode: contentPlacement, into: context)
  }

  private func renderBorder(into context: CGContext) {
    guard ownLayer.presented.borderWidth > 0 else { return }
    let state = ownLayer.presented
    guard state.borderColor.alpha > 0, !state.bounds.isEmpty else { return }
    let half = state.borderWidth / 2
    var inner = state
    inner.bounds = state.bounds.insetBy(dx: half, dy: half)
    guard inner.bounds.width > 0, inner.bounds.height > 0 else { return }
    inner.cornerRadius = max(state.cornerRadius - half, 0)
    context.setStrokeColor(state.borderColor)
    context.setLineWidth(state.borderWidth)
    context.addPath(ownLayer.outline(inner))
    context.strokePath()
  }
}

// MARK: - Outlines

extension CALayer {
  /// Returns the rectangle with the corners that are round.
  func outline(_ state: LayerState) -> CGPath {
    let bounds = state.bounds
    let radius = min(state.cornerRadius, bounds.width / 2, bounds.height / 2)
    guard radius > 0 else { return CGPath(rect: bounds, transform: nil) }
    var corners: UIRectCorner = []
    if maskedCorners.contains(.layerMinXMinYCorner) { corners.insert(.topLeft) }
    if maskedCorners.contains(.layerMaxXMinYCorner) { corners.insert(.topRight) }
    if maskedCorners.contains(.layerMinXMaxYCorner) { corners.insert(.bottomLeft) }
    if maskedCorners.contains(.layerMaxXMaxYCorner) { corners.insert(.bottomRight) }
    return UIBezierPath(
      roundedRect: bounds, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius)
    ).cgPath
  }
}

extension CGContext {
  @MainActor fileprivate func clip(toOutlineOf layer: CALayer) {
    if layer.presented.cornerRadius > 0 {
      addPath(layer.outline(layer.presented))
      clip()
    } else {
      clip(to: layer.presented.bounds)
    }
  }
}
