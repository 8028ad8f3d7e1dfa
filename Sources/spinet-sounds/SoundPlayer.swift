// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CCanberra
internal import Desktop
internal import LinuxSystem

/// Key clicks through libcanberra: those of the person's sound theme, or ours.
@MainActor
final class SoundPlayer {
  struct Failure: Error {
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
      let prepared = try Self.prepare(sound)
      sounds[click] = prepared
      // Only some sound servers keep sounds; for the others each play sends the samples.
      _ = ca_context_cache_full(context, prepared.properties)
    }
  }

  isolated deinit { ca_context_destroy(context) }

  func play(_ click: KeyClick) throws(Failure) {
    guard let sound = sounds[click] else { return }
    try Self.check(ca_context_play_full(context, 0, sound.properties, nil, nil))
  }

  private static func prepare(_ sound: KeyClickSound) throws(Failure) -> Sound {
    let bytes = sound.waveFile
    guard let samples = try? SharedMemory(byteCount: bytes.count, name: sound.eventID) else {
      throw Failure(message: "no memory for the samples")
    }
    samples.bytes.copyBytes(from: bytes)
    var properties: OpaquePointer?
    try check(ca_proplist_create(&properties))
    guard let properties else { throw Failure(message: "no memory for the sounds") }
    for (name, value) in [
      (CA_PROP_EVENT_ID, sound.eventID),
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
