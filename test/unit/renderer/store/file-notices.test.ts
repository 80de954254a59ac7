import { expect, it } from 'vitest';
import { succeed } from '../../../../shared/failure';
import type { FileNotice } from '../../../../shared/file-state';
import { setUp, settle } from './answering-main';

const unwritten: FileNotice = { kind: 'not-written', file: 'memory' };

it('a closed notice stays closed while main repeats it, and is shown when it comes again', async () => {
  const { last, shown } = await setUp();
  const { closeNotice, readNotices } = await import('../../../../renderer/store/file-notices');
  /** The notices shown after main has returned these. */
  const told = async (...notices: readonly FileNotice[]): Promise<readonly FileNotice[]> => {
    const read = readNotices('one');
    last('readFileState').answer(succeed({ notices }));
    await read;
    await settle();
    return shown().fileNotices;
  };
  expect(await told(unwritten)).toEqual([unwritten]);
  closeNotice(unwritten);
  expect(shown().fileNotices).toEqual([]);
  expect([await told(unwritten), await told()]).toEqual([[], []]);
  expect(await told(unwritten)).toEqual([unwritten]);
});
