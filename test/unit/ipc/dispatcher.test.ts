import { describe, expect, it } from 'vitest';
import { createDispatcher as dispatch, type Handlers } from '../../../electron/main/ipc/dispatcher';
import { contract, type CallName } from '../../../shared/contract';
import { fail, succeed } from '../../../shared/failure';
import type { Profile } from '../../../shared/profile';
import { profileWith } from '../profiles/fake-settings';
import { refusedListCalls } from './refused-list-calls';
import { anything, draft, id, preferences, profileSettings, valid } from './valid-payloads';
import { fc, forAllAsync } from '../for-all';

const names = Object.keys(contract) as CallName[];

const profileOf = (id: string): Profile => ({ ...profileWith({ id }), secrets: 'keychain' });

/** The dispatch of an app that finds a profile for every id. */
const dispatcherOf = (handlers: Handlers, now: () => number) =>
  dispatch({ handlers, now, findProfile: (id) => succeed(profileOf(id)) });

/** Handlers that note their requests and profiles, and return their name. */
const recording = () => {
  const seen: unknown[] = [];
  const profiles: unknown[] = [];
  const entries = names.map((name) => [
    name,
    (request: unknown, profile: unknown) => {
      seen.push(request);
      profiles.push(profile);
      return Promise.resolve(succeed(name));
    },
  ]);
  return { seen, profiles, handlers: Object.fromEntries(entries) as Handlers };
};

/** A clock that never reaches the call limit. */
const patient = () => {
  let time = 0;
  return () => (time += 1000);
};
const badRequest = { ok: false, error: { code: 'BAD_REQUEST' } };

const cyclic: Record<string, unknown> = { profileId: id };
cyclic['self'] = cyclic;
let looks = 0;
const throwing = (from: number): object => ({
  toJSON: () => ({}),
  get profileId(): string {
    looks += 1;
    if (looks >= from) throw new Error('CANARY');
    return id;
  },
});

const wrong: readonly (readonly [string, readonly unknown[]])[] = [
  ['a list', [[valid.selectProfile]]],
  ['a RegExp', [/x/u]],
  ['a function', [() => id]],
  ['a symbol', [Symbol('profileId')]],
  ['a cycle', [cyclic]],
  ['an own __proto__', [JSON.parse(`{"profileId":"${id}","__proto__":{"x":1}}`)]],
  ['an unknown field', [{ ...draft, profileId: id, admin: true }]],
  [
    'a getter that throws',
    [
      {
        get profileId(): string {
          throw new Error('CANARY');
        },
      },
    ],
  ],
  ['10 MB of text', ['x'.repeat(10_000_000)]],
  ['10 MB in a field', [{ profileId: 'x'.repeat(10_000_000) }]],
  ['two arguments', [{ profileId: id }, { profileId: id }]],
  ['a trailing undefined', [undefined, undefined]],
  ['NaN for a revision', [{ profileId: id, revision: NaN, list: 'wallets' }]],
  ['a broken id', [{ profileId: `${id}x` }]],
  ['an id of __proto__', [{ profileId: '__proto__' }]],
];

describe('a payload that the contract does not take (security D5)', () => {
  it.each(wrong)('%s is a BAD_REQUEST for every call, and no handler runs', async (_name, args) => {
    const { seen, handlers } = recording();
    const answer = dispatcherOf(handlers, patient());
    for (const name of names) expect(await answer(name, args)).toStrictEqual(badRequest);
    expect(seen).toEqual([]);
  });

  it.each<[CallName, unknown]>([
    ['readList', { profileId: id, revision: 0, list: 'wallets', from: 0 }],
    ['readList', { profileId: id, revision: 1.5, list: 'wallets', from: 0 }],
    ['readList', { profileId: id, revision: '1', list: 'wallets', from: 0 }],
    ['readList', { profileId: id, revision: 1, list: '__proto__', from: 0 }],
    ['readList', { profileId: id, revision: 1, from: 0 }],
    ['readList', { profileId: id, revision: 1, list: 'wallets', from: -1 }],
    ['saveProfile', { ...draft, name: 'A', secrets: 'file' }],
    ['saveProfile', { ...draft, name: 'A' }],
    ['saveProfile', { ...draft, name: 'A', secrets: 'keychain', privateKey: 'x' }],
    ['testConnection', { ...draft, baseUrl: 'x'.repeat(4097) }],
    ['testConnection', { ...draft, apiKey: 'x'.repeat(16_385) }],
    ['testConnection', { ...draft, apiKey: null }],
    ['getState', {}],
    ['dropKeyFile', { path: '' }],
    ['unlockKey', { lockedKeyId: id, passphrase: 'x'.repeat(4097) }],
    ['generateKey', { bits: 1024 }],
    ['generateKey', { bits: 16_384 }],
    ['savePublicKey', { spki: 'QUJD' }],
    ['savePublicKey', { profileId: id, spki: 'QUJD' }],
    ['copyText', { text: '' }],
    ['changeProfile', { profileId: id }],
    ['changeProfile', { ...profileSettings, profileId: id, colour: 'pink' }],
    ['changeProfile', { ...profileSettings, profileId: id, baseUrl: 'https://evil.example' }],
    ['moveProfile', { profileId: id, baseUrl: 'https://a.example', confirmedHost: 'a.example' }],
    [
      'changeKeys',
      { profileId: id, apiKey: 'x', stagedKeyId: null, secrets: 'none', untested: true },
    ],
    ['removeProfile', { profileId: id }],
    ['setPreferences', {}],
    ['setPreferences', { refreshSeconds: 61 }],
    ['setPreferences', { ...preferences, dates: 'mars' }],
    ['setPreferences', { ...preferences, theme: 'sepia' }],
    ['setPreferences', { ...preferences, log: 'all' }],
    ['setPreferences', { ...preferences, language: 'xx' }],
    ['setPreferences', { ...preferences, hideAfterMinutes: 2 }],
    ['setPreferences', { ...preferences, captureProtection: 1 }],
    ['setPreferences', { ...preferences, checkUpdates: 'daily' }],
    ['checkForUpdate', { url: 'https://example.com' }],
    ['openReleasePage', { url: 'https://example.com' }],
    ['setValuesHidden', { hidden: 'yes' }],
    ['deleteLogs', { folder: '/' }],
    ...refusedListCalls,
  ])('%s refuses %.60j', async (name, payload) => {
    const { seen, handlers } = recording();
    expect(await dispatcherOf(handlers, patient())(name, [payload])).toStrictEqual(badRequest);
    expect(seen).toEqual([]);
  });

  it('that throws only at the second access is no rejection', async () => {
    const { handlers } = recording();
    looks = 0;
    const answer = await dispatcherOf(handlers, patient())('selectProfile', [throwing(1)]);
    expect(answer.ok).toBe(false);
    expect(JSON.stringify(answer)).not.toContain('CANARY');
  });
});

describe('a payload that the contract accepts', () => {
  it.each(names)('reaches the handler of %s', async (name) => {
    const { seen, handlers } = recording();
    const answer = dispatcherOf(handlers, patient());
    expect(await answer(name, [valid[name]])).toEqual({ ok: true, value: name });
    expect(seen).toEqual([valid[name]]);
  });

  it('may be left out if none is needed', async () => {
    const { handlers } = recording();
    expect(await dispatcherOf(handlers, patient())('getState', [])).toMatchObject({ ok: true });
  });
});

describe('a handler', () => {
  const handlersWith = (selectProfile: unknown): Handlers =>
    ({ ...recording().handlers, selectProfile }) as Handlers;
  const call = (handlers: Handlers) =>
    dispatcherOf(handlers, patient())('selectProfile', [valid.selectProfile]);

  it.each<[string, () => unknown]>(
    Object.entries<() => unknown>({
      rejects: () => Promise.reject(new Error('CANARY')),
      'rejects with a text': () => Promise.reject(Object('CANARY') as Error),
      throws: () => {
        throw new Error('CANARY', { cause: 'CANARY' });
      },
      'throws nothing': () => {
        throw undefined as unknown as Error;
      },
    }),
  )('that %s ends in INTERNAL and nothing of the error (security D6)', async (_name, handler) => {
    expect(await call(handlersWith(handler))).toStrictEqual(fail('INTERNAL'));
  });

  it('may fail with its own code, which is not reported to main as a bug', async () => {
    const thrown: unknown[] = [];
    const error = new Error('CANARY');
    const failure = fail('PROFILE_NOT_FOUND');
    const answers = [() => Promise.reject(error), () => Promise.resolve(failure)];
    const answer = dispatch({
      handlers: handlersWith(() => answers.shift()?.()),
      now: patient(),
      findProfile: (id) => succeed(profileOf(id)),
      onThrown: (one) => thrown.push(one),
    });
    expect(await answer('selectProfile', [valid.selectProfile])).toEqual(fail('INTERNAL'));
    expect(await answer('selectProfile', [valid.selectProfile])).toBe(failure);
    expect(thrown).toEqual([error]);
  });
});

describe('the profile that a call names', () => {
  const naming = names.filter((name) => {
    const payload = valid[name];
    return typeof payload === 'object' && payload !== null && 'profileId' in payload;
  });

  it.each(naming)('is passed to the handler of %s, looked up once', async (name) => {
    const { profiles, handlers } = recording();
    const found: string[] = [];
    const findProfile = (wanted: string) => {
      found.push(wanted);
      return succeed(profileOf(wanted));
    };
    const answer = dispatch({ handlers, findProfile, now: patient() });
    expect(await answer(name, [valid[name]])).toEqual(succeed(name));
    expect([found, profiles]).toEqual([[id], [profileOf(id)]]);
  });

  it.each(naming)(
    'is PROFILE_NOT_FOUND for %s if it is unknown, and no handler runs',
    async (name) => {
      const { seen, handlers } = recording();
      const findProfile = () => fail('PROFILE_NOT_FOUND');
      const answer = dispatch({ handlers, findProfile, now: patient() });
      expect(await answer(name, [valid[name]])).toEqual(fail('PROFILE_NOT_FOUND'));
      expect(seen).toEqual([]);
    },
  );
});

describe('any payload', () => {
  const nearlyRight = (name: CallName) =>
    fc
      .tuple(fc.constantFrom('profileId', 'baseUrl', 'apiKey', 'name', '__proto__', 'x'), anything)
      .map(([field, value]) => {
        const payload = Object.assign(Object.create(null) as object, valid[name] ?? {});
        Object.defineProperty(payload, field, { value, enumerable: true });
        return [payload] as unknown[];
      });

  it.each(names)(
    'of %s gives an answer or a BAD_REQUEST, never a throw (security D5; fault 60)',
    async (name) => {
      const { handlers } = recording();
      const answer = dispatcherOf(handlers, patient());
      const args = fc.oneof(fc.array(anything, { maxLength: 3 }), nearlyRight(name));
      await forAllAsync(300)(args, async (given) => {
        const result = await answer(name, given);
        const parsed = contract[name].request.safeParse(given[0]);
        if (!parsed.success || given.length > 1) expect(result).toStrictEqual(badRequest);
        else expect(result.ok || result.error.code === 'BAD_REQUEST').toBe(true);
      });
    },
  );
});
