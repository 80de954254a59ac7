import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createProfileFileHandlers } from '../../../electron/main/profiles/profile-file';
import { emptySettings, settingsSchema } from '../../../electron/main/profiles/settings/settings';
import { fail, succeed } from '../../../shared/failure';
import type { ProfilesFileProblem } from '../../../shared/problems';
import { appParts } from '../calls/app-parts';
import { asCalled } from '../calls/as-called';
import { fakeSettings, profileWith, storeOver } from './fake-settings';
import { folderOfFile } from '../folder-of';

const folder = folderOfFile('account-viewer-profiles');
const path = join(folder, 'profiles.json');

const id = (index: number): string =>
  `00000000-0000-4000-8000-${index.toString().padStart(12, '0')}`;
const fingerprint = `SHA256:${'A'.repeat(43)}=`;
const entry = (name: string, more: object = {}) => ({
  name,
  baseUrl: 'https://api.example.com',
  colour: 'grey',
  production: false,
  signedPath: 'endpoint',
  ...more,
});
const fileOf = (entries: readonly object[]): Promise<void> =>
  writeFile(
    path,
    JSON.stringify({ format: 'account-viewer-profiles', version: 1, profiles: entries }),
  );

/** An app with profiles of these names, the first of them active. */
const setUp = (...names: readonly string[]) => {
  const saved = names.map((name, index) => profileWith({ id: id(index), name }));
  const file = fakeSettings({
    ...emptySettings,
    profiles: saved,
    activeProfileId: saved[0]?.id ?? null,
  });
  const profiles = storeOver(file);
  const { dialogs } = appParts();
  const chosen = () => Promise.resolve(succeed(path));
  const calls = asCalled(
    createProfileFileHandlers({
      profiles,
      dialogs: { ...dialogs, chooseFile: chosen, chooseTarget: chosen },
    }),
    profiles.find,
  );
  const listed = () => profiles.list().map(({ name }) => name);
  return { file, profiles, listed, bring: () => calls.importProfiles(undefined), calls };
};

const numbered = (count: number, first = 0) =>
  Array.from({ length: count }, (_, index) => `Profile ${index + first}`);

describe('a file of profiles', () => {
  it('is imported in one write, as far as there is room, and the rest is reported (import at 1,000)', async () => {
    const app = setUp(...numbered(602));
    await fileOf(numbered(700, 600).map((name) => entry(name)));
    const report = { added: 398, skipped: 2, noRoom: 300 };
    expect(await app.bring()).toEqual(succeed(report));
    expect(app.listed()).toEqual(numbered(1000));
    expect(app.file.writes).toBe(1);
    expect(settingsSchema.safeParse(app.file.current()).success).toBe(true);
    expect(await app.bring()).toEqual(succeed({ added: 0, skipped: 400, noRoom: 300 }));
    expect(app.file.writes).toBe(1);
  });

  it('with more profiles than allowed is imported as far as there is room', async () => {
    const app = setUp('One');
    await fileOf(numbered(1500).map((name) => entry(name)));
    expect(await app.bring()).toEqual(succeed({ added: 999, skipped: 0, noRoom: 501 }));
  });

  it('is imported completely or, if it cannot be written, not at all', async () => {
    const app = setUp('One');
    await fileOf([entry('Two'), entry('Three')]);
    app.file.full = true;
    expect(await app.bring()).toEqual(fail('FILE_NOT_WRITTEN'));
    expect(app.listed()).toEqual(['One']);
  });

  it('is imported with the byte order mark that an editor adds', async () => {
    await fileOf([entry('Two')]);
    await writeFile(path, `\ufeff${await readFile(path, 'utf8')}`);
    expect(await setUp().bring()).toEqual(succeed({ added: 1, skipped: 0, noRoom: 0 }));
  });

  it.each<[string, ProfilesFileProblem, string]>([
    ['no JSON', 'not-ours', 'hello'],
    ['of another kind', 'not-ours', '{"profiles":[]}'],
    ['of a newer version', 'newer', '{"format":"account-viewer-profiles","version":2}'],
    ['larger than 1 MB', 'too-large', ' '.repeat(1024 * 1024 + 1)],
  ])('that is %s is refused as %s, and adds nothing', async (_what, profilesFile, text) => {
    const app = setUp('One');
    await writeFile(path, text);
    expect(await app.bring()).toEqual(fail('PROFILES_FILE_NOT_READ', { profilesFile }));
    expect(app.listed()).toEqual(['One']);
  });

  it('keeps the active profile, or makes its own first one active', async () => {
    await fileOf([entry('Two'), entry('Three')]);
    const { profiles, bring, file } = setUp('One');
    await bring();
    expect([profiles.activeId(), file.current().activeProfileId]).toEqual([id(0), id(0)]);
    const empty = setUp();
    await empty.bring();
    const [two] = empty.profiles.list();
    expect(two?.name).toBe('Two');
    expect([empty.profiles.activeId(), empty.file.current().activeProfileId]).toEqual([
      two?.id,
      two?.id,
    ]);
  });

  it('adds no twin of a profile: a name with an extra invisible character, in another case, or in wider letters', async () => {
    const app = setUp('Treasury');
    const twins = ['Trea\u034fsury', 'Treasury\ufe0f', 'TREASURY', 'Ｔreasury', 'Treasury\u2003'];
    for (const twin of twins) {
      await fileOf([entry(twin)]);
      expect(await app.bring(), twin).toEqual(succeed({ added: 0, skipped: 1, noRoom: 0 }));
    }
  });

  it('adds the first of its own twins', async () => {
    const app = setUp();
    await fileOf([entry('Cold store'), entry('cold  store'), entry('Cold \ufe0estore')]);
    expect(await app.bring()).toEqual(succeed({ added: 1, skipped: 2, noRoom: 0 }));
  });

  it('treats names that differ only in a joiner as twins', async () => {
    const app = setUp();
    await fileOf([entry('می\u200cخواهم'), entry('میخواهم'), entry('👨\u200d👩'), entry('👨👩')]);
    expect(await app.bring()).toEqual(succeed({ added: 2, skipped: 2, noRoom: 0 }));
  });

  it('adds no name with an invisible character', async () => {
    const app = setUp();
    const names = [
      'a\u2028b',
      'a\u2029b',
      'a\u202eb',
      'a\u200bb',
      'a\nb',
      'a\u034fb',
      'a\u3164',
      'a\ud800',
    ];
    await fileOf([...names, 'Seen ❤\ufe0f'].map((name) => entry(name)));
    expect(await app.bring()).toEqual(succeed({ added: 1, skipped: 8, noRoom: 0 }));
    expect(app.listed()).toEqual(['Seen ❤\ufe0f']);
  });

  it('carries the fingerprint of the public key, which does not mean that the other computer has keys', async () => {
    const first = setUp('One');
    const publicKey = { bits: 2048, fingerprint, spki: 'QUJD' };
    await first.profiles.change(id(0), (profile) => ({ ...profile, publicKey }));
    await first.calls.exportProfiles(undefined);
    const other = setUp();
    await other.bring();
    const brought = { publicKey: null, importedFingerprint: fingerprint, secrets: 'none' };
    expect(other.profiles.list()).toMatchObject([brought]);
    expect(settingsSchema.parse(other.file.current()).profiles).toMatchObject([
      { importedFingerprint: fingerprint },
    ]);
    // Without its own keys it passes on the fingerprint it imported.
    await other.calls.exportProfiles(undefined);
    expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ profiles: [{ fingerprint }] });
  });

  it('of an earlier version, or with an invalid fingerprint, is still accepted', async () => {
    const app = setUp();
    await fileOf([entry('Old'), entry('Odd', { fingerprint: '<b>' })]);
    expect(await app.bring()).toEqual(succeed({ added: 2, skipped: 0, noRoom: 0 }));
    expect(app.profiles.list().map(({ importedFingerprint }) => importedFingerprint)).toEqual([
      undefined,
      undefined,
    ]);
  });
});
