import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bridgeName } from '../../../shared/bridge';
import { fail, succeed } from '../../../shared/failure';

const readActivity = vi.fn();
const exportAccount = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal('window', { [bridgeName]: { on: vi.fn(), readActivity, exportAccount } });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  readActivity.mockReset();
  exportAccount.mockReset();
});

const load = async () => (await import('../../../renderer/bridge')).main;

test('reading is asked again after a moment when main has had too many calls', async () => {
  const main = await load();
  readActivity.mockResolvedValueOnce(fail('BUSY')).mockResolvedValueOnce(succeed('answer'));
  const answer = main.readActivity({ profileId: 'one' });
  await vi.advanceTimersByTimeAsync(499);
  expect(readActivity).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await answer).toEqual(succeed('answer'));
});

test('reading ends with BUSY when main stays busy', async () => {
  const main = await load();
  readActivity.mockResolvedValue(fail('BUSY'));
  const answer = main.readActivity({ profileId: 'one' });
  await vi.advanceTimersByTimeAsync(3000);
  expect(await answer).toEqual(fail('BUSY'));
  expect(readActivity).toHaveBeenCalledTimes(7);
});

test('any other failure of reading, and BUSY of what does more than read, are told at once', async () => {
  const main = await load();
  readActivity.mockResolvedValue(fail('BAD_REQUEST'));
  exportAccount.mockResolvedValue(fail('BUSY'));
  expect(await main.readActivity({ profileId: 'one' })).toEqual(fail('BAD_REQUEST'));
  expect(await main.exportAccount({} as never)).toEqual(fail('BUSY'));
  expect(exportAccount).toHaveBeenCalledTimes(1);
});

test('a call that main never answers is a failure like any other', async () => {
  const main = await load();
  readActivity.mockRejectedValue(new Error('gone'));
  expect(await main.readActivity({ profileId: 'one' })).toEqual(fail('INTERNAL'));
});
