// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Shows what belongs to the first responder of the window that takes keys, and has it change with the responder.
@MainActor
package final class InputViewCoordinator {
  private(set) var shown = InputSet()
  private var kind = InAppKeyboard.Kind.docked
  private(set) var window: InputWindow?
  private(set) lazy var keyboard = makeKeyboard()
  private(set) lazy var modes = InputModes(keyboard)
  /// The keyboard of the app's own that the person has changed for the system's.
  weak var leftOut: UIInputViewController?
  /// Whether the device shows keys of its own below the keyboard.
  private(set) var hasStrip = false
  /// What the controllers that show type into.
  private var document: FieldDocument?
  /// The keyboard for other apps that this process shows, where it is a keyboard's.
  package weak var extensionKeyboard: UIInputViewController?
  /// The finger on a key for the next keyboard.
  lazy var modeFinger = ModeKeyFinger(self)
  /// Who the system's keyboard types for.
  private(set) weak var typist: UIResponder?
  /// Who was taken into sight last.
  private weak var revealed: UIResponder?
  /// What the platform's keyboard types into.
  let hosted = HostedField()
  private let secrets = SecretWatch()
  /// Whether the keyboard outside the app came to type into this one.
  var isOutsideLocal = false
  /// The scroll view that ends where the keyboard begins.
  weak var covered: UIScrollView?
  /// The camera that looks for text in place of the keyboard.
  var scan: TextScanSession?
  /// The finger that scrolls the keyboard away.
  var pull: KeyboardPull?
  /// How many changes of the first responder are going on within each other.
  private var handOvers = 0

  /// Runs a change of the first responder; what shows follows once, when the outermost has ended.
  @discardableResult
  func handOver<Result>(_ change: () -> Result) -> Result {
    handOvers += 1
    let result = change()
    handOvers -= 1
    if handOvers == 0 { update(isAnimated: true) }
    return result
  }

  /// Shows what the first responder asks for now.
  func update(isAnimated: Bool) {
    guard handOvers == 0 else { return }
    secrets.take(UIApplication.shared.windowOfKeys?.firstResponder)
    showInputViews(isAnimated: isAnimated)
    guard let first = UIApplication.shared.windowOfKeys?.firstResponder, first !== revealed else { return }
    revealed = first
    // Where the keyboard stays as it is, nothing else takes the next field into sight.
    UIView.animate(withDuration: isAnimated ? KeyboardTracker.duration : 0) { self.revealField() }
  }

  private func showInputViews(isAnimated: Bool) {
    let owner = UIApplication.shared.windowOfKeys
    if let owner, owner.firstResponder == nil, takeBack(in: owner) { return }
    var new = owner?.firstResponder.map { InputSet(for: $0) } ?? InputSet()
    new.leaveOut(leftOut)
    if let view = scanView(for: owner?.firstResponder) { new.keyboard = .view(view) }
    if hosted.take(owner?.firstResponder, for: new) { new.keyboard = .outside }
    guard let owner, !new.isEmpty, let place = InputPlace(owner), let scene = place.scene else {
      (window?.place.screen ?? owner?.windowScene?.screen)?.inAppKeyboard.becameUnused()
      return hide(isAnimated: isAnimated)
    }
    let kind = new.take(place.screen.inAppKeyboard)
    guard !new.isEmpty else { return hide(isAnimated: isAnimated) }
    if let window, window.place != place {
      hide(isAnimated: false)
    }
    let hasStrip = place.screen.inAppKeyboard.showsGlobeBelow && kind == .docked && new.isKeyboard
    let isSame =
      window != nil && new.isSame(as: shown) && owner.firstResponder === typist
      && kind == self.kind && hasStrip == self.hasStrip && keyboard.suitsField
    if let first = owner.firstResponder, first !== typist { modes.begin(in: first) }
    shown = new
    self.kind = kind
    typist = owner.firstResponder
    let window = self.window ?? makeWindow(in: place, of: scene)
    self.window = window
    window.owner = owner
    self.hasStrip = hasStrip
    if !isSame { show(new, in: window, isAnimated: isAnimated) }
    keyboard.hold(place.screen.inAppKeyboard.held)
    window.isAboveOutside = new.isAboveOutside
    window.move(as: kind, isAnimated: isAnimated)
  }

  private func show(_ set: InputSet, in window: InputWindow, isAnimated: Bool) {
    let old = document
    old?.release()
    let controllers = set.controllers
    for controller in controllers {
      controller.host = self
      // What it is told of the device may be something else now.
      controller.viewIfLoaded?.setNeedsLayout()
    }
    document = typist.map { FieldDocument($0, for: controllers, after: old) }
    if case .controller = set.keyboard {
      window.usualHeight = keyboard.keys?.usualHeight(in: window.bounds.size) ?? InputBoard.defaultHeight
    }
    window.show(
      keyboardView(for: set, in: window), set, strip: hasStrip ? makeStrip() : nil, isAnimated: isAnimated)
    document?.announce()
    modes.shown(own: set.shownOwn)
  }

  /// The strip that a device shows below keyboards, with its Globe.
  private func makeStrip() -> ModeStripView {
    let strip = ModeStripView()
    strip.traitOverrideValues = keyboard.traits(for: typist)
    strip.hasGlobe = choices.count > 1
    strip.onTouch = { [weak self] in self?.modeFinger.take($0, on: $1) }
    return strip
  }

  /// When a field is done, whoever shows an accessory view with it and without it takes keys again.
  private func takeBack(in owner: UIWindow) -> Bool {
    guard let heir = heir(of: typist), heir.responderWindow === owner else { return false }
    // Asked once.
    forgetHeir()
    return heir.becomeFirstResponder()
  }

  /// Nobody takes keys when the first responder gives them up, because that leaves the window.
  func forgetHeir() { shown.accessoryOwner = nil }

  /// Returns who takes keys when a responder has given them up.
  private func heir(of first: UIResponder?) -> UIResponder? {
    guard let heir = shown.accessoryOwner, heir !== first, heir.canBecomeFirstResponder else { return nil }
    return heir
  }

  private func makeWindow(in place: InputPlace, of scene: UIWindowScene) -> InputWindow {
    let window = InputWindow(in: place, of: scene)
    window.onResize = { [weak self] in
      // The keys are others on another screen.
      self?.shown = InputSet()
      self?.update(isAnimated: false)
    }
    return window
  }

  /// Returns what shows as the keyboard, and has it type into the first responder.
  private func keyboardView(for set: InputSet, in window: InputWindow) -> UIView? {
    switch set.keyboard {
    case .none, .outside:
      keyboard.blur()
      return nil
    case .view(let view):
      keyboard.blur()
      (view as? TextScanView)?.fit(window.bounds.size, beside: window.heightAbove(set.accessory))
      return view
    case .controller(let controller):
      keyboard.blur()
      return controller.view
    case .system:
      guard kind.isBar else { return typist.flatMap { keys(for: $0, in: window) } }
      keyboard.blur()
      return makeBar(on: window.place.screen)
    }
  }

  private func keys(for field: UIResponder, in window: InputWindow) -> UIView? {
    keyboard.focus(
      field, as: window.place.screen.inAppKeyboard.held, in: window.bounds.size, guests: ownChoice.map { [$0] } ?? [],
      showsGlobe: !hasStrip)
  }

  private func makeKeyboard() -> InProcessKeyboard {
    let keyboard = InProcessKeyboard()
    keyboard.onEvent = { [weak self] in self?.handle($0) }
    return keyboard
  }

  private func makeBar(on screen: UIScreen) -> UIView {
    let bar = ShortcutBarView()
    bar.onShowKeyboard = { screen.inAppKeyboard.kind = screen.inAppKeyboard.kindOfKeys }
    bar.onDismiss = { [weak self] in self?.typist?.resignFirstResponder() }
    return bar
  }

  /// A key of a hardware keyboard was pressed: while the system's keyboard shows, a bar takes its place.
  func hardwareKeyPressed() {
    guard let window, case .system = shown.keyboard, !kind.isBar else { return }
    window.place.screen.inAppKeyboard.kind = .shortcutBar
  }

  /// A finger taps a text that is typed into: on phones, where no bar brings the keyboard back, the tap does.
  func textTapped(on screen: UIScreen?) {
    guard let held = screen?.inAppKeyboard, held.kind.isBar, !held.isTablet else { return }
    held.kind = held.kindOfKeys
  }

  /// The text or the caret of a responder has changed by other hands than the keyboard's.
  func textChanged(in responder: UIResponder) {
    keyboard.textChanged(in: responder)
    hosted.textChanged(in: responder)
  }

  /// What a space does in a responder is another thing.
  func completionChanged(in responder: UIResponder) {
    keyboard.completionChanged(in: responder)
    hosted.completionChanged(in: responder)
  }

  /// Keys go to another window from now on, or to none: what shows follows.
  func keysMoved() {
    let scenes = UIApplication.shared.connectedScenes
    // While one scene follows another, both are active for a moment.
    guard (scenes.filter { $0.activationState == .foregroundActive }).count <= 1 else { return }
    update(isAnimated: true)
  }

  /// A view that shows may want another height.
  func heightChanged() {
    window?.heightChanged()
    hosted.heightChanged()
    extensionKeyboard?.viewIfLoaded?.superview?.setNeedsLayout()
  }

  /// Whether the desktop's keyboard types.
  var isHosted: Bool { hosted.isTaken }

  /// Whether more shows than an accessory view, here or on the desktop.
  var showsKeyboard: Bool {
    if case .none = shown.keyboard { return isHosted }
    return true
  }

  /// Returns how far a finger takes the keyboard down, in points.
  ///
  /// - Parameter keepsAccessory: Whether an accessory view stays that shows without the keyboard, too.
  func reach(of keyboard: KeyboardPlacement, keepsAccessory: Bool) -> CGFloat {
    let stays = keepsAccessory && shown.accessory != nil && (heir(of: typist) != nil || !showsKeyboard)
    return keyboard.frame.height - (stays ? window?.accessoryHeight ?? 0 : 0)
  }

  /// Has the keyboard stand further down than it does at rest.
  func shift(by distance: CGFloat) { window?.shift(by: distance) }

  private func hide(isAnimated: Bool) {
    shown = InputSet()
    typist = nil
    document?.release()
    document = nil
    guard let window else { return }
    self.window = nil
    keyboard.blur()
    window.leave(isAnimated: isAnimated)
  }
}

extension UIApplication {
  /// The window that keys go to.
  var windowOfKeys: UIWindow? {
    let scenes = connectedScenes.compactMap { $0 as? UIWindowScene }
    return scenes.first { $0.activationState == .foregroundActive }?.keyWindow
  }
}

/// Where input views show: over a whole screen, or in the window's own scene.
@MainActor
struct InputPlace: Equatable {
  /// Not kept: it keeps its windows, and they know their place.
  private(set) weak var scene: UIWindowScene?
  /// The screen whose keyboard it is.
  let screen: UIScreen

  init?(_ window: UIWindow) {
    guard let own = window.windowScene else { return nil }
    screen = own.screen
    scene = UIApplication.shared.platform?.inputScene(on: own.screen) ?? own
  }

  nonisolated static func == (a: InputPlace, b: InputPlace) -> Bool { a.scene === b.scene }
}
