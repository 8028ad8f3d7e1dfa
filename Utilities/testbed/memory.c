// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

// memory PID LETTERS CODES PLACES: looks for a typed secret in the memory of a process and of all that it has started.
//
// LETTERS is the secret, in ASCII. CODES are the Linux codes of its keys, and PLACES the middles of its keys in logical
// pixels, x and y in turn, both with commas between them. A letter by itself proves nothing, as every keyboard has all
// of them. So a find is a piece of PIECE letters, forwards or backwards:
//
//   letters   bytes at the same distance from each other, 1 to STRIDE: text in UTF-8, 16 and 32, arrays of anything; beyond 4 in
//             steps of 4, as hardly anything else lies apart, and LONG_PIECE of them: of 4,000 texts that nobody typed, six
//             letters of four were so by chance in an app's 40 MB
//   codes     32-bit numbers at the same distance
//   requests  as libwayland keeps and sends them, one after another: a string of one letter, or a key with its state
//   touches   pairs of coordinates as the compositor sends them or as Swift keeps them, one after another
//
// What a mapped file has at the same place was not typed, as it was there before: a program's own words are no find.
//
// Prints a line for each kind of find in each mapping, for letters a line for each copy, a line for a process that may not be
// read, and last how many processes and bytes were looked at. Ends with 0 unless the command is wrong.
#define _GNU_SOURCE
#include <fcntl.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { PIECE = 6, LONG_PIECE = 8, STRIDE = 256, MOST = 64, GAP = 512, BLOCK = 64 };

static char letters[MOST + 1];
static uint32_t codes[MOST];
static double xs[MOST], ys[MOST];
static int count;
static int processes;
static size_t bytes_read;
static const char *mapping;
static int owner;

static void found(const char *kind, size_t at, int first, int step, int piece) {
  printf("found %s of process %d at %s+0x%zx:", kind, owner, mapping, at);
  for (int n = 0; n < piece; n++) printf(" %c", letters[first + n * step]);
  putchar('\n');
}

// Calls back for each start of a piece: forwards with step 1, backwards with step -1.
#define FOR_PIECES(first, step, piece)      \
  for (int step = 1; step >= -1; step -= 2) \
    for (int first = step > 0 ? 0 : piece - 1; first < (step > 0 ? count - piece + 1 : count); first++)

// Looks at one place. Returns how far the next one is that may begin another copy.
static size_t letters_at(const uint8_t *bytes, size_t size, size_t at, const uint8_t *is_letter) {
  if (!is_letter[bytes[at]]) return 1;
  for (size_t stride = 1; stride <= STRIDE && at + stride < size; stride += stride < 4 ? 1 : 4) {
    int piece = stride <= 4 || count < LONG_PIECE ? PIECE : LONG_PIECE;
    if (!is_letter[bytes[at + stride]] || at + stride * (size_t)(piece - 1) >= size) continue;
    FOR_PIECES(first, step, piece) {
      int n = 0;
      while (n < piece && bytes[at + stride * n] == (uint8_t)letters[first + n * step]) n++;
      if (n < piece) continue;
      found("letters", at, first, step, piece);
      return stride * (size_t)count;
    }
  }
  return 1;
}

static void search_letters(const uint8_t *bytes, size_t size) {
  uint8_t is_letter[256] = {0};
  for (int n = 0; n < count; n++) is_letter[(uint8_t)letters[n]] = 1;
  for (size_t at = 0; at < size;) at += letters_at(bytes, size, at, is_letter);
}

static uint32_t word(const uint8_t *bytes, size_t at) {
  uint32_t value;
  memcpy(&value, bytes + at, sizeof value);
  return value;
}

static int is_code(uint32_t value) {
  for (int n = 0; n < count; n++)
    if (codes[n] == value) return 1;
  return 0;
}

static void search_codes(const uint8_t *bytes, size_t size) {
  for (size_t at = 0; at + 4 <= size; at += 4) {
    if (!word(bytes, at) || word(bytes, at) > 255 || !is_code(word(bytes, at))) continue;
    for (size_t stride = 4; stride <= STRIDE; stride += 4) {
      if (at + stride * (PIECE - 1) + 4 > size) break;
      FOR_PIECES(first, step, PIECE) {
        int n = 0;
        while (n < PIECE && word(bytes, at + stride * n) == codes[first + n * step]) n++;
        if (n == PIECE) return found("codes", at, first, step, PIECE);
      }
    }
  }
}

// What stands at a place: the letter of a request, and for a touch how far it is from the key's place.
struct sign {
  size_t at;
  int letter;
  double dx, dy;
};
static struct sign *signs;
static size_t sign_count, sign_room;

static void add_sign(size_t at, int letter, double dx, double dy) {
  if (sign_count == sign_room) {
    sign_room = sign_room ? sign_room * 2 : 4096;
    signs = realloc(signs, sign_room * sizeof *signs);
    if (!signs) exit(2);
  }
  signs[sign_count++] = (struct sign){at, letter, dx, dy};
}

// Finds signs of a piece one after another, each close behind the one before, whatever stands between them.
static void search_signs(const char *kind) {
  for (size_t start = 0; start < sign_count; start++) {
    FOR_PIECES(first, step, PIECE) {
      if (letters[first] != letters[signs[start].letter]) continue;
      size_t last = start;
      int n = 1;
      for (size_t next = start + 1; n < PIECE && next < sign_count; next++) {
        if (signs[next].at - signs[last].at > GAP) break;
        if (letters[signs[next].letter] != letters[first + n * step]) continue;
        if (fabs(signs[next].dx - signs[start].dx) > 1 || fabs(signs[next].dy - signs[start].dy) > 1) continue;
        last = next;
        n++;
      }
      if (n == PIECE) {
        found(kind, signs[start].at, first, step, PIECE);
        return;
      }
    }
  }
}

// The second word of a request: its size in bytes, and which one of its object's it is. Source: the Wayland protocol's wire format.
static int begins_request(uint32_t head, uint32_t least, uint32_t most) {
  return head >> 16 >= least && head >> 16 <= most && !(head >> 16 & 3) && (head & 0xffff) < 16;
}

// Whether a key is the second argument of a request as libwayland has it before it is sent: how many arguments there are, what they are,
// which request it is and of which object, and eight bytes for each. The tables of libxkbcommon have all keys, one after another.
static int is_kept_key(const uint8_t *bytes, size_t size, size_t at) {
  return at >= 32 && at + 12 <= size && word(bytes, at + 8) <= 1 && word(bytes, at - 32) == 3 && word(bytes, at - 16) == 1 &&
         word(bytes, at - 12) != 0;
}

static void search_requests(const uint8_t *bytes, size_t size) {
  sign_count = 0;
  for (size_t at = 8; at + 8 <= size; at += 4) {
    uint32_t one = word(bytes, at), two = word(bytes, at + 4);
    for (int n = 0; n < count; n++) {
      // An object and the head stand before a text, at times with a number between, and before the time of a key.
      int is_text = begins_request(word(bytes, at - 4), 16, 24) || begins_request(word(bytes, at - 8), 20, 28);
      int is_string = one == 2 && two == (uint8_t)letters[n] && is_text;
      int is_key = one == codes[n] && two <= 1 && begins_request(word(bytes, at - 8), 20, 20);
      int is_kept = one == codes[n] && is_kept_key(bytes, size, at);
      if (is_string || is_key || is_kept) {
        add_sign(at, n, 0, 0);
        break;
      }
    }
  }
  search_signs("requests");
}

static void search_touches(const uint8_t *bytes, size_t size) {
  sign_count = 0;
  for (size_t at = 0; at + 8 <= size; at += 4) {
    double x = (int32_t)word(bytes, at) / 256.0, y = (int32_t)word(bytes, at + 4) / 256.0;
    double wide_x = 0, wide_y = 0;
    if (at + 16 <= size) {
      memcpy(&wide_x, bytes + at, 8);
      memcpy(&wide_y, bytes + at + 8, 8);
    }
    for (int n = 0; n < count; n++) {
      if (fabs(x - xs[n]) <= 1 && y >= 0 && y < 10000) add_sign(at, n, x - xs[n], y - ys[n]);
      if (fabs(wide_x - xs[n]) <= 1 && wide_y >= -1000 && wide_y < 10000 && wide_y != 0)
        add_sign(at, n, wide_x - xs[n], wide_y - ys[n]);
    }
  }
  search_signs("touches");
}

// Takes away the blocks that are as in the mapping's file.
static void take_away_file(uint8_t *bytes, size_t size, long offset) {
  int file = open(mapping, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  uint8_t *original = file < 0 ? NULL : malloc(size);
  ssize_t count = original ? pread(file, original, size, (off_t)offset) : -1;
  for (ssize_t at = 0; at + BLOCK <= count; at += BLOCK)
    if (!memcmp(bytes + at, original + at, BLOCK)) memset(bytes + at, 0, BLOCK);
  free(original);
  if (file >= 0) close(file);
}

static void search_process(int pid) {
  char path[64], line[4096 + 256];
  snprintf(path, sizeof path, "/proc/%d/mem", pid);
  int memory = open(path, O_RDONLY | O_CLOEXEC);
  snprintf(path, sizeof path, "/proc/%d/maps", pid);
  FILE *maps = memory < 0 ? NULL : fopen(path, "re");
  if (!maps) {
    if (memory >= 0) close(memory);
    printf("refused process %d\n", pid);
    return;
  }
  owner = pid;
  processes++;
  while (fgets(line, sizeof line, maps)) {
    unsigned long start, end, offset, inode;
    char rights[8], name[4096] = "anonymous";
    if (sscanf(line, "%lx-%lx %7s %lx %*s %lu %4095[^\n]", &start, &end, rights, &offset, &inode, name) < 5) continue;
    // What can be changed, or is no file.
    if (rights[0] != 'r' || (rights[1] != 'w' && inode != 0) || !strcmp(name, "[vvar]")) continue;
    uint8_t *bytes = malloc(end - start);
    ssize_t size = bytes ? pread(memory, bytes, end - start, (off_t)start) : -1;
    if (size > 0) {
      bytes_read += (size_t)size;
      mapping = name;
      // A shared mapping is its file.
      if (inode != 0 && rights[3] == 'p') take_away_file(bytes, (size_t)size, (long)offset);
      search_letters(bytes, (size_t)size);
      search_codes(bytes, (size_t)size);
      search_requests(bytes, (size_t)size);
      search_touches(bytes, (size_t)size);
    }
    free(bytes);
  }
  fclose(maps);
  close(memory);
}

static void search_tree(int pid) {
  search_process(pid);
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/task/%d/children", pid, pid);
  FILE *children = fopen(path, "re");
  if (!children) return;
  for (int child; fscanf(children, "%d", &child) == 1;) search_tree(child);
  fclose(children);
}

int main(int argc, char **argv) {
  if (argc != 5 || strlen(argv[2]) < PIECE || strlen(argv[2]) > MOST) {
    fputs("usage: memory PID LETTERS CODES PLACES\n", stderr);
    return 2;
  }
  strcpy(letters, argv[2]);
  count = (int)strlen(letters);
  char *codes_rest = argv[3], *places_rest = argv[4];
  for (int n = 0; n < count; n++) {
    codes[n] = (uint32_t)strtoul(codes_rest, &codes_rest, 10);
    if (*codes_rest == ',') codes_rest++;
    xs[n] = strtod(places_rest, &places_rest);
    if (*places_rest == ',') places_rest++;
    ys[n] = strtod(places_rest, &places_rest);
    if (*places_rest == ',') places_rest++;
  }
  search_tree(atoi(argv[1]));
  printf("searched %d processes and %zu bytes\n", processes, bytes_read);
  return 0;
}
