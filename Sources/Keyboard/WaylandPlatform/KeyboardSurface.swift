// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CWayland
package import Geometry
internal import LinuxSystem

/// The keyboard's surface: its picture, its scale, and what of it has changed. Where on the screen it is, is for its role to say.
///
/// The surface is taller than the keyboard by a transparent headroom, into which balloons and popups rise; only the
/// keyboard itself hears touches, and at the bottom it takes room from apps.
package final class KeyboardSurface {
  private let globals: SurfaceGlobals
  private let role: any SurfaceRole
  private(set) var surface: OpaquePointer?
  private var viewport: OpaquePointer?
  private var fractionalScale: OpaquePointer?
  private var frameCallback: OpaquePointer?
  private let firstFrame = FirstFrame()
  private var buffers: BufferSet?
  private let retired = RetiredBuffers()
  private var overlays: OverlaySurfaces?
  private var configuredWidth: Double?
  private var reportedScale: Double?
  private var wantsFrame = false
  /// What has changed since the last frame, in logical pixels.
  private var changes: [Rect] = []
  /// When the last frame was sent, on the monotonic clock.
  private var lastFrameMicroseconds: Int64 = 0
  private(set) var request = SurfaceRequest(height: 0, headroom: 0)
  /// Whether state was set that no commit has sent yet.
  private var needsCommit = false
  /// The part that hears touches. Kept: a region for each touch would bring an answer that wakes this program.
  private var keyboardRegion: OpaquePointer?

  /// The screen that the surface is on, when the compositor has said so.
  package private(set) var output: Output?
  /// The screen that it was on last, as long as that is there: it mostly comes back there, and need not change its size then.
  private(set) var lastOutput: Output?
  /// The scale to assume until the compositor tells the surface's own.
  package var assumedScale = 1.0
  /// Whether the headroom hears touches as well as the keyboard; set it while a finger is down.
  ///
  /// A finger that leaves the part that hears touches is told in the coordinates of whatever lies below it, by sway 1.7
  /// at least, and would seem to jump to another key.
  package var headroomHearsTouches = false {
    didSet { if headroomHearsTouches != oldValue { hearingChanged() } }
  }
  /// Whether all of the screen hears touches: set it while a finger drags a card.
  package var screenHearsTouches = false {
    didSet { if screenHearsTouches != oldValue { hearingChanged() } }
  }
  /// Whether apps get less of the screen while the keyboard shows, and not a part that it covers.
  package var takesRoom = true {
    didSet {
      guard takesRoom != oldValue else { return }
      role.takesRoom = takesRoom
      if let surface, !request.isCard { commit(surface) }
    }
  }
  /// Calls when the compositor has given the surface a width, in logical pixels; answer with `redraw`.
  package var onConfigure: (_ width: Double) -> Void = { _ in }
  /// Calls when the compositor takes the surface away.
  package var onClosed: () -> Void = {}
  /// Calls when the surface has come to a screen.
  package var onEnter: (Output) -> Void = { _ in }
  /// Draws a frame and says, in words of its own, what the frame shows.
  package var draw: (Frame) -> AnyObject? = { _ in nil }
  /// What lies over the keyboard; `nil` for nothing. Takes effect with the next `redraw`.
  package var overlay: Overlay?
  /// Draws an overlay; the buffer keeps what it has shown, see `Frame.content`.
  package var drawOverlay: (Frame, Overlay) -> Void = { _, _ in }
  /// Finds the screen of a proxy that the compositor names.
  var outputForProxy: (OpaquePointer) -> Output? = { _ in nil }
  /// Returns the screen to come to where none is known.
  var firstOutput: () -> Output? = { nil }

  /// A small picture over the keyboard that comes and goes without the keyboard being drawn, such as a balloon.
  package struct Overlay {
    /// Where it lies on the surface, in whole logical pixels.
    package let area: Rect
    /// Equal for pictures of which one takes little to draw over the other.
    package let shape: Int
    /// What it shows, in the words of who draws it; another object is another picture.
    package let content: AnyObject

    package init(area: Rect, shape: Int, content: AnyObject) {
      self.area = area
      self.shape = shape
      self.content = content
    }
  }

  /// Whether overlays can lie pixel by pixel where they should: a place is told in whole logical pixels.
  package var takesOverlays: Bool {
    guard globals.subcompositor != nil, let scale = geometry?.scale else { return false }
    return scale == scale.rounded()
  }

  private static let surfaceListener = makeListener(
    filled(wl_surface_listener()) {
      $0.enter = { data, _, output in
        guard let output else { return }
        owner(data, as: KeyboardSurface.self)?.entered(output)
      }
      $0.leave = { _, _, _ in }
    })

  private static let frameListener = makeListener(
    wl_callback_listener(done: { data, _, _ in owner(data, as: KeyboardSurface.self)?.frameDone() }))

  private static let scaleListener = makeListener(
    wp_fractional_scale_v1_listener(preferred_scale: { data, _, scale in
      owner(data, as: KeyboardSurface.self)?.setReportedScale(Double(scale) / 120)
    }))

  init(globals: SurfaceGlobals) {
    self.globals = globals
    switch globals.place {
    case .layerShell(let shell): role = LayerRole(shell: shell, globals: globals)
    case .inputPanel(let panel):
      let role = PanelRole(panel: panel)
      self.role = role
      role.output = { [weak self] in self?.output ?? self?.firstOutput() }
    }
    role.onConfigure = { [weak self] in self?.configure($0) }
    role.onClosed = { [weak self] in
      self?.hide()
      self?.onClosed()
    }
  }

  /// Whether the keyboard can be a card; where it cannot, one that is asked for is at the bottom.
  package var takesCards: Bool { role.takesCards }

  /// Whether the surface is on screen or on its way there.
  package var isShown: Bool { surface != nil }

  /// Whether the compositor has shown a picture of it as it is now, so that somebody can see and touch it where it is.
  package var isSeen: Bool { firstFrame.isShown && buffers?.geometry == geometry }

  /// Returns where a place of a surface that a seat names is on the keyboard's; `nil` for other surfaces.
  func locate(_ place: Point, on named: OpaquePointer?) -> Point? {
    guard let named else { return nil }
    if named == surface { return place }
    return role.locate(place, on: named).map { $0 - request.origin }
  }
}

// MARK: - Showing

extension KeyboardSurface {
  /// Asks for a place on screen, or for another size of the one it has; `redraw` after it shows the size.
  package func show(_ wanted: SurfaceRequest) {
    let request =
      takesCards ? wanted : SurfaceRequest(height: wanted.height, headroom: wanted.headroom, room: wanted.room)
    // Another kind of place is another surface: no finger goes on from one to the other.
    if surface != nil, !request.isSameKind(as: self.request) { hide() }
    if surface == nil {
      self.request = request
      create()
      if let surface { wl_surface_commit(surface) }
    } else if request.isMoved(from: self.request) {
      self.request = request
      role.move(to: request)
      role.hear(hearingAreas)
      if let surface { wl_surface_commit(surface) }
    } else if request != self.request {
      let keepsSize = request.surfaceHeight == self.request.surfaceHeight && request.card == self.request.card
      self.request = request
      role.resize(to: request)
      role.hear(hearingAreas)
      if keepsSize, let geometry, buffers?.geometry == geometry { return sendRegions(geometry) }
      dropBuffers()
      // The picture goes with the size: between the two a touch could miss the keyboard, and land in the app.
      forgetFrame()
      if configuredWidth == nil, let surface { wl_surface_commit(surface) }
    }
  }

  /// Leaves the screen; costs nothing until the next `show`.
  package func hide() {
    forgetFrame()
    firstFrame.forget()
    overlays?.destroy()
    if let fractionalScale { wp_fractional_scale_v1_destroy(fractionalScale) }
    if let viewport { wp_viewport_destroy(viewport) }
    role.end()
    if let surface { wl_surface_destroy(surface) }
    fractionalScale = nil
    viewport = nil
    surface = nil
    configuredWidth = nil
    output = nil
    wantsFrame = false
    overlay = nil
    overlays = nil
    headroomHearsTouches = false
    screenHearsTouches = false
    dropBuffers()
    retired.destroy()
  }

  private func create() {
    guard let new = wl_compositor_create_surface(globals.compositor) else { return }
    wl_surface_add_listener(new, Self.surfaceListener, dataPointer(self))
    if let manager = globals.fractionalScaleManager, let viewporter = globals.viewporter {
      fractionalScale = wp_fractional_scale_manager_v1_get_fractional_scale(manager, new)
      wp_fractional_scale_v1_add_listener(fractionalScale, Self.scaleListener, dataPointer(self))
      viewport = wp_viewporter_get_viewport(viewporter, new)
    }
    surface = new
    role.begin(new, request)
  }

  private func dropBuffers() {
    if let keyboardRegion { wl_region_destroy(keyboardRegion) }
    keyboardRegion = nil
    retired.take(buffers)
    buffers = nil
  }
}

// MARK: - Events

extension KeyboardSurface {
  private func configure(_ width: Double) {
    guard width > 0, width <= Size.longestSide else { return }
    let isNew = configuredWidth != width
    configuredWidth = width
    if isNew { onConfigure(width) } else { redraw([]) }
  }

  /// A screen has gone.
  func forget(_ output: Output) {
    if lastOutput === output { lastOutput = nil }
  }

  /// A screen has come, gone or changed.
  func outputsChanged() { role.outputsChanged() }

  private func entered(_ proxy: OpaquePointer) {
    guard let output = outputForProxy(proxy) else { return }
    self.output = output
    lastOutput = output
    onEnter(output)
    if reportedScale == nil, Double(output.description.scale) != assumedScale {
      assumedScale = Double(output.description.scale)
      redraw([])
    }
  }

  private func setReportedScale(_ scale: Double) {
    guard scale > 0, scale <= SurfaceGeometry.largestScale, scale != reportedScale else { return }
    reportedScale = scale
    redraw([])
  }

  private func frameDone() {
    forgetFrame()
    if wantsFrame { present() }
  }

  /// Awaits no frame any more.
  private func forgetFrame() {
    if let frameCallback { wl_callback_destroy(frameCallback) }
    frameCallback = nil
  }
}

// MARK: - Drawing

extension KeyboardSurface {
  /// The geometry of the next frame; `nil` until the compositor has configured the surface.
  package var geometry: SurfaceGeometry? {
    configuredWidth.map {
      SurfaceGeometry(
        size: Size(width: $0, height: request.surfaceHeight), scale: reportedScale ?? assumedScale)
    }
  }

  /// Shows changes as soon as the screen can take a frame.
  ///
  /// - Parameter damage: The parts that changed, in logical pixels; nothing to redraw what new buffers need.
  package func redraw(_ damage: [Rect]) {
    guard let geometry else { return }
    if buffers?.geometry != geometry {
      dropBuffers()
      changes = [geometry.bounds]
    } else {
      if damage.isEmpty, overlay?.content === overlays?.shown?.content { return }
      changes += damage
    }
    wantsFrame = true
    guard frameCallback == nil else { return }
    // A surface without a picture is not on screen, and gets no answer.
    let isOnScreen = buffers?.shown != nil
    if isOnScreen, MonotonicClock.nowMicroseconds - lastFrameMicroseconds < Self.frameMicroseconds {
      awaitFrame()
    } else {
      present()
    }
  }

  /// How long a screen shows a frame, in microseconds; changes that come sooner wait for the compositor to ask.
  private static let frameMicroseconds: Int64 = 16_000

  /// Asks the compositor to say when it wants the next frame. Not asked with each frame: most changes come one at a
  /// time, and each answer would wake this program for nothing.
  private func awaitFrame() {
    guard let surface else { return }
    frameCallback = wl_surface_frame(surface)
    wl_callback_add_listener(frameCallback, Self.frameListener, dataPointer(self))
    commit(surface)
  }

  private func present() {
    guard let surface, let geometry else { return }
    // Both or neither, as one commit shows both.
    let isPictureOld = buffers == nil || !changes.isEmpty
    let buffer = isPictureOld ? freeBuffer(geometry) : nil
    if isPictureOld, buffer == nil { return }
    guard presentOverlay(over: surface, geometry) else { return }
    wantsFrame = false
    if let buffer { present(buffer, on: surface, geometry) }
    lastFrameMicroseconds = MonotonicClock.nowMicroseconds
    commit(surface)
  }

  private func present(_ buffer: PixelBuffer, on surface: OpaquePointer, _ geometry: SurfaceGeometry) {
    buffer.content = draw(Frame(buffer: buffer, shown: buffers?.shown, geometry: geometry))
    wl_surface_attach(surface, buffer.proxy, 0, 0)
    for rect in changes { damage(surface, rect, geometry) }
    changes = []
    buffer.isBusy = true
    buffers?.shown = buffer
    firstFrame.await(on: surface)
  }

  /// Brings the overlay to what is wanted.
  ///
  /// - Returns: Whether it is there; false until a buffer is free.
  private func presentOverlay(over surface: OpaquePointer, _ geometry: SurfaceGeometry) -> Bool {
    guard overlay?.content !== overlays?.shown?.content else { return true }
    let overlays = overlays ?? makeOverlays(over: surface)
    let before = overlays.shown?.area
    var moved: Rect?
    if let overlay {
      switch overlays.show(overlay, scale: geometry.scale, draw: drawOverlay) {
      case .waitsForBuffer: return false
      case .shownKept: moved = overlay.area
      case .shownNew, .impossible: break
      }
    } else {
      overlays.hide()
    }
    // Where an overlay comes and goes: sway 1.7 does not see to it when only the place changes.
    for area in [before, moved].compactMap(\.self) { damage(surface, area, geometry) }
    return true
  }

  private func makeOverlays(over surface: OpaquePointer) -> OverlaySurfaces {
    let new = OverlaySurfaces(globals: globals, over: surface)
    new.onRelease = { [weak self] in self?.bufferCameFree() }
    overlays = new
    return new
  }

  private func bufferCameFree() {
    if wantsFrame, frameCallback == nil { present() }
  }

  /// A buffer to draw in; makes new ones when the geometry has changed.
  private func freeBuffer(_ geometry: SurfaceGeometry) -> PixelBuffer? {
    if buffers == nil {
      buffers = try? BufferSet(shm: globals.shm, geometry: geometry, count: 2)
      buffers?.onRelease = { [weak self] in self?.bufferCameFree() }
      firstFrame.forget()
      sendGeometry(geometry)
    }
    return buffers?.free
  }

  private func sendGeometry(_ geometry: SurfaceGeometry) {
    guard let surface else { return }
    if let viewport {
      wp_viewport_set_destination(viewport, Int32(geometry.size.width), Int32(geometry.size.height))
    } else {
      wl_surface_set_buffer_scale(surface, Int32(geometry.scale))
    }
    sendRegions(geometry)
  }

  /// Says where nothing shows through, and where the keyboard hears touches.
  private func sendRegions(_ geometry: SurfaceGeometry) {
    sendOpaqueRegion(geometry)
    if let keyboardRegion { wl_region_destroy(keyboardRegion) }
    keyboardRegion = region(of: request.isCard ? [] : [request.keyboard(inWidth: geometry.size.width)])
    sendInputRegion()
  }

  private func sendOpaqueRegion(_ geometry: SurfaceGeometry) {
    let opaque = region(of: request.opaqueAreas(inWidth: geometry.size.width))
    wl_surface_set_opaque_region(surface, opaque)
    if let opaque { wl_region_destroy(opaque) }
  }

  private func region(of areas: [Rect]) -> OpaquePointer? {
    let region = wl_compositor_create_region(globals.compositor)
    for area in areas {
      wl_region_add(region, Int32(area.minX), Int32(area.minY), Int32(area.width), Int32(area.height))
    }
    return region
  }

  private func sendInputRegion() {
    guard let surface, let keyboardRegion else { return }
    // No region stands for the whole surface. Of a card the pane hears all touches.
    wl_surface_set_input_region(
      surface, headroomHearsTouches && role.mayHearMore && !request.isCard ? nil : keyboardRegion)
    needsCommit = true
  }

  private func hearingChanged() {
    if request.isCard {
      role.hear(hearingAreas)
    } else if role.mayHearMore {
      sendInputRegion()
    }
  }

  /// Sends state that no frame has carried along.
  package func commitState() {
    guard let surface, needsCommit, buffers?.shown != nil else { return }
    commit(surface)
  }

  private func commit(_ surface: OpaquePointer) {
    needsCommit = false
    wl_surface_commit(surface)
  }

  /// Tells the compositor which pixels changed, one more at each side so that no edge is missed.
  private func damage(_ surface: OpaquePointer, _ rect: Rect, _ geometry: SurfaceGeometry) {
    let scale = geometry.scale
    let minX = Int32(clamping: Int((rect.minX * scale).rounded(.down)) - 1)
    let minY = Int32(clamping: Int((rect.minY * scale).rounded(.down)) - 1)
    let maxX = Int32(clamping: Int((rect.maxX * scale).rounded(.up)) + 1)
    let maxY = Int32(clamping: Int((rect.maxY * scale).rounded(.up)) + 1)
    wl_surface_damage_buffer(surface, minX, minY, maxX &- minX, maxY &- minY)
  }
}
