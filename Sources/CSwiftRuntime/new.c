// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

#include "CSwiftRuntime.h"

// Foundation's: the class NSObject, and its allocating init() among the methods that subclasses override.
extern const char class_descriptor[] __asm__("$s10Foundation8NSObjectCMn");
extern const char init_descriptor[] __asm__("$s10Foundation8NSObjectCACycfCTq");

// Source: docs/ABI/KeyFunctions and include/swift/Runtime/Metadata.h of Swift.
extern void *swift_lookUpClassMethod(const void *type, const void *method, const void *class);

// An allocating initialiser gets the class where other methods get `self`, which is the context's place.
typedef __attribute__((swiftcall)) void *(*allocating_init)(__attribute__((swift_context)) const void *type);

void *spn_new(const void *type) {
  return ((allocating_init)swift_lookUpClassMethod(type, init_descriptor, class_descriptor))(type);
}
