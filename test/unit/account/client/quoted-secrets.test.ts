import { describe, expect, it, vi } from 'vitest';
import type { HttpClient } from '../../../../electron/main/account/client/http-client';
import { scriptedHttp } from '../../../service/http-doubles';
import { smallAccount } from '../../../service/small-account';
import { call, credentialsFor } from './calling';
import { fail } from '../../../../shared/failure';
import { readInPlace } from '../../reader/read-in-place';

const { key } = await credentialsFor({ register: () => undefined });
const credentials = { key, apiKey: 'Ab/c+d&e<f>"g\'h=1234' };

const baseUrl = 'https://api.example.com';

interface Sent {
  readonly apiKey: string;
  readonly token: string;
}

/** A service whose response is made from the credentials it received. */
const quoting = (status: number, quote: (sent: Sent) => string): HttpClient =>
  scriptedHttp(({ headers }) => {
    const { authorization = '', 'x-api-key': apiKey = '' } = headers;
    const body = quote({ apiKey, token: authorization.replace('Bearer ', '') });
    return new Response(body, { status, headers: { 'content-type': 'application/json' } });
  });

const goJson = (text: string): string =>
  JSON.stringify(text).replaceAll(/[&<>]/gu, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`);
const signatureOf = (token: string): string => token.split('.')[2] ?? '';

/** A few of the forms that the tests of `secret-forms` cover. */
const quotes: readonly (readonly [string, (sent: Sent) => string])[] = [
  ['the API key', ({ apiKey }) => apiKey],
  ['the token', ({ token }) => token],
  ['the signature alone', ({ token }) => signatureOf(token)],
  ['Basic authentication', ({ apiKey }) => Buffer.from(`user:${apiKey}`).toString('base64')],
  ['the token in base64url', ({ token }) => Buffer.from(`x${token}`).toString('base64url')],
];

describe('an account that quotes the request (M11)', () => {
  it.each(quotes)('is refused, and none of it is shown: %s', async (_what, quote) => {
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

  it('closes the reader session that has opened it meanwhile', async () => {
    const http = quoting(200, ({ apiKey }) => JSON.stringify({ ...smallAccount, name: apiKey }));
    const closed: boolean[] = [];
    const { result } = await call(baseUrl, credentials, {
      http,
      read: (body) => {
        const opened = readInPlace(body);
        if (opened.ok) {
          const { session } = opened.value;
          vi.spyOn(session, 'close').mockImplementation(() => closed.push(true));
        }
        return Promise.resolve(opened);
      },
    });
    expect(result).toMatchObject(fail('SECRET_IN_ANSWER'));
    expect(closed).toEqual([true]);
  });

  it('is refused whatever else is wrong with it', async () => {
    const http = quoting(200, ({ apiKey }) => `<html><title>${apiKey}</title>`);
    const { result } = await call(baseUrl, credentials, { http });
    expect(result).toMatchObject(fail('SECRET_IN_ANSWER'));
  });

  it('is not recognised by an API key that is too short, but by its token', async () => {
    const short = { ...credentials, apiKey: 'user' };
    const innocent = quoting(200, () => JSON.stringify({ ...smallAccount, name: 'user' }));
    expect((await call(baseUrl, short, { http: innocent })).result.ok).toBe(true);
    const http = quoting(200, ({ token }) => JSON.stringify({ name: token }));
    const { result } = await call(baseUrl, short, { http });
    expect(result).toMatchObject(fail('SECRET_IN_ANSWER'));
  });
});

describe('an error that quotes the request (M11)', () => {
  const plain = (quote: string): string => `refused: ${quote} and ${goJson(quote)}`;
  const inNames = (quote: string): string =>
    `{"message":${goJson(quote)},"error":${goJson(`e ${quote}`)},"requestId":${goJson(`r ${quote}`)}}`;

  it.each(quotes)('is shown and noted without %s, in each of its parts', async (_what, quote) => {
    for (const write of [plain, inNames]) {
      let quoted = '';
      const http = quoting(401, (sent) => {
        quoted = quote(sent);
        return write(quoted);
      });
      const noted: unknown[] = [];
      const onEnded = (answer: unknown): void => void noted.push(answer);
      const { result, answerText } = await call(baseUrl, credentials, { http, onEnded });
      for (const told of [result, answerText, ...noted]) {
        const text = JSON.stringify(told);
        expect(text).toContain('•••');
        expect(text).not.toContain(JSON.stringify(quoted).slice(1, -1));
        expect(text).not.toContain(JSON.stringify(goJson(quoted).slice(1, -1)).slice(1, -1));
      }
      expect(noted).toHaveLength(1);
    }
  });
});

it.each([
  ['as it says', (text: string) => Buffer.from(text, 'utf16le')],
  ['in ASCII after all', (text: string) => Buffer.from(text)],
])(
  'an error called UTF-16, %s, is shown without the API key that it quotes (M11)',
  async (_how, encode) => {
    const http = scriptedHttp(
      ({ headers }) =>
        new Response(encode(`refused: ${headers['x-api-key'] ?? ''}`), {
          status: 401,
          headers: { 'content-type': 'text/plain; charset=utf-16le' },
        }),
    );
    const { result, answerText } = await call(baseUrl, credentials, { http });
    expect(answerText).toBe('refused: •••');
    expect(result).toMatchObject(fail('AUTH', { serverText: 'refused: •••' }));
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
  /** The API key in character references: long in the body, three characters (•••) once removed. */
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
    ])('shows no part of the API key: %s', async (_where, status, body) => {
      const cut = body.slice(0, 65_536);
      expect(await told(status, cut)).not.toContain(apiKey.slice(0, 8));
    });
  });
});
