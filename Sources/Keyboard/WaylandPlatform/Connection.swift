// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import CWayland
package import LinuxSystem

/// A connection to the compositor, with what it offers.
package final class Connection {
  /// The `wl_display`.
  package let display: OpaquePointer
  private let registry: OpaquePointer
  private let loop: EventLoop
  /// Whether whoever has started this program has given it the connection, as compositors do with their own keyboard.
  package let isGiven: Bool
  private var isReading = false
  /// Whether something is queued that the compositor did not take yet: libwayland ends the connection when its buffer of
  /// 4096 bytes is full, so whoever has much to send waits for `onDrained`.
  package private(set) var isBackedUp = false
  /// What to call when the compositor has handled what was sent before, in order.
  private var handlers: [() -> Void] = []
  /// `nil` before `attach()`.
  private var watch: EventLoopWatch?

  /// What the compositor offers, by the number under which it is bound.
  package private(set) var globals: [UInt32: Global] = [:]
  /// Calls with each global that comes after the start.
  package var onAdd: (UInt32, Global) -> Void = { _, _ in }
  /// Calls with the number of each global that goes.
  package var onRemove: (UInt32) -> Void = { _ in }
  /// Calls when the compositor has taken all that it had not taken at once.
  package var onDrained: () -> Void = {}
  /// Calls once when the compositor has gone or has refused a request.
  package var onLost: (WaylandError) -> Void = { _ in }

  /// One offer of the compositor.
  package struct Global: Hashable, Sendable {
    /// The name of the interface, as in its protocol.
    package let interface: String
    /// The version that is used.
    package let version: UInt32
  }

  private static let registryListener = makeListener(
    wl_registry_listener(
      global: { data, _, name, interface, version in
        guard let interface else { return }
        owner(data, as: Connection.self)?.add(name, Global(interface: String(cString: interface), version: version))
      },
      global_remove: { data, _, name in owner(data, as: Connection.self)?.remove(name) }))

  private static let callbackListener = makeListener(
    wl_callback_listener(
      done: { data, callback, _ in
        if let callback { wl_callback_destroy(callback) }
        owner(data, as: Connection.self)?.callFirstHandler()
      }))

  /// Connects to the compositor that `WAYLAND_DISPLAY` names and learns what it offers.
  package convenience init(loop: EventLoop) throws(WaylandError) {
    // libwayland takes the variable away as it connects.
    let isGiven = Environment.value("WAYLAND_SOCKET") != nil
    guard let display = wl_display_connect(nil) else {
      let name = Environment.value("WAYLAND_DISPLAY") ?? "wayland-0"
      throw WaylandError(
        .noCompositor,
        "No Wayland compositor answers at '\(name)'",
        advice: "start this inside a Wayland session, or set WAYLAND_DISPLAY.")
    }
    try self.init(display, loop: loop, isGiven: isGiven)
  }

  /// Learns what a compositor offers over a connection, which is this object's from now on.
  init(_ display: OpaquePointer, loop: EventLoop, isGiven: Bool = false) throws(WaylandError) {
    guard let registry = wl_display_get_registry(display) else {
      wl_display_disconnect(display)
      throw WaylandError(.connectionLost, "The compositor closed the connection.")
    }
    self.display = display
    self.registry = registry
    self.loop = loop
    self.isGiven = isGiven
    wl_registry_add_listener(registry, Self.registryListener, dataPointer(self))
    guard wl_display_roundtrip(display) >= 0 else { throw lostError }
  }

  /// Whether a compositor is there and answers; waits for it while it stands still. One that is about to end still takes
  /// connections, so that it is asked something.
  package static var isAnswered: Bool {
    guard let display = wl_display_connect(nil) else { return false }
    defer { wl_display_disconnect(display) }
    return wl_display_roundtrip(display) >= 0
  }

  /// Lets the loop dispatch what arrives; call once, after the objects are set up.
  package func attach() throws(SystemCallError) {
    loop.beforeWait.append { [weak self] in self?.prepare() }
    watch = try loop.watch(descriptor, for: readiness) { [weak self] in self?.read($0) }
  }

  private var readiness: EventLoop.Readiness { isBackedUp ? [.readable, .writable] : .readable }

  /// Sends everything that is queued; what the compositor does not take now goes once it does.
  package func flush() {
    let isFull = wl_display_flush(display) < 0 && wl_display_get_error(display) == 0
    guard isFull != isBackedUp else { return }
    isBackedUp = isFull
    // A connection that cannot be watched is lost, as the next read tells.
    try? watch?.change(to: readiness)
    if !isFull { onDrained() }
  }

  /// Calls a handler when the compositor has handled all that was sent before; what it tells of that comes first.
  package func whenHandled(_ handler: @escaping () -> Void) {
    guard let callback = wl_display_sync(display) else { return }
    handlers.append(handler)
    wl_callback_add_listener(callback, Self.callbackListener, dataPointer(self))
  }

  private func callFirstHandler() {
    guard !handlers.isEmpty else { return }
    handlers.removeFirst()()
  }

  /// Waits until the compositor has answered all that was sent.
  package func roundTrip() throws(WaylandError) {
    guard wl_display_roundtrip(display) >= 0 else { throw lostError }
  }
}

// MARK: - Globals

extension Connection {
  private func add(_ name: UInt32, _ global: Global) {
    globals[name] = global
    onAdd(name, global)
  }

  private func remove(_ name: UInt32) {
    guard globals.removeValue(forKey: name) != nil else { return }
    onRemove(name)
  }

  /// The lowest-numbered global of an interface.
  package func first(_ interface: String) -> UInt32? {
    globals.filter { $0.value.interface == interface }.keys.min()
  }

  /// Binds a global at the highest version that both sides know.
  package func bind(_ name: UInt32, _ interface: UnsafePointer<wl_interface>?, version: UInt32) -> OpaquePointer? {
    guard let global = globals[name], let interface else { return nil }
    return wl_registry_bind(registry, name, interface, min(version, global.version)).map { OpaquePointer($0) }
  }

  /// Binds the first global of an interface; `nil` when the compositor offers none.
  package func bindFirst(_ interface: UnsafePointer<wl_interface>?, version: UInt32) -> OpaquePointer? {
    guard let interface, let name = first(String(cString: interface.pointee.name)) else { return nil }
    return bind(name, interface, version: version)
  }
}

// MARK: - Events

extension Connection {
  private func prepare() {
    guard !isReading else { return flush() }
    while wl_display_prepare_read(display) != 0 {
      if wl_display_dispatch_pending(display) < 0 { return onLost(lostError) }
    }
    isReading = true
    flush()
  }

  /// Handles what has arrived by now, without waiting; for an answer that must not be older than what came before the
  /// question. Not for use inside a handler of an event.
  package func dispatchArrived() {
    if !isReading { prepare() }
    read(.readable)
  }

  /// Readable while something has arrived.
  package var descriptor: Int32 { wl_display_get_fd(display) }

  /// Reads what has arrived and leaves it, in its order, for the loop's next turn: for a handler that has to wait for something
  /// else, so that the compositor does not end a connection whose other end takes nothing.
  ///
  /// The loop does not hear by itself that it has to turn.
  ///
  /// - Returns: Whether there can be more; the loop's next turn tells when there cannot.
  package func takeInArrived() -> Bool {
    guard hasArrived else { return wl_display_get_error(display) == 0 }
    if isReading {
      isReading = false
      return wl_display_read_events(display) >= 0
    }
    // By a queue of its own, as nobody may read for one that has something to handle.
    guard let queue = wl_display_create_queue(display) else { return false }
    defer { wl_event_queue_destroy(queue) }
    guard wl_display_prepare_read_queue(display, queue) == 0 else { return false }
    return wl_display_read_events(display) >= 0
  }

  private func read(_ readiness: EventLoop.Readiness) {
    if !readiness.contains(.readable), !readiness.contains(.hangup) { return flush() }
    if isReading {
      isReading = false
      guard wl_display_read_events(display) >= 0 else { return onLost(lostError) }
    }
    if wl_display_dispatch_pending(display) < 0 || readiness.contains(.hangup) { return onLost(lostError) }
    readRest()
  }

  /// Handles what has arrived besides: one look is at 4096 bytes, and what an app tells of its text is longer. What it told last
  /// is to be known before anything is sent for what it told first.
  private func readRest() {
    var looks = 0
    while looks < Self.mostLooks, hasArrived {
      looks += 1
      while wl_display_prepare_read(display) != 0 {
        guard wl_display_dispatch_pending(display) >= 0 else { return onLost(lostError) }
      }
      guard wl_display_read_events(display) >= 0, wl_display_dispatch_pending(display) >= 0 else {
        return onLost(lostError)
      }
    }
  }

  /// So that nobody who goes on telling keeps everything else from its turn.
  private static let mostLooks = 16

  private var hasArrived: Bool {
    wl_display_get_error(display) == 0 && FileDescriptor.isReadable(descriptor)
  }

  private var lostError: WaylandError {
    var interface: UnsafePointer<wl_interface>?
    var id: UInt32 = 0
    let code = wl_display_get_protocol_error(display, &interface, &id)
    if let interface {
      let name = String(cString: interface.pointee.name)
      return WaylandError(.connectionLost, "The compositor refused a request (error \(code) of \(name)).")
    }
    return WaylandError(.connectionLost, "The compositor has gone.")
  }
}
