// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Where the device is. Source: the D-Bus interface `org.freedesktop.GeoClue2.Location`.
nonisolated package struct DeviceFix: Hashable, Sendable {
  /// In degrees, WGS 84.
  package let latitude: Double
  /// In degrees; west is negative.
  package let longitude: Double
  /// In metres.
  package let accuracy: Double
  /// In metres above the sea; `nil` where that is not known.
  package let altitude: Double?
  /// In metres a second, and degrees from north; `nil` where that is not known.
  package let speed: Double?
  package let heading: Double?
  /// In seconds since 1970.
  package let timestamp: Double

  /// - Parameter answer: What GeoClue has answered to `GetAll` of a location.
  /// - Returns: `nil` for what is no place on earth.
  init?(_ answer: [BusValue]) {
    guard answer.count == 1, case .array(_, let entries) = answer[0] else { return nil }
    var values: [String: BusValue] = [:]
    for case .entry(.string(let key), .variant(let value)) in entries { values[key] = value }
    func number(_ key: String, _ allowed: ClosedRange<Double>) -> Double? {
      guard case .double(let value)? = values[key], allowed.contains(value) else { return nil }
      return value
    }
    guard let latitude = number("Latitude", -90...90), let longitude = number("Longitude", -180...180) else {
      return nil
    }
    self.latitude = latitude
    self.longitude = longitude
    accuracy = number("Accuracy", 0...Self.longestWay) ?? Self.longestWay
    // What is not known has the least number that there is, or one less than nothing.
    altitude = number("Altitude", -Self.longestWay...Self.longestWay)
    speed = number("Speed", 0...Self.longestWay)
    heading = number("Heading", 0...360)
    if case .structure(let parts)? = values["Timestamp"], parts.count == 2, case .uint64(let seconds) = parts[0],
      case .uint64(let microseconds) = parts[1]
    {
      timestamp = Double(seconds) + Double(microseconds) / 1e6
    } else {
      timestamp = 0
    }
  }

  /// Half around the earth, in metres.
  private static let longestWay = 20_100_000.0
}
