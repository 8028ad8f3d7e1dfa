// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Files and other apps are trusted with nothing: bad UTF-8 becomes replacement characters, other bad data an error.

extension NSItemProviderReading {
  /// Takes an object for one of the class that was asked for.
  fileprivate static func checked(_ object: (any NSItemProviderReading)?) throws -> Self {
    guard let result = object as? Self else { throw NSItemProvider.ErrorCode.unexpectedValueClassError }
    return result
  }
}

// MARK: - Text

extension NSString: NSItemProviderReading, NSItemProviderWriting {
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text", "public.plain-text", "public.text"]
  }

  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    try checked(NSString(string: String(decoding: data, as: UTF8.self)))
  }

  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(String(describing: self).utf8), nil)
    return nil
  }
}

// MARK: - Addresses

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

  /// Of a list of addresses, one on each line, the first counts; lines that begin with `#` are remarks.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    let lines = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces) }
    guard let line = lines.first(where: { !$0.isEmpty && !$0.hasPrefix("#") }) else {
      throw NSItemProvider.ErrorCode.unexpectedValueClassError
    }
    return try checked(NSURL(string: line))
  }

  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

  public var writableTypeIdentifiersForItemProvider: [String] {
    isFileURL ? ["public.file-url", "public.url"] : ["public.url"]
  }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }
}

// MARK: - Pictures

extension UIImage: NSItemProviderReading, NSItemProviderWriting {
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.png"] }

  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    try checked(UIImage(data: data))
  }

  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png"] }
}
