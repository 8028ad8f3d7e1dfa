// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// An angle, in degrees.
public typealias CLLocationDegrees = Double
/// A distance, in metres.
public typealias CLLocationDistance = Double
/// How far off a place may be, in metres; less than 0 where nothing is known.
public typealias CLLocationAccuracy = Double
/// In metres a second; less than 0 where nothing is known.
public typealias CLLocationSpeed = Double
/// In degrees from north, clockwise; less than 0 where nothing is known.
public typealias CLLocationDirection = Double

/// A place on the earth, on the ellipsoid WGS 84.
public struct CLLocationCoordinate2D: Sendable {
  /// In degrees, positive in the north.
  public var latitude: CLLocationDegrees
  /// In degrees, positive in the east.
  public var longitude: CLLocationDegrees

  /// Makes the place at 0, 0.
  public init() { self.init(latitude: 0, longitude: 0) }

  /// Makes a place; any numbers are kept.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// No place.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// Makes a place; any numbers are kept.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// Returns whether there is such a place: a latitude of at most 90 degrees, and a longitude of at most 180.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// As good as it gets, and better with the help of other sensors; here the same as `kCLLocationAccuracyBest`.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// As good as it gets.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// Within ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// Within a hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// Within a kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// Within three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// All movements are told.
public let kCLDistanceFilterNone: CLLocationDistance = -1
