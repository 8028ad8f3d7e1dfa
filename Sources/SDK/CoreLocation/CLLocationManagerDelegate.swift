// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Hears where the device is, on the main thread. All methods may be left out.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
  /// Called with new places, the newest last.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])

  /// Called when there is no place to tell; the error is a `CLError`.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)

  /// Called once after the manager is made, and when what it may know has changed.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)

  /// What `locationManagerDidChangeAuthorization(_:)` was before; called where that one is left out.
  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
}

extension CLLocationManagerDelegate {
  public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    locationManager(manager, didChangeAuthorization: manager.authorizationStatus)
  }
  public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
}
