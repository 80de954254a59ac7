import { describe, it } from 'vitest';
import { badExp, badIat, badNonce, badUrl } from './expected-reasons';
import { accepts, judge, judgeEachTest, refuses, refusesEach } from './judged-requests';
import { apiKey, claims, goodHeader, signText, token } from './made-tokens';

const badBody = 'body is not omitted or empty';
const carriesApiKey = ['claim is not allowed: "sub"', 'token carries the API key'];

judgeEachTest();

/** The usual claims behind such a text. */
const claimsBehind = (text: string): string => JSON.stringify(claims()).replace('{', `{${text},`);

describe('url, body and other claims (specification section 5)', () => {
  it.each(['/v1/account/', 'v1/account', '/V1/account', '/v1/account?', '', null, undefined, 1])(
    'refuses url %j',
    async (url) => {
      await refuses(token(claims({ url })), [badUrl]);
    },
  );

  it('refuses the whole address as url', async () => {
    await refuses(token(claims({ url: `${judge.baseUrl}/v1/account` })), [badUrl]);
  });

  it('accepts body omitted or empty', async () => {
    await accepts(token(claims({ body: '' })));
    await accepts(token(claims({ nonce: 2 }, ['body'])));
  });

  it.each([' ', 'e30=', 'IiI=', null, false, 0, {}])('refuses body %j', async (body) => {
    await refuses(token(claims({ body })), [badBody]);
  });

  it.each(['sub', 'iss', 'aud', 'nbf', 'jti', 'IAT', '__proto__', ''])(
    'refuses the claim "%s"',
    async (name) => {
      const payload = claimsBehind(`${JSON.stringify(name)}:"a"`);
      await refuses(signText(goodHeader, payload), [`claim is not allowed: "${name}"`]);
    },
  );

  const escapedKey = Array.from(apiKey, (c) => `\\u00${c.charCodeAt(0).toString(16)}`).join('');
  const hidden = signText(goodHeader, claimsBehind(`"sub":["${escapedKey}"]`));
  refusesEach([
    ['no claims, and names every one that is missing', token({}), [badIat, badExp, badUrl, badNonce]], // oxfmt-ignore
    ['the API key in a claim', token(claims({ sub: `id ${apiKey}` })), carriesApiKey],
    ['the API key in escapes', hidden, carriesApiKey],
    ['the API key in the header', token(claims(), { alg: 'RS256', typ: apiKey }), ['typ is not JWT', 'token carries the API key']], // oxfmt-ignore
    ['a private key in a claim', token(claims({ body: 'BEGIN PRIVATE KEY' })), [badBody, 'token carries a private key']], // oxfmt-ignore
    ['a private key in any header', token(), ['request carries a private key'], { headers: { 'x-key': '-----BEGIN PRIVATE KEY-----' } }], // oxfmt-ignore
  ]);
});
