import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { createProfileFileHandlers } from '../../electron/main/profiles/profile-file';
import { settingsSchema } from '../../electron/main/profiles/settings/settings';
import { releaseSchema, verifyRelease } from '../../electron/main/updates/release';
import { codes, succeed } from '../../shared/failure';
import { idleDialogs } from '../unit/calls/app-parts';
import { fakeSettings, storeOver } from '../unit/profiles/fake-settings';
import { release, signedFeed } from '../unit/updates/signed-feed';
import { inFolder } from './in-folder';
import { near } from './mutate';

const sample = {
  format: 'account-viewer-profiles',
  version: 1,
  profiles: ['Treasury', 'Kalte Verwahrung', 'Treasury\u034f'].map((name) => ({
    name,
    baseUrl: 'https://api.example.com/team-a',
    colour: 'grey',
    production: true,
    signedPath: 'endpoint',
    waitSeconds: 30,
    fingerprint: null,
  })),
};

/** For any file of profiles, the import leaves valid settings and reports the number of profiles that it added. */
export const fuzzImport = (parameters: fc.Parameters<unknown>): Promise<void> =>
  inFolder('fuzz-import', async (folder) => {
    const file = join(folder, 'profiles.json');
    await fc.assert(
      fc.asyncProperty(near(Buffer.from(JSON.stringify(sample))), async (bytes) => {
        await writeFile(file, bytes);
        const settings = fakeSettings();
        const profiles = storeOver(settings);
        const dialogs = { ...idleDialogs, chooseFile: () => Promise.resolve(succeed(file)) };
        const imported = await createProfileFileHandlers({ profiles, dialogs }).importProfiles(
          undefined,
        );
        const count = profiles.list().length;
        if (imported.ok) assert.equal(imported.value.added, count);
        else assert.ok(codes.includes(imported.error.code) && count === 0);
        assert.ok(settingsSchema.safeParse(settings.current()).success);
      }),
      parameters,
    );
  });

/** A release is accepted only with its signed bytes, its signature and a valid shape. */
export const fuzzFeed = async (parameters: fc.Parameters<unknown>): Promise<void> => {
  const { feed, signatureOf } = signedFeed();
  const genuine = JSON.stringify(release);
  const signature = signatureOf(genuine);
  await fc.assert(
    fc.asyncProperty(near(Buffer.from(genuine)), near(Buffer.from(signature)), (bytes, other) => {
      const isGenuine = Buffer.from(bytes).toString('latin1') === genuine;
      assert.equal(verifyRelease(feed, bytes, signature) !== null, isGenuine);
      const text = Buffer.from(bytes).toString('utf8');
      const signed = verifyRelease(feed, Buffer.from(text), signatureOf(text));
      if (signed) assert.ok(releaseSchema.safeParse(signed).success);
      const otherSignature = Buffer.from(other).toString('latin1');
      if (otherSignature.trimEnd() !== signature) {
        assert.equal(verifyRelease(feed, Buffer.from(genuine), otherSignature), null);
      }
      return Promise.resolve();
    }),
    parameters,
  );
};
