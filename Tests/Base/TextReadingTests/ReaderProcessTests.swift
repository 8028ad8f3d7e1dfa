// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import LinuxSystem
import TestSupport
import Testing

@testable import TextReading

/// What whoever has a picture read hears when that fails, and what the process that reads can do.
@Suite(.serialized) struct ReaderProcessTests {
  private static let small = TextPicture.gray(width: 60, height: 40, [UInt8](repeating: 200, count: 2400))

  private func code(of picture: TextPicture, by reader: TextReader) -> TextReaderError.Code? {
    do throws(TextReaderError) {
      _ = try reader.read(picture)
      return nil
    } catch {
      // Whoever reads it knows what to do.
      #expect(error.advice != nil)
      return error.code
    }
  }

  @Test("KG-9 what is no picture, or is damaged or too large, is refused, and the next picture is read")
  func badPictures() throws {
    let reader = TextReader(languages: [.english], patience: .seconds(300))
    let file = try DrawnPage("english").file
    #expect(code(of: Self.small, by: reader) == nil)
    let process = reader.process
    for bytes in [[], [1, 2, 3], Array("GIF89a".utf8), Array(file.prefix(20)), Array(file.dropFirst())] {
      #expect(code(of: .file(bytes), by: reader) == .invalidPicture)
    }
    // A header that says more than there is.
    var large = file
    large.replaceSubrange(16..<24, with: [0, 0, 0x3F, 0xFF, 0, 0, 0x3F, 0xFF])
    #expect(code(of: .file(large), by: reader) == .tooLarge)
    #expect(code(of: .gray(width: 5, height: 5, [1, 2, 3]), by: reader) == .invalidPicture)
    #expect(code(of: .rgb(width: -1, height: 5, []), by: reader) == .invalidPicture)
    #expect(code(of: .gray(width: .max, height: 2, []), by: reader) == .tooLarge)
    #expect(code(of: Self.small, by: reader) == nil)
    #expect(reader.process == process)
  }

  @Test("KG-9 changed bytes of a picture file never end the reader") func changedFiles() throws {
    var page = DrawnPage(lines: ["Tea"])
    (page.width, page.height) = (160, 120)
    let file = page.file
    let reader = TextReader(languages: [.english], patience: .seconds(300))
    _ = try reader.read(.file(file))
    let process = reader.process
    var random = SeededGenerator(seed: 9)
    for _ in 0..<60 {
      var bytes = file
      for _ in 0..<4 { bytes[random.next(below: bytes.count)] = UInt8(random.next(below: 256)) }
      _ = code(of: .file(bytes), by: reader)
    }
    #expect(reader.process == process)
  }

  @Test("KG-9 a reader that has ended makes way for a new one") func ended() throws {
    let page = try DrawnPage("english")
    let reader = TextReader(languages: [.english], patience: .seconds(300))
    _ = try reader.read(page.picture)
    let process = try #require(reader.process)
    kill(process)
    let again = try reader.read(page.picture)
    #expect(again.lines.count == page.lines.count)
    #expect(reader.process != process)
  }

  /// Ends a process, and waits until it has gone; who started it still has to ask for its end.
  private func kill(_ process: Int32) {
    _ = try? Program.run(["kill", "-9", "\(process)"])
    while let stat = try? Files.read("/proc/\(process)/stat"), !String(decoding: stat, as: UTF8.self).contains(") Z ") {
    }
  }

  /// Starts a program that has started the reader, ends it while the reader takes no turn, and is content when that ends as well.
  private static let orphan = """
    import os, signal, socket, subprocess, sys, time
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    told, tell = os.pipe()
    parent = os.fork()
    if parent == 0:
        os.dup2(theirs.fileno(), 3)
        os.write(tell, str(subprocess.Popen([sys.argv[1], "eng"], pass_fds=[3]).pid).encode())
        signal.alarm(100)
        signal.pause()
    theirs.close()
    reader = int(os.read(told, 20))
    ours.recv(100)
    os.kill(reader, signal.SIGSTOP)
    os.kill(parent, signal.SIGKILL)
    end = time.monotonic() + 60
    while time.monotonic() < end:
        try:
            state = open(f"/proc/{reader}/stat").read().rsplit(")", 1)[1].split()[0]
        except (FileNotFoundError, ProcessLookupError):
            sys.exit(0)
        if state == "Z":
            sys.exit(0)
        time.sleep(0.01)
    os.kill(reader, signal.SIGKILL)
    sys.exit(1)
    """

  @Test("KG-9 what reads ends with the program that has started it, whatever it is doing") func orphaned() throws {
    let nothing = try FileDescriptor.nothing()
    defer { withExtendedLifetime(nothing) {} }
    let python = try SpawnedProcess(
      path: "/usr/bin/python3", arguments: ["-c", Self.orphan, #require(Process.helper("spinet-reader"))],
      environment: [], descriptors: [Int32](repeating: nothing.rawValue, count: 3))
    #expect(FileDescriptor.isReadable(python.descriptor, within: .seconds(120)))
    #expect(python.end() == .exited(0))
  }

  @Test("KG-9 each way in which nothing can be read has a message that says what to do") func failures() throws {
    #expect(code(of: Self.small, by: TextReader(languages: [.english], program: nil)) == .noReader)
    #expect(code(of: Self.small, by: TextReader(languages: [.english], program: "/nowhere/spinet-reader")) == .noReader)
    #expect(code(of: Self.small, by: TextReader(languages: [.english], program: "/bin/true")) == .ended)
    let missing = TextReader(languages: [.korean], trainedData: "/nowhere")
    #expect(code(of: Self.small, by: missing) == .noTrainedData)
    #expect(throws: TextReaderError.noTrainedData(of: [.korean])) { _ = try missing.read(Self.small) }
    #expect(TextReaderError.noTrainedData(of: [.korean]).report.contains("tesseract-ocr-kor"))
    let hurried = TextReader(languages: [.english], patience: .zero)
    #expect(code(of: Self.small, by: hurried) == .tooSlow)
    #expect(hurried.process == nil)
  }

  @Test("KG-9 the reader has no files but its connection, and a filter of system calls") func confined() throws {
    let reader = TextReader(languages: [.english], patience: .seconds(300))
    _ = try reader.read(Self.small)
    let process = try #require(reader.process)
    let status = String(decoding: try Files.read("/proc/\(process)/status"), as: UTF8.self).split(separator: "\n")
    #expect(status.contains("Seccomp:\t2") && status.contains("NoNewPrivs:\t1") && status.contains("Threads:\t1"))
    let open = Files.names(in: "/proc/\(process)/fd").map { Files.link("/proc/\(process)/fd/\($0)") ?? "" }
    #expect(open.allSatisfy { $0 == "/dev/null" || $0.hasPrefix("socket:") }, "\(open)")
    #expect(open.count { $0.hasPrefix("socket:") } == 1)
  }
}
