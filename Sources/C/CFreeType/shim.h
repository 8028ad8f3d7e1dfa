// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

#pragma once
#include <ft2build.h>
#include FT_FREETYPE_H
#include <hb-ot.h>
#include <hb.h>

// Swift does not see macros that cast.
static const FT_Int32 spn_load_color = FT_LOAD_COLOR;
static const FT_Long spn_has_fixed_sizes = FT_FACE_FLAG_FIXED_SIZES;
