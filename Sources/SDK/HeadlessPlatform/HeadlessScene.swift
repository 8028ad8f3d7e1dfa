// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import UIKitCore

/// A window of the app on a headless screen.
@MainActor
public final class HeadlessScene {
  /// What the app knows of it.
  public private(set) var scene: UIWindowScene!
  private weak var platform: HeadlessPlatform?
  private let screen: HeadlessScreen
  /// What the desktop would show as the window's title.
  public private(set) var title = ""
  /// How many frames were made.
  public private(set) var frameCount = 0
  /// What parts of the window had changed in the last frame, in points.
  public private(set) var lastDamage: [CGRect] = []
  /// Whether something is to be drawn with the next frame.
  package private(set) var wantsFrame = false
  private var pixels: UnsafeMutableRawBufferPointer
  private var pixelSize: (width: Int, height: Int)

  init(platform: HeadlessPlatform, screen: HeadlessScreen, placement: ScenePlacement) {
    self.platform = platform
    self.screen = screen
    self.placement = placement
    let area = placement.area(in: screen.screen.bounds)
    pixelSize = Self.pixelSize(area, screen)
    pixels = Self.memory(pixelSize)
    scene = UIWindowScene(
      session: UISceneSession(), screen: screen.screen, host: self, area: area, traits: screen.traits(of: area))
    update()
  }

  isolated deinit { pixels.deallocate() }

  /// Whether keys go here: the window was touched or opened last.
  public var isActive: Bool { platform?.activeScene === self }

  /// The place on the screen, in points.
  public var area: CGRect { scene.area }

  /// Where the window is; it follows when the screen changes its size.
  public var placement: ScenePlacement {
    didSet {
      screen.keepOrder()
      update()
    }
  }

  /// Moves the window to another place on the screen.
  public func update(area: CGRect) { placement = .area(area) }

  /// Takes its place, and what the screen says of it.
  func update() {
    let area = placement.area(in: screen.screen.bounds)
    let size = Self.pixelSize(area, screen)
    if size != pixelSize {
      pixels.deallocate()
      pixelSize = size
      pixels = Self.memory(size)
    }
    scene.change(
      area: area, safeAreaInsets: screen.safeAreaInsets(of: area), traits: screen.traits(of: area))
  }

  private static func pixelSize(_ area: CGRect, _ screen: HeadlessScreen) -> (width: Int, height: Int) {
    func pixels(_ length: CGFloat) -> Int { min(max(Int((length * screen.screen.scale).rounded()), 1), 32_767) }
    return (pixels(area.width), pixels(area.height))
  }

  private static func memory(_ size: (width: Int, height: Int)) -> UnsafeMutableRawBufferPointer {
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: size.width * size.height * 4, alignment: 64)
    memory.initializeMemory(as: UInt8.self, repeating: 0)
    return memory
  }

  func makeFrame(at time: TimeInterval) {
    wantsFrame = false
    frameCount += 1
    lastDamage = []
    scene.step(at: time)
  }
}

// MARK: - Pictures

extension HeadlessScene {
  /// What the window shows.
  public func image() -> CGImage? {
    CGImage(pixels: Array(pixels.bindMemory(to: UInt32.self)), width: pixelSize.width, height: pixelSize.height)
  }

  /// The bytes of a PNG file with what the window shows.
  public func pngData() -> Data? {
    image().flatMap { UIImage(cgImage: $0, scale: screen.screen.scale, orientation: .up).pngData() }
  }
}

extension HeadlessScene: SceneHost {
  package func requestFrame() { wantsFrame = true }

  package func present(_ damage: [CGRect], _ draw: (CGContext, [CGRect]) -> Void) {
    lastDamage = damage
    guard let base = pixels.baseAddress,
      let context = CGContext(
        pixels: base, width: pixelSize.width, height: pixelSize.height, stride: pixelSize.width * 4,
        scale: screen.screen.scale)
    else { return }
    context.clip(to: damage)
    for area in damage { context.clear(area) }
    draw(context, damage)
  }

  package func setTitle(_ title: String) { self.title = title }

  package func setSizeLimits(minimum: CGSize, maximum: CGSize) {}

  package func close() { platform?.close(self) }
}

// MARK: - Fingers, pointer and keys

extension HeadlessScene {
  /// Puts fingers down, moves them and lifts them, all at one moment. Places are in the window, in points.
  public func touch(_ contacts: [(finger: Int, phase: UITouch.Phase, place: CGPoint)]) {
    touch(contacts, type: .direct)
  }

  func touch(_ contacts: [(finger: Int, phase: UITouch.Phase, place: CGPoint)], type: UITouch.TouchType) {
    platform?.takeTurn()
    UIApplication.shared.receive(
      contacts.map { EventDispatcher.Contact(finger: $0.finger, phase: $0.phase, type: type, place: $0.place) },
      in: scene)
  }

  /// Presses, moves and lets go a button of a mouse.
  ///
  /// `place`: In the window, in points.
  public func click(_ phase: UITouch.Phase, at place: CGPoint, button: UIEvent.ButtonMask = .primary) {
    platform?.takeTurn()
    let contact = EventDispatcher.Contact(
      finger: -1 - button.rawValue, phase: phase, type: .indirectPointer, place: place, buttons: button)
    UIApplication.shared.receive([contact], in: scene)
  }

  /// Moves the pointer, with no button down, to a place in the window; with `nil` out of it.
  public func movePointer(to place: CGPoint?) {
    platform?.takeTurn()
    UIApplication.shared.pointerMoved(to: place, in: scene)
  }

  /// Whether something in the scene wants a finger at a place on the screen; elsewhere it goes through to what is behind.
  func takesTouches(at place: CGPoint) -> Bool {
    platform?.takeTurn()
    return scene.windows.contains { window in
      !window.isHidden && window.hitTest(window.convert(place, from: screen.screen), with: nil) != nil
    }
  }

  /// Brings the window to the front, and has keys go there.
  func activate() { platform?.activate(self) }

  /// Turns a wheel over a place in the window.
  ///
  /// - Parameters:
  ///   - place: In the window, in points.
  ///   - distance: In points; positive towards the end of the content.
  public func scroll(at place: CGPoint, by distance: CGVector) {
    platform?.takeTurn()
    UIApplication.shared.scroll(at: place, by: distance, in: scene)
  }

  /// Presses or lets go a key of a hardware keyboard.
  public func key(_ key: UIKey, isDown: Bool) {
    platform?.takeTurn()
    UIApplication.shared.receive(key, isDown: isDown, in: scene)
  }
}
