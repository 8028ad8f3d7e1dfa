// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

#include "CGeoNames.h"

#include <dlfcn.h>
#include <libintl.h>
#include <locale.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

static struct spn_geonames functions;

static int resolve(void *library) {
  const struct {
    const char *name;
    void *place;
  } wanted[] = {
#define FUNCTION(name) {"geonames_" #name, &functions.name}
    FUNCTION(get_n_cities),
    FUNCTION(get_city),
    FUNCTION(city_free),
    FUNCTION(city_get_name),
    FUNCTION(city_get_state),
    FUNCTION(city_get_country),
    FUNCTION(city_get_latitude),
    FUNCTION(city_get_longitude),
    FUNCTION(city_get_population),
#undef FUNCTION
  };
  for (size_t i = 0; i < sizeof wanted / sizeof *wanted; i++) {
    void *address = dlsym(library, wanted[i].name);
    if (!address) return 0;
    // POSIX lets dlsym's result be a function; C has no cast for it but a copy through void *.
    *(void **)wanted[i].place = address;
  }
  return 1;
}

static void speak(const char *language) {
  setenv("LANGUAGE", language, 1);
  setlocale(LC_ALL, "");
  const char *locale = setlocale(LC_MESSAGES, NULL);
  if (!locale || !strcmp(locale, "C") || !strcmp(locale, "POSIX")) setlocale(LC_MESSAGES, "C.UTF-8");
  // Whatever the locale's own encoding is.
  bind_textdomain_codeset("geonames", "UTF-8");
}

const struct spn_geonames *spn_geonames_load(const char *language) {
  speak(language);
  void *library = dlopen("libgeonames.so.0", RTLD_NOW | RTLD_LOCAL);
  if (!library) return NULL;
  if (resolve(library)) return &functions;
  dlclose(library);
  return NULL;
}
