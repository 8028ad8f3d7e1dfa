// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

#include "CSwiftRuntime.h"

// Classes, and their allocating initialisers among the methods that subclasses override. Foundation's NSObject:
extern const char object_class[] __asm__("$s10Foundation8NSObjectCMn");
extern const char object_init[] __asm__("$s10Foundation8NSObjectCACycfCTq");
// UIKitCore's UITableViewCell, UITableViewHeaderFooterView and UIViewPropertyAnimator:
extern const char cell_class[] __asm__("$s9UIKitCore15UITableViewCellCMn");
extern const char cell_init[] __asm__("$s9UIKitCore15UITableViewCellC5style15reuseIdentifierA2C0E5StyleO_SSSgtcfCTq");
extern const char header_class[] __asm__("$s9UIKitCore023UITableViewHeaderFooterD0CMn");
extern const char header_init[] __asm__("$s9UIKitCore023UITableViewHeaderFooterD0C15reuseIdentifierACSSSg_tcfCTq");
extern const char animator_class[] __asm__("$s9UIKitCore22UIViewPropertyAnimatorCMn");
extern const char animator_init[] __asm__(
    "$s9UIKitCore22UIViewPropertyAnimatorC8duration16timingParametersACSd_AA21UITimingCurveProvider_ptcfCTq");

// Source: docs/ABI/KeyFunctions and include/swift/Runtime/Metadata.h of Swift.
extern void *swift_lookUpClassMethod(const void *type, const void *method, const void *class);

// An allocating initialiser gets the class where other methods get `self`, which is the context's place. Values of two
// words come as these two, and an enum of a few cases as a byte.
#define SWIFT __attribute__((swiftcall))
#define CLASS __attribute__((swift_context)) const void *type

typedef SWIFT void *(*init)(CLASS);
typedef SWIFT void *(*init_style_identifier)(uint8_t style, uintptr_t, uintptr_t, CLASS);
typedef SWIFT void *(*init_identifier)(uintptr_t, uintptr_t, CLASS);
typedef SWIFT void *(*init_duration_parameters)(double duration, uintptr_t, uintptr_t, CLASS);

void *spn_new(const void *type) {
  return ((init)swift_lookUpClassMethod(type, object_init, object_class))(type);
}

void *spn_new_cell(const void *type, uintptr_t first, uintptr_t second) {
  return ((init_style_identifier)swift_lookUpClassMethod(type, cell_init, cell_class))(0, first, second, type);
}

void *spn_new_header(const void *type, uintptr_t first, uintptr_t second) {
  return ((init_identifier)swift_lookUpClassMethod(type, header_init, header_class))(first, second, type);
}

void *spn_new_animator(const void *type, double duration, uintptr_t first, uintptr_t second) {
  return ((init_duration_parameters)swift_lookUpClassMethod(type, animator_init, animator_class))(
      duration, first, second, type);
}
