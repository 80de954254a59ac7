import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { projectFolder } from '../../launch/built-app';
import { electronVersion, findElectron } from '../../launch/electron-binary';
import type { Obstacle } from '../../launch/obstacles';
import { runElectron } from '../../launch/run-electron';
import { startApp, type StartParts } from '../../launch/start-app';
import { dyingElectron, fakeElectron, lastWordsOf } from './fake-electron';

const made: string[] = [];
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
});

interface Told {
  readonly output: string[];
  readonly errors: string[];
  readonly done: string[];
}

/** Parts of a machine on which everything works, and a record of their use. */
const parts = (differs: Partial<StartParts> = {}): StartParts & Told => {
  const told: Told = { output: [], errors: [], done: [] };
  return {
    ...told,
    find: () => '/electron',
    fetch: () => Promise.resolve(undefined),
    obstacles: () => [],
    build: () => {
      told.done.push('build');
      return Promise.resolve(true);
    },
    runElectron: (executable, args) => {
      told.done.push(['electron', executable, ...args].join(' '));
      return Promise.resolve({ code: 0, obstacle: undefined });
    },
    openStandIn: (args) => {
      told.done.push(['stand-in', ...args].join(' '));
      return Promise.resolve(0);
    },
    say: (line) => void told.output.push(line),
    complain: (text) => void told.errors.push(text),
    ...differs,
  };
};

describe('npm start', () => {
  it('opens Electron if it can start, and says so first', async () => {
    const start = parts();
    expect(await startApp(['--user-data-dir=/x'], start)).toBe(0);
    expect(start.output).toEqual([`Host: Electron ${electronVersion()}`]);
    expect(start.done).toEqual(['build', 'electron /electron --user-data-dir=/x']);
  });

  it('never passes Electron a switch that removes the sandbox', async () => {
    for (const obstacles of [[], ['root'], ['no-sandbox']] as const) {
      const start = parts({ obstacles: () => obstacles });
      await startApp([], start);
      expect(start.done.join()).not.toContain('sandbox');
    }
  });

  it.each(['root', 'no-sandbox'] as const)(
    'opens the stand-in for %s, and says why and what to do',
    async (obstacle) => {
      const start = parts({ obstacles: () => [obstacle] });
      expect(await startApp([], start)).toBe(0);
      expect(start.output[0]).toMatch(/^Host: the stand-in\. Electron does not start/u);
      expect(start.output[1]).toMatch(/see it on Electron/u);
      expect(start.done).toEqual(['build', 'stand-in']);
    },
  );

  it.each<[readonly Obstacle[]]>([[['no-display']], [['root', 'no-display']]])(
    'opens nothing without a display, and says what to do: %j',
    async (obstacles) => {
      const start = parts({ obstacles: () => obstacles });
      expect(await startApp([], start)).toBe(1);
      expect(start.output[0]).toMatch(/^Host: none\. There is no display/u);
      expect(start.output[1]).toContain('npm run tour');
      expect(start.done).toEqual([]);
    },
  );

  it('opens the stand-in without a window wherever that is requested', async () => {
    const start = parts({ obstacles: () => ['root', 'no-display'] });
    expect(await startApp(['--headless'], start)).toBe(0);
    expect(start.output).toEqual(['Host: the stand-in, without a window.']);
    expect(start.done).toEqual(['build', 'stand-in --headless']);
  });

  it('downloads the binary, and falls back to the stand-in if that fails', async () => {
    const start = parts({ find: () => undefined });
    expect(await startApp([], start)).toBe(0);
    expect(start.output[0]).toMatch(/^Host: Electron [\d.]+\. Its binary is fetched first/u);
    expect(start.output[1]).toMatch(/^Host: the stand-in\. .*cannot be obtained/u);
    const lucky = parts({ find: () => undefined, fetch: () => Promise.resolve('/fetched') });
    await startApp([], lucky);
    expect(lucky.done).toEqual(['build', 'electron /fetched']);
  });

  it('refuses unknown options, and reports a failed build', async () => {
    const start = parts();
    expect(await startApp(['--no-sandbox'], start)).toBe(1);
    expect(start.errors).toEqual([
      'Unknown option --no-sandbox. Known: --user-data-dir=DIR, --headless.\n',
    ]);
    for (const args of [[], ['--headless']]) {
      const broken = parts({ build: () => Promise.resolve(false) });
      expect(await startApp(args, broken)).toBe(1);
      expect([broken.errors, broken.done]).toEqual([['The app could not be built.\n'], []]);
    }
  });
});

const deaths = Object.entries(lastWordsOf).flatMap(([obstacle, ends]) =>
  ends.map((end) => ({ obstacle, end, how: String(end.with) })),
);

// Windows can start a script, but not under Electron's name.
describe.skipIf(process.platform === 'win32')('npm start with a binary in Electron’s place', () => {
  it.each(deaths)(
    'that ends for $obstacle ($how): a sentence, no raw line',
    async ({ obstacle, end }) => {
      const { folder, executable } = dyingElectron(end);
      made.push(folder);
      const start = parts({ find: () => executable, runElectron });
      expect(await startApp([], start)).toBe(obstacle === 'no-display' ? 1 : 0);
      expect(start.errors.join('')).toBe('');
      expect(start.output.slice(1).join('\n')).toMatch(
        obstacle === 'no-display' ? /^Host: none\./u : /^Host: the stand-in\./u,
      );
      expect(start.output.join()).not.toMatch(/FATAL|ERROR/u);
      expect(start.done.filter((one) => one === 'stand-in')).toHaveLength(
        obstacle === 'no-display' ? 0 : 1,
      );
    },
  );

  it('that runs passes on its exit code and its output', async () => {
    const { folder, executable } = fakeElectron('echo "$@" >&2; printf unfinished >&2; exit 7');
    made.push(folder);
    const start = parts({ find: () => executable, runElectron });
    expect(await startApp(['--user-data-dir=/x'], start)).toBe(7);
    expect(start.errors.join('')).toBe('. --user-data-dir=/x\nunfinished');
    expect(start.done).toEqual(['build']);
  });

  it('that exits with 0 keeps an output line that looks like an obstacle', async () => {
    const { folder, executable } = fakeElectron('echo "Missing X server or \\$DISPLAY" >&2');
    made.push(folder);
    const start = parts({ find: () => executable, runElectron });
    expect(await startApp([], start)).toBe(0);
    expect(start.errors.join('')).toBe('Missing X server or $DISPLAY\n');
  });

  it('that cannot be run is reported', async () => {
    const start = parts({ find: () => '/nowhere/electron', runElectron });
    expect(await startApp([], start)).toBe(1);
    expect(start.errors.join('')).toMatch(/^Electron could not be started: .*ENOENT/u);
  });

  // Only on Linux is the missing display known without running the binary.
  it.runIf(process.platform === 'linux')(
    'in a session without a display says so, and does not run it',
    () => {
      const { folder } = dyingElectron({ words: 'never run', with: 1 });
      made.push(folder);
      const env = { ...process.env, DISPLAY: '', WAYLAND_DISPLAY: '' };
      const script = path.join(projectFolder, 'test/launch/start.mjs');
      const run = spawnSync(process.execPath, [script], {
        env: { ...env, ELECTRON_OVERRIDE_DIST_PATH: folder },
        encoding: 'utf8',
      });
      expect(run.stdout).toMatch(/^Host: none\. There is no display/u);
      expect(run.stderr).not.toContain('never run');
      expect(run.status).toBe(1);
    },
  );

  it('is found in the folder that Electron’s own package would look in', () => {
    const { folder, executable } = fakeElectron('exit 0');
    made.push(folder);
    expect(findElectron({ ELECTRON_OVERRIDE_DIST_PATH: folder })).toBe(executable);
    expect(
      findElectron({ ELECTRON_OVERRIDE_DIST_PATH: path.join(folder, 'gone') }),
    ).toBeUndefined();
  });
});
