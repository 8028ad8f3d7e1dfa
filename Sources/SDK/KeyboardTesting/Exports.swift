// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

// Tests ask and tell the screen, too.
@_exported public import HeadlessPlatform
