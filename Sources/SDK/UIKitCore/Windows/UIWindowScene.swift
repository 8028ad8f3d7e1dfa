// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A scene that shows windows: on the desktop one window, on a headless screen a part of it.
@MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
  /// The screen that the scene is on, or most of it.
  open package(set) var screen: UIScreen
  /// How small and how large the scene can be made.
  open private(set) var sizeRestrictions: UISceneSizeRestrictions? = UISceneSizeRestrictions()
  /// From back to front, by level and by when they came.
  open private(set) var windows: [UIWindow] = []
  /// The window that keys go to; `nil` while there is none.
  open internal(set) weak var keyWindow: UIWindow?
  /// The traits of the scene, which its windows take on.
  open private(set) var traitCollection: UITraitCollection

  /// What knows where the focus is in the scene; `nil` where there is none, as on devices of other idioms than `.tv`.
  open private(set) var focusSystem: UIFocusSystem?

  /// The part of the screen that the scene takes, in points.
  package private(set) var area: CGRect
  private(set) var safeAreaInsets = UIEdgeInsets.zero
  weak var host: (any SceneHost)?
  let animator = Animator()
  /// Counts the scenes, so that the first of several can be told.
  package let number: Int
  private static var count = 0
  private weak var platform: (any Platform)?
  /// Seconds of the platform's clock.
  var now: TimeInterval { platform?.now ?? 0 }
  private var isFrameRequested = false
  /// What has changed since the last picture, in the scene's coordinates.
  private var damaged: [CGRect] = []

  /// Makes a scene that a host shows.
  package init(
    session: UISceneSession, screen: UIScreen, host: any SceneHost, area: CGRect, traits: UITraitCollection
  ) {
    self.screen = screen
    self.host = host
    self.area = area
    traitCollection = traits
    platform = UIApplication.shared.platform
    Self.count += 1
    number = Self.count
    super.init(session: session)
    sizeRestrictions?.onChange = { [weak self] in self?.limitsChanged() }
    followIdiom()
  }

  /// The scene's coordinates: points from its top left corner.
  open var coordinateSpace: any UICoordinateSpace { SceneSpace(scene: self) }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  override func titleChanged() {
    host?.setTitle(title ?? "")
    AccessibilityCenter.elementsChanged()
  }

  /// Has a focus where people use a remote, and nowhere else.
  private func followIdiom() {
    guard traitCollection.userInterfaceIdiom == .tv else {
      focusSystem?.end()
      return focusSystem = nil
    }
    if focusSystem == nil { focusSystem = UIFocusSystem(scene: self) }
  }

  private func limitsChanged() {
    guard let sizeRestrictions else { return }
    host?.setSizeLimits(minimum: sizeRestrictions.minimumSize, maximum: sizeRestrictions.maximumSize)
  }
}

/// The coordinates of a scene, with the origin in its top left corner.
@MainActor
final class SceneSpace: NSObject, UICoordinateSpace, ScreenPlaced {
  private let scene: UIWindowScene

  init(scene: UIWindowScene) { self.scene = scene }

  var bounds: CGRect { CGRect(origin: .zero, size: scene.area.size) }

  var toScreen: CGAffineTransform { CGAffineTransform(translationX: scene.area.minX, y: scene.area.minY) }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    point.applying(SpaceMap.from(self, to: coordinateSpace))
  }

  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    point.applying(SpaceMap.from(coordinateSpace, to: self))
  }

  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.applying(SpaceMap.from(self, to: coordinateSpace))
  }

  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.applying(SpaceMap.from(coordinateSpace, to: self))
  }
}

// MARK: - Windows

extension UIWindowScene {
  func add(_ window: UIWindow) {
    guard !windows.contains(where: { $0 === window }) else { return }
    let place = windows.firstIndex { $0.windowLevel > window.windowLevel } ?? windows.endIndex
    windows.insert(window, at: place)
    window.updateTraits()
    window.updateSafeArea()
    damage([CGRect(origin: .zero, size: area.size)])
  }

  func remove(_ window: UIWindow) {
    windows.removeAll { $0 === window }
    if keyWindow === window { keyWindow = nil }
    damage([window.frame])
  }

  func levelChanged(of window: UIWindow) {
    guard windows.contains(where: { $0 === window }) else { return }
    windows.removeAll { $0 === window }
    add(window)
  }
}

// MARK: - Changes from the platform

extension UIWindowScene {
  /// Takes another place on the screen, other safe sides or other traits.
  package func change(area: CGRect, safeAreaInsets: UIEdgeInsets, traits: UITraitCollection) {
    let oldSize = self.area.size
    self.area = area
    self.safeAreaInsets = safeAreaInsets
    let oldTraits = traitCollection
    let transitions = windows.map { window in
      window.willChange(
        to: window.frame.size == oldSize ? area.size : window.frame.size, traits: oldTraits == traits ? nil : traits)
    }
    traitCollection = traits
    UIApplication.updateSurroundings()
    followIdiom()
    if oldTraits != traits { traitCollectionDidChange(oldTraits) }
    let changed = windows
    for window in changed {
      if window.frame.size == oldSize { window.frame = CGRect(origin: window.frame.origin, size: area.size) }
      window.updateTraits()
      window.updateSafeArea()
    }
    for (window, transition) in zip(changed, transitions) { if let transition { window.didChange(transition) } }
    damage([CGRect(origin: .zero, size: area.size)])
  }

  /// Comes to the foreground, or leaves it.
  package func change(activationState new: ActivationState) {
    let old = activationState
    guard new != old else { return }
    let wasInFront = old == .foregroundActive || old == .foregroundInactive
    let isInFront = new == .foregroundActive || new == .foregroundInactive
    defer { AccessibilityCenter.elementsChanged() }
    if old == .foregroundActive {
      for window in windows { window.menuSession?.dismiss(isAnimated: false) }
      delegate?.sceneWillResignActive(self)
    }
    if !wasInFront, isInFront { delegate?.sceneWillEnterForeground(self) }
    activationState = new
    if new == .foregroundActive { delegate?.sceneDidBecomeActive(self) }
    if wasInFront, !isInFront { delegate?.sceneDidEnterBackground(self) }
    // Another window may take keys now, with a keyboard of its own or none.
    UIApplication.shared.inputViews.update(isAnimated: true)
  }
}

// MARK: - Frames

extension UIWindowScene {
  /// Has a frame made before the screen shows its next picture.
  func setNeedsFrame() {
    guard !isFrameRequested else { return }
    isFrameRequested = true
    host?.requestFrame()
    AccessibilityCenter.elementsChanged()
  }

  /// Has areas of the scene drawn again.
  func damage(_ areas: [CGRect]) {
    damaged += areas
    setNeedsFrame()
  }

  /// Makes a frame: moves what is on the move, updates constraints, places views and shows what has changed.
  ///
  /// - Parameter time: On the platform's clock.
  package func step(at time: TimeInterval) {
    traitCollection.performAsCurrent { makeFrame(at: time) }
  }

  private func makeFrame(at time: TimeInterval) {
    UIApplication.eventCount += 1
    isFrameRequested = false
    animator.advance(to: time)
    if UIUpdateLink.update(self, at: time) { setNeedsFrame() }
    for window in windows where !window.isHidden {
      window.layoutIfNeeded()
      // Views with guides may have moved under the keyboard.
      if window.placeKeyboardGuides().moves { window.layoutIfNeeded() }
    }
    if let focusSystem, focusSystem.settle() {
      for window in windows where !window.isHidden { window.layoutIfNeeded() }
    }
    for window in windows { damaged += window.collectDamage() }
    followChanges()
    let all = CGRect(origin: .zero, size: area.size)
    // Half-covered pixels at the edges would be drawn over what they showed before.
    let areas = DamagedAreas(
      damaged.map { $0.outset(toPixelsOf: screen.scale).intersection(all) }.filter { !$0.isEmpty }
    ).rects
    damaged = []
    if !areas.isEmpty {
      host?.present(areas) { context, areas in
        for window in windows where !window.isHidden { window.render(into: context, areas: areas) }
      }
    }
    for window in windows { window.frameShown() }
    AccessibilityCenter.elementsChanged()
    if animator.isMoving { setNeedsFrame() }
  }
}

extension UIWindowScene {
  /// Has bars show what has changed below them.
  private func followChanges() {
    // This frame shows it still.
    let wasRequested = isFrameRequested
    isFrameRequested = true
    for window in windows where !window.isHidden && !window.glasses.isEmpty {
      for glass in window.glasses { glass.follow(changes: damaged) }
      damaged += window.collectDamage()
    }
    isFrameRequested = wasRequested
  }
}

extension CGRect {
  /// Returns the smallest rectangle of whole pixels around this one.
  fileprivate func outset(toPixelsOf scale: CGFloat) -> CGRect {
    guard isUsable, !isEmpty else { return self }
    let left = (minX * scale).rounded(.down) / scale
    let top = (minY * scale).rounded(.down) / scale
    return CGRect(
      x: left, y: top, width: (maxX * scale).rounded(.up) / scale - left,
      height: (maxY * scale).rounded(.up) / scale - top)
  }
}
