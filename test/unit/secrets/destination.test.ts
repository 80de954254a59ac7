import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { destinationOf } from '../../../electron/main/secrets/destination';
import { profileSecrets } from '../../../electron/main/secrets/profile-secrets';
import { keychainStore } from '../../../electron/main/secrets/secret-store';
import { fail, succeed } from '../../../shared/failure';
import { faultyKeychain } from './faulty-keychain';
import { bound, called, destination, earlierRecord, profilesAt } from './record-of';

const pair = { apiKey: 'CANARY', privateKey: randomBytes(1200) };
const evil = 'https://evil.example';
const changed = fail('HOST_CHANGED', { host: 'api.example.com' });

/** Secrets over a map as keychain, of profiles that are all at one place, which can be changed. */
const setUp = () => {
  const items = new Map<string, string>();
  const place = { now: destination as string | null };
  const store = keychainStore(faultyKeychain(items));
  return {
    items,
    store,
    place,
    secrets: profileSecrets(
      store,
      profilesAt(() => place.now),
    ),
  };
};

describe('where keys may be sent', () => {
  it.each([
    ['https://api.example.com', 'https://api.example.com'],
    ['https://api.example.com/v2/', 'https://api.example.com'],
    ['https://api.example.com:443', 'https://api.example.com'],
    ['https://api.example.com:8443', 'https://api.example.com:8443'],
    ['http://127.0.0.1:5555/base', 'http://127.0.0.1:5555'],
    ['https://xn--exmple-cua.com', 'https://xn--exmple-cua.com'],
  ])('%s is at %s', (baseUrl, origin) => {
    expect(destinationOf({ kind: 'service', baseUrl })).toBe(origin);
  });

  it('is one place for the demo, whatever its port', () => {
    const places = ['http://127.0.0.1:1', 'http://127.0.0.1:2', ''].map((baseUrl) =>
      destinationOf({ kind: 'demo', baseUrl }),
    );
    expect(new Set(places).size).toBe(1);
  });
});

describe('keys that are bound to a place (security E6, G2)', () => {
  it.each(['keychain', 'this-run'] as const)('are read for no other: %s', async (home) => {
    const { secrets } = setUp();
    await secrets.save('a', bound(pair), home);
    expect(await secrets.read(called('a'))).toMatchObject(succeed(pair));
    for (const elsewhere of [evil, `${destination}:8443`, 'http://api.example.com']) {
      expect(await secrets.read(called('a', elsewhere))).toEqual(changed);
    }
    expect(await secrets.read({ ...called('a'), kind: 'demo' })).toEqual(changed);
    expect(await secrets.destination('a')).toBe(destination);
    expect((await secrets.read(called('a', `${destination}/another/path`))).ok).toBe(true);
  });

  it.each(['keychain', 'this-run'] as const)('go elsewhere once they are let: %s', async (home) => {
    const { secrets } = setUp();
    await secrets.save('a', bound(pair), home);
    expect(await secrets.redirect('a', evil)).toEqual(succeed(null));
    const refused = fail('HOST_CHANGED', { host: 'evil.example' });
    expect(await secrets.read(called('a'))).toEqual(refused);
    expect(await secrets.read(called('a', evil))).toMatchObject(succeed(pair));
  });

  it('keep their file key on the way', async () => {
    const { secrets, store, items } = setUp();
    const fileKey = randomBytes(32);
    items.set('a', earlierRecord(pair, fileKey, destination));
    await secrets.redirect('a', evil);
    expect(await store.read('a')).toEqual(succeed({ ...pair, destination: evil }));
    expect(await secrets.fileKeyOf('a')).toEqual(succeed(fileKey));
  });

  it('of a demo tell no host', async () => {
    const { secrets } = setUp();
    await secrets.save('a', { ...pair, destination: 'demo' }, 'keychain');
    expect(await secrets.read(called('a'))).toEqual(fail('HOST_CHANGED'));
  });

  it('that are not there have no place, and are let go nowhere', async () => {
    const { secrets, items } = setUp();
    expect(await secrets.destination('a')).toBeNull();
    expect(await secrets.redirect('a', evil)).toMatchObject({ ok: false });
    expect(items.size).toBe(0);
  });
});

describe('a record of an earlier version, which names no place', () => {
  it.each([
    ['1', undefined],
    ['2', randomBytes(32)],
  ])('%s is bound to that of its profile when it is read', async (_version, fileKey) => {
    const { secrets, items, store, place } = setUp();
    items.set('a', earlierRecord(pair, fileKey));
    expect(await secrets.destination('a')).toBeNull();
    expect(await secrets.read(called('a'))).toMatchObject(succeed(pair));
    const given = await secrets.fileKeyOf('a');
    await expect.poll(() => secrets.destination('a')).toBe(destination);
    expect(await store.read('a')).toMatchObject(succeed({ ...pair, destination }));
    if (fileKey) expect(given).toEqual(succeed(fileKey));
    place.now = evil;
    expect(await secrets.read(called('a', evil))).toEqual(changed);
  });

  it('keeps what it was bound to when it is read twice at once, and profiles change meanwhile', async () => {
    const { secrets, items, place } = setUp();
    items.set('a', earlierRecord(pair));
    await Promise.all([secrets.read(called('a')), secrets.read(called('a'))]);
    await expect.poll(() => secrets.destination('a')).toBe(destination);
    place.now = evil;
    expect(await secrets.read(called('a', evil))).toEqual(changed);
    expect(await secrets.destination('a')).toBe(destination);
  });

  it('of no profile is bound to nothing', async () => {
    const { secrets, items, place } = setUp();
    const text = earlierRecord(pair);
    items.set('a', text);
    place.now = null;
    expect(await secrets.fileKeyOf('a')).toEqual(fail('PROFILE_NOT_FOUND'));
    expect(items.get('a')).toBe(text);
  });
});
