// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

// MARK: - The signs, as the recommendation lists them

extension MorseTable {
  static let letters = signs(
    .letter,
    [
      ("a", ".-"), ("b", "-..."), ("c", "-.-."), ("d", "-.."), ("e", "."), ("é", "..-.."), ("f", "..-."),
      ("g", "--."), ("h", "...."), ("i", ".."), ("j", ".---"), ("k", "-.-"), ("l", ".-.."), ("m", "--"),
      ("n", "-."), ("o", "---"), ("p", ".--."), ("q", "--.-"), ("r", ".-."), ("s", "..."), ("t", "-"),
      ("u", "..-"), ("v", "...-"), ("w", ".--"), ("x", "-..-"), ("y", "-.--"), ("z", "--.."),
    ])

  static let figures = signs(
    .figure,
    [
      ("1", ".----"), ("2", "..---"), ("3", "...--"), ("4", "....-"), ("5", "....."), ("6", "-...."),
      ("7", "--..."), ("8", "---.."), ("9", "----."), ("0", "-----"),
    ])

  static let punctuation = signs(
    .punctuation,
    [
      (".", ".-.-.-"), (",", "--..--"), (":", "---..."), ("?", "..--.."), ("'", ".----."), ("-", "-....-"),
      ("/", "-..-."), ("(", "-.--."), (")", "-.--.-"), ("\"", ".-..-."), ("=", "-...-"), ("+", ".-.-."),
      ("@", ".--.-."),
    ])

  static let procedures = [
    MorseSign(.procedure, .procedure(.understood), "...-."),
    MorseSign(.procedure, .procedure(.error), "........"),
    MorseSign(.procedure, .procedure(.wait), ".-..."),
    MorseSign(.procedure, .procedure(.endOfWork), "...-.-"),
    MorseSign(.procedure, .procedure(.startingSignal), "-.-.-"),
  ]

  private static func signs(_ kind: MorseSign.Kind, _ list: [(String, String)]) -> [MorseSign] {
    list.map { MorseSign(kind, .text($0.0), $0.1) }
  }
}
