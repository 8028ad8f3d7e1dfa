// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import UIKit

/// Returns a text in the person's language, which is English to whoever does not read Korean.
@MainActor
public func said(_ english: String, _ korean: String) -> String {
  UIApplication.shared.preferredLanguages.first?.hasPrefix("ko") == true ? korean : english
}

/// Where the shop is: its currency, and how numbers and dates are written there.
@MainActor
public var shopLocale: Locale { Locale(identifier: said("en_US", "ko_KR")) }
