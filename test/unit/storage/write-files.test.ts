import * as nodeFs from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { writeFiles, type NewFile } from '../../../electron/main/storage/write-files';
import { contentsOf } from './contents-of';
import { diskError, failingAt } from './faulty-disk';
import { folderOfTest } from '../folder-of';

let folder: string;
beforeEach(() => {
  folder = folderOfTest('write-files');
});

const file = (name: string, ...portions: readonly string[]): NewFile => ({
  path: join(folder, name),
  content: () => portions.map((portion) => Buffer.from(portion)),
});
const three = () => [
  file('a.json', '{"new":', 'true}'),
  file('a.json.sig', 'new signature'),
  file('a.json.public.pem', 'new key'),
];
const whole = {
  'a.json': '{"new":true}',
  'a.json.sig': 'new signature',
  'a.json.public.pem': 'new key',
};
const old = { 'a.json': 'old', 'a.json.sig': 'old signature', 'a.json.public.pem': 'old key' };
const fill = async (contents: Readonly<Record<string, string>>): Promise<void> => {
  for (const [name, text] of Object.entries(contents)) {
    await nodeFs.writeFile(join(folder, name), text);
  }
};
const writing = (files: readonly NewFile[], ...rest: [ReturnType<typeof failingAt>?]) => {
  const temporaries = new Set<string>();
  return { done: writeFiles(files, temporaries, ...rest), temporaries };
};

describe('files of an export (security H6; fault 49)', () => {
  it('are written whole, readable by their owner only, and nothing else stays', async () => {
    const { done, temporaries } = writing(three());
    await done;
    expect(await contentsOf(folder)).toEqual(whole);
    expect(temporaries.size).toBe(0);
    for (const name of Object.keys(whole)) {
      const { mode } = await nodeFs.stat(join(folder, name));
      expect(mode & 0o777).toBe(process.platform === 'win32' ? 0o666 : 0o600);
    }
  });

  it('replace existing ones', async () => {
    await fill(old);
    await writing(three()).done;
    expect(await contentsOf(folder)).toEqual(whole);
  });

  it('replace a link, and leave its target unchanged', async () => {
    await fill({ 'real.csv': 'precious' });
    await nodeFs.symlink(join(folder, 'real.csv'), join(folder, 'link.csv'));
    await writing([file('link.csv', 'new')]).done;
    expect(await contentsOf(folder)).toEqual({ 'real.csv': 'precious', 'link.csv': 'new' });
    expect((await nodeFs.lstat(join(folder, 'link.csv'))).isSymbolicLink()).toBe(false);
  });

  it('remove the remains of a killed app, and nothing of one that may be writing', async () => {
    const temporary = (number: number) => `.account-viewer-${number}0123456789a.new`;
    const kept = { [temporary(1)]: 'being written', [`${temporary(2)}.txt`]: 'of the person' };
    await fill({ ...kept, [temporary(3)]: 'left' });
    await nodeFs.mkdir(join(folder, temporary(4)));
    await nodeFs.symlink(join(folder, 'elsewhere'), join(folder, temporary(5)));
    const before = new Date(Date.now() - 2 * 60 * 60 * 1000);
    for (const number of [3, 4])
      await nodeFs.utimes(join(folder, temporary(number)), before, before);
    await nodeFs.utimes(join(folder, `${temporary(2)}.txt`), before, before);
    await writing([file('a.csv', 'new')]).done;
    expect((await nodeFs.readdir(folder)).sort()).toEqual(
      [...Object.keys(kept), temporary(4), temporary(5), 'a.csv'].sort(),
    );
  });

  it('do not go through a link beside the chosen file', async () => {
    await fill({ 'real.sig': 'precious' });
    await nodeFs.symlink(join(folder, 'real.sig'), join(folder, 'a.json.sig'));
    await expect(writing(three()).done).rejects.toThrow('not a file');
    expect(await contentsOf(folder)).toEqual({ 'real.sig': 'precious', 'a.json.sig': 'precious' });
  });

  it('may have the longest possible name', async () => {
    const name = 'x'.repeat(255);
    await writing([file(name, 'new')]).done;
    expect(await contentsOf(folder)).toEqual({ [name]: 'new' });
  });

  it.each([
    ['a folder that is gone', join('gone', 'a.csv')],
    ['a name that is too long', 'x'.repeat(256)],
  ])('are not written to %s', async (_name, name) => {
    await expect(writing([file(name, 'x')]).done).rejects.toThrow();
    expect(await nodeFs.readdir(folder)).toEqual([]);
  });

  it('are not written over a folder', async () => {
    await nodeFs.mkdir(join(folder, 'a.json.sig'));
    await expect(writing(three()).done).rejects.toThrow();
    expect(await nodeFs.readdir(folder)).toEqual(['a.json.sig']);
  });

  it('leave nothing behind when their content cannot be made', async () => {
    await fill(old);
    const broken: NewFile = {
      path: join(folder, 'a.json.sig'),
      content: () => {
        throw new Error('no signature');
      },
    };
    await expect(writing([file('a.json', 'x'), broken]).done).rejects.toThrow('no signature');
    expect(await contentsOf(folder)).toEqual(old);
  });

  it('list their temporary paths only while these exist', async () => {
    const seen: string[] = [];
    const temporaries = new Set<string>();
    const watched: NewFile = {
      path: join(folder, 'a.csv'),
      content: function* () {
        seen.push(...temporaries);
        yield Buffer.from('x');
      },
    };
    await writeFiles([watched], temporaries);
    expect(seen).toHaveLength(1);
    expect(seen[0]).toMatch(/\.account-viewer-[0-9a-f]{12}\.new$/u);
    expect(await nodeFs.readdir(folder)).toEqual(['a.csv']);
  });
});

const times = { open: 3, write: 4, sync: 3, close: 3, rename: 3, lstat: 2, copyFile: 2 };
const faults = (Object.keys(times) as (keyof typeof times)[]).flatMap((step) =>
  Array.from({ length: times[step] }, (_, index) => [step, index + 1] as const),
);

describe('a disk that fails an export (security H6; fault 49)', () => {
  it.each(faults)('at %s number %d leaves the old files and nothing else', async (step, nth) => {
    await fill(old);
    const { done, temporaries } = writing(three(), failingAt(step, nth, 'ENOSPC'));
    await expect(done).rejects.toThrow('ENOSPC');
    expect(await contentsOf(folder)).toEqual(old);
    expect(temporaries.size).toBe(0);
  });

  it.each(faults.filter(([step]) => step !== 'copyFile'))(
    'at %s number %d leaves nothing if nothing was there',
    async (step, nth) => {
      await expect(writing(three(), failingAt(step, nth, 'EIO')).done).rejects.toThrow('EIO');
      expect(await nodeFs.readdir(folder)).toEqual([]);
    },
  );

  it('is reported even if it cannot be cleaned up either', async () => {
    const disk = failingAt('write', 1, 'ENOSPC');
    const rm = () => Promise.reject(diskError('EIO'));
    await expect(writing([file('a.csv', 'x')], { ...disk, rm }).done).rejects.toThrow('ENOSPC');
  });
});
