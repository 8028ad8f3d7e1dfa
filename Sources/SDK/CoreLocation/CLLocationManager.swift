// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Asks where the device is, if the person allows it.
///
/// A keyboard for other apps gets an answer with full access alone. An app asks with `requestWhenInUseAuthorization()`, and the
/// desktop's GeoClue decides. Either says what for in its `Info.plist`, under `NSLocationWhenInUseUsageDescription`; without
/// that, and where nobody can be asked, as without a screen, all is answered as denied.
open class CLLocationManager: NSObject {
  /// Who hears of the answers; not kept alive.
  open weak var delegate: (any CLLocationManagerDelegate)?
  /// How exact the place should be, in metres; what comes may be better or worse.
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  /// How far the device has to move until its new place is told, in metres.
  open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
  /// What this manager waits for.
  let wishes = LocationWishes()

  public override init() {
    super.init()
    onMain(self) { LocationCenter.shared.add($0) }
  }

  deinit { LocationCenter.managerHasGone() }

  /// Whether the place may be known; `notDetermined` until that is known itself.
  open var authorizationStatus: CLAuthorizationStatus { LocationCenter.known.status }

  /// Whether the place may be known; `notDetermined` until that is known itself.
  @available(*, deprecated, message: "Use the property of a manager.")
  open class func authorizationStatus() -> CLAuthorizationStatus { LocationCenter.known.status }

  /// Returns whether there is anybody who knows where the device is.
  open class func locationServicesEnabled() -> Bool { LocationCenter.known.hasSource }

  /// The place that was told last; `nil` while there is none.
  open var location: CLLocation? { LocationCenter.known.location }

  /// Has the person asked whether the place may be known while the app or the keyboard is in use, unless they have said.
  open func requestWhenInUseAuthorization() { onMain(self) { _ in LocationCenter.shared.requestPermission() } }

  /// Asks for the place once: either it is told to the delegate, or why not.
  open func requestLocation() {
    onMain(self) {
      $0.wishes.isOnce = true
      LocationCenter.shared.request(for: $0)
    }
  }

  /// Has the delegate told of the place from now on, whenever that is another one.
  open func startUpdatingLocation() {
    onMain(self) {
      $0.wishes.isUpdating = true
      $0.wishes.lastTold = nil
      LocationCenter.shared.request(for: $0)
    }
  }

  /// Has the delegate told no more.
  open func stopUpdatingLocation() {
    onMain(self) {
      $0.wishes.isUpdating = false
      $0.wishes.isOnce = false
      LocationCenter.shared.settle()
    }
  }
}

/// What one manager waits for; for the main thread.
final class LocationWishes {
  var isOnce = false
  var isUpdating = false
  /// The place that was told last while updating.
  var lastTold: CLLocation?
}

/// Tells the main queue, which any thread may run that has no app.
private let mainQueueKey: DispatchSpecificKey<Void> = {
  let key = DispatchSpecificKey<Void>()
  DispatchQueue.main.setSpecific(key: key, value: ())
  return key
}()

/// Does something with a manager on the main queue: at once where this is it.
private func onMain(_ manager: CLLocationManager, _ action: @escaping @MainActor (CLLocationManager) -> Void) {
  // A manager is for one thread at a time, as all of its kind; its delegate is called on the main thread.
  nonisolated(unsafe) let manager = manager
  if DispatchQueue.getSpecific(key: mainQueueKey) != nil {
    MainActor.assumeIsolated { action(manager) }
  } else {
    Task { @MainActor in action(manager) }
  }
}
