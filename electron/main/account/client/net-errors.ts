import type { Code } from '../../../../shared/failure';

/** Maps the names of Chromium's network errors (net/base/net_error_list.h) to codes. The first match wins. */
const table: readonly (readonly [RegExp, Code])[] = [
  [/^ERR_INTERNET_DISCONNECTED$/u, 'OFFLINE'],
  [/^ERR_(NAME_|DNS_|ICANN_)/u, 'DNS'],
  [/^ERR_(CONNECTION_)?TIMED_OUT$/u, 'TIMEOUT'],
  [
    /^ERR_(CERT_|SSL_|BAD_SSL_|CERTIFICATE_|ECH_|PROXY_CERTIFICATE_|HTTP2_INADEQUATE_TRANSPORT_SECURITY)/u,
    'TLS_ERROR',
  ],
  [
    /^ERR_(PROXY_CONNECTION_FAILED|SOCKS_CONNECTION_|MANDATORY_PROXY_|PAC_|NO_SUPPORTED_PROXIES)/u,
    'PROXY_UNREACHABLE',
  ],
  [
    /^ERR_.*PROXY_(AUTH|CLIENT_AUTH|TUNNEL)|^ERR_(MISSING|INVALID)_AUTH_|^ERR_TUNNEL_/u,
    'PROXY_AUTH',
  ],
  [/^ERR_(TOO_MANY_REDIRECTS|UNSAFE_REDIRECT|INVALID_REDIRECT)$/u, 'REDIRECT_REFUSED'],
  [/^ERR_CONTENT_DECODING_/u, 'BAD_ENCODING'],
  [/^ERR_RESPONSE_HEADERS_TOO_BIG$/u, 'TOO_LARGE'],
  [
    /^ERR_(CONTENT_LENGTH_MISMATCH|INCOMPLETE_|EMPTY_RESPONSE|CONNECTION_CLOSED|RESPONSE_HEADERS_TRUNCATED|HTTP2_|QUIC_)/u,
    'INCOMPLETE',
  ],
  // The computer joined another network or went to sleep. It is not offline, so a new call can succeed.
  [/^ERR_NETWORK_(CHANGED|IO_SUSPENDED)$/u, 'INCOMPLETE'],
  [/^ERR_(INVALID_|RESPONSE_HEADERS_)/u, 'NOT_JSON'],
];

/**
 * Finds the code for an error of Electron's network. Reads only `net::ERR_…` from the error's text, because the rest
 * can quote headers.
 */
export const readNetError = (
  error: unknown,
): { readonly code: Code; readonly netError: string | undefined } => {
  const message = error instanceof Error ? error.message : '';
  const netError = /net::(ERR_[A-Z0-9_]{1,60})/u.exec(message)?.[1];
  const known = table.find(([pattern]) => pattern.test(netError ?? ''));
  return { code: known?.[1] ?? 'UNREACHABLE', netError };
};
