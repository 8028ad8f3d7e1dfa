// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import FieldChannel
internal import SystemKeyboard
internal import TextModel

/// A look for where the device is, which the person has asked for.
struct PlaceSearch: Hashable {
  /// The focus of the field that it is for.
  let activation: Int
  var hasFailed = false
}

// MARK: - Where the device is

extension KeyboardDesk {
  /// Returns the offer to find where the device is for a field of a kind; `nil` where that is of no use, or not wished.
  func placeOffer(for content: ContentType?) -> AutoFillOffer? {
    guard situation.autoFill.findsPlace, let content, FoundPlace.fills(content) else { return nil }
    guard let search = placeSearch, search.activation == field.state.activation else {
      return AutoFillOffer(place: content, .offered)
    }
    return AutoFillOffer(place: content, search.hasFailed ? .failed : .looking)
  }

  /// Gives a look up where another field has the focus by now, or the person lets nobody look any more. A question to the person may
  /// have taken the focus away, and is left to be answered.
  func forgetPlaceOfOthers() {
    guard let search = placeSearch else { return }
    let isForAnother = field.state.isActive && field.state.activation != search.activation
    guard isForAnother || !situation.autoFill.findsPlace else { return }
    placeSearch = nil
    services.perform(.forgetPlace)
  }

  /// The person has asked for it.
  func findPlace() {
    guard placeSearch?.hasFailed ?? true else { return }
    placeSearch = PlaceSearch(activation: field.state.activation)
    services.perform(.findPlace(language: keys?.modeID ?? ""))
    findAutoFill()
  }

  /// Where the device is has been found: it is filled in if the same field still waits for it, and nothing stands there.
  ///
  /// - Parameter place: `nil` where it cannot be found.
  package func take(_ place: FoundPlace?) {
    findAutoFill()
    guard placeSearch?.hasFailed == false else { return }
    defer {
      findAutoFill()
      update()
    }
    guard autoFill.contains(where: \.awaitsPlace), let content = claim?.content else {
      placeSearch = nil
      return
    }
    guard let text = place?.text(for: content) else {
      placeSearch?.hasFailed = true
      return
    }
    placeSearch = nil
    // What was known of secrets was forgotten if the keyboard has left the screen since the tap.
    services.perform(.filled)
    _ = keys?.fill(withFound: text)
  }
}
