// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

#pragma once
#include <openssl/crypto.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <openssl/sha.h>
#include <openssl/pem.h>
#include <openssl/x509.h>

// Swift does not import functions with variable arguments, nor macros that call them. Source: EVP_PKEY_Q_keygen(3), BIO_get_mem_data(3).
static inline EVP_PKEY *spn_crypto_new_key(void) { return EVP_EC_gen("P-256"); }
static inline long spn_crypto_memory(BIO *memory, char **bytes) { return BIO_get_mem_data(memory, bytes); }
