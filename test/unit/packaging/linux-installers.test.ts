import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { packSmallApp, write } from './small-app';
import { folderOfFile } from '../folder-of';

// The real electron-builder makes the installers, with replacements for the tools it would download: mksquashfs writes
// a tar in place of a squashfs, and fpm notes its arguments. The replacements and the installers are programs for
// Linux, where the workflow makes the installers.

const folder = folderOfFile('account-viewer-installers');
const tools = path.join(folder, 'tools');
const inside = path.join(folder, 'inside');
const runtime = 'the static runtime';

const program = (file: string, ...lines: readonly string[]): void => {
  write(file, `#!/bin/sh\n${lines.join('\n')}\n`);
  execFileSync('chmod', ['+x', file]);
};

const installer = (ending: string): string =>
  path.join(folder, `output/account-viewer-0.1.0-linux-${ending}`);

/** The arguments that fpm received for a format, one per line. */
const toldFpm = (format: string): readonly string[] =>
  readFileSync(path.join(folder, `fpm-${format}`), 'utf8').split('\n');

const onLinux = process.platform === 'linux';

beforeAll(async () => {
  if (!onLinux) return;
  // Room for the runtime, which is written over the beginning, as in the real tool.
  program(
    path.join(tools, 'appimage/mksquashfs'),
    `head -c ${runtime.length} /dev/zero > "$2"`,
    'tar -c -C "$1" . >> "$2"',
  );
  program(path.join(tools, 'appimage/desktop-file-validate'), 'exit 0');
  write(path.join(tools, 'appimage/runtimes/runtime-x64'), runtime);
  write(path.join(tools, 'appimage/lib/x64/libany.so'), '');
  program(
    path.join(tools, 'fpm'),
    'while [ $# -gt 0 ]; do',
    '  case "$1" in -t) format=$2;; --package) package=$2;; --after-remove) removal=$2;; esac',
    '  said="$said$1\n"; shift',
    'done',
    `printf '%b' "$said" > "${folder}/fpm-$format"; : > "$package"`,
    `cp "$removal" "${folder}/after-remove-$format"`,
  );
  vi.stubEnv('APPIMAGE_TOOLS_PATH', path.join(tools, 'appimage'));
  vi.stubEnv('CUSTOM_FPM_PATH', path.join(tools, 'fpm'));
  await packSmallApp(folder, ['AppImage', 'deb', 'rpm']);
  const image = readFileSync(installer('x86_64.AppImage'));
  write(path.join(folder, 'inside.tar'), image.subarray(runtime.length));
  write(path.join(inside, '.kept'), '');
  execFileSync('tar', ['-x', '-C', inside, '-f', path.join(folder, 'inside.tar')]);
});
afterAll(() => {
  vi.unstubAllEnvs();
});

describe.runIf(onLinux)('the AppImage', () => {
  it('begins with the runtime that needs no library of the system', () => {
    const image = readFileSync(installer('x86_64.AppImage'));
    expect(image.subarray(0, runtime.length).toString()).toBe(runtime);
  });

  it('has a desktop file that adds no switch and claims no scheme (security A3, C7, J11)', () => {
    const entry = readFileSync(path.join(inside, 'account-viewer.desktop'), 'utf8');
    expect(entry.match(/^Exec=.*$/gmu)?.map((line) => line.split(/\s+/u))).toEqual([
      ['Exec=AppRun', '%U'],
    ]);
    expect(entry).not.toMatch(/sandbox|x-scheme-handler|^MimeType=/mu);
  });

  // Electron names its windows for the desktop after `desktopName` of package.json, or else after the app's name in
  // lower case (lib/browser/desktop-name.ts).
  it('has a desktop file that desktops match to the window, by its name and by its class', () => {
    const entry = readFileSync(path.join(inside, 'account-viewer.desktop'), 'utf8');
    expect(entry).toMatch(/^StartupWMClass=account-viewer$/mu);
  });

  /** The arguments that the app starts with, if the system allows programs to create user namespaces or not. */
  const startedWith = (namespaces: 'allowed' | 'refused'): readonly string[] => {
    const bin = path.join(folder, namespaces);
    program(path.join(bin, 'unshare'), namespaces === 'allowed' ? 'exit 0' : 'exit 1');
    program(path.join(inside, 'account-viewer'), 'printf "%s\\n" "$@"');
    const { stdout } = spawnSync(path.join(inside, 'AppRun'), ['--some-argument'], {
      encoding: 'utf8',
      // AppRun puts its own folder first on the path; there is no such program in it.
      env: { PATH: `${bin}:${process.env['PATH'] ?? ''}` },
    });
    return stdout.trim().split('\n');
  };

  it('starts the app without a switch where it can be sandboxed (security A3, J11)', () => {
    expect(startedWith('allowed')).toEqual(['--some-argument']);
  });

  // The app refuses this switch and explains in a dialog what to do. Without it, Chromium would end the app without a
  // message.
  it('starts the app with --no-sandbox if there is no sandbox', () => {
    expect(startedWith('refused')).toEqual(['--no-sandbox', '--some-argument']);
  });

  it('is executable', () => {
    expect(statSync(installer('x86_64.AppImage')).mode & 0o111).toBe(0o111);
  });
});

describe.runIf(onLinux).each(['deb', 'rpm'])('the %s package', (format) => {
  it('is made without a repository, and names nobody else’s website', () => {
    const told = toldFpm(format);
    expect(existsSync(installer(format === 'deb' ? 'amd64.deb' : 'x86_64.rpm'))).toBe(true);
    expect(told[told.indexOf('--url') + 1]).toMatch(/^https:\/\/[\w-]+\.invalid\/$/u);
  });

  // No other dependency of the package brings Electron's libraries with it.
  it.each([
    ['the keychain module', /libsecret/u],
    ['Electron for sound', /libasound2/u],
    ['Electron for graphics', /libgbm1/u],
  ])('depends on the library of %s', (_name, library) => {
    const told = toldFpm(format);
    const asked = told.filter((_argument, index) => told[index - 1] === '-d');
    expect(asked.filter((name) => library.test(name))).toHaveLength(1);
  });
});

describe.runIf(onLinux)('the rpm package', () => {
  it('has no links in a folder that all packages with the same Electron would share', () => {
    expect(toldFpm('rpm')).toContain('--rpm-rpmbuild-define=_build_id_links none');
  });

  /** What the script after a removal does to the command, if `left` versions remain. */
  const removedWith = (left: number): string => {
    const bin = path.join(folder, 'removal');
    program(path.join(bin, 'update-alternatives'), 'printf "%s\\n" "$*"');
    const env = { PATH: `${bin}:${process.env['PATH'] ?? ''}` };
    const script = path.join(folder, 'after-remove-rpm');
    return spawnSync('sh', [script, String(left)], { encoding: 'utf8', env }).stdout.trim();
  };

  // rpm runs the older version's script once the newer version is installed.
  it('keeps the command during an update, and removes it with the last version', () => {
    expect(removedWith(1)).toBe('');
    expect(removedWith(0)).toBe('--remove account-viewer /opt/Account Viewer/account-viewer');
  });
});
