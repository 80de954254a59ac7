import { sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { toCredentials } from '../../../electron/main/accounts/credentials';
import { createInspectorFeature } from '../../../electron/main/inspector/feature';
import { serverClock } from '../../../electron/main/service/server-clock';
import { fail, succeed, type Result } from '../../../shared/failure';
import type { Profile } from '../../../shared/profile';
import { asCalled } from '../calls/as-called';
import { profileWith } from '../profiles/fake-settings';
import {
  apiKey,
  pkcs8,
  privateKeyPem,
  signed,
  signedAt,
  signer,
  url,
  quietJournal,
  subject,
} from './requests';

const { id: profileId } = signer;
const unknownId = '00000000-0000-4000-8000-000000000009';

const setUp = (changes: Partial<Profile> = {}) => {
  const state = { now: signedAt, locked: false };
  const now = () => state.now;
  const profile: Profile = { ...profileWith(), ...signer, secrets: 'keychain', ...changes };
  const journal = quietJournal(now);
  const find = (id: string) => (id === profile.id ? succeed(profile) : fail('PROFILE_NOT_FOUND'));
  const feature = createInspectorFeature({
    credentials: {
      get: () =>
        state.locked
          ? Promise.resolve(fail('KEYCHAIN_LOCKED_OR_MISSING'))
          : toCredentials({ apiKey, privateKey: pkcs8 }),
    },
    journal,
    service: {
      sourceOf: () => ({ clock: () => state.now - 3000, nonce: () => 4711 }),
      clockOf: () => serverClock({ wall: now, monotonic: now }),
    },
    now,
  });
  const calls = asCalled(feature.handlers, find);
  const send = async (result: Result<unknown>) => {
    const request = await signed();
    await journal.watch(subject, (onSigned) => {
      onSigned(request, url);
      return Promise.resolve({ result });
    });
    return request.token.split('.')[2] ?? '';
  };
  return { state, calls, journal, send };
};

describe('inspecting a token', () => {
  it('of a profile that has signed nothing finds nothing', async () => {
    expect(await setUp().calls.inspectToken({ profileId })).toEqual(succeed(null));
  });

  it('shows the last request with what came of it', async () => {
    const { calls, send } = setUp();
    await send(fail('FORBIDDEN'));
    expect(await calls.inspectToken({ profileId })).toMatchObject({
      ok: true,
      value: { outcome: 'FORBIDDEN', url, verified: true },
    });
  });

  it('does not need the keychain', async () => {
    const { state, calls, send } = setUp();
    await send(succeed(null));
    state.locked = true;
    expect(await calls.inspectToken({ profileId })).toMatchObject({ ok: true });
  });
});

describe('a dry run', () => {
  it('is signed like a call, with its nonce and its clock, and is not sent', async () => {
    const { calls } = setUp({ baseUrl: 'https://gate.example/t', signedPath: 'full' });
    expect(await calls.dryRun({ profileId })).toMatchObject({
      ok: true,
      value: {
        outcome: 'unsent',
        claims: { iat: 1_749_999_997, exp: 1_750_000_027, nonce: 4711, body: '' },
        path: { signed: '/t/v1/account', sent: '/t/v1/account' },
        url: 'https://gate.example/t/v1/account',
        offsetMs: -3400,
        verified: true,
      },
    });
    expect(await calls.inspectToken({ profileId })).toMatchObject({ value: { outcome: 'unsent' } });
  });

  it('says why there is no key to sign with', async () => {
    const { state, calls, journal } = setUp();
    state.locked = true;
    expect(await calls.dryRun({ profileId })).toEqual(fail('KEYCHAIN_LOCKED_OR_MISSING'));
    expect(journal.last(profileId)).toBeUndefined();
  });

  it('of an impossible address says so', async () => {
    const { calls } = setUp({ baseUrl: 'ftp://example.com' });
    expect(await calls.dryRun({ profileId })).toMatchObject({
      ok: false,
      error: { code: 'BASE_URL_INVALID' },
    });
  });
});

it('none of the calls knows another profile', async () => {
  const { calls } = setUp();
  const unknown = fail('PROFILE_NOT_FOUND');
  expect(await calls.inspectToken({ profileId: unknownId })).toEqual(unknown);
  expect(await calls.dryRun({ profileId: unknownId })).toEqual(unknown);
});

it('no answer holds a signature, spent or not (M6), or another secret (security D9)', async () => {
  const { calls, send } = setUp();
  const spent = await send(succeed(null));
  const dryRun = await calls.dryRun({ profileId });
  if (!dryRun.ok) throw new Error('not signed');
  // RS256 signs the same bytes in the same way each time.
  const { header, claims } = dryRun.value;
  const parts = [header, claims].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  );
  const fresh = sign('RSA-SHA256', Buffer.from(parts.join('.')), privateKeyPem);
  const answers = [await calls.inspectToken({ profileId }), dryRun];
  const lines = privateKeyPem.split('\n').filter((line) => line.length >= 60);
  for (const secret of [apiKey, spent, fresh.toString('base64url'), ...lines]) {
    expect(JSON.stringify(answers)).not.toContain(secret);
  }
});
