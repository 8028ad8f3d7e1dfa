// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

@testable import LearntWords

/// Reads any bytes as lines of observations, whole and in parts, and checks what must hold whatever they are. Shared with the fuzz target
/// FuzzLearntWords.
struct ObservationFuzzing {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func play() {
    var reader = ObservationReader()
    let observations = reader.take(bytes)
    for observation in observations {
      precondition(WordObservation.isLearnable(observation.word), "a word that is none")
      precondition(observation.previous.map(WordObservation.isLearnable) ?? true, "a word before it that is none")
      precondition(observation.line.count <= WordObservation.longestLineByteCount, "a line without bounds")
      var other = ObservationReader()
      precondition(other.take(observation.line) == [observation], "lost on the way")
    }
    var slow = ObservationReader()
    precondition(bytes.flatMap { slow.take([$0]) } == observations, "parts read otherwise than the whole")
  }
}
