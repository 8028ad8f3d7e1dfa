// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Desktop
package import LinuxSystem

/// Shows what a program has on screen to screen readers, by AT-SPI 2.
///
/// Nothing is connected, made or looked through before the desktop says on the session bus that somebody wants it
/// (`org.a11y.Status`), and nothing is left once nobody does. Source: the interfaces of at-spi2-core 2.46.
package final class AccessibilityBus {
  private enum State {
    case off
    /// The address of the bus has been asked for.
    case asking
    case connected(SessionBus)
  }

  private static let launcher = "org.a11y.Bus"
  private static let launcherPath = "/org/a11y/bus"
  private static let status = "org.a11y.Status"
  private static let registry = "org.a11y.atspi.Registry"
  private static let properties = "org.freedesktop.DBus.Properties"
  /// Changes are told this long after the first of them, all at once.
  private static let delay = Duration.milliseconds(40)

  private let session: SessionBus
  private let loop: EventLoop
  private let source: any AccessibleSource
  private let address: String?
  private let objects: AccessibleObjects
  private var state = State.off
  private var isWanted = false
  private var isReaderRunning = false
  private var refresh: EventLoop.DeadlineID?
  private var pace = ReconnectionPace()
  /// When the bus is asked for again that has gone.
  private var retry: EventLoop.DeadlineID?
  /// When the connection to it began, on the monotonic clock.
  private var startMicroseconds: Int64 = 0
  /// What is to be said once it is told what has changed.
  private var announcements: [String] = []

  /// Starts to watch whether somebody wants to see elements.
  ///
  /// - Parameters:
  ///   - source: What there is to see.
  ///   - address: Of the accessibility bus, as `AT_SPI_BUS_ADDRESS` names it; by default the session is asked.
  package init(
    session: SessionBus, loop: EventLoop, source: any AccessibleSource,
    address: String? = Environment.value("AT_SPI_BUS_ADDRESS")
  ) {
    self.session = session
    self.loop = loop
    self.source = source
    self.address = address.flatMap { $0.isEmpty ? nil : $0 }
    objects = AccessibleObjects(source)
    session.onSignal(
      "type='signal',path='\(Self.launcherPath)',interface='\(Self.properties)',member='PropertiesChanged',"
        + "arg0='\(Self.status)'",
      onInstalled: { [weak self] in self?.askStatus() }, handler: { [weak self] _ in self?.askStatus() })
    session.watchOwner(of: Self.launcher) { [weak self] isOwned in
      if isOwned { self?.askStatus() } else { self?.take([:]) }
    }
  }

  // MARK: Whether it is wanted

  private func askStatus() {
    session.call(Self.launcher, Self.launcherPath, Self.properties, "GetAll", [.string(Self.status)]) {
      [weak self] reply in
      guard let self, case .array(_, let entries)? = reply?.values?.first else { return }
      var flags: [String: Bool] = [:]
      for case .entry(.string(let name), .variant(.boolean(let isOn))) in entries { flags[name] = isOn }
      take(flags)
    }
  }

  private func take(_ flags: [String: Bool]) {
    isReaderRunning = flags["ScreenReaderEnabled"] == true
    isWanted = isReaderRunning || flags["IsEnabled"] == true
    switch state {
    case .off:
      pace = ReconnectionPace()
      if isWanted { start() }
    case .asking: break
    case .connected: if isWanted { tellReader() } else { stop() }
    }
  }

  private func tellReader() { source.isReaderRunning = isReaderRunning }

  // MARK: Connecting

  private func start() {
    if let retry { loop.cancel(retry) }
    retry = nil
    state = .asking
    if let address { return connect(to: address) }
    session.call(Self.launcher, Self.launcherPath, Self.launcher, "GetAddress", startsService: true) {
      [weak self] reply in
      guard let self else { return }
      guard case .string(let address)? = reply?.values?.first, !address.isEmpty, isWanted else {
        state = .off
        return startLater()
      }
      connect(to: address)
    }
  }

  /// Asks once more in a while: a bus that has gone may start again, and nobody tells of that.
  private func startLater() {
    guard isWanted, retry == nil, let delay = pace.nextDelay() else { return }
    retry = loop.after(delay) { [weak self] in
      guard let self else { return }
      retry = nil
      if isWanted, case .off = state { start() }
    }
  }

  /// Whether an address is one of a socket, or of some. Others are of programs that are to be started, which is for nobody to ask of this one.
  private static func isSocket(_ address: String) -> Bool {
    let addresses = address.split(separator: ";")
    return !addresses.isEmpty && addresses.allSatisfy { $0.hasPrefix("unix:") }
  }

  private func connect(to address: String) {
    guard Self.isSocket(address), let bus = try? SessionBus(address: address), (try? bus.attach(to: loop)) != nil else {
      state = .off
      return startLater()
    }
    state = .connected(bus)
    startMicroseconds = MonotonicClock.nowMicroseconds
    bus.onLost = { [weak self] in self?.lose() }
    bus.serve(below: AccessiblePath.all) { [weak self] request in
      self?.objects.answer(request) ?? AccessibleError.unknownObject.answer
    }
    bus.watchOwner(of: Self.registry) { [weak self, weak bus] isOwned in
      if isOwned, let bus { self?.embed(on: bus) }
    }
    // The answer is addressed to the name that the bus has given to the program.
    bus.call("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus.Peer", "Ping") {
      [weak self, weak bus] reply in
      guard let self, let bus, let name = reply?.ownName else { return }
      objects.busName = name
      objects.emit = { [weak bus] in bus?.emit(path: $0.path, interface: $0.interface, member: $0.member, $0.values) }
      source.connect(to: self)
      tellReader()
      objects.setNeedsRefresh()
      objects.refresh()
      embed(on: bus)
    }
  }

  /// Has the registry take the program among the desktop's.
  private func embed(on bus: SessionBus) {
    guard !objects.busName.isEmpty else { return }
    bus.call(
      Self.registry, AccessiblePath.root, "org.a11y.atspi.Socket", "Embed",
      [objects.reference(AccessibleTree.root)], startsService: true
    ) { [weak self] reply in
      guard let self, case .structure(let values)? = reply?.values?.first, values.count == 2,
        case .string(let name) = values[0], case .path(let path) = values[1]
      else { return }
      objects.desktop = (name, path)
      objects.tellActiveWindow()
    }
  }

  private func stop() {
    guard case .connected(let bus) = state else { return }
    bus.close()
    forget()
  }

  /// The bus is gone, and is asked for again for as long as somebody wants it.
  private func lose() {
    forget()
    pace.noteLoss(after: MonotonicClock.nowMicroseconds - startMicroseconds)
    startLater()
  }

  /// The program goes on without the bus.
  private func forget() {
    state = .off
    objects.emit = { _ in }
    objects.busName = ""
    source.isReaderRunning = false
    source.disconnect()
    objects.forget()
    if let refresh { loop.cancel(refresh) }
    refresh = nil
    announcements = []
  }
}

// MARK: - From the program

extension AccessibilityBus {
  /// Objects may have come, gone or changed.
  package func elementsMayHaveChanged() {
    objects.setNeedsRefresh()
    guard refresh == nil else { return }
    refresh = loop.after(Self.delay) { [weak self] in self?.tellChanges() }
  }

  /// Has a text said.
  package func announce(_ text: String) {
    announcements.append(text)
    elementsMayHaveChanged()
  }

  private func tellChanges() {
    refresh = nil
    objects.refresh()
    let texts = announcements
    announcements = []
    for text in texts { objects.announce(text) }
  }
}
