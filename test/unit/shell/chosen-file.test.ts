import { describe, expect, it, vi } from 'vitest';
import { readChosenFile } from '../../../electron/main/shell/chosen-file';
import type { FoundFile } from '../../../electron/main/storage/read-file';
import { fail } from '../../../shared/failure';

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
  ] as const)('says why: %j', async (found, file) => {
    expect(await reading(found)).toEqual(fail('FILE_NOT_READABLE', { file }));
  });

  it('is another failure where it is too large', async () => {
    expect(await reading({ kind: 'too-large' })).toBe(tooLarge);
  });

  it('because its drive does not answer is given up', async () => {
    vi.useFakeTimers();
    const never = new Promise<FoundFile>(() => undefined);
    const read = readChosenFile('/file', 4, tooLarge, () => never);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await read).toEqual(fail('FILE_NOT_READABLE', { file: 'silent' }));
    vi.useRealTimers();
  });
});
