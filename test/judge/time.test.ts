import { describe, it } from 'vitest';
import { badExp, badIat } from './expected-reasons';
import { accepts, clock, judgeEachTest, refuses } from './judged-requests';
import { claims, issuedAt, token } from './made-tokens';

const stale = 'token was issued more than 30 s before receipt';
const ahead = 'token was issued more than 1 s in the future';
const notLater = 'exp is not later than iat';
const passed = 'exp has passed';

judgeEachTest();

describe('time (specification sections 5, 7 and 8)', () => {
  // Each time is in milliseconds after the one of issue.
  it.each([
    ['issued 30 s before receipt', 30_000, claims()],
    ['issued 1 s in the future', -1000, claims()],
    ['that expires 1 s after it was issued', -1000, claims({ exp: issuedAt + 1 })],
    ['1 ms before it expires', 9999, claims({ exp: issuedAt + 10 })],
  ])('accepts a token %s', async (_when, at, payload) => {
    clock.now = issuedAt * 1000 + at;
    await accepts(token(payload));
  });

  it.each([
    ['issued 30 s and 1 ms before receipt', 30_001, claims(), [stale]],
    ['issued 31 s before, whenever it expires', 31_000, claims({ exp: issuedAt + 3600 }), [stale]],
    ['issued 1 s and 1 ms in the future', -1001, claims(), [ahead]],
    [
      'in milliseconds',
      0,
      claims({ iat: issuedAt * 1000, exp: issuedAt * 1000 + 30_000 }),
      [ahead],
    ],
    ['that expires as it was issued', -1000, claims({ exp: issuedAt }), [notLater]],
    ['that expires before it', -1000, claims({ exp: issuedAt - 1 }), [notLater, passed]],
    ['when it expires', 10_000, claims({ exp: issuedAt + 10 }), [passed]],
  ])('refuses a token %s', async (_when, at, payload, reasons) => {
    clock.now = issuedAt * 1000 + at;
    await refuses(token(payload), reasons);
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
});
