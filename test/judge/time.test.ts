import { describe, it } from 'vitest';
import { badExp, badIat } from './expected-reasons';
import { accepts, clock, judgeEachTest, refuses } from './judged-requests';
import { claims, issuedAt, token } from './made-tokens';

const stale = 'token was issued more than 30 s before receipt';
const ahead = 'token was issued more than 1 s in the future';
const notLater = 'exp is not later than iat';

judgeEachTest();

describe('time (specification sections 5, 7 and 8)', () => {
  it('accepts a token issued 30 s before receipt and refuses it 1 ms later', async () => {
    clock.now = (issuedAt + 30) * 1000;
    await accepts(token());
    clock.now += 1;
    await refuses(token(claims({ nonce: 2 })), [stale]);
  });

  it('applies the 30 s regardless of exp', async () => {
    clock.now = (issuedAt + 31) * 1000;
    await refuses(token(claims({ exp: issuedAt + 3600 })), [stale]);
  });

  it('accepts a token issued 1 s in the future and refuses 1 ms more', async () => {
    clock.now = (issuedAt - 1) * 1000;
    await accepts(token());
    clock.now -= 1;
    await refuses(token(claims({ nonce: 2 })), [ahead]);
  });

  it('refuses iat and exp in milliseconds', async () => {
    const iat = issuedAt * 1000;
    await refuses(token(claims({ iat, exp: iat + 30_000 })), [ahead]);
  });

  it.each([issuedAt + 0.5, String(issuedAt), null, undefined, true, [issuedAt]])(
    'refuses iat %j',
    async (iat) => {
      await refuses(token(claims({ iat })), [badIat]);
    },
  );

  it.each([issuedAt + 30.5, String(issuedAt + 30), null, undefined, true])(
    'refuses exp %j',
    async (exp) => {
      await refuses(token(claims({ exp })), [badExp]);
    },
  );

  it('accepts exp 1 s after iat and refuses exp equal to or before iat', async () => {
    clock.now = (issuedAt - 1) * 1000;
    await accepts(token(claims({ exp: issuedAt + 1 })));
    await refuses(token(claims({ exp: issuedAt, nonce: 2 })), [notLater]);
    const early = claims({ exp: issuedAt - 1, nonce: 3 });
    await refuses(token(early), [notLater, 'exp has passed']);
  });

  it('accepts until 1 ms before exp and refuses at exp', async () => {
    clock.now = (issuedAt + 10) * 1000 - 1;
    await accepts(token(claims({ exp: issuedAt + 10 })));
    clock.now += 1;
    await refuses(token(claims({ exp: issuedAt + 10, nonce: 2 })), ['exp has passed']);
  });
});
