import { execFileSync } from 'node:child_process';
import * as nodeFs from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { readFileUpTo } from '../../../electron/main/storage/read-file';
import { folderOfFile } from '../folder-of';

const folder = folderOfFile('account-viewer-read');

const written = async (name: string, content: string): Promise<string> => {
  const file = join(folder, name);
  await nodeFs.writeFile(file, content);
  return file;
};

describe('reading a file of limited size', () => {
  it('returns its bytes up to the limit, and none beyond it', async () => {
    const file = await written('limit', 'abcd');
    expect(await readFileUpTo(file, 4)).toEqual({ kind: 'bytes', bytes: Buffer.from('abcd') });
    expect(await readFileUpTo(file, 3)).toEqual({ kind: 'too-large' });
    const none = await written('empty', '');
    expect(await readFileUpTo(none, 0)).toEqual({ kind: 'bytes', bytes: Buffer.alloc(0) });
  });

  it('tells a missing file from an unreadable one', async () => {
    expect(await readFileUpTo(join(folder, 'nothing'), 4)).toEqual({ kind: 'absent' });
    expect(await readFileUpTo(folder, 4)).toEqual({ kind: 'unreadable', why: 'EISDIR' });
    const fs = { ...nodeFs, open: () => Promise.reject(new Error('denied')) };
    expect(await readFileUpTo(await written('denied', 'a'), 4, fs)).toEqual({ kind: 'unreadable' });
  });

  it('reports each portion that has come', async () => {
    const file = await written('portions', 'x'.repeat(600_000));
    const onBytes = vi.fn();
    const found = await readFileUpTo(file, 600_000, nodeFs, onBytes);
    expect(found.kind === 'bytes' && Buffer.alloc(600_000, 'x').equals(found.bytes)).toBe(true);
    expect(onBytes.mock.calls.length).toBeGreaterThan(1);
  });

  it.skipIf(process.platform === 'win32')('does not wait for a pipe', async () => {
    const pipe = join(folder, 'pipe');
    execFileSync('mkfifo', [pipe]);
    expect(await readFileUpTo(pipe, 4)).toEqual({ kind: 'unreadable' });
  });

  it('ends where a file is cut while it is read, and does not grow with a growing file', async () => {
    const file = await written('changing', 'abcd');
    const after =
      (change: () => Promise<void>): typeof nodeFs.open =>
      async (...args) => {
        await change();
        return nodeFs.open(...args);
      };
    const cut = { ...nodeFs, open: after(() => nodeFs.truncate(file, 2)) };
    expect(await readFileUpTo(file, 4, cut)).toEqual({ kind: 'bytes', bytes: Buffer.from('ab') });
    const grown = { ...nodeFs, open: after(() => nodeFs.appendFile(file, 'cdef')) };
    expect(await readFileUpTo(file, 4, grown)).toEqual({ kind: 'bytes', bytes: Buffer.from('ab') });
  });
});
