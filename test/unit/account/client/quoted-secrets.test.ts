import { afterEach, describe, expect, it } from 'vitest';
import type { HttpClient } from '../../../../electron/main/account/client/http-client';
import { scriptedHttp } from '../../../service/http-doubles';
import { startService, stopServices } from '../../../service/meet-fault';
import { smallAccount } from '../../../service/small-account';
import { call, credentialsFor } from './calling';

const { key } = await credentialsFor({ register: () => undefined });
const credentials = { key, apiKey: 'Ab/c+d&e<f>"g\'h=1234' };
afterEach(stopServices);

const baseUrl = 'https://api.example.com';

interface Sent {
  readonly apiKey: string;
  readonly token: string;
}

/** A service whose answer is made of what it was sent. */
const quoting = (status: number, quote: (sent: Sent) => string): HttpClient =>
  scriptedHttp(({ headers }) => {
    const { authorization = '', 'x-api-key': apiKey = '' } = headers;
    const body = quote({ apiKey, token: authorization.replace('Bearer ', '') });
    return new Response(body, { status, headers: { 'content-type': 'application/json' } });
  });

const goJson = (text: string): string =>
  JSON.stringify(text).replaceAll(/[&<>]/gu, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`);
const html = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&#34;')
    .replaceAll("'", '&#39;');
const signatureOf = (token: string): string => token.split('.')[2] ?? '';

const quotes: readonly (readonly [string, (sent: Sent) => string])[] = [
  ['the API key', ({ apiKey }) => apiKey],
  ['the token', ({ token }) => token],
  ['the signature alone', ({ token }) => signatureOf(token)],
  ['the API key in HTML', ({ apiKey }) => html(apiKey)],
  ['the API key in hex', ({ apiKey }) => Buffer.from(apiKey).toString('hex')],
  ['the token in hex', ({ token }) => Buffer.from(token).toString('hex')],
  ['the API key URL-encoded', ({ apiKey }) => encodeURIComponent(apiKey)],
  ['Basic authentication', ({ apiKey }) => Buffer.from(`user:${apiKey}`).toString('base64')],
  ['the token in base64url', ({ token }) => Buffer.from(`x${token}`).toString('base64url')],
];

describe('an account that quotes the request (M11)', () => {
  it.each(quotes)('is refused, and nothing of it shown: %s', async (_what, quote) => {
    for (const write of [goJson, JSON.stringify]) {
      const http = quoting(200, (sent) =>
        JSON.stringify({ ...smallAccount, name: 'NAME' }).replace('"NAME"', write(quote(sent))),
      );
      expect(await call(baseUrl, credentials, { http })).toMatchObject({
        result: {
          ok: false,
          error: { code: 'SECRET_IN_ANSWER', host: 'api.example.com' },
        },
      });
      expect(await call(baseUrl, credentials, { http })).not.toHaveProperty('answerText');
    }
  });

  it('is refused whatever else is wrong with it', async () => {
    const http = quoting(200, ({ apiKey }) => `<html><title>${apiKey}</title>`);
    const { result } = await call(baseUrl, credentials, { http });
    expect(result).toMatchObject({ error: { code: 'SECRET_IN_ANSWER' } });
  });

  it('is refused over the network, where the quote comes in two pieces', async () => {
    const { baseUrl: local } = await startService({
      intercept: ({ request, response }) => {
        const [first, ...rest] = String(request.headers['authorization']).split('.');
        response.writeHead(200, { 'Content-Type': 'application/json' });
        response.write(`{"name":"${String(first)}.`, () => {
          setImmediate(() => response.end(`${rest.join('.')}"}`));
        });
        return 'handled';
      },
    });
    const { result } = await call(local, credentials);
    expect(result).toMatchObject({ error: { code: 'SECRET_IN_ANSWER' } });
  });

  it('is taken when it holds neither', async () => {
    const http = quoting(200, () => JSON.stringify(smallAccount));
    expect((await call(baseUrl, credentials, { http })).result.ok).toBe(true);
  });

  it('is not known by an API key that is too short to tell, but by its token', async () => {
    const short = { ...credentials, apiKey: 'user' };
    const innocent = quoting(200, () => JSON.stringify({ ...smallAccount, name: 'user' }));
    expect((await call(baseUrl, short, { http: innocent })).result.ok).toBe(true);
    const http = quoting(200, ({ token }) => JSON.stringify({ name: token }));
    const { result } = await call(baseUrl, short, { http });
    expect(result).toMatchObject({ error: { code: 'SECRET_IN_ANSWER' } });
  });
});

describe('an error that quotes the request (M11)', () => {
  it.each(quotes)('is shown without %s', async (_what, quote) => {
    let quoted = '';
    const http = quoting(403, (sent) => {
      quoted = quote(sent);
      return `refused: ${quoted} and ${goJson(quoted)}`;
    });
    const { result, answerText } = await call(baseUrl, credentials, { http });
    const { serverText = '' } = result.ok ? {} : result.error;
    for (const text of [serverText, answerText ?? '']) {
      expect(text).toContain('refused: ');
      expect(text).toContain('•••');
      expect(text).not.toContain(quoted);
      expect(text).not.toContain(goJson(quoted).slice(1, -1));
    }
  });
});

it.each(quotes)(
  'what is noted of a request whose answer quotes it (M11) is without %s, in the names of the error and of the request, too',
  async (_what, quote) => {
    let quoted = '';
    const seen: unknown[] = [];
    const http = quoting(401, (sent) => {
      quoted = quote(sent);
      return `{"message":${goJson(quoted)},"error":${goJson(`e ${quoted}`)},"requestId":${goJson(`r ${quoted}`)}}`;
    });
    const onEnded = (answer: unknown): void => void seen.push(answer);
    await call(baseUrl, credentials, { http, onEnded });
    const [text] = seen.map((answer) => JSON.stringify(answer));
    expect(text).toContain('•••');
    expect(text).not.toContain(quoted);
    expect(text).not.toContain(goJson(quoted).slice(1, -1));
  },
);

describe('an error whose quote is cut (M11)', () => {
  const apiKey = 'sk_live_0123456789abcdefghijklmnopqrstuvwxyzABCD';
  const told = async (status: number, body: string): Promise<string> => {
    const http = quoting(status, () => body);
    const { result, answerText = '' } = await call(baseUrl, { ...credentials, apiKey }, { http });
    const { serverText = '', title = '' } = result.ok ? {} : result.error;
    return `${answerText} ${serverText} ${title}`;
  };
  const upTo = (length: number, text: string): string => text.padEnd(length, 'x');
  const page = (before: number): string => `<html><title>${upTo(before, '')}${apiKey}</title>`;
  /** Takes much in the body, and three signs once it is taken out. */
  const long = Array.from(apiKey, (sign) => `&#${String(sign.charCodeAt(0))};`).join('');

  describe.each([apiKey.length - 1, 12])('after %i characters', (there) => {
    it.each([
      ['the text on demand', 401, `${upTo(2048 - there, '')}${apiKey} is not known`],
      ['the text of the failure', 401, `${upTo(2000 - there, '')}${apiKey} is not known`],
      ['the text in JSON', 401, JSON.stringify({ error: `${upTo(2000 - there, '')}${apiKey}` })],
      ['the title', 401, page(120 - there)],
      ['a long title', 401, page(400 - there)],
      ['the title of a page in place of an account', 200, page(120 - there)],
      ['what is read', 401, upTo(65_536 - there, long.repeat(243)) + apiKey],
    ])('tells no part of the API key: %s', async (_where, status, body) => {
      const cut = body.slice(0, 65_536);
      expect(await told(status, cut)).not.toContain(apiKey.slice(0, 8));
    });
  });
});
