// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CCanberra
internal import Desktop
internal import LinuxSystem
internal import TextModel

/// Key clicks and a tone through libcanberra: those of the person's sound theme, or ours.
@MainActor
final class SoundPlayer {
  struct Failure: ExplainedError {
    enum Code { case noSound }

    var code: Code { .noSound }
    let message: String
  }

  private let context: OpaquePointer
  private var sounds: [KeyClick: Sound] = [:]

  /// A sound that can be played, and the memory that its samples are read from.
  private struct Sound {
    let properties: OpaquePointer
    let samples: SharedMemory
  }

  /// Connects to the sound server and gives it the sounds ahead of the first click.
  init() throws(Failure) {
    var context: OpaquePointer?
    try Self.check(ca_context_create(&context))
    guard let context else { throw Failure(message: "libcanberra gives no context") }
    self.context = context
    try Self.check(ca_context_open(context))
    for (click, sound) in [(KeyClick.character, KeyClickSound.character), (.delete, .delete), (.modifier, .modifier)] {
      sounds[click] = try Self.prepare(sound.eventID, sound.waveFile)
    }
    sounds[.toneBegan] = try Self.prepare(ToneSound.eventID, ToneSound.waveFile)
    // Only some sound servers keep sounds; for the others each play sends the samples.
    for sound in sounds.values { _ = ca_context_cache_full(context, sound.properties) }
  }

  /// By which the tone is ended; clicks have 0, and end by themselves.
  private static let toneNumber: UInt32 = 1

  isolated deinit { ca_context_destroy(context) }

  func play(_ click: KeyClick) throws(Failure) {
    // There is one tone at a time.
    if click == .toneBegan || click == .toneEnded { _ = ca_context_cancel(context, Self.toneNumber) }
    guard let sound = sounds[click] else { return }
    let number = click == .toneBegan ? Self.toneNumber : 0
    try Self.check(ca_context_play_full(context, number, sound.properties, nil, nil))
  }

  private static func prepare(_ eventID: String, _ bytes: [UInt8]) throws(Failure) -> Sound {
    guard let samples = try? SharedMemory(byteCount: bytes.count, name: eventID) else {
      throw Failure(message: "no memory for the samples")
    }
    samples.bytes.copyBytes(from: bytes)
    var properties: OpaquePointer?
    try check(ca_proplist_create(&properties))
    guard let properties else { throw Failure(message: "no memory for the sounds") }
    for (name, value) in [
      (CA_PROP_EVENT_ID, eventID),
      (CA_PROP_MEDIA_FILENAME, "/proc/self/fd/\(samples.descriptor)"),
      (CA_PROP_MEDIA_ROLE, "event"),
      (CA_PROP_APPLICATION_NAME, "Spinet"),
      (CA_PROP_CANBERRA_CACHE_CONTROL, "permanent"),
    ] {
      try check(ca_proplist_sets(properties, name, value))
    }
    return Sound(properties: properties, samples: samples)
  }

  private static func check(_ result: Int32) throws(Failure) {
    guard result != CA_SUCCESS else { return }
    throw Failure(message: String(cString: ca_strerror(result)))
  }
}
