// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

#define _GNU_SOURCE
#include "COverwriting.h"

#if !__has_feature(address_sanitizer) && !__has_feature(thread_sanitizer)

#include <dlfcn.h>
#include <errno.h>
#include <malloc.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

// The functions of the C library, or of whatever allocator was loaded in its place.
static void (*next_free)(void *);
static void *(*next_realloc)(void *, size_t);
static atomic_bool leaves_bytes;

__attribute__((constructor(101))) static void find_next(void) {
  *(void **)&next_realloc = dlsym(RTLD_NEXT, "realloc");
  *(void **)&next_free = dlsym(RTLD_NEXT, "free");
}

void spn_overwrite_freed(int overwrites) { atomic_store_explicit(&leaves_bytes, !overwrites, memory_order_relaxed); }

static bool overwrites(void) { return !atomic_load_explicit(&leaves_bytes, memory_order_relaxed); }

void free(void *memory) {
  if (!memory) return;
  // free(3) keeps errno.
  if (overwrites()) explicit_bzero(memory, malloc_usable_size(memory));
  // What is freed before this library has begun is a few words of the dynamic linker's.
  if (next_free) next_free(memory);
}

void *realloc(void *old, size_t size) {
  if (!old) return malloc(size);
  if (!overwrites() && next_realloc) return next_realloc(old, size);
  if (size == 0) {
    free(old);
    return NULL;
  }
  // In place as long as not much is wasted: what is cut off is overwritten with the rest in the end.
  size_t room = malloc_usable_size(old);
  if (size <= room && size >= room / 2) return old;
  void *new = malloc(size);
  if (!new) return NULL;
  memcpy(new, old, size < room ? size : room);
  free(old);
  return new;
}

#else

void spn_overwrite_freed(int overwrites) { (void)overwrites; }

#endif
