import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { keepApart } from '../../../../electron/main/shell/startup/source-build';
import { builtMainFile } from '../../../launch/built-app';
import { record, type Situation } from '../../shipped/recorded';

/** A folder for the data of apps, with what builds from source have left in the one of the app as shipped. */
const setUp = (files: Readonly<Record<string, string>>) => {
  const appData = mkdtempSync(join(tmpdir(), 'app-data-'));
  onTestFinished(() => {
    rmSync(appData, { recursive: true });
  });
  const shipped = join(appData, 'Account Viewer');
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(shipped, name, '..'), { recursive: true });
    writeFileSync(join(shipped, name), text);
  }
  let userData = shipped;
  const start = (): string => {
    keepApart({
      isPackaged: false,
      commandLine: { hasSwitch: () => false } as unknown as Electron.CommandLine,
      getPath: () => shipped,
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

it('has what such builds have written until now, once, and leaves it where it was', () => {
  const { shipped, own, start } = setUp(left);
  expect(start()).toBe(own);
  expect(readdirSync(own, { recursive: true }).map(String).sort()).toEqual(
    ['accounts', join('accounts', 'one.memory'), join('accounts', 'one.notes')].concat(
      ...['settings.json', 'window.json'],
    ),
  );
  expect(readFileSync(join(own, 'accounts', 'one.notes'), 'utf8')).toBe('notes');
  expect(readFileSync(join(shipped, 'settings.json'), 'utf8')).toBe(left['settings.json']);

  // What is done there is not undone by the next start.
  rmSync(join(own, 'accounts'), { recursive: true });
  writeFileSync(join(shipped, 'settings.json'), '{"profiles":[1]}');
  expect(start()).toBe(own);
  expect(readdirSync(own)).toEqual(['settings.json', 'window.json']);
  expect(readFileSync(join(own, 'settings.json'), 'utf8')).toBe(left['settings.json']);
});

it('has nothing where nothing was, and keeps no half of a copy', () => {
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

describe('the user data of a build from source (security E9)', () => {
  const setPaths = async (situation: Situation) => {
    const { calls } = await record(builtMainFile(), situation);
    const moved = calls.findIndex(([name]) => name === 'app.setPath');
    const locked = calls.findIndex(([name]) => name === 'app.requestSingleInstanceLock');
    return { moved: calls[moved]?.[1] ?? null, isInTime: moved < locked };
  };

  it('are in a folder of their own, before anything is kept in it', async () => {
    expect(await setPaths({ packaged: false })).toEqual({
      moved: ['userData', expect.stringMatching(/account-viewer-record-\w+ \(dev\)$/u)],
      isInTime: true,
    });
  });

  it('are where a test or a person wants them, and those of the app as shipped stay where they were', async () => {
    const named = await setPaths({ packaged: false, switches: ['user-data-dir'] });
    expect([named.moved, (await setPaths({})).moved]).toEqual([null, null]);
  });
});
