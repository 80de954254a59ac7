import { describe, expect, it, vi } from 'vitest';
import { readChosenFile } from '../../../electron/main/shell/chosen-file';
import type { FoundFile, readFileUpTo } from '../../../electron/main/storage/read-file';
import { sleep } from '../../../electron/main/timers';
import { fail, succeed } from '../../../shared/failure';

const tooLarge = fail('LIST_NOT_READ', { list: 'too-large' });
const reading = (found: FoundFile) =>
  readChosenFile('/file', 4, tooLarge, () => Promise.resolve(found));

describe('a chosen file that cannot be read', () => {
  it.each([
    [{ kind: 'absent' }, 'absent'],
    [{ kind: 'unreadable', why: 'EISDIR' }, 'folder'],
    [{ kind: 'unreadable', why: 'EACCES' }, 'denied'],
    [{ kind: 'unreadable', why: 'EPERM' }, 'denied'],
    [{ kind: 'unreadable', why: 'ESTALE' }, 'silent'],
    [{ kind: 'unreadable', why: 'EIO' }, undefined],
    [{ kind: 'unreadable' }, undefined],
  ] as const)('reports the reason: %j', async (found, file) => {
    expect(await reading(found)).toEqual(fail('FILE_NOT_READABLE', { file }));
  });

  it('fails differently if it is too large', async () => {
    expect(await reading({ kind: 'too-large' })).toBe(tooLarge);
  });

  it('is given up if its drive does not respond', async () => {
    vi.useFakeTimers();
    const never = new Promise<FoundFile>(() => undefined);
    const read = readChosenFile('/file', 4, tooLarge, () => never);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await read).toEqual(fail('FILE_NOT_READABLE', { file: 'silent' }));
    vi.useRealTimers();
  });

  it('is waited for as long as its drive keeps responding', async () => {
    vi.useFakeTimers();
    const bytes = Buffer.from('abcd');
    const slow: typeof readFileUpTo = async (_file, _largest, _fs, onBytes) => {
      for (const pause of [10_000, 14_000, 14_000]) {
        await sleep(pause);
        onBytes?.();
      }
      return { kind: 'bytes', bytes };
    };
    const read = readChosenFile('/file', 4, tooLarge, slow);
    await vi.advanceTimersByTimeAsync(38_000);
    expect(await read).toEqual(succeed(bytes));
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  it('leaves no timer for bytes that come after it was given up', async () => {
    vi.useFakeTimers();
    const late: typeof readFileUpTo = async (_file, _largest, _fs, onBytes) => {
      await sleep(20_000);
      onBytes?.();
      return { kind: 'absent' };
    };
    const read = readChosenFile('/file', 4, tooLarge, late);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await read).toEqual(fail('FILE_NOT_READABLE', { file: 'silent' }));
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });
});
