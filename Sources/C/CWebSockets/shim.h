// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

#pragma once
#include <libwebsockets.h>

// Swift does not import what macros compute.

// TLS 1.3 only; HTTPS only; no certificates of the system, as there is no client; and an error where the port is taken.
static const uint64_t spn_lws_options = LWS_SERVER_OPTION_DO_SSL_GLOBAL_INIT | LWS_SERVER_OPTION_DISABLE_OS_CA_CERTS
    | LWS_SERVER_OPTION_VALIDATE_UTF8 | LWS_SERVER_OPTION_FAIL_UPON_UNABLE_TO_BIND
    | LWS_SERVER_OPTION_SKIP_SERVER_CANONICAL_NAME;
// With IPv6 libwebsockets listens everywhere where it is given an address of IPv4.
static const uint64_t spn_lws_only_ipv4 = LWS_SERVER_OPTION_DISABLE_IPV6;
static const long spn_lws_tls_options = SSL_OP_NO_SSLv3 | SSL_OP_NO_TLSv1 | SSL_OP_NO_TLSv1_1 | SSL_OP_NO_TLSv1_2 | SSL_OP_NO_RENEGOTIATION
    | SSL_OP_NO_TICKET;
// How much room lws_write(3) wants before what is written.
static const int spn_lws_room = LWS_PRE;
