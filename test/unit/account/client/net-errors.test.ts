import { describe, expect, it } from 'vitest';
import { readNetError } from '../../../../electron/main/account/client/net-errors';
import type { Code } from '../../../../shared/failure';

const table: readonly (readonly [string, Code])[] = [
  ['ERR_INTERNET_DISCONNECTED', 'OFFLINE'],
  ['ERR_NETWORK_CHANGED', 'OFFLINE'],
  ['ERR_NETWORK_IO_SUSPENDED', 'OFFLINE'],
  ['ERR_NAME_NOT_RESOLVED', 'DNS'],
  ['ERR_NAME_RESOLUTION_FAILED', 'DNS'],
  ['ERR_DNS_TIMED_OUT', 'DNS'],
  ['ERR_ICANN_NAME_COLLISION', 'DNS'],
  ['ERR_TIMED_OUT', 'TIMEOUT'],
  ['ERR_CONNECTION_TIMED_OUT', 'TIMEOUT'],
  ['ERR_CERT_AUTHORITY_INVALID', 'TLS_ERROR'],
  ['ERR_SSL_PROTOCOL_ERROR', 'TLS_ERROR'],
  ['ERR_SSL_VERSION_OR_CIPHER_MISMATCH', 'TLS_ERROR'],
  ['ERR_BAD_SSL_CLIENT_AUTH_CERT', 'TLS_ERROR'],
  ['ERR_CERTIFICATE_TRANSPARENCY_REQUIRED', 'TLS_ERROR'],
  ['ERR_ECH_NOT_NEGOTIATED', 'TLS_ERROR'],
  ['ERR_PROXY_CONNECTION_FAILED', 'PROXY_UNREACHABLE'],
  ['ERR_SOCKS_CONNECTION_FAILED', 'PROXY_UNREACHABLE'],
  ['ERR_MANDATORY_PROXY_CONFIGURATION_FAILED', 'PROXY_UNREACHABLE'],
  ['ERR_PAC_SCRIPT_FAILED', 'PROXY_UNREACHABLE'],
  ['ERR_PROXY_AUTH_REQUESTED', 'PROXY_AUTH'],
  ['ERR_UNEXPECTED_PROXY_AUTH', 'PROXY_AUTH'],
  ['ERR_MISSING_AUTH_CREDENTIALS', 'PROXY_AUTH'],
  ['ERR_INVALID_AUTH_CREDENTIALS', 'PROXY_AUTH'],
  ['ERR_TUNNEL_CONNECTION_FAILED', 'PROXY_AUTH'],
  ['ERR_TOO_MANY_REDIRECTS', 'REDIRECT_REFUSED'],
  ['ERR_UNSAFE_REDIRECT', 'REDIRECT_REFUSED'],
  ['ERR_INVALID_REDIRECT', 'REDIRECT_REFUSED'],
  ['ERR_CONTENT_DECODING_FAILED', 'BAD_ENCODING'],
  ['ERR_CONTENT_DECODING_INIT_FAILED', 'BAD_ENCODING'],
  ['ERR_RESPONSE_HEADERS_TOO_BIG', 'TOO_LARGE'],
  ['ERR_CONTENT_LENGTH_MISMATCH', 'INCOMPLETE'],
  ['ERR_INCOMPLETE_CHUNKED_ENCODING', 'INCOMPLETE'],
  ['ERR_INCOMPLETE_HTTP2_HEADERS', 'INCOMPLETE'],
  ['ERR_EMPTY_RESPONSE', 'INCOMPLETE'],
  ['ERR_CONNECTION_CLOSED', 'INCOMPLETE'],
  ['ERR_RESPONSE_HEADERS_TRUNCATED', 'INCOMPLETE'],
  ['ERR_INVALID_HTTP_RESPONSE', 'NOT_JSON'],
  ['ERR_INVALID_CHUNKED_ENCODING', 'NOT_JSON'],
  ['ERR_RESPONSE_HEADERS_MULTIPLE_CONTENT_LENGTH', 'NOT_JSON'],
  ['ERR_HTTP2_PROTOCOL_ERROR', 'NOT_JSON'],
  ['ERR_QUIC_PROTOCOL_ERROR', 'NOT_JSON'],
  ['ERR_CONNECTION_REFUSED', 'UNREACHABLE'],
  ['ERR_OF_A_LATER_CHROMIUM', 'UNREACHABLE'],
];

describe('an error of the network stack', () => {
  it.each(table)('%s is %s (faults 1, 2)', (netError, code) => {
    expect(readNetError(new Error(`net::${netError}`))).toEqual({ code, netError });
  });

  it.each<[string, unknown]>([
    ['an error without a name', new Error('boom CANARY')],
    ['a text', 'net::ERR_NAME_NOT_RESOLVED CANARY'],
    ['an object', { message: 'net::ERR_NAME_NOT_RESOLVED CANARY' }],
    ['undefined', undefined],
    ['lower case', new Error('net::err_failed')],
    ['another prefix', new Error('ERR_NAME_NOT_RESOLVED')],
  ])('without a name of Chromium’s gives UNREACHABLE and no text: %s', (_name, error) => {
    expect(readNetError(error)).toEqual({ code: 'UNREACHABLE' });
  });

  it('gives no more of a text than the name', () => {
    const read = readNetError(new Error(`x-api-key CANARY net::ERR_FAILED at https://u:CANARY@h`));
    expect(JSON.stringify(read)).toBe('{"code":"UNREACHABLE","netError":"ERR_FAILED"}');
  });

  it('takes at most 60 characters of a name', () => {
    const { netError } = readNetError(new Error(`net::ERR_${'A'.repeat(5000)}`));
    expect(netError).toHaveLength(64);
  });
});
