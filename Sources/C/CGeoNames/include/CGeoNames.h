// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

// libgeonames, the cities of GeoNames with their places and names, loaded where it is installed: nobody needs it to build
// Spinet, or to run it without looking for where the device is.
#pragma once

#include <stdint.h>

/// A city of libgeonames.
typedef struct spn_city spn_city;

/// The functions that Spinet uses; each is described in geonames.h of libgeonames, with geonames_ before its name.
struct spn_geonames {
  int (*_Nonnull get_n_cities)(void);
  /// To be freed; NULL for an index that no city has.
  spn_city *_Nullable (*_Nonnull get_city)(int index);
  void (*_Nonnull city_free)(spn_city *_Nonnull city);
  /// Names in UTF-8, in the language of the process, which last as long as the city.
  const char *_Nullable (*_Nonnull city_get_name)(spn_city *_Nonnull city);
  const char *_Nullable (*_Nonnull city_get_state)(spn_city *_Nonnull city);
  const char *_Nullable (*_Nonnull city_get_country)(spn_city *_Nonnull city);
  /// In degrees, WGS 84.
  double (*_Nonnull city_get_latitude)(spn_city *_Nonnull city);
  double (*_Nonnull city_get_longitude)(spn_city *_Nonnull city);
  unsigned (*_Nonnull city_get_population)(spn_city *_Nonnull city);
};

/// Loads libgeonames with dlopen(3), and has gettext(3) speak a language, such as ko_KR, in this process: LANGUAGE counts in
/// any locale but C, in the place of which C.UTF-8 is taken. Returns NULL where the library is not installed, or lacks a
/// function; never unloaded. For a process of one thread, once.
const struct spn_geonames *_Nullable spn_geonames_load(const char *_Nonnull language);
