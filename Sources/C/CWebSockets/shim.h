// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

#pragma once
#include <libwebsockets.h>
#include <openssl/evp.h>
#include <openssl/ssl.h>
#include <openssl/x509.h>
#include <stdbool.h>

// Swift does not import what macros compute.

// TLS 1.3 only; HTTPS only; no certificates of the system; and an error where the port is taken.
static const uint64_t spn_lws_options = LWS_SERVER_OPTION_DO_SSL_GLOBAL_INIT | LWS_SERVER_OPTION_DISABLE_OS_CA_CERTS
    | LWS_SERVER_OPTION_VALIDATE_UTF8 | LWS_SERVER_OPTION_FAIL_UPON_UNABLE_TO_BIND
    | LWS_SERVER_OPTION_SKIP_SERVER_CANONICAL_NAME;
// With IPv6 libwebsockets listens everywhere where it is given an address of IPv4.
static const uint64_t spn_lws_only_ipv4 = LWS_SERVER_OPTION_DISABLE_IPV6;
static const long spn_lws_tls_options = SSL_OP_NO_SSLv3 | SSL_OP_NO_TLSv1 | SSL_OP_NO_TLSv1_1 | SSL_OP_NO_TLSv1_2 | SSL_OP_NO_RENEGOTIATION
    | SSL_OP_NO_TICKET;
// A client listens nowhere. It takes any certificate, as the device that it connects to vouches for itself: whoever has connected looks at it.
static const int spn_lws_no_port = CONTEXT_PORT_NO_LISTEN;
static const uint64_t spn_lws_client_options = LWS_SERVER_OPTION_DO_SSL_GLOBAL_INIT | LWS_SERVER_OPTION_DISABLE_OS_CA_CERTS
    | LWS_SERVER_OPTION_VALIDATE_UTF8;
static const int spn_lws_client_tls = LCCSCF_USE_SSL | LCCSCF_ALLOW_SELFSIGNED | LCCSCF_SKIP_SERVER_CERT_HOSTNAME_CHECK | LCCSCF_ALLOW_EXPIRED
    | LCCSCF_ALLOW_INSECURE;
// How much room lws_write(3) wants before what is written.
static const int spn_lws_room = LWS_PRE;

// Makes the SHA-256 of the certificate in DER that the other side of a connection has shown and has the key of. libwebsockets 4.1 does not hand it out.
// Source: SSL_get1_peer_certificate(3), X509_digest(3).
//
// Returns whether there is one; `digest` has room for 32 bytes.
static inline bool spn_lws_peer_digest(struct lws *connection, unsigned char *digest) {
  SSL *tls = lws_get_ssl(connection);
  X509 *certificate = tls ? SSL_get1_peer_certificate(tls) : NULL;
  unsigned int count = 0;
  bool made = certificate && X509_digest(certificate, EVP_sha256(), digest, &count) == 1 && count == 32;
  X509_free(certificate);
  return made;
}
