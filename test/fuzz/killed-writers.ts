import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openEncryptedFile } from '../../electron/main/storage/encrypted-file';
import { openSettingsFile } from '../../electron/main/profiles/settings/settings-file';
import { fileMarks } from '../unit/storage/file-marks';
import { keptKey, keptOwner, largestKept } from '../unit/storage/kept-owner';

/** A program that writes for ever, and tells of each write by a sign; killed after so many, in a folder of its own. */
const killAfter = async (
  program: string,
  signs: number,
  most: number,
  check: (folder: string) => Promise<void>,
): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'killed-'));
  try {
    const target = program === 'save-for-ever.ts' ? join(folder, 'settings.json') : folder;
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', join(import.meta.dirname, 'writers', program), target],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const exit = once(child, 'exit');
    let left = signs;
    child.stdout.on('data', (told: Buffer) => {
      left -= told.length;
      // Not always right after a write.
      if (left <= 0) void pause(randomInt(0, most)).then(() => child.kill('SIGKILL'));
    });
    const [, signal] = (await exit) as [number | null, string | null];
    assert.equal(signal, 'SIGKILL');
    await check(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
};

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

/** Two at a time. */
const times = async (count: number, work: () => Promise<void>): Promise<void> => {
  for (let done = 0; done < count; done += 2) {
    await Promise.all(done + 1 < count ? [work(), work()] : [work()]);
  }
};

/** Kills a program that saves settings, after a random number of saves: the file is the old or the new one, whole. */
export const killWhileSaving = ({ numRuns }: { readonly numRuns: number }): Promise<void> =>
  times(numRuns, () => killAfter('save-for-ever.ts', randomInt(1, 40), 1, checkSettings));

/** The same of a program that writes kept files, somewhere in its third to eighth write. */
export const killWhileKeeping = ({ numRuns }: { readonly numRuns: number }): Promise<void> =>
  times(numRuns, () => killAfter('keep-for-ever.ts', randomInt(2, 8), 15, checkKept));
