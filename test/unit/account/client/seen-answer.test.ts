import { describe, expect, it } from 'vitest';
import { requestIdOf, seenHeaders } from '../../../../electron/main/account/client/seen-answer';
import { createSentSecrets } from '../../../../electron/main/account/client/redact-secrets';

const apiKey = 'api-key-canary-5d1f-77aa-0192';
const signature = 'c2lnbmF0dXJlLWNhbmFyeS1hbmQtbW9yZS1vZi1pdC0wMTIzNDU2Nzg5';
const sent = createSentSecrets(apiKey, `e30.e30.${signature}`);

const seen = (headers: Readonly<Record<string, string>>) =>
  seenHeaders({ get: (name) => headers[name] ?? null }, sent);

describe('the headers kept of a response', () => {
  it('are those on the list, and no others', () => {
    expect(
      seen({
        date: 'Mon, 23 Nov 2026 00:54:26 GMT',
        'set-cookie': 'session=1',
        location: 'https://elsewhere.example/?token=1',
        'www-authenticate': 'Bearer realm="x"',
        'x-request-id': 'abc',
      }),
    ).toEqual([
      { name: 'date', value: 'Mon, 23 Nov 2026 00:54:26 GMT' },
      { name: 'x-request-id', value: 'abc' },
    ]);
  });

  it.each([
    ['the API key', apiKey],
    ['the signature', signature],
  ])('quote no secret: %s', (_name, quote) => {
    const value = `x ${quote} y`;
    const text = JSON.stringify(seen({ server: value, via: value, 'x-request-id': value }));
    expect(text).not.toContain(quote.slice(0, 12));
  });

  it('are cut, and a cut quotes no part of a secret', () => {
    for (const before of [0, 100, 190, 4090])
      for (const after of ['', 'x'.repeat(1_000_000)]) {
        const value = ' '.repeat(before) + apiKey + after;
        const [{ value: kept } = { value: '' }] = seen({ server: value });
        expect(kept.length).toBeLessThanOrEqual(200);
        expect(kept).not.toContain(apiKey.slice(0, 8));
      }
  });

  it('include the service’s name for the request', () => {
    expect(requestIdOf(seen({ 'cf-ray': 'ray', 'x-request-id': 'id' }))).toBe('id');
    expect(requestIdOf(seen({ 'cf-ray': 'ray' }))).toBe('ray');
    expect(requestIdOf(seen({}))).toBeUndefined();
  });
});
