// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

#include "CCamera.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/videodev2.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>

static int control(int camera, unsigned long request, void *argument) {
  int result;
  do result = ioctl(camera, request, argument);
  while (result < 0 && errno == EINTR);
  return result < 0 ? -errno : 0;
}

int spn_camera_open(const char *path) {
  int camera = open(path, O_RDWR | O_CLOEXEC | O_NONBLOCK);
  return camera < 0 ? -errno : camera;
}

int spn_camera_capabilities(int camera, uint32_t *capabilities, char name[32]) {
  struct v4l2_capability answer = {0};
  int result = control(camera, VIDIOC_QUERYCAP, &answer);
  *capabilities = answer.capabilities & V4L2_CAP_DEVICE_CAPS ? answer.device_caps : answer.capabilities;
  memcpy(name, answer.card, 31);
  name[31] = 0;
  return result;
}

int spn_camera_set_format(
    int camera, uint32_t *width, uint32_t *height, uint32_t *format, uint32_t *bytes_per_line) {
  struct v4l2_format question = {.type = V4L2_BUF_TYPE_VIDEO_CAPTURE};
  question.fmt.pix.width = *width;
  question.fmt.pix.height = *height;
  question.fmt.pix.pixelformat = *format;
  question.fmt.pix.field = V4L2_FIELD_NONE;
  int result = control(camera, VIDIOC_S_FMT, &question);
  *width = question.fmt.pix.width;
  *height = question.fmt.pix.height;
  *format = question.fmt.pix.pixelformat;
  *bytes_per_line = question.fmt.pix.bytesperline;
  return result;
}

int spn_camera_request_buffers(int camera, uint32_t *count) {
  struct v4l2_requestbuffers question = {
      .count = *count, .type = V4L2_BUF_TYPE_VIDEO_CAPTURE, .memory = V4L2_MEMORY_MMAP};
  int result = control(camera, VIDIOC_REQBUFS, &question);
  *count = question.count;
  return result;
}

static struct v4l2_buffer buffer(uint32_t index) {
  struct v4l2_buffer buffer = {
      .index = index, .type = V4L2_BUF_TYPE_VIDEO_CAPTURE, .memory = V4L2_MEMORY_MMAP};
  return buffer;
}

int spn_camera_map_buffer(int camera, uint32_t index, const void **address, size_t *length) {
  struct v4l2_buffer question = buffer(index);
  int result = control(camera, VIDIOC_QUERYBUF, &question);
  if (result < 0) return result;
  void *memory = mmap(NULL, question.length, PROT_READ, MAP_SHARED, camera, question.m.offset);
  if (memory == MAP_FAILED) return -errno;
  *address = memory;
  *length = question.length;
  return 0;
}

int spn_camera_unmap_buffer(const void *address, size_t length) {
  return munmap((void *)address, length) < 0 ? -errno : 0;
}

int spn_camera_queue(int camera, uint32_t index) {
  struct v4l2_buffer question = buffer(index);
  return control(camera, VIDIOC_QBUF, &question);
}

int spn_camera_dequeue(int camera, uint32_t *index, size_t *length, int *is_damaged) {
  struct v4l2_buffer question = buffer(0);
  int result = control(camera, VIDIOC_DQBUF, &question);
  *index = question.index;
  *length = question.bytesused;
  *is_damaged = (question.flags & V4L2_BUF_FLAG_ERROR) != 0;
  return result;
}

int spn_camera_stream(int camera, int is_on) {
  int type = V4L2_BUF_TYPE_VIDEO_CAPTURE;
  return control(camera, is_on ? VIDIOC_STREAMON : VIDIOC_STREAMOFF, &type);
}
