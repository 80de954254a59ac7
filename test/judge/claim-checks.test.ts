import { describe, it } from 'vitest';
import { badExp, badIat, badNonce, badUrl } from './expected-reasons';
import { accepts, judge, judgeEachTest, refuses } from './judged-requests';
import { apiKey, claims, goodHeader, signText, token } from './made-tokens';

const badBody = 'body is not omitted or empty';

judgeEachTest();

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
      const payload = JSON.stringify(claims()).replace('{', `{${JSON.stringify(name)}:"a",`);
      await refuses(signText(goodHeader, payload), [`claim is not allowed: "${name}"`]);
    },
  );

  it('names every claim that is missing', async () => {
    await refuses(token({}), [badIat, badExp, badUrl, badNonce]);
  });

  it('refuses a token that carries the API key or a private key', async () => {
    const reasons = ['claim is not allowed: "sub"', 'token carries the API key'];
    await refuses(token(claims({ sub: `id ${apiKey}` })), reasons);
    const escaped = Array.from(apiKey, (c) => `\\u00${c.charCodeAt(0).toString(16)}`).join('');
    const payload = JSON.stringify(claims({ nonce: 2 })).replace('{', `{"sub":["${escaped}"],`);
    await refuses(signText(goodHeader, payload), reasons);
    const header = { alg: 'RS256', typ: apiKey };
    const inHeader = ['typ is not JWT', 'token carries the API key'];
    await refuses(token(claims({ nonce: 3 }), header), inHeader);
    const body = 'BEGIN PRIVATE KEY';
    const secret = [badBody, 'token carries a private key'];
    await refuses(token(claims({ body, nonce: 4 })), secret);
  });

  it('refuses a private key in any header', async () => {
    const headers = { 'x-key': '-----BEGIN PRIVATE KEY-----' };
    await refuses(token(), ['request carries a private key'], { headers });
  });
});
