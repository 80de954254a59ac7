import { describe, expect, it } from 'vitest';
import { createRequestsFeature } from '../../../../electron/main/diagnostics/requests/feature';
import { createProfilesFeature } from '../../../../electron/main/profiles/feature';
import { createProfileActs } from '../../../../electron/main/profiles/profile-acts';
import { destinationOf } from '../../../../electron/main/credentials/keychain/record';
import { importSigningKey } from '../../../../electron/main/account/client/sign-jwt';
import { createServiceCalls } from '../../../../electron/main/account/client/service-calls';
import { fail } from '../../../../shared/failure';
import { agreeingDialogs, appParts } from '../../calls/app-parts';
import { asCalled } from '../../calls/as-called';
import { profileWith } from '../../profiles/fake-settings';
import { apiKey, pkcs8, signed, signer, url } from './requests';

describe('removing profiles', () => {
  const setUp = async () => {
    const parts = appParts();
    const { profiles, secrets, journal } = parts;
    const given = { apiKey, privateKey: pkcs8, destination: destinationOf(profileWith()) };
    await secrets.save(signer.id, given, 'keychain');
    await profiles.add(profileWith({ id: signer.id }), 'disk');
    journal.noteUnsent(signer, await signed(), url);
    const { onProfileRemoved } = createRequestsFeature({
      ...parts,
      credentials: { get: () => Promise.resolve(fail('KEYCHAIN_DENIED')) },
      service: createServiceCalls({
        http: () => Promise.reject(new Error('nothing is sent')),
        clocks: { wall: () => 0, monotonic: () => 0 },
        randomInt: () => 1,
        wait: () => Promise.resolve(),
        read: () => expect.unreachable(),
        correctClock: () => false,
      }),
      dialogs: agreeingDialogs,
      now: () => 0,
    });
    const acts = createProfileActs({ ...parts, onRemoved: onProfileRemoved });
    const feature = createProfilesFeature({ ...parts, acts });
    return { ...parts, calls: asCalled(feature.handlers, (id) => profiles.find(id)) };
  };

  it('forgets the requests of a removed profile, and keeps those of one that stays', async () => {
    const { calls, journal, edges } = await setUp();
    edges.locked = true;
    await calls.removeProfile({ profileId: signer.id, leaveKeys: false });
    expect(journal.requests(signer.id)).toHaveLength(1);
    edges.locked = false;
    await calls.removeProfile({ profileId: signer.id, leaveKeys: false });
    expect(journal.requests(signer.id)).toEqual([]);
  });
});

describe('the clock that signs a dry run', () => {
  const target = {
    baseUrl: 'https://api.example.com',
    signedPath: 'endpoint',
    waitSeconds: 30,
  } as const;
  const setUp = async (correct: boolean) => {
    let drawn = 0;
    const service = createServiceCalls({
      http: () => expect.unreachable(),
      clocks: { wall: () => 1_750_000_000_000, monotonic: () => 5000 },
      randomInt: () => (drawn += 1),
      wait: () => Promise.resolve(),
      read: () => expect.unreachable(),
      correctClock: () => correct,
    });
    const credentials = { apiKey, key: await importSigningKey(pkcs8) };
    return { service, source: () => service.sourceOf(target, credentials) };
  };
  /** A response written 95 s before the local time. */
  const late = {
    date: new Date(1_750_000_000_000 - 95_000).toUTCString(),
    age: null,
    sentAt: 4900,
    receivedAt: 5000,
  };

  it('is the local time while the service’s is unknown, with a new nonce each time', async () => {
    const { source } = await setUp(true);
    const { clock, nonce } = source();
    expect([clock(), nonce(), nonce(), source().nonce()]).toEqual([1_750_000_000_000, 1, 2, 3]);
  });

  it.each([
    ['the service’s time once it is known', true, 1_749_999_903_000],
    ['the local time where correcting is off', false, 1_750_000_000_000],
  ])('is %s', async (_name, correct, time) => {
    const { service, source } = await setUp(correct);
    service.clockOf(target.baseUrl).observe(late);
    expect(source().clock()).toBe(time);
  });

  it('is the local time if the service’s Date is the wrong clock', async () => {
    const { service, source } = await setUp(true);
    service.clockOf(target.baseUrl).observe(late);
    service.clockOf(target.baseUrl).setTrust('wrong');
    expect(source().clock()).toBe(1_750_000_000_000);
  });
});
