import { describe, expect, it } from 'vitest';
import { createCredentialCache, toCredentials } from '../../../electron/main/account/credentials';
import type { Secrets } from '../../../electron/main/credentials/keychain/record';
import { fail, succeed } from '../../../shared/failure';
import { profileWith } from '../profiles/fake-settings';
import { usualKeyPair } from '../../keys/usual-key-pair';

const { privateKey } = usualKeyPair('own');
const secrets = {
  apiKey: 'key',
  privateKey: privateKey.export({ type: 'pkcs8', format: 'der' }),
};
const damaged = { ...secrets, privateKey: Buffer.from('CANARY') };
const profile = { ...profileWith(), secrets: 'keychain' as const };

/** A cache over a store of one record, which the test can replace. */
const setUp = (kept: Secrets = secrets) => {
  const store = { stored: kept as Secrets | undefined };
  const reads: string[] = [];
  const told: string[] = [];
  const read = ({ id }: { readonly id: string }) => {
    reads.push(id);
    return Promise.resolve(
      store.stored ? succeed(store.stored) : fail('KEYCHAIN_LOCKED_OR_MISSING'),
    );
  };
  const cache = createCredentialCache({ read }, (known) => told.push(known.id));
  return { store, cache, reads, told };
};

it('credentials are a key that signs and cannot be taken out (security E11)', async () => {
  const made = await toCredentials(secrets);
  expect(made).toMatchObject({ ok: true, value: { apiKey: 'key', key: { extractable: false } } });
});

describe('the cache of credentials', () => {
  it('reads the store once per profile, also for calls at the same time', async () => {
    const { cache, reads, told } = setUp();
    const all = await Promise.all([cache.get(profile), cache.get(profile)]);
    expect(await cache.get(profile)).toBe(all[0]);
    expect(all[1]).toBe(all[0]);
    expect([reads, told]).toEqual([[profile.id], [profile.id]]);
  });

  it.each(['forget', 'forgetAll'] as const)('reads anew after %s (security E11)', async (drop) => {
    const { cache, reads } = setUp();
    const before = await cache.get(profile);
    cache[drop](profile.id);
    expect(await cache.get(profile)).not.toBe(before);
    expect(reads).toHaveLength(2);
  });

  it('reads again after a reading that threw', async () => {
    let isBroken = true;
    const read = () =>
      isBroken ? Promise.reject(new Error('torn')) : Promise.resolve(succeed(secrets));
    const cache = createCredentialCache({ read }, () => undefined);
    await expect(cache.get(profile)).rejects.toThrow('torn');
    isBroken = false;
    expect((await cache.get(profile)).ok).toBe(true);
  });

  it('does not cache a failure', async () => {
    const { store, cache, reads } = setUp();
    store.stored = undefined;
    expect(await cache.get(profile)).toMatchObject(fail('KEYCHAIN_LOCKED_OR_MISSING'));
    store.stored = secrets;
    expect((await cache.get(profile)).ok).toBe(true);
    expect(reads).toHaveLength(2);
  });

  it('passes on no damaged secrets, such as a key that cannot be imported', async () => {
    const { cache, told } = setUp(damaged);
    expect(await cache.get(profile)).toStrictEqual(fail('CREDENTIALS_DAMAGED'));
    expect(told).toEqual([]);
  });

  it('has nothing for another address that was read for this one (security E6, G2)', async () => {
    const { cache, reads } = setUp();
    const here = await cache.get(profile);
    expect(await cache.get({ ...profile, baseUrl: `${profile.baseUrl}/` })).toBe(here);
    // Another path may belong to another tenant (M7).
    for (const baseUrl of [`${profile.baseUrl}/path`, 'https://evil.example']) {
      const before = reads.length;
      const elsewhere = { ...profile, baseUrl };
      await Promise.all([cache.get(elsewhere), cache.get(profile), cache.get(elsewhere)]);
      expect(reads.length).toBeGreaterThan(before + 1);
    }
  });
});
