import { describe, expect, it, onTestFinished } from 'vitest';
import { setLocale } from '../../../electron/main/i18n';
import { createNativeDialogs } from '../../../electron/main/shell/native-dialogs';
import { createProfilesFeature } from '../../../electron/main/profiles/feature';
import { fail } from '../../../shared/failure';
import { asCalled } from './as-called';
import { setUp } from './profiles-set-up';

/** The native questions of main, which nobody agrees to. Collects their texts in `boxes`. */
const deskWith = (boxes: string[]) =>
  createNativeDialogs({
    dialog: {
      showOpenDialog: () => expect.unreachable(),
      showSaveDialog: () => expect.unreachable(),
      showMessageBox: (...args: unknown[]) => {
        const { message, detail } = args.at(-1) as Electron.MessageBoxOptions;
        boxes.push(`${message} ${detail}`);
        return Promise.resolve({ response: 0, checkboxChecked: false });
      },
    },
    clipboard: { readText: () => Promise.resolve(''), writeText: () => Promise.resolve() },
    mainWindow: () => ({}) as Electron.BrowserWindow,
    leaveFolder: () => undefined,
  });

describe('what cannot be undone (M5)', () => {
  it('names the service and the key when it asks, whatever the window calls the profile', async () => {
    const { calls, id, dialogs, profiles, ...parts } = await setUp('Treasury');
    const boxes: string[] = [];
    const { confirmRemoval, confirmNewKeys } = deskWith(boxes);
    const asking = { ...dialogs, confirmRemoval, confirmNewKeys };
    const { changeKeys, removeProfile } = asCalled(
      createProfilesFeature({ ...parts, profiles, dialogs: asking }).handlers,
      (profileId) => profiles.find(profileId),
    );
    const looks = { colour: 'amber', production: false, signedPath: 'endpoint' } as const;
    expect((await calls.changeProfile({ profileId: id, name: 'Demo', ...looks })).ok).toBe(true);
    for (const leaveKeys of [false, true]) await removeProfile({ profileId: id, leaveKeys });
    await changeKeys({
      profileId: id,
      apiKey: 'new',
      stagedKeyId: null,
      untested: true,
      secrets: 'keychain',
    });
    const [profile] = profiles.list();
    expect(boxes).toHaveLength(3);
    for (const box of boxes) {
      expect(box).toContain('“Demo”');
      expect(box).toContain('Service: api.example.com');
      expect(box).toContain(`Public key: ${profile?.publicKey?.fingerprint.slice(0, 23)}…`);
    }
  });

  it.each([
    [
      'en',
      'stay in the keychain',
      ['are deleted', 'last good answer and its offline copy are deleted'],
    ],
    [
      'de',
      'bleiben im Schlüsselbund',
      ['werden gelöscht', 'letzte gültige Antwort und ihre Offline-Kopie werden gelöscht'],
    ],
  ] as const)(
    'does not call keys lost that stay in a keychain: %s',
    async (language, stays, lost) => {
      setLocale(language);
      onTestFinished(() => {
        setLocale('en');
      });
      const boxes: string[] = [];
      const { confirmNewKeys } = deskWith(boxes);
      const asked = { name: 'One', kind: 'service', publicKey: null } as const;
      const { signal } = new AbortController();
      for (const stay of [true, false]) {
        const profile = { ...asked, baseUrl: 'https://api.example.com' };
        const keys = { untested: true, stay, keepsPrivateKey: false, other: null };
        await confirmNewKeys(profile, keys, signal);
      }
      const [kept = '', gone = ''] = boxes;
      const losses = (box: string) => lost.map((one) => box.includes(one));
      expect([kept.includes(stays), ...losses(kept)]).toEqual([true, false, false]);
      expect([gone.includes(stays), ...losses(gone)]).toEqual([false, true, true]);
    },
  );

  it('says which account new keys open, if it is another one, and which key is lost', async () => {
    const boxes: string[] = [];
    const { confirmNewKeys } = deskWith(boxes);
    const counts = { email: null, walletCount: 1, contractCount: 0 };
    const other = {
      known: {
        ...counts,
        userId: 'u-1',
        name: 'Treasury',
        isHolderKnown: true,
        addressCount: 1,
        alarmCount: 0,
        firstSeenAt: null,
      },
      answered: { ...counts, userId: 'u-2', name: 'Payroll', knownAddresses: 0 },
    };
    const { signal } = new AbortController();
    const asked = { name: 'Own', kind: 'demo', baseUrl: '', publicKey: null } as const;
    const keys = { untested: false, stay: false, keepsPrivateKey: true, other };
    await confirmNewKeys(asked, keys, signal);
    const [detail = ''] = boxes;
    for (const line of [
      'answers with another account',
      'Name until now: Treasury',
      'User ID now: u-2',
      'The old API key is deleted. The private key stays.',
    ]) {
      expect(detail).toContain(line);
    }
    expect(detail).not.toContain('cannot be recovered');
  });

  it('asks outside the window before a profile is removed', async () => {
    const { calls, id, toLose, edges, items, profiles } = await setUp('One');
    edges.keeps = true;
    const before = new Map(items);
    for (const leaveKeys of [false, true]) {
      expect(await calls.removeProfile({ profileId: id, leaveKeys })).toEqual(fail('CANCELLED'));
    }
    expect(await calls.removeEverything(undefined)).toEqual(fail('CANCELLED'));
    expect([toLose, items, profiles.list().length]).toEqual([
      ['remove One', 'forget One', 'remove all 1'],
      before,
      1,
    ]);
  });
});
