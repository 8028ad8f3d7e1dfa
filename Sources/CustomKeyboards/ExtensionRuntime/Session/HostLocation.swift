// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import CoreLocation
import ExtensionProtocol
import Foundation

/// Asks the host where the device is.
final class HostLocation: LocationSource {
  private let send: (KeyboardMessage) -> Void

  init(send: @escaping (KeyboardMessage) -> Void) { self.send = send }

  func ask(_ wish: LocationWish) {
    let request: KeyboardMessage.LocationRequest =
      switch wish {
      case .authorization: .authorization
      case .permission: .permission
      case .once: .once
      case .start: .start
      case .stop: .stop
      }
    send(.requestLocation(request))
  }

  func take(_ news: LocationNews) {
    switch news {
    case .authorization(let authorization):
      LocationCenter.shared.take(.authorization(CLAuthorizationStatus(authorization)))
    case .fix(let fix): LocationCenter.shared.take(.place(CLLocation(fix)))
    case .failed: LocationCenter.shared.take(.failed)
    }
  }
}

extension CLAuthorizationStatus {
  fileprivate init(_ authorization: LocationNews.Authorization) {
    self =
      switch authorization {
      case .notDetermined: .notDetermined
      case .restricted: .restricted
      case .denied: .denied
      case .whenInUse: .authorizedWhenInUse
      }
  }
}

extension CLLocation {
  fileprivate convenience init(_ fix: LocationFix) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: fix.latitude, longitude: fix.longitude), altitude: fix.altitude ?? 0,
      horizontalAccuracy: fix.accuracy, verticalAccuracy: fix.altitude == nil ? -1 : fix.accuracy,
      course: fix.heading ?? -1, speed: fix.speed ?? -1, timestamp: Date(timeIntervalSince1970: fix.timestamp))
  }
}
