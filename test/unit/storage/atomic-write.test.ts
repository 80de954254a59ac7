import * as nodeFs from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  renameAsDamaged,
  sweepTemporaries,
  writeFileAtomically,
  writeNewFile,
} from '../../../electron/main/storage/atomic-write';
import { failingAt, faultyDisk, type Step } from './faulty-disk';
import { folderOfTest } from '../folder-of';

let folder: string;
let file: string;
beforeEach(() => {
  folder = folderOfTest('write-file');
  file = join(folder, 'settings.json');
});

describe('writing a file (security I1)', () => {
  it.each(['', 'text', 'ü\u0000\n', 'x'.repeat(500_000)])('writes %.10j whole', async (content) => {
    await writeFileAtomically(file, content);
    expect(await nodeFs.readFile(file, 'utf8')).toBe(content);
    expect(await nodeFs.readdir(folder)).toEqual(['settings.json']);
  });

  it('makes it readable by its owner only, even if the old one was not', async () => {
    await nodeFs.writeFile(file, 'old', { mode: 0o644 });
    await writeFileAtomically(file, 'new');
    expect((await nodeFs.stat(file)).mode & 0o777).toBe(
      process.platform === 'win32' ? 0o666 : 0o600,
    );
  });

  it('makes the disk store the bytes before the name, and the name before it resolves', async () => {
    const made: Step[] = [];
    const disk = faultyDisk((step) => {
      made.push(step);
      return undefined;
    });
    await writeFileAtomically(file, 'new', disk);
    const folderSteps = ['open folder', 'sync folder', 'close folder'];
    expect(made).toEqual([
      ...['open', 'write', 'sync', 'close', 'rename'],
      ...(process.platform === 'win32' ? [] : folderSteps),
    ]);
  });

  it('writes into nothing that lies in the place of what is to be renamed, nor where a link there leads (security H6)', async () => {
    const elsewhere = join(folder, 'elsewhere');
    await nodeFs.writeFile(elsewhere, 'mine');
    await nodeFs.symlink(elsewhere, file);
    for (const place of [elsewhere, file]) {
      const writing = writeNewFile(nodeFs, place, (handle) => handle.writeFile('new'));
      await expect(writing).rejects.toThrow('EEXIST');
    }
    expect(await nodeFs.readFile(elsewhere, 'utf8')).toBe('mine');
  });

  it('never shows another name or half a file while many writes run', async () => {
    const contents = Array.from({ length: 20 }, (_, index) => String(index).repeat(10_000));
    await Promise.all(contents.map((content) => writeFileAtomically(file, content)));
    expect(contents).toContain(await nodeFs.readFile(file, 'utf8'));
    expect(await nodeFs.readdir(folder)).toEqual(['settings.json']);
  });
});

const steps: readonly Step[] = ['open', 'write', 'sync', 'close', 'rename'];
const reasons = ['ENOSPC', 'EROFS', 'EACCES', 'EPERM', 'EMFILE', 'EIO'];
const faults = steps.flatMap((step) => reasons.map((code) => [step, code] as const));

describe('a write that fails (security I1; fault 46)', () => {
  it.each(faults)(
    'at %s with %s rejects, and leaves the old file and nothing else',
    async (step, code) => {
      await nodeFs.writeFile(file, 'old content');
      const writing = writeFileAtomically(file, 'new content', failingAt(step, 1, code));
      await expect(writing).rejects.toThrow(code);
      expect(await nodeFs.readFile(file, 'utf8')).toBe('old content');
      expect(await nodeFs.readdir(folder)).toEqual(['settings.json']);
    },
  );

  it.each(['open folder', 'sync folder'] as const)(
    'only at %s has written the file, and says so',
    async (step) => {
      await nodeFs.writeFile(file, 'old content');
      await writeFileAtomically(file, 'new content', failingAt(step, 1, 'EINVAL'));
      expect(await nodeFs.readFile(file, 'utf8')).toBe('new content');
      expect(await nodeFs.readdir(folder)).toEqual(['settings.json']);
    },
  );
});

describe('the sweep at the start', () => {
  it('removes what interrupted writes of this file left, and nothing else', async () => {
    const kept = ['settings.json', 'settings.json.bad-1', 'other.json.saving-1', 'settings.json.x'];
    const swept = ['settings.json.saving-0a1b2c', 'settings.json.saving-'];
    for (const name of [...kept, ...swept]) await nodeFs.writeFile(join(folder, name), name);
    await sweepTemporaries(file);
    expect((await nodeFs.readdir(folder)).sort()).toEqual([...kept].sort());
  });

  it('does nothing if there is no such folder', async () => {
    await expect(sweepTemporaries(join(folder, 'none', 'x.json'))).resolves.toBeUndefined();
  });
});

describe('a damaged file that is set aside', () => {
  const setAsideAt = async (...times: readonly number[]) => {
    const kept: string[] = [];
    for (const time of times) {
      await nodeFs.writeFile(file, `damaged at ${time}`);
      kept.push(await renameAsDamaged(file, time));
    }
    return { kept, names: (await nodeFs.readdir(folder)).sort() };
  };

  it('keeps the newest three', async () => {
    const { kept, names } = await setAsideAt(1001, 1002, 1003, 1004);
    expect(names).toEqual(kept.slice(1));
  });

  it('keeps the name that was returned, even if the clock was set back', async () => {
    const { kept, names } = await setAsideAt(2001, 2002, 2003, 1001);
    expect(names).toEqual([kept[3], kept[1], kept[2]]);
  });
});
