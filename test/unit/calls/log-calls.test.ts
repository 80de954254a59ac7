import { expect, it } from 'vitest';
import { createLogFeature } from '../../../electron/main/log/feature';

it.each([
  [true, { ok: true, value: null }],
  [false, { ok: false, error: { code: 'FILE_NOT_WRITTEN' } }],
])('logs are deleted, or the person is told (deleted: %s)', async (removed, answer) => {
  const logger = { remove: () => Promise.resolve(removed) };
  expect(await createLogFeature({ logger }).handlers.deleteLogs()).toEqual(answer);
});
