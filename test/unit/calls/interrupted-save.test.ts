import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  readPrivateKey,
  type SigningKey,
} from '../../../electron/main/credentials/keys/read-private-key';
import { knownKey } from '../../keys/known-key';
import { startOn as start, type Machine, type StartedApp } from '../../fuzz/app-on-disk';
import { alive, dyingIn } from '../credentials/keychain/one-life';
import { folderOfFile } from '../folder-of';

const limits = { whole: Infinity, 'in parts': 2400 };

const signingKey = async (privateKey: KeyObject): Promise<SigningKey> => {
  const key = await readPrivateKey(privateKey.export({ type: 'pkcs8', format: 'der' }));
  if (!key.ok) throw new Error('a good key was refused');
  return key.value;
};

let first: SigningKey;
let second: SigningKey;
beforeAll(async () => {
  first = await signingKey(knownKey(4096));
  second = await signingKey(generateKeyPairSync('rsa', { modulusLength: 4096 }).privateKey);
});

const folder = folderOfFile('account-viewer-save');

const freshDisk = (): Machine => ({
  items: new Map(),
  folder: mkdtempSync(join(folder, 'disk-')),
});

const save = (app: StartedApp) =>
  app.saveProfile({
    name: 'Treasury',
    baseUrl: 'https://api.example.com',
    signedPath: 'endpoint',
    apiKey: 'first-api-key',
    stagedKeyId: app.staged.stage(first).stagedKeyId,
    secrets: 'keychain',
  });

describe.each(Object.entries(limits))('with records %s', (_name, limit) => {
  test('an app killed at any step of saving a profile has the profile whole or not at all (security E6; fault 43)', async () => {
    const counting = dyingIn(Infinity);
    await save(await start(freshDisk(), counting.step, limit));
    for (let last = 0; last < counting.taken(); last += 1) {
      const disk = freshDisk();
      const life = dyingIn(last);
      await Promise.race([life.died, save(await start(disk, life.step, limit))]);
      const app = await start(disk, alive, limit);
      for (const profile of app.profiles.list()) {
        expect((await app.credentials.get(profile)).ok).toBe(true);
      }
      // And the same profile can be saved again.
      const again = app.profiles.list().length === 0 ? await save(app) : undefined;
      expect(again?.ok ?? true).toBe(true);
    }
  });

  test('an app killed at any step of a change of keys has the old pair or the new, and shows which (security E6; fault 43)', async () => {
    const change = async (app: StartedApp, profileId: string) =>
      app.changeKeys({
        profileId,
        apiKey: 'second-api-key',
        stagedKeyId: app.staged.stage(second).stagedKeyId,
        secrets: 'keychain',
        untested: true,
      });
    const prepared = async () => {
      const disk = freshDisk();
      const saved = await save(await start(disk, alive, limit));
      if (!saved.ok) throw new Error('could not prepare');
      return { disk, id: saved.value.id };
    };
    const counting = dyingIn(Infinity);
    const whole = await prepared();
    await change(await start(whole.disk, counting.step, limit), whole.id);

    const seen = new Set<string>();
    for (let last = 0; last <= counting.taken(); last += 1) {
      const { disk, id } = await prepared();
      const life = dyingIn(last);
      await Promise.race([life.died, change(await start(disk, life.step, limit), id)]);
      const app = await start(disk, alive, limit);
      const profile = app.profiles.find(id);
      if (!profile.ok) throw new Error('the profile is gone');
      const read = await app.credentials.get(profile.value);
      if (!read.ok) throw new Error(`the keys are gone: ${read.error.code}`);
      await Promise.all(app.healed);
      const shown = app.profiles.find(id);
      const expected = read.value.apiKey === 'first-api-key' ? first : second;
      expect(shown.ok && shown.value.publicKey).toEqual(expected.facts);
      seen.add(read.value.apiKey);
    }
    expect(seen).toEqual(new Set(['first-api-key', 'second-api-key']));
  });

  test('an app killed at any step of a change of address sends keys to no address they were not confirmed for (security E6, G2)', async () => {
    const before = 'https://api.example.com';
    const after = 'https://new.example.com';
    const prepared = async () => {
      const disk = freshDisk();
      const saved = await save(await start(disk, alive, limit));
      if (!saved.ok) throw new Error('could not prepare');
      return { disk, move: { profileId: saved.value.id, baseUrl: after } };
    };
    const counting = dyingIn(Infinity);
    const whole = await prepared();
    await (await start(whole.disk, counting.step, limit)).moveProfile(whole.move);

    const seen = new Set<string>();
    for (let last = 0; last <= counting.taken(); last += 1) {
      const { disk, move } = await prepared();
      const life = dyingIn(last);
      await Promise.race([life.died, (await start(disk, life.step, limit)).moveProfile(move)]);
      const app = await start(disk, alive, limit);
      const profile = app.profiles.find(move.profileId);
      if (!profile.ok) throw new Error('the profile is gone');
      const read = await app.credentials.get(profile.value);
      const { destination } = await app.secrets.bindingOf(move.profileId);
      expect(read.ok).toBe(destination === profile.value.baseUrl);
      seen.add(`${profile.value.baseUrl} ${read.ok ? 'ready' : read.error.code}`);
      // What was begun can be ended.
      expect(await app.moveProfile(move)).toMatchObject({ ok: true });
      const moved = app.profiles.find(move.profileId);
      expect(moved.ok && (await app.credentials.get(moved.value)).ok).toBe(true);
    }
    expect(seen).toEqual(new Set([`${before} ready`, `${before} HOST_CHANGED`, `${after} ready`]));
  });
});
