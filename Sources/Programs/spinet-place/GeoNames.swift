// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import CGeoNames
import Desktop

/// The cities of GeoNames, those with more than 15,000 people: where they are, and what they are called in a language.
struct GeoNames {
  private let library: spn_geonames

  /// - Parameter language: A BCP 47 tag; names that nobody has translated are in English.
  /// - Returns: `nil` where libgeonames is not installed.
  init?(language: String) {
    let tag = String(language.map { $0 == "-" ? "_" : $0 })
    guard let library = spn_geonames_load(tag) else { return nil }
    self.library = library.pointee
  }

  /// What a place is called.
  struct Names {
    let city: String
    /// The largest part of the country; may be empty.
    let region: String
    let country: String
  }

  /// Returns the names of the city that a place is in; `nil` far from any.
  func names(around fix: DeviceFix) -> Names? {
    var search = CitySearch(latitude: fix.latitude, longitude: fix.longitude)
    for index in 0..<library.get_n_cities() {
      guard let city = library.get_city(index) else { continue }
      defer { library.city_free(city) }
      search.consider(
        index, latitude: library.city_get_latitude(city), longitude: library.city_get_longitude(city),
        population: Double(library.city_get_population(city)))
    }
    guard let index = search.best, let city = library.get_city(index) else { return nil }
    defer { library.city_free(city) }
    return Names(
      city: text(library.city_get_name(city)), region: text(library.city_get_state(city)),
      country: text(library.city_get_country(city)))
  }

  /// A name as one line.
  private func text(_ name: UnsafePointer<CChar>?) -> String {
    name.map { String(String(cString: $0).map { $0.isNewline ? " " : $0 }) } ?? ""
  }
}
