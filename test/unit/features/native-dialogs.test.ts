import type { MessageBoxOptions } from 'electron';
import { describe, expect, it } from 'vitest';
import {
  createNativeDialogs,
  type NativeDialogs,
  type Desktop,
} from '../../../electron/main/shell/native-dialogs';
import { setLocale } from '../../../electron/main/i18n';
import { fail, succeed } from '../../../shared/failure';
import type { Profile } from '../../../shared/profile';

const window = {} as Electron.BrowserWindow;

const desk = {
  clipboard: { readText: () => Promise.resolve(''), writeText: () => Promise.resolve() },
  mainWindow: () => window,
  leaveFolder: () => undefined,
};

/** A desktop whose dialogs stay open until the test answers them. */
const setUp = (mainWindow: Desktop['mainWindow'] = desk.mainWindow) => {
  const boxes: MessageBoxOptions[] = [];
  const answers: ((answer: never) => void)[] = [];
  const open = () =>
    new Promise<never>((resolve) => {
      answers.push(resolve);
    });
  const dialog: Desktop['dialog'] = {
    showOpenDialog: open,
    showSaveDialog: open,
    showMessageBox: (...args: unknown[]) => {
      boxes.push(args.at(-1) as MessageBoxOptions);
      return open();
    },
  };
  const dialogs = createNativeDialogs({ ...desk, dialog, mainWindow });
  /** Answers the dialog that has been open longest. */
  const answer = (given: object): void => answers.shift()?.(given as never);
  return { dialogs, boxes, answers, answer };
};

const busy = fail('BUSY');

const demo = { name: 'Own', kind: 'demo', baseUrl: '', publicKey: null } as const;
const newKeys = { untested: false, stay: false, keepsPrivateKey: false, other: null };

describe('a native question', () => {
  it('is one thing at a time: of 40 questions at once 39 are refused (39 native questions)', async () => {
    const { dialogs, boxes, answers, answer } = setUp();
    const asked = Array.from({ length: 40 }, (_, index) => dialogs.confirmLink(`${index}.example`));
    expect([boxes.length, answers.length]).toEqual([1, 1]);
    answer({ response: 1 });
    const results = await Promise.all(asked);
    expect(results.filter((result) => result.ok)).toHaveLength(1);
    expect(results.slice(1)).toEqual(Array(39).fill(busy));
  });

  it('blocks every other dialog until it is answered', async () => {
    const { dialogs, answers, answer } = setUp();
    const file = dialogs.chooseFile('key');
    expect(await dialogs.chooseTarget('a.csv')).toEqual(busy);
    expect(await dialogs.chooseFile('profiles')).toEqual(busy);
    expect(await dialogs.confirmReplace(['a.csv'])).toEqual(busy);
    answer({ canceled: false, filePaths: ['/key.pem'] });
    expect(await file).toEqual(succeed('/key.pem'));
    const target = dialogs.chooseTarget('a.csv');
    await expect.poll(() => answers).toHaveLength(1);
    answer({ canceled: true, filePath: '' });
    expect(await target).toEqual(fail('CANCELLED'));
    const replaced = dialogs.confirmReplace(['a.csv']);
    answer({ response: 0 });
    expect(await replaced).toEqual(fail('CANCELLED'));
  });

  it('is cancelled once the window is gone', async () => {
    const { dialogs, answers } = setUp(() => undefined);
    expect(await dialogs.chooseFile('key')).toEqual(fail('CANCELLED'));
    expect(await dialogs.chooseTarget('a.csv')).toEqual(fail('CANCELLED'));
    expect(await dialogs.confirmLink('etherscan.io')).toEqual(fail('CANCELLED'));
    expect(answers).toEqual([]);
  });

  it('does not block later ones if it could not be shown', async () => {
    const fails = () => Promise.reject(new Error('no display'));
    const dialog = { showOpenDialog: fails, showSaveDialog: fails, showMessageBox: fails };
    const broken = createNativeDialogs({ ...desk, dialog });
    await expect(broken.chooseFile('key')).rejects.toThrow('no display');
    await expect(broken.chooseFile('key')).rejects.toThrow('no display');
  });

  it('chooses no file to write if the app quits and the macOS sheet closes with a name in it', async () => {
    const { dialogs, answers, answer } = setUp();
    const target = dialogs.chooseTarget('a.csv');
    await expect.poll(() => answers).toHaveLength(1);
    dialogs.quit();
    answer({ canceled: false, filePath: '/Documents/a.csv' });
    expect(await target).toEqual(fail('CANCELLED'));
  });

  it('chooses no file to read either, whose profiles would be imported while the app quits', async () => {
    const { dialogs, answers, answer } = setUp();
    const file = dialogs.chooseFile('profiles');
    await expect.poll(() => answers).toHaveLength(1);
    dialogs.quit();
    answer({ canceled: false, filePaths: ['/Documents/profiles.json'] });
    expect(await file).toEqual(fail('CANCELLED'));
  });

  it('is cancelled by Enter and Escape', () => {
    const { dialogs, boxes } = setUp();
    void dialogs.confirmLink('etherscan.io');
    expect(boxes).toMatchObject([
      { buttons: ['Cancel', 'Open'], defaultId: 0, cancelId: 0, noLink: true },
    ]);
  });

  it('identifies its profile by more than the name, in both languages (M5)', () => {
    const publicKey = { bits: 2048, spki: '', fingerprint: `SHA256:${'abcd'.repeat(10)}abc=` };
    const whole = {
      name: 'One',
      baseUrl: 'https://a.example:8443/t',
      secrets: 'keychain',
    } as const;
    const service = { ...whole, kind: 'service' } as const;
    const detailOf = (profile: Parameters<NativeDialogs['confirmRemoval']>[0]) => {
      const { dialogs, boxes } = setUp();
      void dialogs.confirmRemoval(profile, false);
      return boxes[0]?.detail?.split('\n\n').slice(0, 2);
    };
    expect(detailOf({ ...service, publicKey })).toEqual([
      'Service: a.example:8443',
      'Public key: SHA256:abcdabcdabcdabcd…',
    ]);
    // A missing key is not mentioned. The demo has no address before it runs.
    const demo = { ...service, kind: 'demo', baseUrl: '', publicKey: null } as const;
    expect(detailOf(demo)?.[0]).toBe('Service: the demo inside this app');
    expect(detailOf(demo)?.[1]).not.toContain('SHA256');
    setLocale('de');
    try {
      expect(detailOf({ ...service, publicKey })).toEqual([
        'Dienst: a.example:8443',
        'Öffentlicher Schlüssel: SHA256:abcdabcdabcdabcd…',
      ]);
    } finally {
      setLocale('en');
    }
  });

  it('shows the difference of two clocks in readable units', () => {
    const apart = (seconds: number) => {
      const { dialogs, boxes } = setUp();
      const clocks = { computer: 0, service: seconds * 1000 };
      void dialogs.confirmClock('a.example', clocks);
      return boxes[0]?.detail?.split('\n\n')[0] ?? '';
    };
    expect(apart(1900)).toMatch(/They are 32 minutes apart\.$/u);
    expect(apart(7203)).toMatch(/They are 2 hours apart\.$/u);
    setLocale('de');
    try {
      expect(apart(7203)).toMatch(/Der Unterschied beträgt 2 Stunden\.$/u);
      expect(apart(4_000_000)).toMatch(/beträgt 1\.111 Stunden\.$/u);
    } finally {
      setLocale('en');
    }
  });

  it('says what happens to the keys of a removed profile, by where they are stored', () => {
    const profile = { name: 'One', baseUrl: 'https://a.example', publicKey: null };
    const fateOf = (of: Pick<Profile, 'kind' | 'secrets'>) => {
      const { dialogs, boxes } = setUp();
      void dialogs.confirmRemoval({ ...profile, ...of }, false);
      return boxes[0]?.detail?.split('\n\n')[1] ?? '';
    };
    const kept = fateOf({ kind: 'service', secrets: 'keychain' });
    expect(kept).toContain('deleted from the keychain; they stay registered with the service');
    const ofThisRun = fateOf({ kind: 'service', secrets: 'this-run' });
    expect(ofThisRun).toContain('removed from memory');
    expect(fateOf({ kind: 'service', secrets: 'none' })).toBe('It has no keys on this computer.');
    // The keys of the demo are registered nowhere.
    for (const secrets of ['keychain', 'this-run'] as const) {
      expect(fateOf({ kind: 'demo', secrets })).not.toContain('registered');
    }
    const { dialogs, boxes } = setUp();
    void dialogs.confirmRemoveEverything(2, 0);
    expect(boxes[0]?.detail).toContain('from the keychain and from memory');
    expect(boxes[0]?.detail).not.toContain('earlier');
    const later = setUp();
    void later.dialogs.confirmRemoveEverything(1, 3);
    const gone = '3 earlier profiles that the settings no longer list are removed together with';
    expect(later.boxes[0]?.detail).toContain(gone);
    const alone = setUp();
    void alone.dialogs.confirmRemoveEverything(0, 3);
    expect(alone.boxes[0]?.message).toBe('Remove what is left of 3 earlier profiles?');
    expect(alone.boxes[0]?.detail).not.toContain('API keys');
    expect(alone.boxes[0]?.detail).toContain(gone);
  });

  it('names the known and the other account, each on its own lines, however long', () => {
    const { dialogs, boxes } = setUp();
    const identity = { email: null, walletCount: 1, contractCount: 0 };
    const known = {
      ...identity,
      userId: 'user-1',
      name: 'Treasury',
      isHolderKnown: true,
      addressCount: 1,
      alarmCount: 2,
      firstSeenAt: null,
    };
    const name = `Trea\u202esury ${'x'.repeat(1_000_000)}`;
    const answered = { ...identity, userId: { raw: '[1]' }, name, knownAddresses: 0 };
    const publicKey = { bits: 2048, spki: '', fingerprint: `SHA256:${'abcd'.repeat(10)}abc=` };
    const profile = {
      name: 'Own',
      kind: 'service',
      baseUrl: 'https://a.example',
      publicKey,
    } as const;
    void dialogs.confirmTrust(profile, { known, answered, agreesTo: 'everything' });
    const { message, detail = '', buttons, defaultId, cancelId } = boxes[0] ?? {};
    expect(message).toBe('Trust another account for “Own”?');
    expect([buttons, defaultId, cancelId]).toEqual([['Cancel', 'Trust this account'], 0, 0]);
    const lines = detail.split('\n\n');
    expect(lines.slice(0, 4)).toEqual([
      'Service: a.example',
      'Public key: SHA256:abcdabcdabcdabcd…',
      'Name until now: Treasury',
      'User ID until now: user-1',
    ]);
    expect(lines[4]).toMatch(/^Name now: Trea\[U\+202E\]sury x+…$/u);
    expect(lines[4]?.length).toBeLessThan(160);
    expect(lines[5]).toBe('User ID now: [1]');
    expect(lines[6]).toBe(
      'All its addresses then count as right, and can be copied, and 2 open alarms end.',
    );
    expect(lines).toHaveLength(8);
  });

  it('names missing and unknown values of another account', () => {
    const { dialogs, boxes } = setUp();
    const nobody = { userId: null, name: null, email: null, walletCount: 0, contractCount: 0 };
    const other = {
      known: { ...nobody, isHolderKnown: false, addressCount: 0, alarmCount: 0, firstSeenAt: null },
      answered: { ...nobody, knownAddresses: 0 },
      agreesTo: 'user-id',
    } as const;
    void dialogs.confirmTrust(demo, other);
    expect(boxes[0]?.detail).toContain('You agree only to the new user ID');
    expect(boxes[0]?.detail).toContain('Name now: (not given)');
    expect(boxes[0]?.detail).toContain('Name until now: (not known here)');
  });

  it.each(['given up', 'withdrawn'])(
    'is closed and counts as cancelled once it is %s, even if it is answered at that moment',
    async (how) => {
      const { dialogs, boxes, answer } = setUp();
      const call = new AbortController();
      const asked = dialogs.confirmNewKeys(demo, newKeys, call.signal);
      if (how === 'given up') call.abort();
      else dialogs.withdraw();
      expect(boxes[0]?.signal?.aborted).toBe(true);
      answer({ response: 1 });
      expect(await asked).toEqual(fail('CANCELLED'));
      // A later question is not affected.
      const next = dialogs.confirmLink('a.example');
      expect(boxes[1]?.signal?.aborted).toBe(false);
      answer({ response: 1 });
      expect(await next).toEqual(succeed(null));
    },
  );

  it('is not opened for a call that has already been stopped', async () => {
    const { dialogs, boxes } = setUp();
    const asked = dialogs.confirmConnection('https://a.example', null, AbortSignal.abort());
    expect(await asked).toEqual(fail('CANCELLED'));
    expect(boxes).toEqual([]);
  });

  it('shows names completely: no line breaks, no reordering, no invisible characters', () => {
    const { dialogs, boxes } = setUp();
    void dialogs.confirmReplace([
      'a\u2028b\nc\r.sig',
      'evil\u202Egis.txt',
      'zero\u200Bwidth\u034F',
      'x'.repeat(9000),
    ]);
    const { message = '', detail = '' } = boxes[0] ?? {};
    expect(detail).toContain('a[U+2028]b[U+000A]c[U+000D].sig');
    expect(detail).toContain('evil[U+202E]gis.txt');
    expect(detail).toContain('zero[U+200B]width[U+034F]');
    expect(`${message}${detail}`).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
    expect(detail.length).toBeLessThan(3000);
  });
});
