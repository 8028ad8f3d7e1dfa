// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

// Preloaded into a program, counts its allocations in the file named by SPINET_BENCH_ALLOCATIONS: two 64-bit numbers, how
// many there were and how many bytes they asked for. Linked into a program, tells it.

#define _GNU_SOURCE
#include "include/allocations.h"

#include <errno.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

void *__libc_malloc(size_t);
void *__libc_calloc(size_t, size_t);
void *__libc_realloc(void *, size_t);
void *__libc_memalign(size_t, size_t);

struct counters {
  _Atomic uint64_t count, bytes;
};

static struct counters unseen;
static struct counters *counters = &unseen;

__attribute__((constructor)) static void begin(void) {
  const char *path = getenv("SPINET_BENCH_ALLOCATIONS");
  int file = path ? open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0600) : -1;
  if (file < 0) return;
  if (ftruncate(file, sizeof *counters) == 0) {
    void *memory = mmap(NULL, sizeof *counters, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    if (memory != MAP_FAILED) counters = memory;
  }
  close(file);
}

static void count(size_t bytes) {
  atomic_fetch_add_explicit(&counters->count, 1, memory_order_relaxed);
  atomic_fetch_add_explicit(&counters->bytes, bytes, memory_order_relaxed);
}

void *malloc(size_t size) {
  count(size);
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count(number * size);
  return __libc_calloc(number, size);
}

void *realloc(void *old, size_t size) {
  count(size);
  return __libc_realloc(old, size);
}

void *memalign(size_t alignment, size_t size) {
  count(size);
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **place, size_t alignment, size_t size) {
  void *memory = memalign(alignment, size);
  if (!memory) return ENOMEM;
  *place = memory;
  return 0;
}

uint64_t spn_allocation_count(void) { return counters->count; }

uint64_t spn_allocation_bytes(void) { return counters->bytes; }
