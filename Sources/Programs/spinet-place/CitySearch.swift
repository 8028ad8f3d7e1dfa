// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Chooses the city that a place is in, by where the middles of cities are and how many people they have.
///
/// The nearest middle is the wrong one at the edge of a large city: there it is that of a suburb. So a city reaches as far as the cube root
/// of its people says, ten times as far with a thousand times as many, and the one counts whose reach the place is deepest in. Decision 91
/// has what this was tried with.
struct CitySearch {
  private let latitude: Double
  private let longitude: Double
  /// How long a degree of longitude is there, measured in degrees of latitude.
  private let shortening: Double
  /// The sixth power of the distance, in degrees of latitude, by the square of the people; the least is the best.
  private var bestRatio = Double.infinity
  /// The city that counts, by the number that it was given; `nil` where none is near.
  private(set) var best: Int32?

  /// Farther from its middle nobody is in a city: 30 km, in degrees of latitude.
  private static let farthest = 30 / 111.2

  /// - Parameters: In degrees.
  init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
    shortening = Self.cosine(latitude * .pi / 180)
  }

  mutating func consider(_ city: Int32, latitude: Double, longitude: Double, population: Double) {
    let north = latitude - self.latitude
    // Around the earth by the shorter way.
    let way = (longitude - self.longitude).remainder(dividingBy: 360)
    let east = way * shortening
    let square = north * north + east * east
    guard square <= Self.farthest * Self.farthest else { return }
    // Roots are left out: who has the least of a number has the least of its powers.
    let people = max(population, 1)
    let ratio = square * square * square / (people * people)
    guard ratio < bestRatio else { return }
    (bestRatio, best) = (ratio, city)
  }

  /// The cosine of an angle of a quarter turn at most, in radians, right to 0.00003: by its series, as a program without Foundation has
  /// no other.
  private static func cosine(_ angle: Double) -> Double {
    let square = angle * angle
    return 1 - square / 2 * (1 - square / 12 * (1 - square / 30 * (1 - square / 56)))
  }
}
