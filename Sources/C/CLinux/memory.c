// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

#define _GNU_SOURCE
#include "CLinux.h"

#include <errno.h>
#include <link.h>
#include <malloc.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <unistd.h>

static int forget(struct dl_phdr_info *object, size_t size, void *unused) {
  (void)size, (void)unused;
  const uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  for (int index = 0; index < object->dlpi_phnum; index++) {
    const ElfW(Phdr) *part = &object->dlpi_phdr[index];
    if (part->p_type != PT_LOAD || (part->p_flags & (PF_X | PF_W)) != PF_X) continue;
    uintptr_t start = (object->dlpi_addr + part->p_vaddr + page - 1) & ~(page - 1);
    uintptr_t end = (object->dlpi_addr + part->p_vaddr + part->p_filesz) & ~(page - 1);
    if (start < end) madvise((void *)start, end - start, MADV_DONTNEED);
  }
  // The first one is the program; libraries are shared with others.
  return 1;
}

void spn_forget_code(void) { dl_iterate_phdr(forget, NULL); }

void spn_trim_heap(void) { malloc_trim(0); }

int spn_set_dumpable(int dumpable) { return prctl(PR_SET_DUMPABLE, dumpable, 0, 0, 0) < 0 ? -errno : 0; }

int spn_lock_pages(const void *start, size_t size) {
  return mlock2(start, size, MLOCK_ONFAULT) < 0 ? -errno : 0;
}

__attribute__((noinline)) void spn_overwrite_stack(void) {
  char below[64 << 10];
  explicit_bzero(below, sizeof below);
}
