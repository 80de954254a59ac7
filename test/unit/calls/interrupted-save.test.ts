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
import { valueOf } from '../value-of';

const limits = { whole: Infinity, 'in parts': 2400 };

const signingKey = async (privateKey: KeyObject): Promise<SigningKey> =>
  valueOf(await readPrivateKey(privateKey.export({ type: 'pkcs8', format: 'der' })));

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

/** The disk after a kill, and the id of the profile on it. */
interface Left {
  readonly disk: Machine;
  readonly id: string;
}

describe.each(Object.entries(limits))('with records %s', (_name, limit) => {
  const nothing = (): Promise<Left> => Promise.resolve({ disk: freshDisk(), id: '' });
  const withProfile = async (): Promise<Left> => {
    const disk = freshDisk();
    return { disk, id: valueOf(await save(await start(disk, alive, limit))).id };
  };

  /** Kills the app at each step of an act, and once after its end, and starts it again on what is left. */
  const killAtEachStep = async (
    prepare: () => Promise<Left>,
    act: (app: StartedApp, id: string) => Promise<unknown>,
    startAgain: (app: StartedApp, id: string) => Promise<void>,
  ): Promise<void> => {
    const whole = await prepare();
    const counting = dyingIn(Infinity);
    await act(await start(whole.disk, counting.step, limit), whole.id);
    for (let last = 0; last <= counting.taken(); last += 1) {
      const { disk, id } = await prepare();
      const life = dyingIn(last);
      await Promise.race([life.died, act(await start(disk, life.step, limit), id)]);
      await startAgain(await start(disk, alive, limit), id);
    }
  };

  test('an app killed at any step of saving a profile has the profile whole or not at all (security E6; fault 43)', async () => {
    await killAtEachStep(nothing, save, async (app) => {
      for (const profile of app.profiles.list()) {
        expect((await app.credentials.get(profile)).ok).toBe(true);
      }
      // The same profile can be saved again.
      if (app.profiles.list().length === 0) expect((await save(app)).ok).toBe(true);
    });
  });

  test('an app killed at any step of a change of keys has the old pair or the new, and shows which (security E6; fault 43)', async () => {
    const change = (app: StartedApp, profileId: string) =>
      app.changeKeys({
        profileId,
        apiKey: 'second-api-key',
        stagedKeyId: app.staged.stage(second).stagedKeyId,
        secrets: 'keychain',
        untested: true,
      });
    const seen = new Set<string>();
    await killAtEachStep(withProfile, change, async (app, id) => {
      const { apiKey } = valueOf(await app.credentials.get(valueOf(app.profiles.find(id))));
      await Promise.all(app.healed);
      const expected = apiKey === 'first-api-key' ? first : second;
      expect(valueOf(app.profiles.find(id)).publicKey).toEqual(expected.facts);
      seen.add(apiKey);
    });
    expect(seen).toEqual(new Set(['first-api-key', 'second-api-key']));
  });

  test('an app killed at any step of a change of address sends keys to no address they were not confirmed for (security E6, G2)', async () => {
    const before = 'https://api.example.com';
    const after = 'https://new.example.com';
    const move = (app: StartedApp, profileId: string) =>
      app.moveProfile({ profileId, baseUrl: after });
    const seen = new Set<string>();
    await killAtEachStep(withProfile, move, async (app, id) => {
      const profile = valueOf(app.profiles.find(id));
      const read = await app.credentials.get(profile);
      const { destination } = await app.secrets.bindingOf(id);
      expect(read.ok).toBe(destination === profile.baseUrl);
      seen.add(`${profile.baseUrl} ${read.ok ? 'ready' : read.error.code}`);
      // The interrupted change can be completed.
      expect(await move(app, id)).toMatchObject({ ok: true });
      expect((await app.credentials.get(valueOf(app.profiles.find(id)))).ok).toBe(true);
    });
    expect(seen).toEqual(new Set([`${before} ready`, `${before} HOST_CHANGED`, `${after} ready`]));
  });
});
