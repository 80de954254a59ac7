import { Buffer } from 'node:buffer';
import { createHmac, sign } from 'node:crypto';
import { describe, it } from 'vitest';
import { badSignature, notCompact } from './expected-reasons';
import { accepts, judge, judgeEachTest, refuses } from './judged-requests';
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
  it('refuses what is not three canonical base64url parts', async () => {
    const [header = '', payload = '', signature = ''] = token().split('.');
    const wrong = [
      'x',
      `${header}.${payload}`,
      `${header}.${payload}.`,
      `${header}.${payload}.${signature}.`,
      `${header}.${payload}.${signature}=`,
      `${header}.${payload}.${signature}==`,
      `${header}.${payload}.${signature.slice(0, -1)}+`,
    ];
    for (const jwt of wrong) await refuses(jwt, [notCompact]);
  });

  it('refuses parts that are not JSON objects', async () => {
    for (const [nonce, text] of ['x', '[]', 'null', '"a"', `\uFEFF${goodHeader}`].entries()) {
      const jwt = signText(text, JSON.stringify(claims({ nonce })));
      await refuses(jwt, ['token header is not a JSON object in UTF-8']);
    }
    await refuses(signText(goodHeader, '[]'), ['token payload is not a JSON object in UTF-8']);
  });

  it('accepts white space and escapes, and refuses repeated members', async () => {
    const spaced = JSON.stringify(claims(), null, 2).replaceAll('/', '\\/');
    await accepts(signText(` ${goodHeader} `, spaced));
    const payload = JSON.stringify(claims({ nonce: 2 }));
    const twice = payload.replace('{', '{"nonce":3,');
    await refuses(signText(goodHeader, twice), ['token payload repeats a member']);
    const header = '{"alg":"none","\\u0061lg":"RS256"}';
    const third = JSON.stringify(claims({ nonce: 4 }));
    await refuses(signText(header, third), ['token header repeats a member']);
  });

  it('accepts a header of alg alone, or of alg and typ', async () => {
    await accepts(token(claims(), { alg: 'RS256' }));
    await accepts(token(claims({ nonce: 2 }), { typ: 'JWT', alg: 'RS256' }));
  });

  it.each(['kid', 'jwk', 'jku', 'x5c', 'crit', 'b64'])('refuses the member %s', async (name) => {
    const header = { alg: 'RS256', typ: 'JWT', [name]: 'a' };
    await refuses(token(claims(), header), [`token header member is not allowed: "${name}"`]);
  });

  it('refuses another typ and another or no alg', async () => {
    await refuses(token(claims(), { alg: 'RS256', typ: 'JWS' }), ['typ is not JWT']);
    const algs = ['none', 'rs256', 'RS512', 'PS256', 'HS256', ['RS256'], undefined];
    for (const [index, alg] of algs.entries()) {
      await refuses(token(claims({ nonce: 10 + index }), { alg }), ['alg is not RS256']);
    }
  });

  it('refuses the signature of another key, of another hash and over other text', async () => {
    const payload = JSON.stringify(claims());
    await refuses(signText(goodHeader, payload, otherPair.privateKey), [badSignature]);
    const input = `${encode(goodHeader)}.${encode(payload)}`;
    const sha512 = sign('sha512', Buffer.from(input), pair.privateKey).toString('base64url');
    await refuses(`${input}.${sha512}`, [badSignature]);
    const [header = '', , signature = ''] = token().split('.');
    const forged = encode(JSON.stringify(claims({ nonce: 2 })));
    await refuses(`${header}.${forged}.${signature}`, [badSignature]);
  });

  it('refuses an HMAC made with the public key', async () => {
    const header = JSON.stringify({ alg: 'HS256' });
    const input = `${encode(header)}.${encode(JSON.stringify(claims()))}`;
    const mac = createHmac('sha256', publicPem(pair.publicKey)).update(input).digest('base64url');
    await refuses(`${input}.${mac}`, ['alg is not RS256', badSignature]);
  });

  it('holds a token to the key of the API key it comes with', async () => {
    judge.register(otherApiKey, publicPem(otherPair.publicKey));
    await refuses(token(), [badSignature], { headers: { 'x-api-key': otherApiKey } });
  });
});
