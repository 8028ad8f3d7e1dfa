// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What people copy and paste, within an app and between apps.
@MainActor
open class UIPasteboard: NSObject {
  private static let shared = UIPasteboard()

  /// The pasteboard that all apps share; without a desktop it is this app's own.
  open class var general: UIPasteboard { shared }

  /// Posted with the pasteboard when there is something else to paste, copied here or in another app.
  public static let changedNotification = NSNotification.Name("UIPasteboardChangedNotification")

  /// What was copied here, one entry for each thing, by type.
  private var copied: [[String: Data]] = []
  private var copyCount = 0
  /// The desktop's count when this app copied last; `nil` when it has not, or there is no desktop.
  private var copiedAt: Int?
  /// The desktop that counted.
  private weak var copiedOn: (any PasteboardHost)?

  /// Goes up each time that something is copied.
  open var changeCount: Int { host.map { $0.changeCount } ?? copyCount }

  private var host: (any PasteboardHost)? { UIApplication.shared.platform?.pasteboard }

  /// Whether what this app copied last is what there is to paste.
  private var isOwn: Bool { host.map { $0 === copiedOn && $0.changeCount == copiedAt } ?? true }

  // MARK: Any data

  /// The types of the first thing that can be pasted, the best first.
  open var types: [String] {
    if isOwn { return copied.first.map { $0.keys.sorted() } ?? [] }
    var result: [String] = []
    for type in (host?.types ?? []).map(PasteboardType.identifier) where !result.contains(type) { result.append(type) }
    return result
  }

  /// How many things can be pasted.
  open var numberOfItems: Int { isOwn ? copied.count : (host?.types.isEmpty ?? true) ? 0 : 1 }

  /// Returns whether the first thing that can be pasted comes in any of the types.
  ///
  /// Types are uniform type identifiers such as `public.png`, or MIME types.
  open func contains(pasteboardTypes: [String]) -> Bool {
    let mimeTypes = Set(types.flatMap(PasteboardType.mimeTypes))
    return pasteboardTypes.contains { !mimeTypes.isDisjoint(with: PasteboardType.mimeTypes(of: $0)) }
  }

  /// Returns the first thing that can be pasted as data of a type; `nil` when it does not come in that.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    let names = PasteboardType.mimeTypes(of: pasteboardType)
    if isOwn {
      guard let item = copied.first else { return nil }
      if let data = item[pasteboardType] { return data }
      return item.first { !Set(PasteboardType.mimeTypes(of: $0.key)).isDisjoint(with: names) }?.value
    }
    guard let host else { return nil }
    let offered = host.types
    return names.first(where: offered.contains).flatMap { host.data(ofType: $0) }
  }

  /// Copies one thing, in one type, in place of all that was copied.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) { copy([[pasteboardType: data]]) }

  private func copy(_ items: [[String: Data]]) {
    copied = items
    copyCount += 1
    if let host {
      host.offer(forms)
      (copiedAt, copiedOn) = (host.changeCount, host)
    }
    hasChanged()
  }

  /// There is something else to paste.
  package func hasChanged() { NotificationCenter.default.post(name: Self.changedNotification, object: self) }

  // MARK: Item providers

  /// What can be pasted, each with its types; data comes when it is asked for, until something else is copied.
  open var itemProviders: [NSItemProvider] {
    if isOwn { return copied.map { NSItemProvider(data: $0) } }
    guard !types.isEmpty else { return [] }
    let provider = NSItemProvider()
    let count = changeCount
    for type in types {
      provider.register(
        NSItemProvider.Representation(
          type: type, visibility: .all,
          source: .desktop { [weak self] completion in
            completion(self?.changeCount == count ? self?.data(forPasteboardType: type) : nil)
          }))
    }
    return [provider]
  }

  /// What other apps are offered: of several texts all, line by line, and of other things the first.
  private var forms: [PasteboardForm] {
    guard let first = copied.first else { return [] }
    return first.keys.sorted().flatMap { type in
      let data = type == PasteboardType.text ? Data(texts.joined(separator: "\n").utf8) : first[type] ?? Data()
      return PasteboardType.mimeTypes(of: type).map { PasteboardForm(type: $0, data: data) }
    }
  }

  private var texts: [String] {
    copied.compactMap { $0[PasteboardType.text].map { String(decoding: $0, as: UTF8.self) } }
  }

  // MARK: Pictures

  /// Whether there is a PNG picture to paste.
  open var hasImages: Bool { contains(pasteboardTypes: [PasteboardType.png]) }

  /// The first picture; `nil` takes all away that was copied.
  open var image: UIImage? {
    get { data(forPasteboardType: PasteboardType.png).flatMap { UIImage(data: $0) } }
    set { copy(newValue?.pngData().map { [[PasteboardType.png: $0]] } ?? []) }
  }

  // MARK: Text

  /// Whether there is text to paste.
  open var hasStrings: Bool { contains(pasteboardTypes: [PasteboardType.text]) }

  /// The first text; `nil` takes all away that was copied.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  /// All texts, each as one thing; what other apps copied is one text. `nil` or an empty array takes all away.
  open var strings: [String]? {
    get {
      if isOwn {
        let texts = texts
        return texts.isEmpty ? nil : texts
      }
      return data(forPasteboardType: PasteboardType.text).map { [String(decoding: $0, as: UTF8.self)] }
    }
    set { copy((newValue ?? []).map { [PasteboardType.text: Data($0.utf8)] }) }
  }
}

extension NSItemProvider {
  /// Makes a provider of data by type.
  fileprivate convenience init(data: [String: Data]) {
    self.init()
    for (type, data) in data.sorted(by: { $0.key < $1.key }) {
      registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
        completion(data, nil)
        return nil
      }
    }
  }
}
