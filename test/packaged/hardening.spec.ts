import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import { refusedSwitches } from '../../electron/main/shell/startup/refused-switches';
import { packagedApp } from './packaged-app';
import { expectSandboxed } from './linux-processes';
import { runToEnd, runUntilStarted } from './run-app';

// Tests the effect of the fuses, because a fuse can be set without having an effect.

let folder = '';
test.beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'account-viewer-packaged-'));
});
test.afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

const script = (marker: string): string =>
  `require('node:fs').writeFileSync(${JSON.stringify(marker)}, '')`;

test('the app is not a Node that runs scripts (security J2; fault 65)', async () => {
  const marker = path.join(folder, 'ran');
  await runUntilStarted(packagedApp('release').executable, {
    args: ['-e', script(marker)],
    env: { ELECTRON_RUN_AS_NODE: '1' },
  });
  expect(existsSync(marker)).toBe(false);
});

test('the app loads no script named in NODE_OPTIONS (security J2; fault 65)', async () => {
  const marker = path.join(folder, 'ran');
  const required = path.join(folder, 'required.cjs');
  await writeFile(required, script(marker));
  await runUntilStarted(packagedApp('release').executable, {
    env: { NODE_OPTIONS: `--require "${required.replaceAll('\\', '/')}"` },
  });
  expect(existsSync(marker)).toBe(false);
});

for (const argument of ['--inspect=0', '--inspect-brk=0']) {
  test(`the app opens no inspector for ${argument} (security J2; fault 65)`, async () => {
    const { executable } = packagedApp('release');
    expect(await runUntilStarted(executable, { args: [argument] })).not.toContain(
      'Debugger listening',
    );
  });
}

// On macOS and Windows the app waits until the user closes the dialog with the reason. On Linux the app waits only if
// the sandbox is missing, which missing-sandbox.spec.ts tests.
const refusedAtOnce =
  process.platform === 'linux' ? refusedSwitches.filter((name) => name !== 'no-sandbox') : [];

/** Values of the switches that do nothing without a value. */
const values: Partial<Record<string, string>> = {
  'remote-debugging-port': '=0',
  'enable-features': '=MojoJS',
};

for (const name of refusedAtOnce) {
  test(`the app refuses to start with --${name} (security A3, A4; fault 65)`, async () => {
    const { code, output } = await runToEnd(packagedApp('release').executable, {
      args: [`--${name}${values[name] ?? ''}`],
    });
    expect(code).not.toBe(0);
    expect(output).not.toContain('DevTools listening');
  });
}

const ignoresPlantedCode = async (): Promise<void> => {
  const { archive, executable } = packagedApp('release');
  const marker = path.join(folder, 'ran');
  const planted = path.join(path.dirname(archive), 'app');
  await cp(path.join(import.meta.dirname, 'planted-app'), planted, { recursive: true });
  try {
    await runUntilStarted(executable, { env: { PLANTED_MARKER: marker } });
    expect(existsSync(marker)).toBe(false);
  } finally {
    await rm(planted, { recursive: true });
  }
};

// Root owns the folder of an installed app, so on Linux only root can put code there.
if (!process.env['INSTALLED_APP']) {
  test('the app ignores code in a folder beside the archive (security J2)', ignoresPlantedCode);
}

const refusesChangedArchive = async (): Promise<void> => {
  const { archive, executable } = packagedApp('release');
  const original = await readFile(archive);
  const changed = Buffer.from(original);
  // This byte is in the header, whose hash is recorded outside the archive.
  const at = changed.indexOf('"files"') + 1;
  changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
  await writeFile(archive, changed);
  try {
    expect((await runToEnd(executable)).code).not.toBe(0);
  } finally {
    await writeFile(archive, original);
  }
};

// Electron checks the archive on Windows and macOS only.
if (process.platform !== 'linux') {
  test(
    'the app does not start when one byte of its archive has changed (security J2; fault 65)',
    refusesChangedArchive,
  );
}

const isSandboxed = async (): Promise<void> => {
  await runUntilStarted(packagedApp('release').executable, {}, expectSandboxed);
};

// The test reads /proc, which only Linux has.
if (process.platform === 'linux')
  test("the page's process is in the system's sandbox (security A2, J11)", isSandboxed);
