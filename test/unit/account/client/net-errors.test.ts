import { describe, expect, it } from 'vitest';
import { readNetError } from '../../../../electron/main/account/client/net-errors';

/** Chromium error names, without `ERR_`, by the code shown to the user. */
const table = `
  OFFLINE: INTERNET_DISCONNECTED
  DNS: NAME_NOT_RESOLVED NAME_RESOLUTION_FAILED DNS_TIMED_OUT ICANN_NAME_COLLISION
  TIMEOUT: TIMED_OUT CONNECTION_TIMED_OUT
  TLS_ERROR: CERT_AUTHORITY_INVALID SSL_PROTOCOL_ERROR SSL_VERSION_OR_CIPHER_MISMATCH
  TLS_ERROR: BAD_SSL_CLIENT_AUTH_CERT CERTIFICATE_TRANSPARENCY_REQUIRED ECH_NOT_NEGOTIATED
  TLS_ERROR: PROXY_CERTIFICATE_INVALID HTTP2_INADEQUATE_TRANSPORT_SECURITY
  PROXY_UNREACHABLE: PROXY_CONNECTION_FAILED SOCKS_CONNECTION_FAILED
  PROXY_UNREACHABLE: MANDATORY_PROXY_CONFIGURATION_FAILED PAC_SCRIPT_FAILED NO_SUPPORTED_PROXIES
  PROXY_AUTH: PROXY_AUTH_REQUESTED UNEXPECTED_PROXY_AUTH HTTPS_PROXY_TUNNEL_RESPONSE_REDIRECT
  PROXY_AUTH: MISSING_AUTH_CREDENTIALS INVALID_AUTH_CREDENTIALS TUNNEL_CONNECTION_FAILED
  REDIRECT_REFUSED: TOO_MANY_REDIRECTS UNSAFE_REDIRECT INVALID_REDIRECT
  BAD_ENCODING: CONTENT_DECODING_FAILED CONTENT_DECODING_INIT_FAILED
  TOO_LARGE: RESPONSE_HEADERS_TOO_BIG
  INCOMPLETE: CONTENT_LENGTH_MISMATCH INCOMPLETE_CHUNKED_ENCODING INCOMPLETE_HTTP2_HEADERS
  INCOMPLETE: EMPTY_RESPONSE CONNECTION_CLOSED RESPONSE_HEADERS_TRUNCATED
  INCOMPLETE: HTTP2_PROTOCOL_ERROR QUIC_PROTOCOL_ERROR NETWORK_CHANGED NETWORK_IO_SUSPENDED
  NOT_JSON: INVALID_HTTP_RESPONSE INVALID_CHUNKED_ENCODING RESPONSE_HEADERS_MULTIPLE_CONTENT_LENGTH
  UNREACHABLE: CONNECTION_REFUSED OF_A_LATER_CHROMIUM
`
  .trim()
  .split('\n')
  .flatMap((row) => {
    const [code = '', ...names] = row.trim().split(/:? /u);
    return names.map((name) => [name, code] as const);
  });

describe('an error of the network stack', () => {
  it.each(table)('%s is %s (faults 1, 2)', (name, code) => {
    const netError = `ERR_${name}`;
    expect(readNetError(new Error(`net::${netError}`))).toEqual({ code, netError });
  });

  it.each<[string, unknown]>([
    ['an error without a name', new Error('boom CANARY')],
    ['a text', 'net::ERR_NAME_NOT_RESOLVED CANARY'],
    ['an object', { message: 'net::ERR_NAME_NOT_RESOLVED CANARY' }],
    ['undefined', undefined],
    ['lower case', new Error('net::err_failed')],
    ['another prefix', new Error('ERR_NAME_NOT_RESOLVED')],
  ])('without a Chromium error name gives UNREACHABLE and no text: %s', (_name, error) => {
    expect(readNetError(error)).toEqual({ code: 'UNREACHABLE' });
  });

  it('returns only the error name from a text', () => {
    const read = readNetError(new Error(`x-api-key CANARY net::ERR_FAILED at https://u:CANARY@h`));
    expect(JSON.stringify(read)).toBe('{"code":"UNREACHABLE","netError":"ERR_FAILED"}');
  });

  it('keeps at most 60 characters of a name', () => {
    const { netError } = readNetError(new Error(`net::ERR_${'A'.repeat(5000)}`));
    expect(netError).toHaveLength(64);
  });
});
