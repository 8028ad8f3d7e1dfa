// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

// What Swift's runtime can do and its language does not offer.
#pragma once

/// Makes an object of a class by `init()`, as `[[Class alloc] init]` does where there is Objective-C.
///
/// Swift calls an initialiser of a class that is only known at run time when it is `required`; a required one in a base
/// class would be required of every view and controller, whose classes have initialisers of their own.
///
/// @param type The metadata of a native class below Foundation's NSObject. Traps, as in Swift, when the class has
///   initialisers of its own and no `init()` among them.
/// @return The object, with one reference that the caller owns.
void *_Nonnull spn_new(const void *_Nonnull type);
