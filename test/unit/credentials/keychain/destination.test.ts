import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { destinationOf } from '../../../../electron/main/credentials/keychain/record';
import { createProfileSecrets } from '../../../../electron/main/credentials/keychain/profile-secrets';
import { createSecretStore } from '../../../../electron/main/credentials/keychain/secret-store';
import { fail, succeed } from '../../../../shared/failure';
import { faultyKeychain } from './faulty-keychain';
import { bound, called, destination, earlierRecord, profilesAt } from './record-of';

const pair = { apiKey: 'CANARY', privateKey: randomBytes(1200) };
const evil = 'https://evil.example';
const changedFrom = (keysFor: string) => fail('HOST_CHANGED', { keysFor });
const changed = changedFrom(destination);

/** Secrets over a map as keychain, of profiles that share one destination, which the test can change. */
const setUp = () => {
  const items = new Map<string, string>();
  const place = { now: destination as string | null };
  const store = createSecretStore(faultyKeychain(items));
  return {
    items,
    store,
    place,
    secrets: createProfileSecrets(
      store,
      profilesAt(() => place.now),
    ),
  };
};

describe('where keys may be sent', () => {
  it.each([
    ['https://api.example.com', 'https://api.example.com'],
    ['https://api.example.com/v2/', 'https://api.example.com/v2'],
    ['https://api.example.com:443/team-a', 'https://api.example.com/team-a'],
    ['https://api.example.com:8443', 'https://api.example.com:8443'],
    ['http://127.0.0.1:5555/base', 'http://127.0.0.1:5555/base'],
    ['https://ex\u00e4mple.com', 'https://xn--exmple-cua.com'],
  ])('%s is %s, the whole base URL (M7)', (baseUrl, destination) => {
    expect(destinationOf({ kind: 'service', baseUrl })).toBe(destination);
  });

  it('is one destination for the demo, whatever its port', () => {
    const places = ['http://127.0.0.1:1', 'http://127.0.0.1:2', ''].map((baseUrl) =>
      destinationOf({ kind: 'demo', baseUrl }),
    );
    expect(new Set(places).size).toBe(1);
  });
});

describe('keys that are bound to a place (security E6, G2)', () => {
  it.each(['keychain', 'this-run'] as const)(
    'are read for no other destination: %s',
    async (home) => {
      const { secrets } = setUp();
      await secrets.save('a', bound(pair), home);
      expect(await secrets.read(called('a'))).toMatchObject(succeed({ ...pair, destination }));
      for (const elsewhere of [
        evil,
        `${destination}:8443`,
        'http://api.example.com',
        `${destination}/another/path`,
      ]) {
        expect(await secrets.read(called('a', elsewhere))).toEqual(changed);
      }
      expect(await secrets.read({ ...called('a'), kind: 'demo' })).toEqual(changed);
      expect(await secrets.bindingOf('a')).toEqual({ destination });
    },
  );

  it.each(['keychain', 'this-run'] as const)(
    'go to another destination once the user allows it: %s',
    async (home) => {
      const { secrets } = setUp();
      await secrets.save('a', bound(pair), home);
      expect(await secrets.redirect('a', evil)).toEqual(succeed(null));
      const refused = changedFrom('https://evil.example');
      expect(await secrets.read(called('a'))).toEqual(refused);
      expect(await secrets.read(called('a', evil))).toMatchObject(succeed(pair));
    },
  );

  it('that do not exist have no destination and cannot be moved', async () => {
    const { secrets, items } = setUp();
    expect(await secrets.bindingOf('a')).toEqual({});
    expect(await secrets.redirect('a', evil)).toMatchObject({ ok: false });
    expect(items.size).toBe(0);
  });
});

describe('a record of version 0.1, whose address was never agreed to', () => {
  const fileKey = randomBytes(32);
  const withRecord = () => {
    const parts = setUp();
    const text = earlierRecord(pair, fileKey);
    parts.items.set('a', text);
    return { ...parts, text };
  };

  it('is read without counting as agreed to, and stays as it is (H4)', async () => {
    const { secrets, items, text } = withRecord();
    expect(await secrets.bindingOf('a')).toEqual({ origin: destination });
    const read = await secrets.read(called('a', `${destination}/team-a`));
    expect(read).toMatchObject(succeed(pair));
    expect(read.ok && read.value.destination).toBeUndefined();
    await secrets.fileKeyOf('a');
    expect(items.get('a')).toBe(text);
  });

  it('is bound to the whole address once the user has agreed, and keeps its file key (M7)', async () => {
    const { secrets, store } = withRecord();
    const baseUrl = `${destination}/team-a`;
    await secrets.read(called('a', baseUrl));
    expect(await secrets.bind(called('a', baseUrl))).toEqual(succeed(null));
    expect(await store.read('a')).toEqual(succeed({ ...pair, destination: baseUrl }));
    expect(await secrets.fileKeyOf('a')).toEqual(succeed(fileKey));
    expect(await secrets.read(called('a'))).toEqual(changedFrom(baseUrl));
    // A bound record stays bound: only a move changes its destination.
    await secrets.bind(called('a'));
    expect(await secrets.bindingOf('a')).toEqual({ destination: baseUrl });
  });

  it('is bound to one of two addresses that are agreed to at once', async () => {
    const { secrets } = withRecord();
    const [one, two] = [called('a', `${destination}/one`), called('a', `${destination}/two`)];
    await Promise.all([secrets.read(one), secrets.read(two)]);
    const [first, second] = await Promise.all([secrets.bind(one), secrets.bind(two)]);
    expect([first, second]).toEqual([succeed(null), changedFrom(one.baseUrl)]);
    expect(await secrets.bindingOf('a')).toEqual({ destination: one.baseUrl });
  });

  it('without a profile is bound to nothing', async () => {
    const { secrets, items, place, text } = withRecord();
    await secrets.read(called('a'));
    place.now = null;
    expect(await secrets.bind(called('a'))).toEqual(fail('PROFILE_NOT_FOUND'));
    expect(items.get('a')).toBe(text);
  });

  it('is read for no other origin', async () => {
    const { secrets, items, text } = withRecord();
    for (const elsewhere of [evil, `${destination}:8443`, 'http://api.example.com']) {
      expect(await secrets.read(called('a', elsewhere))).toEqual(changed);
      expect(await secrets.bind(called('a', elsewhere))).toEqual(changed);
      expect(items.get('a')).toBe(text);
    }
  });
});

it('a record of version 0.1 of the demo stays the demo’s, whatever address the settings have', async () => {
  const { secrets, items } = setUp();
  items.set('a', earlierRecord(pair, randomBytes(32), 'demo'));
  expect((await secrets.read({ ...called('a', ''), kind: 'demo' })).ok).toBe(true);
  expect(await secrets.read(called('a', evil))).toEqual(fail('HOST_CHANGED'));
});
