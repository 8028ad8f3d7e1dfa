// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A thing that can be made of data that another app, or another part of this one, hands over.
public protocol NSItemProviderReading: NSObjectProtocol, SendableMetatype {
  /// The types that it can be made of, the best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  /// Makes the thing; throws when the data is not what the type says.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// A thing that can be handed over as data.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The types that things of the class can be handed over as, the best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }

  /// The types that this one thing can be handed over as; those of the class by default.
  var writableTypeIdentifiersForItemProvider: [String] { get }

  /// Makes the data of one of those types, and calls the closure with it or with what went wrong.
  ///
  /// - Returns: How far it is; `nil` when the closure has been called already.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

extension NSItemProviderWriting {
  public var writableTypeIdentifiersForItemProvider: [String] { Self.writableTypeIdentifiersForItemProvider }
}

/// Who may have data that is registered with an item provider.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// Every app.
  case all = 0
  /// The apps of one developer; here this app alone.
  case team = 1
  /// This app and others of its group; here this app alone.
  case group = 2
  /// This app alone.
  case ownProcess = 3
}
