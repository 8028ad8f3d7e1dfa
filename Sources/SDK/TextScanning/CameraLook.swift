// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Camera
internal import CameraReading
internal import Foundation
internal import LinuxSystem
internal import ScanProtocol
internal import TextReading
internal import UIKitCore

/// One look through a camera, from a start to a stop: a thread takes pictures, another one reads the latest of them.
final class CameraLook: @unchecked Sendable {
  // `lock` guards all that changes; `tell` is called on the main actor alone.
  private let lock = NSCondition()
  private let tell: @MainActor (TextScanReport) -> Void
  private var isStopped = false
  /// What is to be read next.
  private var latest: TextPicture?
  /// Whether no other picture comes after the latest.
  private var isStill = false
  /// Whether a picture is on its way to the main actor, which may be busy.
  private var isShowing = false

  /// How long it waits for a picture until it looks whether anybody still wants one.
  private static let glance = Duration.milliseconds(100)
  /// Held while a camera is open: it is let go some time after a look was stopped, and the next one waits for that.
  private static let camera = NSLock()
  /// Held while a picture is read: two readers would take twice the time.
  private static let reader = NSLock()

  init(_ tell: @escaping @MainActor (TextScanReport) -> Void) { self.tell = tell }

  func stop() {
    lock.withLock {
      isStopped = true
      latest = nil
      lock.broadcast()
    }
  }

  private var isOver: Bool { lock.withLock { isStopped } }

  private func send(_ report: TextScanReport) {
    Task { @MainActor in if !isOver { tell(report) } }
  }

  private func fail(_ failure: TextScanFailure) {
    guard !isOver else { return }
    Task { @MainActor in
      guard !isOver else { return }
      stop()
      tell(.failed(failure))
    }
  }
}

// MARK: - The thread that looks

extension CameraLook {
  /// Takes pictures until this is stopped.
  func watch(_ source: String?) {
    do {
      if let source, CameraSource.isPicture(source) { return hand(on: .file(try picture(in: source)), isStill: true) }
      try Self.camera.withLock {
        guard !isOver else { return }
        try watch(try source.map { try Camera(path: $0, forShowing: true) } ?? Camera.first(forShowing: true))
      }
    } catch {
      fail(TextScanFailure(ScanFailure(error)))
    }
  }

  private func picture(in path: String) throws -> [UInt8] {
    let bytes = try Files.read(path, limit: TextPicture.mostFileBytes)
    if let picture = UIImage(data: Data(bytes))?.cgImage { send(.picture(picture)) }
    return bytes
  }

  private func watch(_ camera: Camera) throws {
    var pace = CameraPace(at: MonotonicClock.nowMicroseconds)
    while !isOver {
      let now = MonotonicClock.nowMicroseconds
      guard FileDescriptor.isReadable(camera.descriptor, within: Self.glance), let picture = try camera.takePicture()
      else {
        if pace.isSilent(at: now) { return fail(.silent) }
        continue
      }
      pace.note(at: now)
      if pace.mayShow(at: now), show(picture) { pace.noteShown(at: now) }
      if pace.mayRead { hand(on: picture, isStill: false) }
    }
  }

  /// Returns whether it shows: not while the one before is not there yet.
  private func show(_ picture: TextPicture) -> Bool {
    let isFree = lock.withLock {
      defer { isShowing = true }
      return !isShowing
    }
    guard isFree else { return false }
    let shown = CGImage(picture)
    Task { @MainActor in
      lock.withLock { isShowing = false }
      if let shown, !isOver { tell(.picture(shown)) }
    }
    return true
  }

  private func hand(on picture: TextPicture, isStill: Bool) {
    lock.withLock {
      guard !isStopped else { return }
      latest = picture
      self.isStill = isStill
      lock.signal()
    }
  }
}

// MARK: - The thread that reads

extension CameraLook {
  /// Reads the latest picture, again and again until this is stopped.
  func read(by program: String?, _ languages: [ReadingLanguage]) {
    Self.reader.withLock { readAll(by: program, languages) }
  }

  private func readAll(by program: String?, _ languages: [ReadingLanguage]) {
    func makeReader(_ languages: [ReadingLanguage]) -> TextReader {
      TextReader(languages: languages, program: program) { [weak self] in self?.isOver == false }
    }
    var choices = LanguageChoices(languages)
    var reader = makeReader(choices.next() ?? [])
    var errorCount = 0
    while let (picture, isStill) = next() {
      do throws(TextReaderError) {
        send(.read(ScannedPage(try reader.read(picture), in: picture)))
        errorCount = 0
      } catch {
        if error.code == .noTrainedData, let languages = choices.next() {
          reader = makeReader(languages)
          putBack(picture, isStill: isStill)
          continue
        }
        errorCount += 1
        // The next picture may be a better one.
        guard isStill || error.isOfReader || errorCount == TextReaderError.mostInARow else { continue }
        return fail(TextScanFailure(ScanFailure(error)))
      }
      if isStill { return }
    }
  }

  /// Has a picture read once more, unless there is a newer one.
  private func putBack(_ picture: TextPicture, isStill: Bool) {
    lock.withLock {
      guard !isStopped, latest == nil else { return }
      (latest, self.isStill) = (picture, isStill)
    }
  }

  /// Waits for a picture; `nil` when no more come.
  private func next() -> (TextPicture, isStill: Bool)? {
    lock.withLock {
      while latest == nil, !isStopped { lock.wait() }
      defer { latest = nil }
      return latest.map { ($0, isStill) }
    }
  }
}

extension TextScanFailure {
  fileprivate init(_ failure: ScanFailure) {
    self =
      switch failure {
      case .noCamera: .noCamera
      case .notAllowed: .notAllowed
      case .busy: .busy
      case .silent: .silent
      case .noReader: .noReader
      }
  }
}
