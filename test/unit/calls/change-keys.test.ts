import { describe, expect, it } from 'vitest';
import { fail, succeed } from '../../../shared/failure';
import { signingKey } from './app-parts';
import { base64, newKey, oldKey, secretsOf, setUpKeys } from './keys-to-change';
import { valueOf } from '../value-of';

const revisionRead = async ({
  accounts,
  profiles,
  profileId,
}: Awaited<ReturnType<typeof setUpKeys>>) =>
  valueOf(await accounts.refresh(valueOf(profiles.find(profileId)))).revision;

describe('changing the keys of a profile', () => {
  it('tests them first, then switches', async () => {
    const app = await setUpKeys();
    expect(await app.changeKeys(app.both)).toMatchObject(
      succeed({ publicKey: newKey.facts, accepted: true, secrets: 'keychain' }),
    );
    expect(app.called).toEqual(['https://api.example.com endpoint new-api-key']);
    expect(await secretsOf(app)).toEqual(['new-api-key', base64(newKey)]);
    expect(app.staged.find(app.both.stagedKeyId).ok).toBe(false);
  });

  it.each([
    ['the API key', { stagedKeyId: null }, ['new-api-key', base64(oldKey)]],
    ['the private key', { apiKey: null }, ['key-of-One', base64(newKey)]],
  ])('alone of %s keeps the other half (security E6)', async (_name, change, kept) => {
    const app = await setUpKeys();
    expect((await app.changeKeys({ ...app.both, ...change })).ok).toBe(true);
    expect(await secretsOf(app)).toEqual(kept);
  });

  it('whose keys the service refuses names the key, as every refused call of a profile does', async () => {
    const app = await setUpKeys();
    app.edges.accepts = false;
    const refusalOf = ({ facts: { fingerprint } }: typeof newKey) =>
      fail('AUTH', { status: 401, fingerprint });
    expect(await app.changeKeys(app.both)).toMatchObject(refusalOf(newKey));
    const refreshed = await app.refreshAccount({ profileId: app.profileId });
    expect(refreshed).toMatchObject(refusalOf(oldKey));
  });

  it('is refused for keys that a later version saved, and sends nothing', async () => {
    const app = await setUpKeys();
    const later = JSON.stringify({ v: 6 });
    app.items.set(app.profileId, later);
    for (const untested of [false, true]) {
      const changed = await app.changeKeys({ ...app.both, untested });
      expect(changed).toEqual(fail('SETTINGS_NEWER'));
    }
    expect(app.called).toEqual([]);
    expect((await app.changeKeys({ ...app.both, secrets: 'this-run' })).ok).toBe(true);
    expect(app.items.get(app.profileId)).toBe(later);
    const gone = await app.removeProfile({ profileId: app.profileId, leaveKeys: false });
    expect(gone).toEqual(succeed({ keys: 'removed', filesLeft: false }));
    expect(app.items.get(app.profileId)).toBeUndefined();
  });

  it('is refused at an address that the old ones were not given for (security E6, G2)', async () => {
    const app = await setUpKeys();
    const baseUrl = 'https://evil.example';
    await app.profiles.change(app.profileId, (profile) => ({ ...profile, baseUrl }));
    for (const untested of [false, true]) {
      expect(await app.changeKeys({ ...app.both, untested })).toMatchObject({
        error: { code: 'HOST_CHANGED', keysFor: 'https://api.example.com' },
      });
    }
    expect(app.called).toEqual([]);
    await app.profiles.change(app.profileId, (profile) => ({
      ...profile,
      baseUrl: 'https://api.example.com',
    }));
    expect(await secretsOf(app)).toEqual(['key-of-One', base64(oldKey)]);
  });

  it.each(['before', 'after'])(
    'leaves none in the keychain when the removal of the profile begins %s it (security E6)',
    async (order) => {
      const app = await setUpKeys();
      const remove = () => app.removeProfile({ profileId: app.profileId, leaveKeys: false });
      const removal = order === 'before' ? remove() : undefined;
      const change = app.changeKeys(app.both);
      expect((await (removal ?? remove())).ok).toBe(true);
      expect(await change).toMatchObject(fail('PROFILE_NOT_FOUND'));
      expect([...app.items.keys()]).toEqual([]);
    },
  );

  it("leaves none in the keychain if the profile's keys are gone and its files are being deleted (M9)", async () => {
    const app = await setUpKeys();
    let goOn = (): void => undefined;
    app.edges.disk = new Promise((resolve) => (goOn = resolve));
    const removal = app.removeProfile({ profileId: app.profileId, leaveKeys: false });
    await expect.poll(() => app.log.at(-1)).toContain('files removed');
    const change = app.changeKeys(app.both);
    // If the keys were saved now, nothing would remove them later.
    await new Promise((resolve) => setTimeout(resolve, 0));
    goOn();
    expect((await removal).ok).toBe(true);
    expect(await change).toMatchObject(fail('PROFILE_NOT_FOUND'));
    expect([...app.items.keys()]).toEqual([]);
  });

  it.each([
    ['another private key', {}, 'replace keys of One'],
    ['keys that were not tried', { untested: true }, 'replace keys of One, untested'],
    [
      'an API key that was not tried',
      { stagedKeyId: null, untested: true },
      'replace keys of One, untested, API key alone',
    ],
  ])('is confirmed outside the window for %s (M5)', async (_name, change, question) => {
    const app = await setUpKeys();
    app.edges.keeps = true;
    expect(await app.changeKeys({ ...app.both, ...change })).toMatchObject(fail('CANCELLED'));
    expect(app.toLose).toEqual([question]);
    expect(await secretsOf(app)).toEqual(['key-of-One', base64(oldKey)]);
    app.edges.keeps = false;
    expect((await app.changeKeys({ ...app.both, ...change })).ok).toBe(true);
  });

  it.each([true, false])(
    'is confirmed once if a locked keyring holds keys that the settings do not name (M5): untested %s',
    async (untested) => {
      const app = await setUpKeys();
      // Any program of this user can write the settings file like this.
      await app.profiles.change(app.profileId, (profile) => ({ ...profile, publicKey: null }));
      const before = new Map(app.items);
      app.edges.keeps = true;
      app.edges.hides = true;
      expect(await app.changeKeys({ ...app.both, untested })).toEqual(fail('CANCELLED'));
      expect([app.toLose.length, app.items]).toEqual([1, before]);
      app.edges.keeps = false;
      app.edges.hides = true;
      expect((await app.changeKeys({ ...app.both, untested })).ok).toBe(true);
      expect(app.toLose).toHaveLength(2);
      expect(await secretsOf(app)).toEqual(['new-api-key', base64(newKey)]);
    },
  );

  it('says that the old keys stay in the keychain when the new ones are for this run, unless the old ones are for this run too', async () => {
    const app = await setUpKeys();
    app.edges.keeps = true;
    const ofThisRun = { ...app.both, secrets: 'this-run' as const };
    expect(await app.changeKeys(ofThisRun)).toEqual(fail('CANCELLED'));
    app.edges.keeps = false;
    expect((await app.changeKeys(ofThisRun)).ok).toBe(true);
    const { stagedKeyId } = app.staged.stage(signingKey());
    expect((await app.changeKeys({ ...ofThisRun, stagedKeyId })).ok).toBe(true);
    const stays = 'replace keys of One, kept';
    expect(app.toLose).toEqual([stays, stays, 'replace keys of One']);
  });

  it.each([
    ['an API key that works', { stagedKeyId: null }],
    ['the pair of this run', {}],
  ])(
    'asks before %s replaces keys that the keychain holds besides the keys of this run (M5)',
    async (_what, change) => {
      const app = await setUpKeys();
      const ofThisRun = { ...app.both, secrets: 'this-run' as const };
      expect((await app.changeKeys(ofThisRun)).ok).toBe(true);
      const { stagedKeyId } = app.staged.stage(newKey);
      const before = new Map(app.items);
      app.edges.keeps = true;
      expect(await app.changeKeys({ ...app.both, stagedKeyId, ...change })).toEqual(
        fail('CANCELLED'),
      );
      expect([app.toLose.at(-1), app.items]).toEqual(['replace keys of One', before]);
      app.edges.keeps = false;
      expect((await app.changeKeys({ ...app.both, stagedKeyId, ...change })).ok).toBe(true);
      expect(await secretsOf(app)).toEqual(['new-api-key', base64(newKey)]);
    },
  );

  it('is refused while another change runs, because the new key would be lost (M5)', async () => {
    const app = await setUpKeys();
    const first = app.changeKeys(app.both);
    expect(await app.changeKeys({ ...app.both, stagedKeyId: null })).toEqual(fail('BUSY'));
    expect((await first).ok).toBe(true);
    expect(await secretsOf(app)).toEqual(['new-api-key', base64(newKey)]);
    expect((await app.changeKeys({ ...app.both, stagedKeyId: null })).ok).toBe(true);
  });

  it('also asks when the keychain is locked and the settings name its keys', async () => {
    const app = await setUpKeys();
    app.edges.locked = true;
    app.edges.keeps = true;
    expect(await app.changeKeys({ ...app.both, secrets: 'this-run' })).toEqual(fail('CANCELLED'));
    expect(app.toLose).toEqual(['replace keys of One, kept']);
  });

  it('asks nothing for keys of this run, which replace no keys in a locked keyring', async () => {
    const app = await setUpKeys();
    await app.profiles.change(app.profileId, (profile) => ({ ...profile, publicKey: null }));
    app.edges.hides = true;
    const before = new Map(app.items);
    const ofThisRun = { ...app.both, untested: true, secrets: 'this-run' as const };
    expect((await app.changeKeys(ofThisRun)).ok).toBe(true);
    expect([app.toLose, app.items]).toEqual([[], before]);
  });

  it('asks nothing if no key is lost: for an API key that works, and for first keys', async () => {
    const app = await setUpKeys();
    app.edges.keeps = true;
    expect((await app.changeKeys({ ...app.both, stagedKeyId: null })).ok).toBe(true);
    app.items.clear();
    await app.profiles.change(app.profileId, (profile) => ({ ...profile, publicKey: null }));
    expect((await app.changeKeys({ ...app.both, untested: true })).ok).toBe(true);
    expect(app.toLose).toEqual([]);
  });

  it('keeps the old keys when the service does not accept the new ones', async () => {
    const app = await setUpKeys();
    app.edges.accepts = false;
    expect(await app.changeKeys(app.both)).toMatchObject(fail('AUTH'));
    expect(await secretsOf(app)).toEqual(['key-of-One', base64(oldKey)]);
    expect(app.staged.find(app.both.stagedKeyId).ok).toBe(true);
  });

  it('makes no call if told so, and does not mark the keys as accepted', async () => {
    const app = await setUpKeys();
    expect(await app.changeKeys({ ...app.both, untested: true })).toMatchObject({
      value: { accepted: false, publicKey: newKey.facts },
    });
    expect(app.called).toEqual([]);
  });

  it('for this run leaves the keychain and the settings file as they are', async () => {
    const app = await setUpKeys();
    const before = new Map(app.items);
    app.log.length = 0;
    await app.changeKeys({ ...app.both, secrets: 'this-run' });
    expect([app.items, app.log]).toEqual([before, []]);
    expect(await secretsOf(app)).toEqual(['new-api-key', base64(newKey)]);
    expect(app.profiles.list()).toMatchObject([{ secrets: 'this-run', publicKey: newKey.facts }]);
  });

  it('drops the offline copy, whose account the new keys may not open, unless the old keys stay', async () => {
    const app = await setUpKeys();
    expect((await app.changeKeys({ ...app.both, secrets: 'this-run' })).ok).toBe(true);
    expect(app.copiesDropped).toEqual([]);
    const { stagedKeyId } = app.staged.stage(signingKey());
    expect((await app.changeKeys({ ...app.both, stagedKeyId })).ok).toBe(true);
    expect(app.copiesDropped).toEqual([app.profileId]);
  });

  it('drops the account that was read with the old keys', async () => {
    const app = await setUpKeys();
    const revision = await revisionRead(app);
    expect((await app.changeKeys(app.both)).ok).toBe(true);
    expect(app.accounts.onScreen()).toBeUndefined();
    expect(app.accounts.snapshot(app.profileId, revision).ok).toBe(false);
  });

  it('keeps the old ones, and the account on screen, when the keychain is locked (fault 39)', async () => {
    const app = await setUpKeys();
    const revision = await revisionRead(app);
    app.edges.locked = true;
    expect((await app.changeKeys(app.both)).ok).toBe(false);
    app.edges.locked = false;
    // The account is still on screen, so copies are checked for its alarms and its lists can be read.
    expect(app.accounts.onScreen()).toBe(app.profileId);
    expect(app.accounts.snapshot(app.profileId, revision).ok).toBe(true);
    expect(await secretsOf(app)).toEqual(['key-of-One', base64(oldKey)]);
  });

  it.each([
    ['BAD_REQUEST', { apiKey: null, stagedKeyId: null }],
    ['BAD_REQUEST', { stagedKeyId: '00000000-0000-4000-8000-000000000000' }],
    ['API_KEY_INVALID', { apiKey: 'a b' }],
  ] as const)('is refused as %s: %j', async (code, change) => {
    const app = await setUpKeys();
    const refused = await app.changeKeys({ ...app.both, ...change });
    expect(refused).toMatchObject({ ok: false, error: { code } });
    expect(await secretsOf(app)).toEqual(['key-of-One', base64(oldKey)]);
  });
});
