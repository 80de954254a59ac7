import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openEncryptedFile } from '../../electron/main/storage/encrypted-file';
import { openSettingsFile } from '../../electron/main/profiles/settings/settings-file';
import { fileMarks } from '../unit/storage/file-marks';
import { keptKey, keptOwner, largestKept } from '../unit/storage/kept-owner';
import { seededRandom } from '../seeded-random';
import { inFolder } from './in-folder';

/** When to kill a program. A seed repeats these numbers, but not what the program is doing at that moment. */
interface Moment {
  /** Number of writes that the program has reported. */
  readonly writes: number;
  /** Milliseconds to wait after those writes. */
  readonly milliseconds: number;
}

/** Runs a writer in a folder of its own, kills it at the given moment and checks the folder. */
const killAt = (
  program: string,
  { writes, milliseconds }: Moment,
  check: (folder: string) => Promise<void>,
): Promise<void> =>
  inFolder('killed', async (folder) => {
    const target = program === 'save-for-ever.ts' ? join(folder, 'settings.json') : folder;
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', join(import.meta.dirname, 'writers', program), target],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const exit = once(child, 'exit');
    let left = writes;
    child.stdout.on('data', (told: Buffer) => {
      left -= told.length;
      if (left <= 0) void pause(milliseconds).then(() => child.kill('SIGKILL'));
    });
    const [, signal] = (await exit) as [number | null, string | null];
    assert.equal(signal, 'SIGKILL');
    await check(folder).catch((error: unknown) => {
      throw new Error(`killed ${milliseconds} ms after write ${writes}`, { cause: error });
    });
  });

const checkSettings = async (folder: string): Promise<void> => {
  const settings = await openSettingsFile(join(folder, 'settings.json'), 0);
  assert.equal(settings.notice, null);
  assert.deepEqual(await readdir(folder), ['settings.json']);
  const { profiles } = settings.current();
  assert.equal(profiles.length, 200);
  assert.equal(new Set(profiles.map(({ name }) => name)).size, 1);
};

const checkKept = async (folder: string): Promise<void> => {
  const marks = fileMarks();
  const file = openEncryptedFile({
    folder,
    ...keptOwner,
    largest: largestKept,
    now: () => 0,
    marks,
  });
  const kept = await file.read(keptKey);
  assert.deepEqual([kept.kind, file.notice()], ['content', null]);
  assert.deepEqual(await readdir(folder), [`${keptOwner.profileId}.copy`]);
  const content = kept.kind === 'content' ? kept.content : new Uint8Array();
  assert.equal(content.length, largestKept);
  assert.ok(content.every((byte) => byte === content[0]));
};

interface Parameters {
  readonly numRuns: number;
  readonly seed: number;
}

/** Kills a program at random moments within the given bounds. Two programs run at a time. */
const killOften = async (
  program: string,
  { numRuns, seed }: Parameters,
  bounds: { readonly writes: readonly [number, number]; readonly milliseconds: number },
  check: (folder: string) => Promise<void>,
): Promise<void> => {
  const random = seededRandom(seed);
  const [fewest, most] = bounds.writes;
  const kill = () => {
    const writes = fewest + Math.floor(random() * (most + 1 - fewest));
    const milliseconds = Math.floor(random() * (bounds.milliseconds + 1));
    return killAt(program, { writes, milliseconds }, check);
  };
  for (let done = 0; done < numRuns; done += 2) {
    await Promise.all(done + 1 < numRuns ? [kill(), kill()] : [kill()]);
  }
};

/** Kills a program that saves settings, after a random number of saves. The file must be a complete save. */
export const killWhileSaving = (parameters: Parameters): Promise<void> =>
  killOften('save-for-ever.ts', parameters, { writes: [1, 39], milliseconds: 0 }, checkSettings);

/** Kills a program that writes an encrypted file, in its third to eighth write. The file must be a complete write. */
export const killWhileKeeping = (parameters: Parameters): Promise<void> =>
  killOften('keep-for-ever.ts', parameters, { writes: [2, 7], milliseconds: 14 }, checkKept);
