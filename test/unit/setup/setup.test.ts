import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { projectFolder } from '../../launch/built-app';
import { folderOfTest } from '../folder-of';

// Runs the set-up with replacements for apt and npm: nothing is installed, and every request is noted.

let folder = '';
const bin = () => path.join(folder, 'bin');

const program = (name: string, ...lines: readonly string[]): void => {
  const file = path.join(bin(), name);
  writeFileSync(file, `#!/bin/sh\n${lines.join('\n')}\n`);
  chmodSync(file, 0o755);
};

interface System {
  /** Packages with an installable version. Always includes those of the tests and the compiler. */
  readonly offered: readonly string[];
  readonly onPath?: readonly string[];
  readonly installs?: 'all' | 'all but browsers';
}

/** A new machine: it knows no package before `apt-get update`, and has none installed. */
const fresh = ({ offered, onPath = [], installs = 'all' }: System): void => {
  const updated = path.join(folder, 'updated');
  program(
    'apt-get',
    `echo "$*" >> '${folder}/asked'`,
    `[ "$1" != update ] || : > '${updated}'`,
    ...(installs === 'all' ? [] : ['case "$*" in *chromium*) exit 100;; esac']),
  );
  program(
    'apt-cache',
    `[ -e '${updated}' ] || exit 100`,
    `case "$2" in ${offered.join('|')}) echo "Package: $2";;`,
    // Ubuntu's output for a name that other packages mention: nothing, with exit code 0.
    '  chromium) exit 0;; *) exit 100;; esac',
  );
  program('dpkg-query', 'exit 1');
  program('npm', 'exit 0');
  program('sudo', '[ "$1" != -n ] || shift', 'exec "$@"');
  for (const name of onPath) program(name, 'exit 0');
  for (const name of ['sh', 'env']) symlinkSync(`/usr/bin/${name}`, path.join(bin(), name));
};

const setup = (...args: readonly string[]) => {
  const { status, stderr } = spawnSync(process.execPath, ['test/setup/setup.mjs', ...args], {
    cwd: projectFolder,
    encoding: 'utf8',
    env: { PATH: bin(), HOME: folder },
  });
  const file = path.join(folder, 'asked');
  const asked = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  return { status, stderr, asked };
};

beforeEach(() => {
  folder = folderOfTest('account-viewer-setup');
  mkdirSync(bin());
});

/** The packages of each request, without the options. */
const packagesIn = (asked: readonly string[]): readonly (readonly string[])[] =>
  asked.map((line) => line.split(' ').filter((word) => !word.startsWith('-')));

const browsers = /^(?:chromium|chromium-browser)$/u;
const browsersIn = (asked: readonly string[]): readonly string[] =>
  packagesIn(asked)
    .flat()
    .filter((word) => browsers.test(word));

// The set-up reads Debian's own marker file, and would use a snap on the machine as its browser.
const isPlainDebian = existsSync('/etc/debian_version') && !existsSync('/snap/bin/chromium');

describe.runIf(isPlainDebian)('the set-up', () => {
  it('installs Debian’s Chromium, and the smaller headless one', () => {
    fresh({ offered: ['chromium', 'chromium-headless-shell'] });
    const { status, asked } = setup();
    expect(status).toBe(0);
    expect(asked[0]).toContain('update');
    expect(packagesIn(asked)[1]).toContain('libsecret-1-dev');
    expect(packagesIn(asked).slice(2)).toEqual([
      ['install', 'chromium'],
      ['install', 'chromium-headless-shell'],
    ]);
  });

  it('installs Ubuntu’s Chromium, which has another name and is a snap', () => {
    fresh({ offered: ['chromium-browser'] });
    const { status, asked } = setup();
    expect(status).toBe(0);
    expect(browsersIn(asked)).toEqual(['chromium-browser']);
  });

  it('installs no browser if there is one', () => {
    fresh({ offered: ['chromium'], onPath: ['google-chrome'] });
    const { status, asked } = setup();
    expect(status).toBe(0);
    expect(packagesIn(asked)[1]).toContain('libsecret-1-dev');
    expect(browsersIn(asked)).toEqual([]);
  });

  it('installs no browser for packaging, whatever is offered', () => {
    fresh({ offered: ['chromium', 'chromium-headless-shell'] });
    const { status, asked } = setup('--no-browser');
    expect(status).toBe(0);
    expect(asked.join('\n')).not.toContain('chromium');
  });

  it('does nothing for an unknown argument', () => {
    fresh({ offered: ['chromium'] });
    const { status, stderr, asked } = setup('--nobrowser');
    expect(status).toBe(1);
    expect(stderr).toContain('"--nobrowser" is not known');
    expect(asked).toEqual([]);
  });

  it.each([
    ['that cannot be installed', { offered: ['chromium-browser'], installs: 'all but browsers' }],
    ['that nobody offers', { offered: ['any-other'] }],
  ] as const)('says what to do about a browser %s', (_what, system) => {
    fresh(system);
    const { status, stderr } = setup();
    expect(status).toBe(1);
    expect(stderr).toContain('CHROME_PATH');
  });
});
