// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

// The way from UIKit to the platforms that apps run on, which programs of custom keyboards do not link.
#pragma once

#include <stdbool.h>

/// Starts an app.
///
/// @param request An `AppStartRequest` with one reference, which is consumed if there are platforms.
/// @return Whether the program has the module AppPlatforms in it; nothing happens where it has not.
bool spn_start_app(void *_Nonnull request);
