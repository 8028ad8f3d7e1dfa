// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Synchronization

/// Who knows where the device is.
@MainActor
package protocol LocationSource: AnyObject {
  /// Asks for something; what comes of it is told by `LocationCenter.take`.
  func ask(_ wish: LocationWish)
}

/// What can be asked of a `LocationSource`.
package enum LocationWish: Hashable, Sendable {
  /// What may be known.
  case authorization
  /// To have the person asked.
  case permission
  case once, start, stop
}

/// What a `LocationSource` answers.
package enum LocationAnswer: Sendable {
  case authorization(CLAuthorizationStatus)
  case place(CLLocation)
  /// There is none, and none is to be expected.
  case failed
}

/// Stands between the managers of the process and the one source.
@MainActor
package final class LocationCenter {
  /// The one of this process.
  package static let shared = LocationCenter()

  private var managers: [WeakManager] = []
  /// Whether the source tells of movements.
  private var isStarted = false
  /// Whether what may be known has been asked for.
  private var hasAsked = false

  private struct WeakManager {
    weak var manager: CLLocationManager?
  }

  /// What any thread may read.
  struct Known {
    var status = CLAuthorizationStatus.notDetermined
    var location: CLLocation?
    var hasSource = false
  }

  private nonisolated static let storage = Mutex(Known())
  nonisolated static var known: Known { storage.withLock { $0 } }

  /// Who knows; `nil` for nobody.
  package weak var source: (any LocationSource)? {
    didSet {
      let hasSource = source != nil
      Self.storage.withLock { $0 = Known(hasSource: hasSource) }
      (isStarted, hasAsked) = (false, false)
      if !all.isEmpty { askForAuthorization() }
      settle()
    }
  }

  private var all: [CLLocationManager] { managers.compactMap(\.manager) }

  // MARK: Managers

  func add(_ manager: CLLocationManager) {
    managers.removeAll { $0.manager == nil }
    managers.append(WeakManager(manager: manager))
    if Self.known.status == .notDetermined {
      askForAuthorization()
    } else {
      later { [weak manager] in manager.map { $0.delegate?.locationManagerDidChangeAuthorization($0) } }
    }
  }

  nonisolated static func managerHasGone() { Task { @MainActor in shared.settle() } }

  private func askForAuthorization() {
    guard let source else {
      // Managers may be made while the app is still starting.
      return later { if self.source == nil { self.take(.authorization(.denied)) } }
    }
    guard !hasAsked else { return }
    hasAsked = true
    source.ask(.authorization)
  }

  func requestPermission() {
    if Self.known.status == .notDetermined { source?.ask(.permission) }
  }

  /// Asks for what a manager waits for.
  func request(for manager: CLLocationManager) {
    guard let source, Self.known.status != .denied, Self.known.status != .restricted else {
      return later { [weak manager] in manager.map { self.fail([$0], .denied) } }
    }
    if manager.wishes.isOnce { source.ask(.once) }
    settle()
  }

  /// Has the source tell of movements for as long as somebody wants to hear of them.
  func settle() {
    let isWanted = all.contains { $0.wishes.isUpdating }
    guard isWanted != isStarted, let source else { return }
    isStarted = isWanted
    source.ask(isWanted ? .start : .stop)
  }

  /// Not before whoever calls has returned: delegates expect their answer later.
  private func later(_ action: @escaping @MainActor () -> Void) { Task { @MainActor in action() } }

  // MARK: Answers

  /// Takes what the source says.
  package func take(_ answer: LocationAnswer) {
    switch answer {
    case .authorization(let status):
      Self.storage.withLock { $0.status = status }
      for manager in all { manager.delegate?.locationManagerDidChangeAuthorization(manager) }
      if status == .denied || status == .restricted { fail(waiting, .denied) }
    case .place(let place):
      Self.storage.withLock { $0.location = place }
      for manager in waiting { tell(place, to: manager) }
    case .failed: fail(waiting, Self.known.status == .denied ? .denied : .locationUnknown)
    }
  }

  private var waiting: [CLLocationManager] { all.filter { $0.wishes.isOnce || $0.wishes.isUpdating } }

  private func tell(_ place: CLLocation, to manager: CLLocationManager) {
    let wishes = manager.wishes
    let isFar =
      wishes.lastTold.map {
        manager.distanceFilter <= 0 || $0.distance(from: place) >= manager.distanceFilter
      } ?? true
    guard wishes.isOnce || isFar else { return }
    wishes.isOnce = false
    wishes.lastTold = place
    manager.delegate?.locationManager(manager, didUpdateLocations: [place])
  }

  private func fail(_ managers: [CLLocationManager], _ code: CLError.Code) {
    for manager in managers {
      manager.wishes.isOnce = false
      manager.delegate?.locationManager(manager, didFailWithError: CLError(code))
    }
  }
}
