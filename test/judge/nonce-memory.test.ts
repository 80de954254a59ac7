import { describe, it } from 'vitest';
import { badAccept, badNonce, badSignature } from './expected-reasons';
import { accepts, clock, judge, judgeEachTest, refuses } from './judged-requests';
import {
  claims,
  goodHeader,
  issuedAt,
  otherApiKey,
  otherPair,
  pair,
  publicPem,
  signText,
  token,
} from './made-tokens';

const replayed = 'nonce was used by this API key within 60 s';

judgeEachTest();

describe('nonce (specification sections 5 and 8)', () => {
  it.each([0, 99_999])('accepts %d', async (nonce) => {
    await accepts(token(claims({ nonce })));
  });

  it.each([-1, 100_000, 0.5, '1', null, undefined, true])('refuses %j', async (nonce) => {
    await refuses(token(claims({ nonce })), [badNonce]);
  });

  it('refuses a repeat within 60 s and accepts it 1 ms later', async () => {
    await accepts(token());
    clock.now += 60_000;
    const later = claims({ iat: issuedAt + 60 });
    await refuses(token(later), [replayed]);
    clock.now += 60_001;
    await accepts(token(claims({ iat: issuedAt + 120, exp: issuedAt + 150 })));
  });

  it('accepts a first repeat after 60 s and 1 ms', async () => {
    await accepts(token());
    clock.now += 60_001;
    await accepts(token(claims({ iat: issuedAt + 60 })));
  });

  it('refuses the same token twice, and after a signed request that was refused', async () => {
    await refuses(token(), [badAccept], { without: ['accept'] });
    await refuses(token(), [replayed]);
  });

  it('does not count a request whose signature is not valid', async () => {
    const forged = signText(goodHeader, JSON.stringify(claims()), otherPair.privateKey);
    await refuses(forged, [badSignature]);
    await accepts(token());
  });

  it('counts per API key', async () => {
    judge.register(otherApiKey, publicPem(pair.publicKey));
    await accepts(token());
    await accepts(token(), { headers: { 'x-api-key': otherApiKey } });
  });
});
