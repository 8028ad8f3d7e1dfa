// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import LinuxSystem

/// Has `spinet-reader`, a process in a sandbox, read the text in pictures.
///
/// The process is started for the first picture, kept for more, and ends with this object. When it has ended, or was too slow and so
/// has been ended, the next picture gets another one. For one thread at a time.
package final class TextReader {
  private let program: String?
  private let languages: [ReadingLanguage]
  private let patience: Duration
  private let trainedData: String?
  private let goesOn: () -> Bool
  private var connection: Connection?
  private var lastNumber: UInt32 = 0
  /// The lines that have come of the picture that was begun; `nil` while none is.
  private var begun: [RecognizedText.Line]?

  /// - Parameters:
  ///   - languages: Those that the text may be in, the likeliest first; English where there are none.
  ///   - patience: How long a picture may take, the start of the process with it.
  ///   - trainedData: The folder of Tesseract's trained data; `nil` for the system's.
  ///   - goesOn: Asked several times a second while a picture is read; as soon as it returns `false` nothing more is read.
  package init(
    languages: [ReadingLanguage], program: String? = Process.helper("spinet-reader"), patience: Duration = .seconds(30),
    trainedData: String? = Environment.value("TESSDATA_PREFIX"), goesOn: @escaping () -> Bool = { true }
  ) {
    self.goesOn = goesOn
    self.trainedData = trainedData
    self.languages = languages.isEmpty ? [.english] : languages
    self.program = program
    self.patience = patience
  }
}

/// A process that reads, and the way to it.
private struct Connection {
  var process: SpawnedProcess
  var socket: PacketSocket
  var isReady = false
}

// MARK: - Reading

extension TextReader {
  /// Microseconds until it asks once more whether to go on.
  private static let glance: Int64 = 100_000

  /// The process that reads; `nil` while none runs.
  var process: Int32? { connection?.process.process }

  /// Reads a picture, and waits for that.
  package func read(_ picture: TextPicture) throws(TextReaderError) -> RecognizedText {
    lastNumber &+= 1
    let request = try ReadingRequest(picture, number: lastNumber)
    // A process that was there before may have ended since.
    if let connection, connection.process.end() != nil { self.connection = nil }
    let deadline = MonotonicClock.nowMicroseconds + patience.microseconds
    do throws(TextReaderError) {
      try start()
      try send(request, with: picture)
      return try answer(to: request, until: deadline)
    } catch {
      // Whatever is left of this picture must not be taken for the next.
      if ![.invalidPicture, .tooLarge].contains(error.code) { connection = nil }
      throw error
    }
  }

  private func start() throws(TextReaderError) {
    guard connection == nil else { return }
    guard let program else { throw .noReader }
    do throws(SystemCallError) {
      let (ours, theirs) = try PacketSocket.pair(packetByteCount: ReadingAnswer.mostBytes)
      let other = FileDescriptor(owning: theirs)
      let nothing = try FileDescriptor.nothing()
      let process = try SpawnedProcess(
        path: program, arguments: languages.map(\.rawValue) + [innerPatience], environment: environment,
        descriptors: [nothing.rawValue, nothing.rawValue, nothing.rawValue, other.rawValue])
      connection = Connection(process: process, socket: ours)
    } catch {
      throw error.isMissing ? .noReader : .system(error)
    }
  }

  /// Milliseconds that each way to look at a picture may take: half of what there is for all.
  private var innerPatience: String { "\(patience.microseconds / 2_000)" }

  /// One thread, as the sandbox allows no more, and the C library's own rules, without which versions of Tesseract end.
  private var environment: [String] {
    ["OMP_THREAD_LIMIT=1", "LC_ALL=C"] + (trainedData.map { ["TESSDATA_PREFIX=\($0)"] } ?? [])
  }

  private func send(_ request: ReadingRequest, with picture: TextPicture) throws(TextReaderError) {
    do throws(SystemCallError) {
      let memory = try SharedMemory(byteCount: request.byteCount, name: "spinet-picture")
      switch picture {
      case .gray(_, _, let bytes), .rgb(_, _, let bytes), .file(let bytes): memory.bytes.copyBytes(from: bytes)
      }
      try connection?.socket.send(request.bytes, descriptor: memory.descriptor)
    } catch {
      // A process that has gone may have said why.
      guard error.call == "sendmsg" else { throw .system(error) }
    }
  }

  private func answer(to request: ReadingRequest, until deadline: Int64) throws(TextReaderError) -> RecognizedText {
    var lines: [RecognizedText.Line] = []
    while true {
      guard let answer = try next(until: deadline) else { throw .ended }
      if let text = try take(answer, to: request.number, &lines) { return text }
    }
  }

  /// Takes what the process says to a question, by its number; 0 while nothing is asked.
  ///
  /// - Returns: The text, once all of it is there.
  private func take(
    _ answer: ReadingAnswer, to question: UInt32, _ lines: inout [RecognizedText.Line]
  ) throws(TextReaderError) -> RecognizedText? {
    switch answer {
    case .ready: connection?.isReady = true
    case .line(let line, question):
      guard connection?.isReady == true, lines.count < ReadingAnswer.mostLines else { throw .ended }
      lines.append(line)
    case .end(let width, let height, question):
      guard connection?.isReady == true else { throw .ended }
      return RecognizedText(width: width, height: height, lines: lines)
    case .failure(let failure, let number):
      guard number == question || connection?.isReady == false else { throw .ended }
      throw error(of: failure)
    case .line, .end: throw .ended
    }
    return nil
  }

  /// Returns the next thing that the process says; `nil` when it has ended or says what it should not.
  private func next(until deadline: Int64) throws(TextReaderError) -> ReadingAnswer? {
    while let connection {
      let rest = deadline - MonotonicClock.nowMicroseconds
      guard rest > 0 else { throw .tooSlow }
      guard goesOn() else { return nil }
      guard FileDescriptor.isReadable(connection.socket.descriptor, within: .microseconds(min(rest, Self.glance)))
      else {
        continue
      }
      switch receive(from: connection) {
      case .answer(let answer): return answer
      case .nothing: continue
      case .end: return nil
      }
    }
    return nil
  }

  /// What has come from the process.
  private enum Received {
    case answer(ReadingAnswer)
    case nothing
    /// It has ended, or says what it should not.
    case end
  }

  private func receive(from connection: Connection) -> Received {
    do throws(SystemCallError) {
      switch try connection.socket.receive() {
      case .packet(let packet):
        if let descriptor = packet.descriptor {
          _ = ForeignDescriptor(owning: descriptor)
          return .end
        }
        return ReadingAnswer(bytes: packet.bytes).map { .answer($0) } ?? .end
      case .nothing: return .nothing
      case .end: return .end
      }
    } catch {
      return .end
    }
  }

  private func error(of failure: ReadingAnswer.Failure) -> TextReaderError {
    switch failure {
    case .noTrainedData: .noTrainedData(of: languages)
    case .notConfined: .notConfined
    case .invalidPicture: .invalidPicture
    case .tooLarge: .tooLarge
    case .tooSlow: .tooSlow
    }
  }
}

// MARK: - Without waiting

extension TextReader {
  /// The connection to the process, to be watched; `nil` while none runs.
  package var descriptor: Int32? { connection?.socket.descriptor }

  /// Whether the process has loaded what it needs, and given up all but calculating.
  package var isReady: Bool { connection?.isReady ?? false }

  /// Whether a picture is being read.
  package var isReading: Bool { begun != nil }

  /// Starts the process.
  package func open() throws(TextReaderError) { try start() }

  /// Has the process that was opened begin to read a picture.
  package func begin(_ picture: TextPicture) throws(TextReaderError) {
    lastNumber &+= 1
    try send(try ReadingRequest(picture, number: lastNumber), with: picture)
    begun = []
  }

  /// Takes what has come.
  ///
  /// - Returns: The text of the picture that was begun, once all of it is there.
  /// - Throws: Why it cannot be read; nothing is being read then.
  package func advance() throws(TextReaderError) -> RecognizedText? {
    var lines = begun ?? []
    do throws(TextReaderError) {
      while let connection {
        switch receive(from: connection) {
        case .nothing:
          if begun != nil { begun = lines }
          return nil
        case .end: throw TextReaderError.ended
        case .answer(let answer):
          guard let text = try take(answer, to: begun == nil ? 0 : lastNumber, &lines) else { continue }
          begun = nil
          return text
        }
      }
    } catch {
      begun = nil
      throw error
    }
    return nil
  }
}
