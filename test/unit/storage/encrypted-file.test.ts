import { randomBytes, randomUUID } from 'node:crypto';
import * as nodeFs from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  openEncryptedFile,
  type StorageFileSystem,
} from '../../../electron/main/storage/encrypted-file';
import { fail, succeed } from '../../../shared/failure';
import { diskError, faultyDisk } from './faulty-disk';
import { fileMarks } from './file-marks';
import { folderOfTest } from '../folder-of';

const key = randomBytes(32);
const profileId = randomUUID();
const name = `${profileId}.copy`;
const old = Buffer.from('the old content');
const fresh = Buffer.from('the new content, which is longer');

let parent: string;
let folder: string;
beforeEach(() => {
  parent = folderOfTest('kept');
  folder = join(parent, 'accounts');
});

const open = (
  changes: { fs?: StorageFileSystem; version?: number; id?: string; at?: number } = {},
) => {
  const { version = 1, id = profileId, at = 1234, ...fs } = changes;
  return openEncryptedFile({
    folder,
    profileId: id,
    kind: 'copy',
    version,
    largest: 1000,
    now: () => at,
    marks: fileMarks(),
    ...fs,
  });
};
/** A disk whose call of this number, from 0, fails; `calls` returns how many there were. */
const diskFailing = (failing: number, code: string) => {
  let calls = 0;
  const fs = faultyDisk(() => ((calls += 1) === failing + 1 ? code : undefined));
  return { fs, calls: () => calls };
};
const names = async () => (await nodeFs.readdir(folder)).sort();
const bytesOf = (file: string) => nodeFs.readFile(join(folder, file));

describe('a kept file (security I1, I3)', () => {
  it('is absent at first, then has the last content, in a folder readable by its owner only', async () => {
    const file = open();
    expect(await file.read(key)).toEqual({ kind: 'absent' });
    expect(await file.write(key, old)).toEqual(succeed(null));
    expect(await file.write(key, fresh)).toEqual(succeed(null));
    expect(await file.read(key)).toEqual({ kind: 'content', version: 1, content: fresh });
    expect(await open().read(key)).toEqual({ kind: 'content', version: 1, content: fresh });
    expect([await names(), file.notice()]).toEqual([[name], null]);
    if (process.platform === 'win32') return;
    expect((await nodeFs.stat(folder)).mode & 0o777).toBe(0o700);
    expect((await nodeFs.stat(join(folder, name))).mode & 0o777).toBe(0o600);
  });

  it('loses the remains of an interrupted write once it is read', async () => {
    await open().write(key, old);
    await nodeFs.writeFile(join(folder, `${name}.saving-0a1b2c`), fresh);
    await open().read(key);
    expect(await names()).toEqual([name]);
  });

  it('written many times at once ends with the last content', async () => {
    const file = open();
    const contents = Array.from({ length: 20 }, (_, index) => Buffer.from(`content ${index}`));
    await Promise.all(contents.map((content) => file.write(key, content)));
    expect(await file.read(key)).toEqual({ kind: 'content', version: 1, content: contents.at(-1) });
    expect(await names()).toEqual([name]);
  });

  it('larger than allowed is not written', async () => {
    const file = open();
    await file.write(key, old);
    expect(await file.write(key, Buffer.alloc(1001))).toEqual(fail('FILE_NOT_WRITTEN'));
    expect(await file.read(key)).toEqual({ kind: 'content', version: 1, content: old });
  });

  it('is removed with all its remains, and nothing of another profile', async () => {
    const others = [`${randomUUID()}.copy`, `${profileId}.memory`];
    await open().write(key, old);
    for (const other of [...others, `${name}.bad-1`, `${name}.saving-0a`]) {
      await nodeFs.writeFile(join(folder, other), 'x');
    }
    expect(await open().remove()).toEqual(succeed(null));
    expect(await names()).toEqual([...others].sort());
    expect(await open().remove()).toEqual(succeed(null));
  });

  it('reports a failed removal', async () => {
    await open().write(key, old);
    for (const failing of [0, 1]) {
      const file = open({ fs: diskFailing(failing, 'EACCES').fs });
      expect(await file.remove()).toEqual(fail('FILE_NOT_WRITTEN'));
      expect(await names()).toEqual([name]);
    }
  });
});

describe('a damaged file (security I2; fault 45)', () => {
  const damages: readonly (readonly [string, (bytes: Buffer) => Buffer])[] = [
    ['empty', () => Buffer.alloc(0)],
    ['garbage', () => randomBytes(500)],
    ['cut', (bytes) => bytes.subarray(0, -1)],
    ['larger than any of ours', () => Buffer.alloc(5000)],
    ['with a byte changed', (bytes) => Buffer.concat([Buffer.from([1]), bytes.subarray(1)])],
  ];

  it.each(damages)(
    '(%s) is set aside with its bytes, and writing continues',
    async (_name, damage) => {
      await open().write(key, old);
      const bytes = damage(await bytesOf(name));
      await nodeFs.writeFile(join(folder, name), bytes);
      const file = open();
      expect(await file.read(key)).toEqual({ kind: 'set-aside' });
      expect(file.notice()).toEqual({ kind: 'damaged', file: 'copy', keptAs: `${name}.bad-1234` });
      expect(await names()).toEqual([`${name}.bad-1234`]);
      expect(Buffer.compare(await bytesOf(`${name}.bad-1234`), bytes)).toBe(0);
      expect(await file.write(key, fresh)).toEqual(succeed(null));
      expect(await file.read(key)).toEqual({ kind: 'content', version: 1, content: fresh });
      expect(file.notice()?.kind).toBe('damaged');
    },
  );

  it('is also set aside if it was not read before the first write', async () => {
    await open().write(key, old);
    await nodeFs.truncate(join(folder, name), 30);
    expect(await open().write(key, fresh)).toEqual(succeed(null));
    expect(await names()).toEqual([name, `${name}.bad-1234`]);
  });

  it('under another key, or of another profile, is set aside', async () => {
    await open().write(key, old);
    expect(await open().read(randomBytes(32))).toEqual({ kind: 'set-aside' });
    const stranger = randomUUID();
    await open({ id: stranger }).write(key, old);
    await nodeFs.rename(join(folder, `${stranger}.copy`), join(folder, name));
    expect(await open({ at: 2000 }).read(key)).toEqual({ kind: 'set-aside' });
    expect(await names()).toEqual([`${name}.bad-1234`, `${name}.bad-2000`]);
  });

  it('that cannot be set aside is not overwritten', async () => {
    await open().write(key, old);
    await nodeFs.writeFile(join(folder, name), 'broken');
    const rename = () => Promise.reject(diskError('EROFS'));
    const file = open({ fs: { ...nodeFs, rename } });
    expect(await file.read(key)).toEqual({ kind: 'unusable' });
    expect(await file.write(key, fresh)).toEqual(fail('FILE_NOT_WRITTEN'));
    expect((await bytesOf(name)).toString()).toBe('broken');
    expect(file.notice()).toEqual({ kind: 'unreadable', file: 'copy' });
  });
});

describe('a file of a newer version (security I2; fault 45)', () => {
  it('is left untouched, and not overwritten', async () => {
    await open({ version: 2 }).write(key, old);
    const bytes = await bytesOf(name);
    const file = open();
    expect(await file.write(key, fresh)).toEqual(fail('SETTINGS_NEWER'));
    expect(await file.read(key)).toEqual({ kind: 'unusable' });
    expect(file.notice()).toEqual({ kind: 'newer', file: 'copy' });
    expect(Buffer.compare(await bytesOf(name), bytes)).toBe(0);
    expect(await names()).toEqual([name]);
  });
});

describe('something else in the place of the file (fault 48)', () => {
  it('is neither read nor overwritten', async () => {
    await nodeFs.mkdir(join(folder, name), { recursive: true });
    const file = open();
    expect(await file.read(key)).toEqual({ kind: 'unusable' });
    expect(await file.write(key, fresh)).toEqual(fail('FILE_NOT_WRITTEN'));
    expect(file.notice()?.kind).toBe('unreadable');
  });
});

describe.each(['ENOSPC', 'EROFS', 'EACCES', 'EPERM', 'EMFILE', 'EIO'])(
  'a disk that fails with %s at one call (fault 46)',
  (code) => {
    it('has the old or the new content at each of them, and reports which', async () => {
      for (let failing = 0; ; failing += 1) {
        await nodeFs.rm(folder, { recursive: true, force: true });
        await open().write(key, old);
        const disk = diskFailing(failing, code);
        const file = open({ fs: disk.fs });
        const written = await file.write(key, fresh);
        const now = await open().read(key);
        expect([failing, now]).toEqual([
          failing,
          { kind: 'content', version: 1, content: written.ok ? fresh : old },
        ]);
        expect([failing, await names()]).toEqual([failing, [name]]);
        if (disk.calls() <= failing) break;
        expect(failing).toBeLessThan(40);
      }
    });

    it('keeps the old content if reading it fails', async () => {
      for (let failing = 0; ; failing += 1) {
        await nodeFs.rm(folder, { recursive: true, force: true });
        await open().write(key, old);
        const disk = diskFailing(failing, code);
        const file = open({ fs: disk.fs });
        const kept = await file.read(key);
        if (kept.kind !== 'content') {
          expect(kept).toEqual({ kind: 'unusable' });
          expect(file.notice()).toEqual({ kind: 'unreadable', file: 'copy' });
        }
        expect(await open().read(key)).toEqual({ kind: 'content', version: 1, content: old });
        if (disk.calls() <= failing) break;
      }
    });
  },
);

it('a disk that is full for a while is reported before older notices, until something is written', async () => {
  await nodeFs.mkdir(folder);
  await nodeFs.writeFile(join(folder, name), 'damaged');
  let isFull = false;
  const file = open({
    fs: {
      ...nodeFs,
      rename: (from, to) =>
        isFull ? Promise.reject(new Error('ENOSPC')) : nodeFs.rename(from, to),
    },
  });
  expect((await file.read(key)).kind).toBe('set-aside');
  const before = file.notice();
  expect(before).toMatchObject({ kind: 'damaged' });
  isFull = true;
  expect((await file.write(key, fresh)).ok).toBe(false);
  const unwritten = { kind: 'not-written', file: 'copy' };
  expect(file.notice()).toEqual(unwritten);
  // Reading the file writes nothing.
  await file.read(key);
  expect(file.notice()).toEqual(unwritten);
  isFull = false;
  expect((await file.write(key, fresh)).ok).toBe(true);
  expect(file.notice()).toEqual(before);
});
