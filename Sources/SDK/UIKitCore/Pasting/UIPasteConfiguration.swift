// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The types of things that can be pasted somewhere.
@MainActor
open class UIPasteConfiguration: NSObject {
  /// Uniform type identifiers such as `public.png`, or MIME types; things of their kind count too, as UTF-8 text for
  /// `public.text`.
  open var acceptableTypeIdentifiers: [String] {
    didSet { UIPasteControl.pasteTargetsChanged() }
  }

  /// Makes a configuration that takes nothing yet.
  public override convenience init() { self.init(acceptableTypeIdentifiers: []) }

  /// Makes a configuration.
  ///
  /// - Parameter acceptableTypeIdentifiers: The types that can be pasted.
  public init(acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
    super.init()
  }

  /// Makes a configuration that takes whatever objects of a class can be made of.
  ///
  /// - Parameter aClass: The class, such as `NSString.self`.
  public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
    self.init(acceptableTypeIdentifiers: aClass.readableTypeIdentifiersForItemProvider)
  }

  /// Adds types that can be pasted.
  ///
  /// - Parameter acceptableTypeIdentifiers: The types.
  open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
  }

  /// Adds whatever objects of a class can be made of.
  ///
  /// - Parameter aClass: The class, such as `UIImage.self`.
  open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
    addAcceptableTypeIdentifiers(aClass.readableTypeIdentifiersForItemProvider)
  }

  /// Returns whether any of the things comes in one of the types.
  func accepts(_ itemProviders: [NSItemProvider]) -> Bool {
    itemProviders.contains { acceptableTypeIdentifiers.contains(where: $0.hasItemConformingToTypeIdentifier) }
  }
}

/// Something that a paste control can paste into; every responder is.
@MainActor
public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
  /// What can be pasted here by a paste control; `nil` for nothing.
  var pasteConfiguration: UIPasteConfiguration? { get set }

  /// Returns whether things can be pasted here.
  ///
  /// - Parameter itemProviders: What there is to paste.
  func canPaste(_ itemProviders: [NSItemProvider]) -> Bool

  /// Takes what somebody pastes.
  ///
  /// - Parameter itemProviders: What there is to paste.
  func paste(itemProviders: [NSItemProvider])
}
