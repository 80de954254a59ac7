import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'playwright/test';
import { projectFolder } from '../launch/built-app';
import { expectSandboxed, rendererPids } from './linux-processes';
import { runToEnd, runUntilStarted } from './run-app';
import { closeErrorBox } from './shown-windows';

const run = promisify(execFile);

/** Path of the AppImage in dist/release, made by `npm run package`. Throws if there is none. */
const appImage = (): string => {
  const folder = path.join(projectFolder, 'dist/release');
  const file = readdirSync(folder).find((name) => name.endsWith('.AppImage'));
  if (file === undefined) throw new Error(`There is no AppImage in ${folder}.`);
  return path.join(folder, file);
};

/** The same check that AppRun makes before it starts the app. The workflow runs these tests with both results. */
const mayMakeSandbox = spawnSync('unshare', ['-Ur', 'true']).status === 0;

const addsNoSwitch = async (): Promise<void> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'account-viewer-appimage-'));
  try {
    await run(appImage(), ['--appimage-extract', 'account-viewer.desktop'], { cwd: folder });
    const entry = path.join(folder, 'squashfs-root/account-viewer.desktop');
    const lines = (await readFile(entry, 'utf8')).split('\n');
    const commands = lines.filter((line) => line.startsWith('Exec'));
    expect(commands.map((line) => line.split(/\s+/u))).toEqual([['Exec=AppRun', '%U']]);
    expect(lines.filter((line) => /sandbox|x-scheme-handler|^MimeType=/u.test(line))).toEqual([]);
  } finally {
    await rm(folder, { recursive: true });
  }
};

if (process.platform === 'linux') {
  test(
    'the AppImage’s own desktop entry adds no switch and claims no scheme (security A3, C7)',
    addsNoSwitch,
  );

  test('the AppImage starts in the system’s sandbox (security A2, J11)', async () => {
    test.skip(!mayMakeSandbox, 'programs may not make user namespaces here');
    await runUntilStarted(appImage(), {}, expectSandboxed);
  });

  test('where there can be no sandbox, the AppImage says so and ends, without a page (security A4, J11)', async () => {
    test.skip(mayMakeSandbox, 'programs may make user namespaces here');
    const { code } = await runToEnd(appImage(), {}, async (pid) => {
      await closeErrorBox(async () => {
        expect(await rendererPids(pid)).toEqual([]);
      });
    });
    expect(code).toBe(1);
  });
}
