// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// The priority of constraints that must hold; all lower ones are optional.
package let requiredPriority: Float = 1000
