// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CSpeechd
internal import Desktop
internal import LinuxSystem

/// Speech Dispatcher, which speaks with the voice that the person has chosen there.
@MainActor
final class SpeechServer {
  struct Failure: ExplainedError {
    enum Code { case noSpeech }

    var code: Code { .noSpeech }
    let message: String
  }

  private let connection: UnsafeMutablePointer<SPDConnection>
  private var language = ""
  /// Whether signs between words are said.
  private var saysSigns = false

  /// Connects to the person's server, and starts it where it does not run.
  init() throws(Failure) {
    var reason: UnsafeMutablePointer<CChar>?
    guard let connection = spd_open2("spinet", "keys", nil, SPD_MODE_SINGLE, nil, 1, &reason) else {
      // The rest is the log of its start.
      let text = reason.map { String(String(cString: $0).prefix { !$0.isNewline }.prefix(200)) } ?? "it does not answer"
      throw Failure(message: "Speech Dispatcher: \(text); install the packages speech-dispatcher and espeak-ng")
    }
    self.connection = connection
  }

  isolated deinit { spd_close(connection) }

  /// Says something in place of what is being said.
  func say(_ line: SpokenLine) throws(Failure) {
    if line.language != language {
      language = line.language
      _ = spd_set_language(connection, String(language.prefix { $0 != "-" }))
    }
    if line.hasLoneSigns != saysSigns {
      saysSigns = line.hasLoneSigns
      _ = spd_set_punctuation(connection, saysSigns ? SPD_PUNCT_ALL : SPD_PUNCT_NONE)
    }
    _ = spd_cancel(connection)
    // A single sign is named: a full stop says nothing as a text.
    let isSign = line.text.unicodeScalars.count == 1
    let result =
      isSign ? spd_char(connection, SPD_TEXT, line.text) : spd_say(connection, SPD_TEXT, line.text)
    guard result >= 0 else { throw Failure(message: "Speech Dispatcher has ended the connection") }
  }
}
