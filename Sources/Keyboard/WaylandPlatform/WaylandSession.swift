// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CWayland
package import Geometry
package import LinuxSystem
package import TextModel

/// Everything that the keyboard is on a compositor: its surface, its fingers, and the field it types into.
package final class WaylandSession {
  /// To the compositor.
  package let connection: Connection
  private let loop: EventLoop
  /// `nil` where the compositor lets no client put a keyboard on screen.
  package let surface: KeyboardSurface?
  /// The way of text into the field that has focus.
  package let client: WaylandTextClient
  private var fields: (any FieldSource)?
  private var virtualKeyboard: VirtualKeyboard?
  /// The keyboards that were grabbed, since they were wanted for the first time.
  private var hardwareKeyboard: HardwareKeyboard?
  private var seats: [UInt32: Seat] = [:]
  private var fingers = FingerNumbers()
  private var outputs: [UInt32: Output] = [:]
  private let xdgOutputManager: OpaquePointer?
  private let inputMethodManager: OpaquePointer?
  private let virtualKeyboardManager: OpaquePointer?
  /// The seat whose fields we type into.
  private var typingSeat: UInt32?
  private var mayHaveVirtualKeyboard = false
  /// When a seat that another input method has is asked for once more.
  private var (nextAsking, askingDelay) = (
    EventLoop.DeadlineID?.none, GrowingDelay(first: .seconds(1), longest: .seconds(60))
  )
  private var focusedApp: FocusedApp?
  private let activity: ActivityWatch?

  /// Calls with each touch on the keyboard's surface; fingers of different seats have different numbers.
  package var onContact: (Seat.Contact) -> Void = { _ in }
  /// Calls with where a pointer is on the keyboard's surface, in logical pixels, and whether it has moved
  /// there, or the surface has come to it; with `nil` once it has left.
  package var onPointer: (_ place: Point?, _ hasMoved: Bool) -> Void = { _, _ in }
  /// The surfaces that the seats' pointers are on.
  private var pointerSurfaces: [UInt32: OpaquePointer] = [:]
  /// Calls with each state of the focused field.
  package var onField: (FieldState) -> Void = { _ in }
  /// Calls when a text was not typed; see `WaylandTextClient`.
  package var onTooLongText: () -> Void = {}
  /// Whether to tell of each field that begins; see `WaylandTextClient`.
  package var tellsEachField: () -> Bool = { false }
  /// Calls when another input method turns out to be at work on the seat.
  package var onInputMethodUnavailable: () -> Void = {}
  /// Calls when it has gone, so that fields are told of again.
  package var onInputMethodAvailable: () -> Void = {}
  /// Calls when a screen has come, gone or changed, or a seat has come or gone.
  package var onDevicesChange: () -> Void = {}

  /// Whether to hear when the person uses something else than the keyboard: each pause and each touch wakes this process then. Nothing is
  /// heard where the compositor tells nobody of activity.
  package var watchesOtherUse = false {
    didSet {
      guard watchesOtherUse != oldValue else { return }
      activity?.follow(watchesOtherUse ? typingSeat.flatMap { seats[$0]?.proxy } : nil)
      connection.flush()
    }
  }
  /// Whether the compositor tells of activity at all.
  package var hearsOtherUse: Bool { activity != nil }
  /// Calls when that has happened.
  package var onOtherUse: () -> Void = {}
  /// Calls with each pause while `watchesOtherUse`, and whether others may have been active before it, as far as can be told at all.
  package var onPause: (_ wasElsewhere: Bool) -> Void = { _ in }
  /// Whether nobody can have used anything since the last pause, while `watchesOtherUse`.
  package var isQuiet: Bool { client.waitsForNothing && activity?.isQuiet == true }

  /// Whether keys of hardware keyboards come to `onHardwareKey` before the app has them. They are given back once nobody types.
  /// They do nothing of the kind where the compositor lets nobody have them.
  package var takesHardwareKeys = false {
    didSet { if takesHardwareKeys != oldValue { followHardwareKeys() } }
  }
  /// Calls with each key of a hardware keyboard that comes down; returns whether it is taken. Others go on to the app.
  package var onHardwareKey: (HardwareKey) -> Bool = { _ in false }
  /// Whether the letters that real keyboards type become syllables here.
  package var makesSyllables: () -> Bool = { true }
  /// Calls with each key that comes here and is nobody's but the app's, since it is not wanted any more.
  package var onUnwantedHardwareKey: () -> Void = {}
  /// Calls with a button of a remote that was taken when it is let go.
  package var onHardwareKeyRelease: (HardwareKey) -> Void = { _ in }
  /// Calls when no key of a hardware keyboard waits any more that has come, but for those behind touches.
  package var onHardwareKeysHandled: () -> Void = {}
  /// Whether somebody else has yet to type what was meant before any key that comes; see `handleHardwareKeys`.
  package var areHardwareKeysHeldUp: () -> Bool = { false }

  /// Calls when another app's window has become active, while `watchesApps`.
  package var onAppChange: () -> Void = {}

  package init(loop: EventLoop) throws(WaylandError) {
    let connection = try Connection(loop: loop)
    self.connection = connection
    self.loop = loop
    surface = SurfaceGlobals(connection).map(KeyboardSurface.init(globals:))
    xdgOutputManager = connection.bindFirst(spn_zxdg_output_manager_v1_interface(), version: 2)
    inputMethodManager = connection.bindFirst(spn_zwp_input_method_manager_v2_interface(), version: 1)
    virtualKeyboardManager = connection.bindFirst(spn_zwp_virtual_keyboard_manager_v1_interface(), version: 1)
    client = WaylandTextClient(connection: connection, loop: loop)
    activity = ActivityWatch(connection, loop: loop)
    activity?.onOther = { [weak self] in self?.onOtherUse() }
    activity?.onPause = { [weak self] in self?.onPause($0) }
    client.onSend = { [weak self] in self?.noteSent() }
    client.onTooLongText = { [weak self] in self?.onTooLongText() }
    client.appID = { [weak self] in self?.appID }
    client.tellsEachField = { [weak self] in self?.tellsEachField() ?? true }
    for (name, global) in connection.globals.sorted(by: { $0.key < $1.key }) { add(name, global) }
    connection.onAdd = { [weak self] in self?.add($0, $1) }
    connection.onRemove = { [weak self] in self?.remove($0) }
    connection.onDrained = { [weak self] in self?.client.send() }
    surface?.outputForProxy = { [weak self] proxy in self?.outputs.values.first { $0.proxy == proxy } }
    surface?.firstOutput = { [weak self] in self?.firstOutput }
  }

  /// Starts dispatching, with the first descriptions of screens at hand.
  ///
  /// Call `addVirtualKeyboard` when the first frame is out.
  package func start() throws {
    try connection.roundTrip()
    // Without a keyboard on the seat no window is active, and so no field has focus to wait for.
    if let typingSeat, seats[typingSeat]?.hasKeyboard == false { addVirtualKeyboard() }
    try connection.attach()
  }

  /// Puts the virtual keyboard on the seat; does nothing when it is there.
  ///
  /// wlroots compiles a keymap for each virtual keyboard and answers nobody meanwhile (7 ms in sway 1.7), so this is
  /// for when nobody waits for the first frame.
  package func addVirtualKeyboard() {
    mayHaveVirtualKeyboard = true
    guard virtualKeyboard == nil, let typingSeat, let seat = seats[typingSeat] else { return }
    virtualKeyboard = virtualKeyboardManager.flatMap {
      VirtualKeyboard(manager: $0, seat: seat, connection: connection, loop: loop)
    }
    if typesSecret { virtualKeyboard?.beginSecret() }
    if let virtualKeyboard { client.keys = virtualKeyboard }
  }

  /// Whether what is typed is a secret; afterwards the keymap knows nothing of it.
  package var typesSecret = false {
    didSet {
      guard typesSecret != oldValue else { return }
      typesSecret ? virtualKeyboard?.beginSecret() : virtualKeyboard?.endSecret()
    }
  }

  /// Whether text can reach apps at all.
  package var canType: Bool { virtualKeyboard != nil || fields.map { !$0.isUnavailable } ?? false }

  /// Whether anybody can touch anything.
  package var hasSeat: Bool { !seats.isEmpty }

  /// The screen that the keyboard is on, or would come to.
  package var currentOutput: Output? {
    surface?.output ?? surface?.lastOutput ?? firstOutput
  }

  /// All screens, by what they are known.
  package var screens: [ScreenIdentity] { outputs.values.map(\.identity) }

  private var firstOutput: Output? { outputs.min { $0.key < $1.key }?.value }

  /// What the compositor has told of the field with focus.
  package var fieldState: FieldState { fields?.state ?? FieldState() }

  /// What keeps the keyboard from being one here; `nil` where nothing does.
  package var startError: WaylandError? {
    let names = Set(connection.globals.values.map(\.interface))
    if !connection.isGiven, CompositorReport.Starter(names) != nil { return .notStartedByCompositor }
    return surface == nil ? .noLayerShell : nil
  }
}

// MARK: - Apps

extension WaylandSession {
  /// Whether to hear which app's window is active: each change of a window's title wakes this process then.
  package var watchesApps: Bool {
    get { focusedApp != nil }
    set {
      guard newValue != watchesApps else { return }
      focusedApp?.destroy()
      focusedApp = newValue ? FocusedApp(connection) : nil
      focusedApp?.onChange = { [weak self] in self?.appChanged() }
      connection.flush()
    }
  }

  /// What the app whose window is active is called; `nil` where none is, as on a lock screen, or where that is not watched.
  package var appID: String? { focusedApp?.appID }

  private func appChanged() {
    guard appID == nil else { return onAppChange() }
    // From one window to the next there is none for a moment, and the next one is told of in the same breath.
    loop.after(.zero) { [weak self] in
      guard let self, watchesApps, appID == nil else { return }
      onAppChange()
    }
  }
}

// MARK: - Hot-plug

extension WaylandSession {
  private func add(_ name: UInt32, _ global: Connection.Global) {
    switch global.interface {
    case "wl_output":
      guard let proxy = connection.bind(name, spn_wl_output_interface(), version: 4) else { return }
      let output = Output(proxy: proxy, xdgManager: xdgOutputManager)
      output.onChange = { [weak self] in
        self?.client.noteScreenChange()
        self?.surface?.outputsChanged()
        self?.onDevicesChange()
      }
      outputs[name] = output
    case "wl_seat":
      guard let proxy = connection.bind(name, spn_wl_seat_interface(), version: 7) else { return }
      let seat = Seat(proxy: proxy)
      seat.onContact = { [weak self] in self?.receive($0, from: name) }
      seat.onPointer = { [weak self] in self?.receive($0, from: name) }
      seats[name] = seat
      if typingSeat == nil { typeInto(name, seat) }
      onDevicesChange()
    default:
      break
    }
  }

  private func remove(_ name: UInt32) {
    if let output = outputs.removeValue(forKey: name) {
      output.destroy()
      surface?.forget(output)
      client.noteScreenChange()
      onDevicesChange()
    }
    guard let seat = seats.removeValue(forKey: name) else { return }
    if typingSeat == name {
      stopTyping()
      if let (next, seat) = seats.min(by: { $0.key < $1.key }) { typeInto(next, seat) }
    }
    seat.destroy()
    pointerSurfaces[name] = nil
    onDevicesChange()
  }

  private func typeInto(_ name: UInt32, _ seat: Seat) {
    typingSeat = name
    let fields = fieldSource(seat)
    fields?.onEvent = { [weak self] in self?.receive($0) }
    self.fields = fields
    client.fields = fields
    client.keys = fields as? any KeyLane
    if mayHaveVirtualKeyboard { addVirtualKeyboard() }
  }

  /// The input method of whichever protocol the compositor has. One that it gives only to the program that it has started for it is not
  /// asked for by others, which it would disconnect.
  private func fieldSource(_ seat: Seat) -> (any FieldSource)? {
    if let inputMethodManager {
      return InputMethod(manager: inputMethodManager, seat: seat, connection: connection, loop: loop)
    }
    return connection.isGiven ? InputMethodV1(seat: seat, connection: connection, loop: loop) : nil
  }

  private func receive(_ event: FieldEvent) {
    switch event {
    case .changed(let state): onField(state)
    case .unavailable: inputMethodIsTaken()
    case .available: inputMethodIsFree()
    }
  }

  private func inputMethodIsTaken() {
    if !askingDelay.isGrowing { onInputMethodUnavailable() }
    // Nobody tells when the other one goes.
    nextAsking = loop.after(askingDelay.next()) { [weak self] in
      self?.fields?.askAgain()
    }
  }

  private func inputMethodIsFree() {
    askingDelay.reset()
    onInputMethodAvailable()
  }

  /// Has keys of hardware keyboards looked at soon that have come and wait.
  ///
  /// - Parameter isUrgent: Whether they wait for no answer of the app any more, as somebody is about to type behind them.
  /// - Returns: Whether none waits, but for those behind touches.
  package func handleHardwareKeys(isUrgent: Bool) -> Bool {
    hardwareKeyboard?.handleSoon(isUrgent: isUrgent) ?? true
  }

  /// Touches wait from now on for the keys of hardware keyboards that have come, and keys that come for them; or no touch waits any more.
  package func noteTouches(areWaiting: Bool) { hardwareKeyboard?.noteTouches(areWaiting: areWaiting) }

  /// Letters of hardware keyboards go to somebody else from now on, who has heard nothing of a dead key before.
  package func forgetHardwareKeySequence() { hardwareKeyboard?.forgetSequence() }

  private func followHardwareKeys() {
    if takesHardwareKeys, hardwareKeyboard == nil, let typingSeat, let seat = seats[typingSeat] {
      hardwareKeyboard = (fields as? InputMethod).flatMap {
        HardwareKeyboard(
          $0, virtualKeyboards: virtualKeyboardManager, seat: seat, client: client, connection: connection, loop: loop)
      }
      hardwareKeyboard?.onKey = { [weak self] in self?.onHardwareKey($0) ?? false }
      hardwareKeyboard?.makesSyllables = { [weak self] in self?.makesSyllables() ?? true }
      hardwareKeyboard?.onUnwantedKey = { [weak self] in self?.onUnwantedHardwareKey() }
      hardwareKeyboard?.onRelease = { [weak self] in self?.onHardwareKeyRelease($0) }
      hardwareKeyboard?.onActivity = { [weak self] in self?.noteOwnActivity() }
      hardwareKeyboard?.onHandled = { [weak self] in self?.onHardwareKeysHandled() }
      hardwareKeyboard?.isHeldUp = { [weak self] in self?.areHardwareKeysHeldUp() ?? false }
    }
    hardwareKeyboard?.isWanted = takesHardwareKeys
  }

  private func stopTyping() {
    watchesOtherUse = false
    takesHardwareKeys = false
    hardwareKeyboard?.destroy()
    hardwareKeyboard = nil
    typingSeat = nil
    if let nextAsking { loop.cancel(nextAsking) }
    askingDelay.reset()
    (client.fields, client.keys) = (nil, nil)
    fields?.destroy()
    virtualKeyboard?.destroy()
    fields = nil
    virtualKeyboard = nil
    onField(FieldState())
  }

  private func noteOwnActivity() {
    if watchesOtherUse { activity?.noteOwn() }
  }

  private func noteSent() {
    if watchesOtherUse { activity?.noteSent() }
  }

  private func receive(_ contact: Seat.Contact, from seat: UInt32) {
    noteOwnActivity()
    var contact = contact
    contact.finger = fingers.number(seat: seat, finger: contact.finger, phase: contact.phase)
    guard let location = surface?.locate(contact.location, on: contact.surface) else { return }
    contact.location = location
    onContact(contact)
  }

  private func receive(_ change: PointerChange, from seat: UInt32) {
    noteOwnActivity()
    switch change {
    case .entered(let surface, let place, serial: _):
      pointerSurfaces[seat] = surface
      onPointer(self.surface?.locate(place, on: surface), false)
    case .moved(let place): onPointer(surface?.locate(place, on: pointerSurfaces[seat]), true)
    case .left:
      pointerSurfaces[seat] = nil
      onPointer(nil, true)
    case .turned: break
    }
  }
}
