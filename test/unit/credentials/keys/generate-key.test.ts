import { expect, it, vi } from 'vitest';
import { createKeyGenerator } from '../../../../electron/main/credentials/keys/generate-key';
import { fail } from '../../../../shared/failure';
import { fakeMaker } from './fake-maker';

it('a key that takes longer than two minutes is given up: Electron reports no end of a process that never started', async () => {
  vi.useFakeTimers();
  const maker = fakeMaker(() => new Promise(() => undefined));
  const made = createKeyGenerator(maker.spawn).generate(2048);
  vi.advanceTimersByTime(120_000);
  vi.useRealTimers();
  expect(await made).toStrictEqual(fail('INTERNAL'));
  expect(maker.killed()).toBe(1);
});
