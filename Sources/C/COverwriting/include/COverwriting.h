// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

// Overwrites memory as it is freed, in every program that is linked with it: its free(3) and realloc(3) take the place of the
// C library's, for libraries as well. Whatever was typed passes through strings, arrays and messages that live for a moment,
// and would stay readable until somebody else happens to get the same memory.
//
// glibc's own way, M_PERTURB of mallopt(3), does not reach what goes through the cache that each thread has.
//
// Leaves the work to the sanitizers where a program is built with one: they have a free(3) of their own.
#pragma once

// Whether what is freed from now on is overwritten, by any thread; it is from the start of a program on. Does nothing where a
// sanitizer does the work.
void spn_overwrite_freed(int overwrites);
