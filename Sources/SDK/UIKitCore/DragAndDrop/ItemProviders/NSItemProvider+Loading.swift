// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

// MARK: - Having data

extension NSItemProvider {
  /// Asks for the data of a type; the answer may come on any thread.
  func load(_ type: String, _ completion: @escaping @Sendable (Data?, (any Error)?) -> Void) {
    guard let representation = representation(of: type) else {
      return completion(nil, ErrorCode.itemUnavailableError)
    }
    let arrival = DataArrival()
    arrival.whenHere(completion)
    switch representation.source {
    case .handler(let load): _ = load { arrival.come($0, $1) }
    case .desktop(let read): Task { @MainActor in read { arrival.come($0, nil) } }
    }
  }

  /// Asks for the thing in a type from the main actor.
  ///
  /// - Parameter completion: Called once; before this returns where the data is at hand.
  @MainActor func loadHere(_ type: String, _ completion: @escaping @MainActor (Data?) -> Void) {
    guard let representation = representation(of: type) else { return completion(nil) }
    let arrival = DataArrival()
    switch representation.source {
    case .handler(let load): _ = load { arrival.come($0, $1) }
    case .desktop(let read): return read(completion)
    }
    if let content = arrival.content { return completion(content.data) }
    arrival.whenHere { data, _ in Task { @MainActor in completion(data) } }
  }
}

/// Data that somebody waits for; what comes after the first counts for nothing.
private final class DataArrival: @unchecked Sendable {
  typealias Completion = @Sendable (Data?, (any Error)?) -> Void

  // Guarded by the lock, which makes the class sendable.
  private let lock = NSLock()
  private var here: (data: Data?, error: (any Error)?)?
  private var completion: Completion?

  /// What has come; `nil` as long as it has not.
  var content: (data: Data?, error: (any Error)?)? { lock.withLock { here } }

  /// Takes what has come.
  func come(_ data: Data?, _ error: (any Error)?) {
    let completion: Completion? = lock.withLock {
      guard here == nil else { return nil }
      here = (data, data == nil ? error ?? NSItemProvider.ErrorCode.unknownError : nil)
      return self.completion
    }
    if let completion, let content { completion(content.data, content.error) }
  }

  /// Calls a closure with what comes, once, on the thread that it comes on.
  func whenHere(_ completion: @escaping Completion) {
    let content = lock.withLock {
      self.completion = completion
      return here
    }
    if let content { completion(content.data, content.error) }
  }
}

// MARK: - Having objects

extension NSItemProvider {
  /// Returns whether a value such as a `String` or a `URL` can be made of the thing.
  public func canLoadObject<T: _ObjectiveCBridgeable>(ofClass: T.Type) -> Bool
  where T._ObjectiveCType: NSItemProviderReading {
    canLoadObject(ofClass: T._ObjectiveCType.self)
  }

  /// Makes a value such as a `String` or a `URL` of the thing.
  ///
  /// `completionHandler`: Called on another thread, once.
  /// - Returns: How far it is; cancelling it ends the wait.
  @discardableResult
  public func loadObject<T: _ObjectiveCBridgeable & SendableMetatype>(
    ofClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
    loadObject(ofClass: T._ObjectiveCType.self) { object, error in
      var value: T?
      if let object = object as? T._ObjectiveCType { _ = T._conditionallyBridgeFromObjectiveC(object, result: &value) }
      completionHandler(value, value == nil ? error ?? ErrorCode.unavailableCoercionError : nil)
    }
  }

  /// The best type that a class can read and that the thing comes in, as the class calls it.
  func type(for aClass: any NSItemProviderReading.Type) -> String? {
    aClass.readableTypeIdentifiersForItemProvider.first(where: hasItemConformingToTypeIdentifier)
  }
}
