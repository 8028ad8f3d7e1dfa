// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Something to hand over, in each of the types in which it can be had; the data is made when somebody asks for it.
///
/// Apple's is in Foundation; on Linux it comes with UIKit. It may be used on any thread, and its closures are called on
/// any.
open class NSItemProvider: NSObject, @unchecked Sendable {
  /// Makes data of one type and calls its closure with it, or with what went wrong.
  typealias DataHandler = @Sendable (_ completion: @escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?

  /// Why something could not be had.
  public enum ErrorCode: Int, Error {
    /// Nothing is known of what went wrong.
    case unknownError = -1
    /// It does not come in that type.
    case itemUnavailableError = -1000
    /// It came, and is not what its type says.
    case unexpectedValueClassError = -1100
    /// It cannot be made into what was asked for.
    case unavailableCoercionError = -1200
  }

  struct Representation {
    let type: String
    let visibility: NSItemProviderRepresentationVisibility
    let source: Source
  }

  /// Where data comes from.
  enum Source {
    case handler(DataHandler)
    /// The desktop, which is asked on the main actor.
    case desktop(@MainActor @Sendable (_ completion: @escaping @MainActor (Data?) -> Void) -> Void)
  }

  // Guards all that changes, which makes the class sendable.
  private let lock = NSLock()
  private var registered: [Representation] = []
  private var name: String?

  /// Makes a provider of nothing, to register types with.
  public override init() {}

  /// Makes a provider of a thing, in all types that it can be handed over as.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// What to call the thing, such as a file's name.
  open var suggestedName: String? {
    get { lock.withLock { name } }
    set { lock.withLock { name = newValue } }
  }

  // MARK: Types

  /// The types in which the thing can be had, in the order in which they were registered: the best first.
  open var registeredTypeIdentifiers: [String] { representations.map(\.type) }

  /// Returns whether the thing can be had in a type, or in one that is of its kind, as text is.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    representation(of: typeIdentifier) != nil
  }

  var representations: [Representation] { lock.withLock { registered } }

  func representation(of type: String) -> Representation? {
    let all = representations
    return all.first { $0.type == type } ?? all.first { TypeIdentifier.conforms($0.type, to: type) }
  }

  // MARK: Registering

  /// Adds a type in which the thing can be had.
  ///
  /// - Parameters:
  ///   - typeIdentifier: Such as `public.utf8-plain-text`, or a MIME type.
  ///   - visibility: Which apps may have it so.
  ///   - loadHandler: Called each time that somebody asks for the data, on any thread.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    register(Representation(type: typeIdentifier, visibility: visibility, source: .handler(loadHandler)))
  }

  func register(_ new: Representation) {
    lock.withLock {
      if let index = registered.firstIndex(where: { $0.type == new.type }) {
        registered[index] = new
      } else {
        registered.append(new)
      }
    }
  }

  /// Adds all types that a thing can be handed over as.
  open func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility) {
    // What can be handed over is read-only from here on, as Apple's asks for too.
    nonisolated(unsafe) let object = object
    for type in object.writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) {
        object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: $0)
      }
    }
  }

  // MARK: Loading

  /// Asks for the thing in a type, or in one that is of its kind.
  ///
  /// `completionHandler`: Called on another thread, once.
  /// - Returns: How far it is; cancelling it ends the wait.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    Task.detached {
      self.load(typeIdentifier) { data, error in
        guard !progress.isCancelled else { return completionHandler(nil, CocoaError(.userCancelled)) }
        progress.completedUnitCount = 1
        completionHandler(data, error)
      }
    }
    return progress
  }

  /// Returns whether an object of a class can be made of the thing.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool { type(for: aClass) != nil }

  /// Makes an object of the thing.
  ///
  /// `completionHandler`: Called on another thread, once.
  /// - Returns: How far it is; cancelling it ends the wait.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let type = type(for: aClass) ?? aClass.readableTypeIdentifiersForItemProvider.first ?? ""
    return loadDataRepresentation(forTypeIdentifier: type) { data, error in
      guard let data else { return completionHandler(nil, error) }
      do {
        completionHandler(try aClass.object(withItemProviderData: data, typeIdentifier: type), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }
}
