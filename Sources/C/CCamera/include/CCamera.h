// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

// The calls of Video4Linux that a camera's pictures take. Swift cannot make them: ioctl(2) is variadic, and their numbers are macros.
// Each returns 0, or -errno, unless it says otherwise. Source: the kernel's documentation, "Video for Linux API".
#pragma once

#include <stddef.h>
#include <stdint.h>

/// open(2) without waiting. Returns a descriptor or -errno.
int spn_camera_open(const char *_Nonnull path);

/// VIDIOC_QUERYCAP: what the device can do, of itself or as a part of a larger one, and what it is called, with a zero at the end.
int spn_camera_capabilities(int camera, uint32_t *_Nonnull capabilities, char name[_Nonnull 32]);

/// VIDIOC_S_FMT: asks for a size and format of pictures. What the device has instead is put in place of them.
int spn_camera_set_format(
    int camera, uint32_t *_Nonnull width, uint32_t *_Nonnull height, uint32_t *_Nonnull format,
    uint32_t *_Nonnull bytes_per_line);

/// VIDIOC_REQBUFS: has the device make buffers that can be mapped; how many it has made is put in place of the count.
int spn_camera_request_buffers(int camera, uint32_t *_Nonnull count);

/// VIDIOC_QUERYBUF and mmap(2): maps a buffer for reading.
int spn_camera_map_buffer(
    int camera, uint32_t index, const void *_Nullable *_Nonnull address, size_t *_Nonnull length);

/// munmap(2).
int spn_camera_unmap_buffer(const void *_Nonnull address, size_t length);

/// VIDIOC_QBUF: gives a buffer to the device.
int spn_camera_queue(int camera, uint32_t index);

/// VIDIOC_DQBUF: takes the next buffer that is full; -EAGAIN where none is.
int spn_camera_dequeue(int camera, uint32_t *_Nonnull index, size_t *_Nonnull length, int *_Nonnull is_damaged);

/// VIDIOC_STREAMON and VIDIOC_STREAMOFF.
int spn_camera_stream(int camera, int is_on);
