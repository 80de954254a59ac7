import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectFolder } from '../../launch/built-app';
import { dyingElectron, fakeElectron, lastWordsOf } from './fake-electron';
import type { Attempt, Outcome } from './try-electron';

const options = {
  userDataDir: '/data',
  viewport: null,
  colorScheme: undefined,
  env: { OF_THE_TEST: 'yes' },
};

/** Notes its arguments and environment, and exits with 0. */
const recording =
  'printf "%s\\n" "$@" "DISPLAY=$DISPLAY" "OF_THE_TEST=$OF_THE_TEST" "PWD=$(pwd)" end >> "$(dirname "$0")/given"';

/** What a recording Electron received, by start, without the switches that Playwright adds. */
const givenTo = (folder: string): readonly (readonly string[])[] => {
  const text = readFileSync(path.join(folder, 'given'), 'utf8');
  const isOurs = (line: string) => !/^(?:--(?:inspect|remote-debugging|disable-).*)?$/u.test(line);
  const starts = text.split('end\n').slice(0, -1);
  return starts.map((start) => start.split('\n').filter(isOurs));
};

const ordinary = { sandbox: true, display: ':0' };
const recorders = [
  { who: 'an ordinary user', how: ordinary, switches: [] },
  {
    who: 'root, on a display of the runner’s',
    how: { sandbox: false, display: ':9' },
    switches: ['--no-sandbox'],
  },
];
const known = Object.values(lastWordsOf).flat();

// Windows can start a script, but not under Electron's name.
describe.skipIf(process.platform === 'win32')('a start of Electron in the tests', () => {
  const recorded: { folder: string; outcome: Outcome | undefined }[] = [];
  const sentences: string[] = [];
  let other: Outcome | undefined;
  const made: string[] = [];

  // In one other process: a failed launch leaves promises of Playwright that nothing catches.
  beforeAll(() => {
    const recordings = recorders.map(({ how }) => ({ ...fakeElectron(recording), how }));
    const dying = [...known, { words: 'something new', with: 3 } as const].map((end) => ({
      ...dyingElectron(end),
      how: ordinary,
    }));
    const all = [...recordings, ...dying];
    made.push(...all.map(({ folder }) => folder));
    const attempts = all.map(({ executable, how }): Attempt => ({
      options,
      start: { executable, ...how },
    }));
    const { stdout } = spawnSync(
      process.execPath,
      [
        '--unhandled-rejections=none',
        ...['--import', 'tsx', path.join(import.meta.dirname, 'try-electron.ts')],
      ],
      { cwd: projectFolder, input: JSON.stringify(attempts), encoding: 'utf8' },
    );
    const outcomes = JSON.parse(stdout) as readonly Outcome[];
    recordings.forEach(({ folder }, place) => recorded.push({ folder, outcome: outcomes[place] }));
    sentences.push(...outcomes.slice(recordings.length, -1).map(({ error }) => error));
    other = outcomes.at(-1);
  });
  afterAll(() => {
    for (const folder of made) rmSync(folder, { recursive: true });
  });

  it.each(recorders.map((recorder, place) => ({ ...recorder, place })))(
    'passes the second start what the first one got: $who',
    ({ how, switches, place }) => {
      const { folder = '', outcome } = recorded[place] ?? {};
      // The fake Electron does not respond to Playwright.
      expect(outcome?.error).toContain('Process failed to launch');
      expect(outcome?.second).toBe(0);
      const given = [
        ...switches,
        '.',
        '--user-data-dir=/data',
        `DISPLAY=${how.display}`,
        'OF_THE_TEST=yes',
        `PWD=${path.resolve(projectFolder)}`,
      ];
      expect(givenTo(folder)).toEqual([given, given]);
    },
  );

  it('that fails for a known reason fails with one sentence', () => {
    expect(sentences).toHaveLength(known.length);
    for (const error of sentences) {
      expect(error).toMatch(/^Error: [A-Z][^\n]+\.[^\n]+$/u);
      expect(error).not.toMatch(/FATAL|ERROR/u);
    }
  });

  it('that fails for another reason keeps the output', () => {
    expect(other?.error).toContain('something new');
    expect(other?.second).toBe(3);
  });
});
