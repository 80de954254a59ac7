// Names of Chromium's network errors, by Node's error code.
const byCode: Readonly<Record<string, string>> = {
  ENOTFOUND: 'NAME_NOT_RESOLVED',
  EAI_AGAIN: 'NAME_NOT_RESOLVED',
  ECONNREFUSED: 'CONNECTION_REFUSED',
  ECONNRESET: 'CONNECTION_RESET',
  EPIPE: 'CONNECTION_RESET',
  ETIMEDOUT: 'CONNECTION_TIMED_OUT',
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
  ['Z_', 'CONTENT_DECODING_FAILED'],
  ['ERR__ERROR_FORMAT', 'CONTENT_DECODING_FAILED'],
  ['ERR_BROTLI', 'CONTENT_DECODING_FAILED'],
];

interface Failure {
  readonly code: string;
  readonly message: string;
}

// For a host with several addresses, Node throws an AggregateError with one error per address. The first one counts.
function innermost(error: unknown): Failure {
  const { code, message, errors } = error as Partial<Failure> & {
    readonly errors?: readonly unknown[];
  };
  const [inner] = code === undefined ? (errors ?? []) : [];
  return inner === undefined ? { code: code ?? '', message: message ?? '' } : innermost(inner);
}

function named({ code, message }: Failure): string | undefined {
  // OpenSSL's own reason is more exact than EPROTO, and Node puts it only in the message.
  if (code === 'EPROTO' && /alert (protocol version|handshake failure)/i.test(message)) {
    return 'SSL_VERSION_OR_CIPHER_MISMATCH';
  }
  return byCode[code] ?? byPrefix.find(([prefix]) => code.startsWith(prefix))?.[1];
}

/** Makes an error of Chromium's network stack. */
export const netError = (name: string, cause: unknown): Error =>
  new Error(`net::ERR_${name}`, { cause });

// Whether the message is already Chromium's, or the stand-in's own.
const isNetError = (error: unknown): error is Error =>
  error instanceof Error && /^(net::ERR_|stand-in: )/.test(error.message);

/** Translates an error of Node's sockets, certificates or decoders to Chromium's error. */
export function toNetError(error: unknown): Error {
  if (isNetError(error)) return error;
  return netError(named(innermost(error)) ?? 'FAILED', error);
}
