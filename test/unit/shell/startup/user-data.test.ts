import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { setUserDataFolder } from '../../../../electron/main/shell/startup/user-data';
import { builtMainFile } from '../../../launch/built-app';
import { callsOf, record, type Situation } from '../../shipped/recorded';
import { folderOfTest } from '../../folder-of';

/** An app-data folder in which builds from source have left files in the shipped app's folder. */
const setUp = (files: Readonly<Record<string, string>>) => {
  const appData = folderOfTest('app-data');
  const shipped = join(appData, 'Account Viewer');
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(shipped, name, '..'), { recursive: true });
    writeFileSync(join(shipped, name), text);
  }
  let userData = shipped;
  const start = (): string => {
    setUserDataFolder({
      isPackaged: false,
      name: 'Account Viewer',
      commandLine: { hasSwitch: () => false } as unknown as Electron.CommandLine,
      getPath: () => appData,
      setPath: (_name, folder) => (userData = folder),
    });
    return userData;
  };
  const own = join(appData, 'Account Viewer (dev)');
  return { appData, shipped, own, start };
};

const left = {
  'settings.json': '{"profiles":[]}',
  'window.json': '{}',
  'accounts/one.memory': 'pins',
  'accounts/one.notes': 'notes',
  'logs/app.log': 'lines',
  SingletonLock: 'held',
};

it('a build from source copies what earlier builds left, once, and leaves the original', () => {
  const { shipped, own, start } = setUp(left);
  expect(start()).toBe(own);
  expect(readdirSync(own, { recursive: true }).map(String).sort()).toEqual(
    ['accounts', join('accounts', 'one.memory'), join('accounts', 'one.notes')].concat(
      ...['settings.json', 'window.json'],
    ),
  );
  expect(readFileSync(join(own, 'accounts', 'one.notes'), 'utf8')).toBe('notes');
  expect(readFileSync(join(shipped, 'settings.json'), 'utf8')).toBe(left['settings.json']);

  // The next start does not undo changes in the copy.
  rmSync(join(own, 'accounts'), { recursive: true });
  writeFileSync(join(shipped, 'settings.json'), '{"profiles":[1]}');
  expect(start()).toBe(own);
  expect(readdirSync(own)).toEqual(['settings.json', 'window.json']);
  expect(readFileSync(join(own, 'settings.json'), 'utf8')).toBe(left['settings.json']);
});

it('a build from source copies nothing if there is nothing, and keeps no half of a copy', () => {
  const { appData, own, start } = setUp({});
  expect(start()).toBe(own);
  expect(readdirSync(appData)).toEqual([]);
  const half = setUp(left);
  mkdirSync(`${half.own}.part`);
  writeFileSync(join(`${half.own}.part`, 'other'), '');
  expect(half.start()).toBe(half.own);
  expect(readdirSync(half.own)).not.toContain('other');
  expect(readdirSync(half.appData).sort()).toEqual(['Account Viewer', 'Account Viewer (dev)']);
});

const main = builtMainFile();

/** Where the app puts its user data, and whether it says so before it asks for the lock. */
const settled = async (situation: Situation) => {
  const { calls } = await record(main, situation);
  const at = calls.findIndex(([name]) => name === 'app.setPath');
  const locked = calls.findIndex(([name]) => name === 'app.requestSingleInstanceLock');
  return { folder: calls[at]?.[1][1] ?? null, isInTime: at < locked };
};

describe('the user data (security E9)', () => {
  it('of a build from source is in its own folder, before anything is stored in it', async () => {
    const { folder, isInTime } = await settled({ packaged: false });
    expect(folder).toMatch(/[\\/]Account Viewer \(dev\)$/u);
    expect(isInTime).toBe(true);
  });

  it('is in the folder that a test or a user chooses, and the shipped app’s stays where it was', async () => {
    const named = await settled({ packaged: false, switches: ['user-data-dir'] });
    expect([named.folder, (await settled({})).folder]).toEqual([null, null]);
  });

  it.each([true, false])(
    'whose folder cannot be made is told of, packaged: %s (fault 48)',
    async (packaged) => {
      const recording = await record(main, { packaged, unmade: true, lock: false });
      expect(callsOf(recording, 'dialog.showErrorBox')).toEqual([
        ['Account Viewer cannot keep its data', expect.stringContaining('Account Viewer')],
      ]);
      expect(callsOf(recording, 'app.exit')).toEqual([[1]]);
      expect(recording.files).toEqual([]);
    },
  );
});
