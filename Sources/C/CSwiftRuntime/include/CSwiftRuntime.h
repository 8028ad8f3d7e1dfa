// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

// What Swift's runtime can do and its language does not offer: objects of classes that are known at run time only.
//
// Swift calls an initialiser of such a class when it is `required`; a required one in a base class would be required of
// every subclass with initialisers of its own. These functions look initialisers up as Objective-C does.
//
// They all take the metadata of a native class, return the object with one reference that the caller owns, and trap, as
// in Swift and in Objective-C, when the class has initialisers of its own and not the one that is called.
#pragma once

#include <stdint.h>

/// Makes an object by `init()`.
///
/// @param type A class below Foundation's NSObject.
void *_Nonnull spn_new(const void *_Nonnull type);

/// Makes a cell by `init(style:reuseIdentifier:)`, in the default style.
///
/// @param type A class below UITableViewCell, or that one.
/// @param first The first word of the identifier, a Swift `String?`, which is consumed.
/// @param second The second word.
void *_Nonnull spn_new_cell(const void *_Nonnull type, uintptr_t first, uintptr_t second);

/// Makes a header or footer by `init(reuseIdentifier:)`.
///
/// @param type A class below UITableViewHeaderFooterView, or that one.
/// @param first The first word of the identifier, a Swift `String?`, which is consumed.
/// @param second The second word.
void *_Nonnull spn_new_header(const void *_Nonnull type, uintptr_t first, uintptr_t second);

/// Makes an animator by `init(duration:timingParameters:)`.
///
/// @param type A class below UIViewPropertyAnimator, or that one.
/// @param duration In seconds.
/// @param first The first word of the parameters, a Swift `any UITimingCurveProvider`, which is consumed.
/// @param second The second word.
void *_Nonnull spn_new_animator(const void *_Nonnull type, double duration, uintptr_t first, uintptr_t second);
