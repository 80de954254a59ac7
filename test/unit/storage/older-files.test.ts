import { randomBytes, randomUUID } from 'node:crypto';
import * as nodeFs from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  openEncryptedFile,
  type FileMark,
  type FileMarks,
} from '../../../electron/main/storage/encrypted-file';
import { fail, succeed } from '../../../shared/failure';
import type { FileKind } from '../../../shared/file-state';
import { sealedFile } from '../../user-data/written-by-0.1';
import { fileMarks } from './file-marks';
import { folderOfTest } from '../folder-of';

const key = randomBytes(32);
const profileId = randomUUID();
const [one, two, three] = ['one', 'two', 'three'].map((text) => Buffer.from(text));

let folder: string;
let known: Map<string, FileMark>;
beforeEach(() => {
  folder = folderOfTest('older');
  known = new Map();
});

/** The file as a fresh start of the app opens it. */
const open = (kind: FileKind = 'memory', marks: FileMarks = fileMarks(known)) =>
  openEncryptedFile({ folder, profileId, kind, version: 1, largest: 1000, now: () => 5, marks });
const nameOf = (kind: FileKind) => join(folder, `${profileId}.${kind}`);
const content = (bytes: Uint8Array | undefined) => ({
  kind: 'content',
  version: 1,
  content: bytes,
});

const write = async (bytes: Uint8Array | undefined, kind: FileKind = 'memory') => {
  expect(await open(kind).write(key, bytes ?? Buffer.alloc(0))).toEqual(succeed(null));
  return nodeFs.readFile(nameOf(kind));
};

describe('a file that is not the one written last (security I3)', () => {
  it('because an earlier one was put back is read, reported, and overwritten with a higher generation', async () => {
    const first = await write(one);
    await write(two);
    await nodeFs.writeFile(nameOf('memory'), first);
    const file = open();
    expect(await file.read(key)).toEqual(content(one));
    expect(file.notice()).toEqual({ kind: 'older', file: 'memory' });
    await file.write(key, three ?? Buffer.alloc(0));
    expect(file.notice()?.kind).toBe('older');
    const next = open();
    expect(await next.read(key)).toEqual(content(three));
    expect(next.notice()).toBeNull();
  });

  it('although it has the same generation is reported too', async () => {
    const first = await write(one);
    known.clear();
    await nodeFs.rm(nameOf('memory'));
    await write(two);
    await nodeFs.writeFile(nameOf('memory'), first);
    const file = open();
    expect(await file.read(key)).toEqual(content(one));
    expect(file.notice()).toEqual({ kind: 'older', file: 'memory' });
  });

  it('because version 0.1 wrote it is reported only if there was a later one', async () => {
    const early = sealedFile(one ?? Buffer.alloc(0), key, profileId, 'memory');
    await nodeFs.writeFile(nameOf('memory'), early);
    const file = open();
    expect(await file.read(key)).toEqual(content(one));
    expect(file.notice()).toBeNull();
    await write(two);
    await nodeFs.writeFile(nameOf('memory'), early);
    const late = open();
    expect(await late.read(key)).toEqual(content(one));
    expect(late.notice()).toEqual({ kind: 'older', file: 'memory' });
  });

  it.each(['memory', 'notes'] as const)('because it is gone is reported: %s', async (kind) => {
    await write(one, kind);
    await nodeFs.rm(nameOf(kind));
    const file = open(kind);
    expect(await file.read(key)).toEqual({ kind: 'absent' });
    expect(file.notice()).toEqual({ kind: 'missing', file: kind });
    await write(two, kind);
    const next = open(kind);
    expect(await next.read(key)).toEqual(content(two));
    expect(next.notice()).toBeNull();
  });

  it('because the app has set it aside is reported once, as damaged', async () => {
    await write(one);
    await nodeFs.writeFile(nameOf('memory'), 'damaged');
    const file = open();
    expect(await file.read(key)).toEqual({ kind: 'set-aside' });
    expect(file.notice()).toMatchObject({ kind: 'damaged' });
    const next = open();
    // Until the next write, the file counts as set aside.
    expect(await next.read(key)).toEqual({ kind: 'set-aside' });
    expect(next.notice()).toBeNull();
    expect([file.lost(), next.lost()]).toEqual(['damaged', 'damaged']);
    await write(two);
    await nodeFs.rm(nameOf('memory'));
    const last = open();
    expect(await last.read(key)).toEqual({ kind: 'absent' });
    expect(last.notice()).toEqual({ kind: 'missing', file: 'memory' });
    expect(last.lost()).toBe('missing');
  });

  it('because the app removed it is not reported, and a file put back later is reported as older', async () => {
    const first = await write(one, 'copy');
    const file = open('copy');
    await file.remove();
    expect(await file.read(key)).toEqual({ kind: 'absent' });
    expect(file.notice()).toBeNull();
    await file.write(key, two ?? Buffer.alloc(0));
    await nodeFs.writeFile(nameOf('copy'), first);
    const next = open('copy');
    expect(await next.read(key)).toEqual(content(one));
    expect(next.notice()).toEqual({ kind: 'older', file: 'copy' });
  });

  it('because the app ended before the mark was stored is accepted, and so is each later one', async () => {
    await write(one);
    const before = new Map(known);
    for (const bytes of [two, three]) {
      await write(bytes);
      // The keychain has not stored the mark.
      known.clear();
      for (const [name, mark] of before) known.set(name, mark);
      const file = open();
      expect(await file.read(key)).toEqual(content(bytes));
      expect(file.notice()).toBeNull();
    }
  });
});

it('a keychain that does not say what was written last leaves the file unread and unwritten, until it responds', async () => {
  const silent: FileMarks = {
    of: () => Promise.resolve(fail('KEYCHAIN_TIMEOUT')),
    keep: () => undefined,
  };

  const bytes = await write(one);
  const file = open('memory', silent);
  expect(await file.read(key)).toEqual({ kind: 'unusable' });
  expect(await file.write(key, two ?? Buffer.alloc(0))).toEqual(fail('FILE_NOT_WRITTEN'));
  expect(file.notice()).toBeNull();
  expect(Buffer.compare(await nodeFs.readFile(nameOf('memory')), bytes)).toBe(0);
  let answers = false;
  const slow = open('memory', {
    of: (...args) => (answers ? fileMarks(known) : silent).of(...args),
    keep: () => undefined,
  });
  expect(await slow.read(key)).toEqual({ kind: 'unusable' });
  answers = true;
  expect(await slow.read(key)).toEqual(content(one));
});
