// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Where the device was at a moment.
open class CLLocation: NSObject, NSCopying, @unchecked Sendable {
  /// The place.
  public let coordinate: CLLocationCoordinate2D
  /// In metres above the sea; right where `verticalAccuracy` is not negative.
  public let altitude: CLLocationDistance
  /// How far off the place may be, in metres; negative where the place is not known.
  public let horizontalAccuracy: CLLocationAccuracy
  /// How far off the altitude may be, in metres; negative where the altitude is not known.
  public let verticalAccuracy: CLLocationAccuracy
  /// Where the device moved to, in degrees from north; negative where that is not known.
  public let course: CLLocationDirection
  /// In metres a second; negative where that is not known.
  public let speed: CLLocationSpeed
  /// When the device was there.
  public let timestamp: Date

  /// Makes a place as of now, of which nothing else is known.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0, horizontalAccuracy: 0,
      verticalAccuracy: -1, timestamp: Date())
  }

  /// Makes a place of a device of whose movement nothing is known.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
      course: -1,
      speed: -1, timestamp: timestamp)
  }

  /// Makes a place of a device that moves.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    horizontalAccuracy = hAccuracy
    verticalAccuracy = vAccuracy
    self.course = course
    self.speed = speed
    self.timestamp = timestamp
    super.init()
  }

  /// Returns the place itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The mean radius of the earth, in metres. Source: IUGG.
  private static let radius = 6_371_008.8

  /// Returns how far another place is along the earth, in metres; altitudes do not count.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
    let (a, b) = (coordinate, location.coordinate)
    let latitude = sin(radians(b.latitude - a.latitude) / 2)
    let longitude = sin(radians(b.longitude - a.longitude) / 2)
    let chord = latitude * latitude + cos(radians(a.latitude)) * cos(radians(b.latitude)) * longitude * longitude
    return 2 * Self.radius * asin(min(chord.squareRoot(), 1))
  }
}
