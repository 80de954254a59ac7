// What Chromium's network stack calls the failures that Node reports under these codes.
const byCode: Readonly<Record<string, string>> = {
  ENOTFOUND: 'NAME_NOT_RESOLVED',
  EAI_AGAIN: 'NAME_NOT_RESOLVED',
  ECONNREFUSED: 'CONNECTION_REFUSED',
  ECONNRESET: 'CONNECTION_RESET',
  EPIPE: 'CONNECTION_RESET',
  ETIMEDOUT: 'CONNECTION_TIMED_OUT',
  UND_ERR_CONNECT_TIMEOUT: 'CONNECTION_TIMED_OUT',
  UND_ERR_HEADERS_TIMEOUT: 'TIMED_OUT',
  UND_ERR_BODY_TIMEOUT: 'TIMED_OUT',
  UND_ERR_HEADERS_OVERFLOW: 'RESPONSE_HEADERS_TOO_BIG',
  HPE_HEADER_OVERFLOW: 'RESPONSE_HEADERS_TOO_BIG',
  ENETUNREACH: 'ADDRESS_UNREACHABLE',
  EHOSTUNREACH: 'ADDRESS_UNREACHABLE',
  ENETDOWN: 'INTERNET_DISCONNECTED',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'CERT_AUTHORITY_INVALID',
  SELF_SIGNED_CERT_IN_CHAIN: 'CERT_AUTHORITY_INVALID',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'CERT_AUTHORITY_INVALID',
  UNABLE_TO_GET_ISSUER_CERT: 'CERT_AUTHORITY_INVALID',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'CERT_AUTHORITY_INVALID',
  CERT_HAS_EXPIRED: 'CERT_DATE_INVALID',
  CERT_NOT_YET_VALID: 'CERT_DATE_INVALID',
  CERT_REVOKED: 'CERT_REVOKED',
  ERR_TLS_CERT_ALTNAME_INVALID: 'CERT_COMMON_NAME_INVALID',
  ERR_SSL_UNSUPPORTED_PROTOCOL: 'SSL_VERSION_OR_CIPHER_MISMATCH',
  ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION: 'SSL_VERSION_OR_CIPHER_MISMATCH',
  ERR_SSL_SSLV3_ALERT_HANDSHAKE_FAILURE: 'SSL_VERSION_OR_CIPHER_MISMATCH',
  EPROTO: 'SSL_PROTOCOL_ERROR',
};

const byPrefix: readonly (readonly [string, string])[] = [
  ['ERR_SSL_', 'SSL_PROTOCOL_ERROR'],
  ['HPE_', 'INVALID_HTTP_RESPONSE'],
  ['Z_', 'CONTENT_DECODING_FAILED'],
  ['ERR__ERROR_FORMAT', 'CONTENT_DECODING_FAILED'],
  ['ERR_BROTLI', 'CONTENT_DECODING_FAILED'],
];

const byMessage: readonly (readonly [RegExp, string])[] = [
  [/bad port/, 'UNSAFE_PORT'],
  [/unknown scheme/, 'UNKNOWN_URL_SCHEME'],
  [/redirect count exceeded/, 'TOO_MANY_REDIRECTS'],
];

interface Failure {
  readonly code: string;
  readonly message: string;
}

// fetch wraps the cause; a host with several addresses gives an AggregateError around them.
function innermost(error: unknown): Failure {
  const { code, message, cause, errors } = error as Partial<Failure> & {
    readonly cause?: unknown;
    readonly errors?: readonly unknown[];
  };
  const inner = cause ?? (code === undefined ? errors?.[0] : undefined);
  if (inner instanceof Error) return innermost(inner);
  return { code: code ?? '', message: message ?? '' };
}

function named({ code, message }: Failure): string | undefined {
  // OpenSSL's own reason is more exact than EPROTO, and Node puts it only in the message.
  if (code === 'EPROTO' && /alert (protocol version|handshake failure)/i.test(message)) {
    return 'SSL_VERSION_OR_CIPHER_MISMATCH';
  }
  return (
    byCode[code] ??
    byPrefix.find(([prefix]) => code.startsWith(prefix))?.[1] ??
    byMessage.find(([pattern]) => pattern.test(message))?.[1]
  );
}

/** An error of Chromium's network stack. */
export const netError = (name: string, cause: unknown): Error =>
  new Error(`net::ERR_${name}`, { cause });

// Chromium's words already, or the stand-in's for what it does not cover.
const isWorded = (error: unknown): error is Error =>
  error instanceof Error && /^(net::ERR_|stand-in: )/.test(error.message);

/** The error Electron's fetch rejects with for a failure of Node's before any answer. */
export function requestError(error: unknown): Error {
  if (isWorded(error)) return error;
  const failure = innermost(error);
  if (failure.code === 'UND_ERR_SOCKET') return netError('EMPTY_RESPONSE', error);
  return netError(named(failure) ?? 'FAILED', error);
}

/** The error Electron's body stream ends with for a failure of Node's inside the body. */
export function bodyError(error: unknown, headers: Headers): Error {
  if (isWorded(error)) return error;
  const failure = innermost(error);
  const cut = /^UND_ERR_(SOCKET|RES_CONTENT_LENGTH_MISMATCH)$/.test(failure.code);
  if (!cut) return netError(named(failure) ?? 'FAILED', error);
  return headers.has('content-length')
    ? netError('CONTENT_LENGTH_MISMATCH', error)
    : netError('INCOMPLETE_CHUNKED_ENCODING', error);
}
