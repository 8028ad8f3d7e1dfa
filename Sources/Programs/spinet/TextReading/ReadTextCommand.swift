// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Camera
internal import LinuxSystem
internal import TextReading

/// `spinet read-text`: prints the text that pictures show, of files or of a camera.
enum ReadTextCommand: Command {
  static let name = help.name
  static let summary = help.summary

  private static let help = CommandHelp(
    name: "read-text",
    summary: "Prints the text in pictures, such as photographs of a page or a label.",
    forms: [
      "[--language LANGUAGE]… [--places] FILE…", "[--language LANGUAGE]… [--places] --camera",
    ],
    discussion: """
      Pictures are PNG or JPEG files, or what a camera sees now, with text in English or Korean.
      They are read on this machine by Tesseract, in a process that can open no files and no
      connections.
      """,
    options: [
      CommandHelp.Option(
        name: "--language", value: "LANGUAGE",
        text: "en or ko, the likelier one first (default: ko and en)"),
      CommandHelp.Option(name: "--camera", text: "one picture of the first camera (/dev/video0)"),
      CommandHelp.Option(
        name: "--places",
        text: """
          Before each line, with tabs: how sure the reader is, from 0 to
          100, and where the line is, in pixels: X, Y, WIDTH, HEIGHT.
          """),
    ],
    examples: ["spinet read-text receipt.jpg", "spinet read-text --language en --places label.png"])

  static func help(_ words: [String]) -> String? { words.isEmpty ? help.text : nil }

  static func run(_ arguments: [String]) -> ExitStatus {
    let options: Options
    do throws(Options.Mistake) {
      options = try Options(arguments, known: help.optionNames, flags: help.flagNames)
    } catch {
      return .usage(error.message, help.text)
    }
    if options.wantsHelp {
      Terminal.print(help.text)
      return .success
    }
    let hasCamera = options.has("--camera")
    guard options.files.isEmpty == hasCamera else {
      let mistake =
        hasCamera ? "has files or a camera, and not both" : "needs at least one file, or --camera"
      return .usage("\"read-text\" \(mistake)", help.text)
    }
    var languages: [ReadingLanguage] = []
    for tag in options["--language"] {
      guard let language = ReadingLanguage(tag: tag) else {
        return .usage("text in the language \"\(tag)\" is not read", help.text)
      }
      if !languages.contains(language) { languages.append(language) }
    }
    let reader = TextReader(languages: languages.isEmpty ? [.korean, .english] : languages)
    let withPlaces = options.has("--places")
    return hasCamera
      ? readCamera(by: reader, withPlaces: withPlaces)
      : read(options.files, by: reader, withPlaces: withPlaces)
  }

  private static func readCamera(by reader: TextReader, withPlaces: Bool) -> ExitStatus {
    do {
      let picture = try Camera.first().waitForPicture()
      print(try reader.read(picture), withPlaces: withPlaces)
      return .success
    } catch {
      Terminal.report("spinet: \((error as? any ExplainedError)?.report ?? "\(error)")")
      return .failure
    }
  }

  private static func read(_ files: [String], by reader: TextReader, withPlaces: Bool) -> ExitStatus {
    var status = ExitStatus.success
    for file in files {
      do {
        let bytes = try Files.read(file, limit: TextPicture.mostFileBytes)
        print(try reader.read(.file(bytes)), withPlaces: withPlaces)
      } catch let error as TextReaderError {
        status = .failure
        Terminal.report("spinet: \(file): \(error.report)")
      } catch {
        status = .failure
        Terminal.report(
          "spinet: \(file): \((error as? SystemCallError)?.explanation ?? "\(error)")")
      }
    }
    return status
  }

  private static func print(_ text: RecognizedText, withPlaces: Bool) {
    for line in text.lines {
      let (box, words) = (line.box, line.text)
      let place = [line.confidence, box.x, box.y, box.width, box.height].map(String.init).joined(
        separator: "\t")
      Terminal.print(withPlaces ? "\(place)\t\(words)" : words)
    }
  }
}
