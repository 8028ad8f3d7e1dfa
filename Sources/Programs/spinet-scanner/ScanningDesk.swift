// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Camera
import CameraReading
import LinuxSystem
import Sandbox
import ScanProtocol
import TextReading

/// Takes pictures, shows them, and has the latest of them read, again and again, until nobody hears any more.
final class ScanningDesk {
  private let listener: Listener
  private var memory: PictureMemory
  private var camera: Camera?
  /// When its pictures show and are read.
  private var pace = CameraPace(at: MonotonicClock.nowMicroseconds)
  private var choices: LanguageChoices
  private var reader: TextReader?
  /// Whether it has given up all but looking. Nothing is read before.
  private var isConfined = false
  /// What is to be read next.
  private var latest: TextPicture?
  /// Whether there is one picture only.
  private var isStill = false
  /// The picture that is being read, where it can be shown, and since when.
  private var page: (place: ScanPlace?, start: Int64) = (nil, 0)
  private var errorCount = 0

  /// Microseconds that a picture may take to be read.
  private static let patience: Int64 = 30_000_000
  private static let glance = Duration.seconds(1)

  init(_ listener: Listener, languages: [ReadingLanguage]) throws(SystemCallError) {
    self.listener = listener
    choices = LanguageChoices(languages)
    memory = try PictureMemory()
  }

  /// Why it ends before anybody wants it to.
  private struct Ended: Error { var failure: ScanFailure }

  /// Looks until nobody hears any more, or says why it cannot.
  func run() throws(Listener.Gone) {
    try listener.send(.memory, descriptor: memory.descriptor)
    do {
      try open()
      while true {
        let waited = [listener.descriptor, camera?.descriptor, reader?.descriptor].compactMap(\.self)
        FileDescriptor.waitForAny(waited, within: Self.glance)
        try listener.receive()
        try look()
        try read()
      }
    } catch let error as Ended {
      try listener.send(.failed(error.failure))
    } catch { throw Listener.Gone() }
  }
}

// MARK: - Looking

extension ScanningDesk {
  private func open() throws {
    do {
      if let source = CameraSource.chosen, CameraSource.isPicture(source) {
        latest = .file(try Files.read(source, limit: TextPicture.mostFileBytes))
        isStill = true
      } else {
        camera = try CameraSource.chosen.map { try Camera(path: $0, forShowing: true) } ?? .first(forShowing: true)
      }
    } catch { throw Ended(failure: ScanFailure(error)) }
    pace = CameraPace(at: MonotonicClock.nowMicroseconds)
    try openReader()
  }

  private func look() throws {
    guard let camera else { return }
    let now = MonotonicClock.nowMicroseconds
    do {
      // A camera that was unplugged has an error to take, and no picture.
      guard FileDescriptor.isReadable(camera.descriptor, within: .zero), let picture = try camera.takePicture() else {
        if pace.isSilent(at: now) { throw Ended(failure: .silent) }
        return
      }
      pace.note(at: now)
      if !listener.awaitsAcknowledgement, pace.mayShow(at: now), let place = memory.putLive(picture) {
        try listener.send(.picture(place))
        pace.noteShown(at: now)
      }
      if pace.mayRead { latest = picture }
    } catch let error as CameraError { throw Ended(failure: ScanFailure(error)) }
  }
}

// MARK: - Reading

extension ScanningDesk {
  /// Starts what reads, in the next languages that there are to try.
  private func openReader() throws {
    guard let languages = choices.next() else { throw Ended(failure: .noReader) }
    let reader = TextReader(languages: languages)
    do throws(TextReaderError) { try reader.open() } catch { throw Ended(failure: ScanFailure(error)) }
    self.reader = reader
  }

  private func read() throws {
    guard let reader else { return }
    var text: RecognizedText?
    do throws(TextReaderError) { text = try reader.advance() } catch { return try takeError(error) }
    if let text { try tell(text) }
    if reader.isReady, !isConfined {
      do throws(SandboxError) { try SeeingProcess.confine() } catch { throw Ended(failure: .noReader) }
      isConfined = true
    }
    let now = MonotonicClock.nowMicroseconds
    if reader.isReading, now - page.start > Self.patience { throw Ended(failure: .noReader) }
    try begin(reader, at: now)
  }

  private func begin(_ reader: TextReader, at now: Int64) throws {
    guard isConfined, !reader.isReading, let picture = latest else { return }
    latest = nil
    page = (memory.putPage(picture), now)
    do throws(TextReaderError) { try reader.begin(picture) } catch { try takeError(error) }
  }

  /// The next languages may be there, and the next picture may be a better one.
  private func takeError(_ error: TextReaderError) throws {
    guard isConfined else {
      guard error.code == .noTrainedData, choices.hasMore else { throw Ended(failure: ScanFailure(error)) }
      return try openReader()
    }
    errorCount += 1
    let goesOn = error.code == .invalidPicture || error.code == .tooLarge
    guard goesOn, !isStill, errorCount < TextReaderError.mostInARow else { throw Ended(failure: ScanFailure(error)) }
  }

  private func tell(_ text: RecognizedText) throws {
    errorCount = 0
    let (width, height) = (max(text.width, 1), max(text.height, 1))
    for line in text.lines.prefix(ScanMessage.mostLines) where line.text.utf8.count <= ScannedLine.mostBytes {
      if let line = ScannedLine(line, width: width, height: height) { try listener.send(.line(line)) }
    }
    try listener.send(.page(picture: page.place, width: width, height: height))
  }
}

extension ScannedLine {
  /// - Returns: `nil` for one that is not in the picture.
  fileprivate init?(_ line: RecognizedText.Line, width: Int, height: Int) {
    let (left, top) = (min(line.box.x, width), min(line.box.y, height))
    let (right, bottom) = (min(line.box.x + line.box.width, width), min(line.box.y + line.box.height, height))
    guard right > left, bottom > top else { return nil }
    let (x, y) = (left * Self.whole / width, top * Self.whole / height)
    self.init(
      text: line.text, x: x, y: y, width: right * Self.whole / width - x, height: bottom * Self.whole / height - y)
  }
}
