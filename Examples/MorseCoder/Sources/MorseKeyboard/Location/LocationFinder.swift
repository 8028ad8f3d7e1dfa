// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import CoreLocation
import Foundation
import MorseCode
import MorseUI

/// Asks the device where it is, when somebody has to know.
@MainActor
final class LocationFinder: NSObject, PlaceFinding {
  private let manager = CLLocationManager()
  private var completion: (@MainActor (Coordinates?) -> Void)?

  override init() {
    super.init()
    manager.delegate = self
  }

  func find(_ completion: @escaping @MainActor (Coordinates?) -> Void) {
    finish(nil)
    self.completion = completion
    switch manager.authorizationStatus {
    case .notDetermined: manager.requestWhenInUseAuthorization()
    case .authorizedWhenInUse, .authorizedAlways: manager.requestLocation()
    default: finish(nil)
    }
  }

  private func finish(_ place: Coordinates?) {
    let waiting = completion
    completion = nil
    waiting?(place)
  }

  private func authorizationChanged() {
    guard completion != nil else { return }
    switch manager.authorizationStatus {
    case .notDetermined: break
    case .authorizedWhenInUse, .authorizedAlways: manager.requestLocation()
    default: finish(nil)
    }
  }
}

// MARK: - What the device answers

extension LocationFinder: CLLocationManagerDelegate {
  nonisolated func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    MainActor.assumeIsolated { authorizationChanged() }
  }

  nonisolated func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    let place = locations.last.map {
      Coordinates(latitude: $0.coordinate.latitude, longitude: $0.coordinate.longitude)
    }
    MainActor.assumeIsolated { finish(place) }
  }

  nonisolated func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    MainActor.assumeIsolated { finish(nil) }
  }
}

extension MorseKeyboardController {
  /// Makes what finds the place of a call for help.
  func makePlaceFinder() -> (any PlaceFinding)? { LocationFinder() }
}
