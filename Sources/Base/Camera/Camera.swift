// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CCamera
internal import LinuxSystem
package import TextReading

/// A camera of Video4Linux that sends pictures, from when it is opened until this object goes.
package final class Camera {
  /// What it is called.
  package let name: String
  /// How its pictures lie in memory.
  package let format: CameraFormat
  private let path: String
  private let device: FileDescriptor
  private var buffers: [UnsafeRawBufferPointer] = []

  /// Pixels that are asked for: a page's text can be read in them, and most cameras have them.
  private static let wanted = (width: 1920, height: 1080)
  /// While one is read the next one comes; the kernel has no use for more.
  private static let bufferCount: UInt32 = 4
  /// V4L2_CAP_VIDEO_CAPTURE and V4L2_CAP_STREAMING of videodev2.h.
  private static let needed: UInt32 = 0x0000_0001 | 0x0400_0000

  /// Opens a camera.
  ///
  /// - Parameters:
  ///   - path: Its device file.
  ///   - forShowing: Whether its pictures are shown, and not only read: then they are pixels where the camera has them in a size to read.
  package init(path: String, forShowing: Bool = false) throws(CameraError) {
    func check(_ result: Int32, _ call: String) throws(CameraError) {
      if result < 0 { throw CameraError(SystemCallError(call: call, errno: -result), of: path) }
    }
    self.path = path
    let opened = spn_camera_open(path)
    try check(opened, "open")
    device = FileDescriptor(owning: opened)
    var capabilities: UInt32 = 0
    var letters = [CChar](repeating: 0, count: 32)
    try check(spn_camera_capabilities(opened, &capabilities, &letters), "VIDIOC_QUERYCAP")
    guard capabilities & Self.needed == Self.needed else { throw .notUsable(path) }
    name = String(decoding: letters.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    format = try Self.format(of: opened, path, forShowing: forShowing)

    var count = Self.bufferCount
    try check(spn_camera_request_buffers(opened, &count), "VIDIOC_REQBUFS")
    guard count > 0 else { throw .notUsable(path) }
    for index in 0..<min(count, Self.bufferCount) {
      var (address, length): (UnsafeRawPointer?, Int) = (nil, 0)
      try check(spn_camera_map_buffer(opened, index, &address, &length), "VIDIOC_QUERYBUF")
      buffers.append(UnsafeRawBufferPointer(start: address, count: length))
      try check(spn_camera_queue(opened, index), "VIDIOC_QBUF")
    }
    try check(spn_camera_stream(opened, 1), "VIDIOC_STREAMON")
  }

  deinit {
    _ = spn_camera_stream(device.rawValue, 0)
    for buffer in buffers {
      if let start = buffer.baseAddress { _ = spn_camera_unmap_buffer(start, buffer.count) }
    }
  }

  /// The least pixels in a row in which small print can be read.
  private static let readableWidth = 1280

  /// Sets the best format that the camera has. JPEG comes in large pictures over slow wires, and the rest is seldom as large; but only
  /// the rest can be shown.
  private static func format(of device: Int32, _ path: String, forShowing: Bool) throws(CameraError) -> CameraFormat {
    var fallback: CameraFormat.Coding?
    for coding in forShowing ? [CameraFormat.Coding.yuyv, .gray, .jpeg] : [.jpeg, .yuyv, .gray] {
      guard let format = try set(coding, of: device, path) else { continue }
      if !forShowing || coding == .jpeg || format.width >= readableWidth { return format }
      fallback = fallback ?? coding
    }
    guard let fallback, let format = try set(fallback, of: device, path) else { throw .notUsable(path) }
    return format
  }

  /// - Returns: What it is set to; `nil` where the camera does not have this.
  private static func set(
    _ coding: CameraFormat.Coding, of device: Int32, _ path: String
  ) throws(CameraError) -> CameraFormat? {
    var (width, height) = (UInt32(wanted.width), UInt32(wanted.height))
    var (number, step) = (coding.number, UInt32(0))
    let result = spn_camera_set_format(device, &width, &height, &number, &step)
    // EINVAL is the word for a kind of picture that it does not have.
    guard result == 0 || result == -22 else {
      throw CameraError(SystemCallError(call: "VIDIOC_S_FMT", errno: -result), of: path)
    }
    guard result == 0, CameraFormat.Coding(number: number) == coding else { return nil }
    return CameraFormat(coding: coding, width: Int(width), height: Int(height), bytesPerRow: Int(step))
  }
}

// MARK: - Pictures

extension Camera {
  /// Readable once there is a picture, to be watched; it stays ours.
  package var descriptor: Int32 { device.rawValue }

  /// Takes the next picture.
  ///
  /// - Returns: `nil` where none has come yet, or only one that is damaged.
  package func takePicture() throws(CameraError) -> TextPicture? {
    var (index, length, isDamaged): (UInt32, Int, Int32) = (0, 0, 0)
    let result = spn_camera_dequeue(device.rawValue, &index, &length, &isDamaged)
    // EAGAIN
    if result == -11 { return nil }
    guard result == 0 else { throw CameraError(SystemCallError(call: "VIDIOC_DQBUF", errno: -result), of: path) }
    guard buffers.indices.contains(Int(index)) else { throw .notUsable(path) }
    let buffer = buffers[Int(index)]
    let picture =
      isDamaged == 0
      ? format.picture(of: UnsafeRawBufferPointer(rebasing: buffer.prefix(min(length, buffer.count)))) : nil
    let queued = spn_camera_queue(device.rawValue, index)
    guard queued == 0 else { throw CameraError(SystemCallError(call: "VIDIOC_QBUF", errno: -queued), of: path) }
    return picture
  }

  /// Waits for a picture that is worth reading: a camera's first ones are dark, while it looks how bright it is.
  package func waitForPicture(within time: Duration = .seconds(10)) throws(CameraError) -> TextPicture {
    let deadline = MonotonicClock.nowMicroseconds + time.microseconds
    var count = 0
    while true {
      let rest = deadline - MonotonicClock.nowMicroseconds
      guard rest > 0, FileDescriptor.isReadable(descriptor, within: .microseconds(rest)) else { throw .silent(path) }
      guard let picture = try takePicture() else { continue }
      count += 1
      if count > Self.darkPictures { return picture }
    }
  }

  private static let darkPictures = 10

  /// The device files of video, of which not all are cameras, in the order of their numbers.
  package static var paths: [String] {
    Files.names(in: "/dev").filter { $0.hasPrefix("video") && Int($0.dropFirst(5)) != nil }
      .sorted { Int($0.dropFirst(5)) ?? 0 < Int($1.dropFirst(5)) ?? 0 }.map { "/dev/\($0)" }
  }

  /// Opens the first camera that there is.
  ///
  /// - Throws: `noCamera`, or what was wrong with the first one.
  package static func first(
    among paths: [String] = paths, forShowing: Bool = false
  ) throws(CameraError) -> Camera {
    var first: CameraError?
    for path in paths {
      do throws(CameraError) { return try Camera(path: path, forShowing: forShowing) } catch {
        // Cameras have device files for what is no picture, too.
        if error.code != .notUsable { first = first ?? error }
      }
    }
    throw first ?? .noCamera
  }
}
