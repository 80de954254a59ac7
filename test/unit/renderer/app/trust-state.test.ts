import { describe, expect, it } from 'vitest';
import { shellWords as germanShell } from '../../../../renderer/i18n/de/shell';
import { shellWords } from '../../../../renderer/i18n/shell';
import { mustShowAge, receivedAt, trustOf, type Trust } from '../../../../renderer/app/trust-state';
import type { AccountHead, ClockState } from '../../../../shared/account';
import type { AppState } from '../../../../shared/contract';
import type { OtherAnswer } from '../../../../shared/activity';
import type { Code } from '../../../../shared/failure';

type Situation = Parameters<typeof trustOf>[0];

const head = (
  clock: ClockState = { skewSeconds: 0, corrected: false },
  source: AccountHead['source'] = 'service',
): Pick<Situation, 'account'> => ({
  account: {
    head: {
      revision: 1,
      userId: 'u',
      name: 'n',
      email: 'e',
      walletCount: 0,
      contractCount: 0,
      source,
      receivedAt: 1,
      differences: [],
      clock,
    },
  },
});
const failed = (code: Code): Pick<Situation, 'failure'> => ({
  failure: { failure: { code }, at: 2 },
});
const nothing: Situation = {
  app: null,
  refreshing: null,
  other: null,
  keepsLooking: false,
  account: null,
  failure: null,
};
const demo = {
  app: { profiles: [{ id: 'one', kind: 'demo' }], activeProfileId: 'one' } as unknown as AppState,
};
const other = { other: { revision: 2, receivedAt: 2 } as OtherAnswer };
const refreshing = { refreshing: { profileId: 'one', since: 1 } };

it.each<[Trust, string, Partial<Situation>]>([
  ['none', 'nothing has been read', {}],
  ['none', 'the person has not agreed to the address', failed('CANCELLED')],
  ['failed', 'nothing can be reached', failed('OFFLINE')],
  ['live', 'the service has answered', head()],
  ['live', 'the service does not tell its time', head({ skewSeconds: null, corrected: false })],
  ['corrected', 'calls are corrected', head({ skewSeconds: 95, corrected: true })],
  ['differs', 'a clock is off, uncorrected', head({ skewSeconds: -3, corrected: false })],
  ['demo', 'the demo has answered', { ...demo, ...head() }],
  ['old', 'the demo has failed', { ...demo, ...head(), ...failed('SERVER_ERROR') }],
  ['copy', 'the answer is a copy', head(undefined, 'copy')],
  ['copy', 'a copy stays, whatever failed', { ...head(undefined, 'copy'), ...failed('AUTH') }],
  ['old', 'a refresh failed after an answer', { ...head(), ...failed('SERVER_ERROR') }],
  ['refused', 'the keys were refused', { ...head(), ...failed('AUTH') }],
  ['refused', 'they were refused the first time', failed('FORBIDDEN')],
  ['stopped', 'the person has stopped', { ...head(), ...failed('ABORTED') }],
  ['other', 'another account has answered', { ...head(), ...other, ...failed('OFFLINE') }],
  ['former', 'the answer before it is looked at', { ...head(), ...other, keepsLooking: true }],
  ['reading', 'a refresh is under way', { ...head(), ...other, ...refreshing }],
])('the trust in the answer on screen is "%s" if %s', (trust, _what, change) => {
  expect(trustOf({ ...nothing, ...change })).toBe(trust);
});

it.each<[boolean, number | null, string, Partial<Situation>]>([
  [false, 1, 'the service has just answered', head()],
  [true, 1, 'a refresh failed after an answer', { ...head(), ...failed('SERVER_ERROR') }],
  [true, 1, 'the answer is a copy', head(undefined, 'copy')],
  [true, 1, 'another account has answered since', { ...head(), ...other, keepsLooking: true }],
  [false, null, 'another account has answered, and is asked about', { ...head(), ...other }],
  [false, null, 'a refresh is under way', { ...head(), ...refreshing }],
  [false, null, 'nothing has been read', failed('OFFLINE')],
])(
  'that the answer’s age must be shown is %s, with the time %s, if %s',
  (dated, at, _what, change) => {
    const situation = { ...nothing, ...change };
    expect(mustShowAge(situation)).toBe(dated);
    expect(receivedAt(situation)).toBe(at);
  },
);

describe('the text about the trust', () => {
  it('calls the shown answer live or not before its age', () => {
    for (const { states, short } of [shellWords.trust, germanShell.trust]) {
      for (const said of [states, { ...states, ...short }]) {
        expect(said.differs.startsWith(said.live)).toBe(true);
        expect(said.stopped.startsWith(said.old)).toBe(true);
      }
    }
  });

  it('does not say that nothing was ever read if only nothing is stored', () => {
    const { failed, none } = shellWords.trust.meanings;
    expect(failed).toBe('The last refresh failed, and there is no earlier answer to show.');
    expect(none).toBe('There is no answer from the service to show yet.');
  });
});
