// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A place on the earth.
public struct Coordinates: Hashable, Sendable {
  /// Degrees, positive to the north.
  public var latitude: Double
  /// Degrees, positive to the east.
  public var longitude: Double

  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }

  /// The place in words, to about a metre: `52.51627, 13.37770`.
  public var text: String { String(format: "%.5f, %.5f", latitude, longitude) }
}
