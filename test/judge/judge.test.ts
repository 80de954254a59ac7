import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { badNonce, badSignature, badUrl, hasBody } from './expected-reasons';
import { startJudge } from './judge';
import { accepts, account, judge, judgeEachTest, refuses, restartJudge } from './judged-requests';
import {
  apiKey,
  claims,
  goodHeader,
  otherPair,
  pair,
  publicPem,
  signText,
  token,
} from './made-tokens';
import { send } from './sent-requests';

judgeEachTest();

describe('the service', () => {
  it('listens on 127.0.0.1 and answers the account as JSON', async () => {
    expect(judge.baseUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    const answer = await send(judge.baseUrl, token());
    expect(answer).toEqual({
      status: 200,
      type: 'application/json',
      text: JSON.stringify(account),
    });
  });

  it('uses the system clock by default and closes twice', async () => {
    await restartJudge({ account });
    const iat = Math.floor(Date.now() / 1000);
    await accepts(token(claims({ iat, exp: iat + 30 })));
    await judge.close();
  });

  it('refuses an account that is not JSON', async () => {
    await expect(startJudge({ account: undefined })).rejects.toThrow(TypeError);
  });

  it('keeps every verdict with all reasons', async () => {
    await send(judge.baseUrl, token());
    await send(judge.baseUrl, token(claims({ url: '/v1/x', nonce: -1, role: 'a' })), {
      method: 'POST',
      body: 'x',
    });
    expect(judge.verdicts()).toEqual([
      { status: 200, reasons: [] },
      {
        status: 401,
        reasons: ['method is not GET', hasBody, 'claim is not allowed: "role"', badUrl, badNonce],
      },
    ]);
  });
});

describe('registration', () => {
  it('refuses what is not an RSA public key of 2048 bits', () => {
    const small = generateKeyPairSync('rsa', { modulusLength: 1024 });
    const curve = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const secret = pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    for (const pem of ['', secret, publicPem(small.publicKey), publicPem(curve.publicKey)]) {
      expect(() => {
        judge.register('some-api-key', pem);
      }).toThrow(TypeError);
    }
    expect(() => {
      judge.register('', publicPem(pair.publicKey));
    }).toThrow(TypeError);
  });

  it('accepts PKCS#1 and lets a later key replace an earlier one', async () => {
    const pem = otherPair.publicKey.export({ type: 'pkcs1', format: 'pem' }).toString();
    judge.register(apiKey, pem);
    await refuses(token(), [badSignature]);
    await accepts(signText(goodHeader, JSON.stringify(claims()), otherPair.privateKey));
  });
});
