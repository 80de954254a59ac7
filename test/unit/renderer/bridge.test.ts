import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bridgeName } from '../../../shared/bridge';
import { fail, succeed } from '../../../shared/failure';

const readActivity = vi.fn();

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('window', { [bridgeName]: { on: vi.fn(), readActivity } });
});

afterEach(() => {
  vi.unstubAllGlobals();
  readActivity.mockReset();
});

const load = async () => (await import('../../../renderer/bridge')).main;

test('the result of main is passed on unchanged', async () => {
  const main = await load();
  readActivity.mockResolvedValueOnce(succeed('answer')).mockResolvedValueOnce(fail('BUSY'));
  expect(await main.readActivity({ profileId: 'one' })).toEqual(succeed('answer'));
  expect(await main.readActivity({ profileId: 'one' })).toEqual(fail('BUSY'));
  expect(readActivity).toHaveBeenCalledTimes(2);
});

test('a call that main never handles is a failure like any other', async () => {
  const main = await load();
  readActivity.mockRejectedValue(new Error('gone'));
  expect(await main.readActivity({ profileId: 'one' })).toEqual(fail('INTERNAL'));
});
