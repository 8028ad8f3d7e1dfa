// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import CoreLocation
import UIKit

/// Asks where the device is, with `--location`, and prints what it hears.
@MainActor
class Whereabouts: NSObject, CLLocationManagerDelegate {
  private let manager = CLLocationManager()

  func ask() {
    manager.delegate = self
    manager.requestWhenInUseAuthorization()
  }

  // Its manager calls it on the main thread, where it was made.
  nonisolated func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    MainActor.assumeIsolated {
      report("location status \(self.manager.authorizationStatus)")
      if self.manager.authorizationStatus == .authorizedWhenInUse { self.manager.requestLocation() }
    }
  }

  nonisolated func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    MainActor.assumeIsolated {
      for place in locations { report("location \(place.coordinate.latitude) \(place.coordinate.longitude)") }
    }
  }

  nonisolated func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    MainActor.assumeIsolated { report("location failed \((error as NSError).code)") }
  }
}
