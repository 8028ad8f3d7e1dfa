// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

// A camera of Video4Linux for a program that preloads this: opening /dev/video-played gives one that sees the picture in the
// file PLAYED_CAMERA (PGM, binary, of 8 bits, as wide and high as it was when the camera was opened; written anew in place), thirty times a second,
// in YUYV. With UNPLUGGED in the file in place of the picture it is unplugged.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/videodev2.h>
#include <poll.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

#define DEVICE "/dev/video-played"
#define BUFFERS 4

static int camera = -1, file = -1;
static unsigned width, height, is_on;
static size_t room;
static unsigned char *memory;
static int queued[BUFFERS], count;

// Reads the head of the file, which stays open: who sees may open none later.
static int picture(unsigned *wide, unsigned *high) {
  char head[32] = "";
  int length = -1;
  if (file < 0 || lseek(file, 0, SEEK_SET) != 0 || read(file, head, sizeof head - 1) <= 0) return 0;
  if (sscanf(head, "P5 %u %u 255%n", wide, high, &length) != 2 || length < 0) return 0;
  return lseek(file, length + 1, SEEK_SET) == length + 1;
}

static int is_unplugged(void) {
  char head[9] = "";
  if (file < 0 || lseek(file, 0, SEEK_SET) != 0 || read(file, head, sizeof head) != sizeof head) return 0;
  return memcmp(head, "UNPLUGGED", sizeof head) == 0;
}

static int start(void) {
  const char *path = getenv("PLAYED_CAMERA");
  if (file >= 0) close(file);
  file = path ? open(path, O_RDONLY | O_CLOEXEC) : -1;
  if (!picture(&width, &height)) return errno = ENODEV, -1;
  room = ((size_t)width * height * 2 + 4095) & ~(size_t)4095;
  camera = memfd_create("played-camera", MFD_CLOEXEC);
  if (camera < 0 || ftruncate(camera, room * BUFFERS) < 0) return -1;
  memory = mmap(NULL, room * BUFFERS, PROT_READ | PROT_WRITE, MAP_SHARED, camera, 0);
  count = is_on = 0;
  return memory == MAP_FAILED ? -1 : camera;
}

static void look(unsigned char *target) {
  unsigned wide, high;
  size_t all = (size_t)width * height, got = 0;
  if (!picture(&wide, &high) || wide != width || high != height) return;
  // Into the second half first, out of which they are spread.
  while (got < all) {
    ssize_t part = read(file, target + all + got, all - got);
    if (part <= 0) break;
    got += part;
  }
  for (size_t index = 0; index < all; index++) {
    target[2 * index] = index < got ? target[all + index] : 0;
    target[2 * index + 1] = 128;
  }
}

static int answer(unsigned long request, void *argument) {
  struct v4l2_buffer *buffer = argument;
  switch (request) {
  case VIDIOC_QUERYCAP: {
    struct v4l2_capability *able = argument;
    memset(able, 0, sizeof *able);
    strcpy((char *)able->card, "Played");
    able->capabilities = V4L2_CAP_VIDEO_CAPTURE | V4L2_CAP_STREAMING;
    return 0;
  }
  case VIDIOC_S_FMT: {
    struct v4l2_pix_format *format = &((struct v4l2_format *)argument)->fmt.pix;
    if (format->pixelformat != V4L2_PIX_FMT_YUYV) return errno = EINVAL, -1;
    format->width = width;
    format->height = height;
    format->bytesperline = width * 2;
    return 0;
  }
  case VIDIOC_REQBUFS: ((struct v4l2_requestbuffers *)argument)->count = BUFFERS; return 0;
  case VIDIOC_QUERYBUF:
    buffer->length = room;
    buffer->m.offset = buffer->index * room;
    return 0;
  case VIDIOC_QBUF:
    if (buffer->index >= BUFFERS || count == BUFFERS) return errno = EINVAL, -1;
    queued[count++] = buffer->index;
    return 0;
  case VIDIOC_DQBUF: {
    if (is_unplugged()) return errno = ENODEV, -1;
    if (!is_on || count == 0) return errno = EAGAIN, -1;
    nanosleep(&(struct timespec){.tv_nsec = 33000000}, NULL);
    int index = queued[0];
    memmove(queued, queued + 1, --count * sizeof *queued);
    look(memory + index * room);
    memset(buffer, 0, sizeof *buffer);
    buffer->index = index;
    buffer->bytesused = width * height * 2;
    return 0;
  }
  case VIDIOC_STREAMON: is_on = 1; return 0;
  case VIDIOC_STREAMOFF:
    is_on = 0;
    munmap(memory, room * BUFFERS);
    camera = -1;
    return 0;
  default: return errno = ENOTTY, -1;
  }
}

int open(const char *path, int flags, ...) {
  static int (*next)(const char *, int, ...);
  if (strcmp(path, DEVICE) == 0) return camera < 0 ? start() : (errno = EBUSY, -1);
  if (!next) next = (int (*)(const char *, int, ...))dlsym(RTLD_NEXT, "open");
  va_list rest;
  va_start(rest, flags);
  mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(rest, mode_t) : 0;
  va_end(rest);
  return next(path, flags, mode);
}

// One that is unplugged is never readable, and has an error at once.
int poll(struct pollfd *descriptors, nfds_t number, int time) {
  static int (*next)(struct pollfd *, nfds_t, int);
  if (!next) next = (int (*)(struct pollfd *, nfds_t, int))dlsym(RTLD_NEXT, "poll");
  for (nfds_t index = 0; index < number; index++) {
    if (camera < 0 || descriptors[index].fd != camera || !is_unplugged()) continue;
    next(descriptors, number, 0);
    descriptors[index].revents = POLLERR;
    int found = 0;
    for (nfds_t other = 0; other < number; other++) found += descriptors[other].revents != 0;
    return found;
  }
  return next(descriptors, number, time);
}

int ioctl(int descriptor, unsigned long request, ...) {
  static int (*next)(int, unsigned long, ...);
  va_list rest;
  va_start(rest, request);
  void *argument = va_arg(rest, void *);
  va_end(rest);
  if (camera >= 0 && descriptor == camera) return answer(request, argument);
  if (!next) next = (int (*)(int, unsigned long, ...))dlsym(RTLD_NEXT, "ioctl");
  return next(descriptor, request, argument);
}
