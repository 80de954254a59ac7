import { Buffer } from 'node:buffer';
import { createHmac, sign } from 'node:crypto';
import { describe, it } from 'vitest';
import { badSignature, notCompact } from './expected-reasons';
import { accepts, judge, judgeEachTest, refuses, refusesEach } from './judged-requests';
import {
  claims,
  encode,
  goodHeader,
  otherApiKey,
  otherPair,
  pair,
  publicPem,
  signText,
  token,
} from './made-tokens';

judgeEachTest();

describe('token form and signature (specification section 5)', () => {
  const [header = '', payload = '', signature = ''] = token().split('.');
  it.each([
    'x',
    `${header}.${payload}`,
    `${header}.${payload}.`,
    `${header}.${payload}.${signature}.`,
    `${header}.${payload}.${signature}=`,
    `${header}.${payload}.${signature}==`,
    `${header}.${payload}.${signature.slice(0, -1)}+`,
  ])('refuses what is not three canonical base64url parts: %s', async (jwt) => {
    await refuses(jwt, [notCompact]);
  });

  it.each(['x', '[]', 'null', '"a"', `\uFEFF${goodHeader}`])(
    'refuses the header %s, which is no JSON object',
    async (text) => {
      const jwt = signText(text, JSON.stringify(claims()));
      await refuses(jwt, ['token header is not a JSON object in UTF-8']);
    },
  );

  it('accepts white space and escapes', async () => {
    const spaced = JSON.stringify(claims(), null, 2).replaceAll('/', '\\/');
    await accepts(signText(` ${goodHeader} `, spaced));
  });

  it('accepts a header of alg alone, or of alg and typ', async () => {
    await accepts(token(claims(), { alg: 'RS256' }));
    await accepts(token(claims({ nonce: 2 }), { typ: 'JWT', alg: 'RS256' }));
  });

  it.each(['kid', 'jwk', 'jku', 'x5c', 'crit', 'b64'])('refuses the member %s', async (name) => {
    const jwt = token(claims(), { alg: 'RS256', typ: 'JWT', [name]: 'a' });
    await refuses(jwt, [`token header member is not allowed: "${name}"`]);
  });

  it.each(['none', 'rs256', 'RS512', 'PS256', 'HS256', ['RS256'], undefined])(
    'refuses alg %j',
    async (alg) => {
      await refuses(token(claims(), { alg }), ['alg is not RS256']);
    },
  );

  const text = JSON.stringify(claims());
  const input = `${encode(goodHeader)}.${encode(text)}`;
  const sha512 = sign('sha512', Buffer.from(input), pair.privateKey).toString('base64url');
  const otherText = encode(JSON.stringify(claims({ nonce: 2 })));
  const hs256 = `${encode(JSON.stringify({ alg: 'HS256' }))}.${encode(text)}`;
  const mac = createHmac('sha256', publicPem(pair.publicKey)).update(hs256).digest('base64url');
  const twice = '{"alg":"none","\\u0061lg":"RS256"}';
  refusesEach([
    ['a payload that is no JSON object', signText(goodHeader, '[]'), ['token payload is not a JSON object in UTF-8']], // oxfmt-ignore
    ['a claim twice', signText(goodHeader, text.replace('{', '{"nonce":3,')), ['token payload repeats a member']], // oxfmt-ignore
    ['a header member twice', signText(twice, text), ['token header repeats a member']],
    ['another typ', token(claims(), { alg: 'RS256', typ: 'JWS' }), ['typ is not JWT']],
    ['another key’s signature', signText(goodHeader, text, otherPair.privateKey), [badSignature]],
    ['the signature of another hash', `${input}.${sha512}`, [badSignature]],
    ['the signature of another text', `${header}.${otherText}.${signature}`, [badSignature]],
    ['an HMAC of the public key', `${hs256}.${mac}`, ['alg is not RS256', badSignature]],
  ]);

  it('holds a token to the key of the API key it comes with', async () => {
    judge.register(otherApiKey, publicPem(otherPair.publicKey));
    await refuses(token(), [badSignature], { headers: { 'x-api-key': otherApiKey } });
  });
});
