import { expect, it, vi } from 'vitest';
import { createLogger } from '../../../electron/main/log/logger';
import { fakeLogFile } from './fake-log-file';

vi.mock(import('../../../electron/main/log/log-events'), async (original) => {
  const actual = await original();
  const anyText = (value: unknown) => value;
  const failed = { ...actual.events.failed, error: anyText as typeof actual.events.failed.error };
  return { ...actual, events: { ...actual.events, failed } };
});

it('a field that should let a secret through is still redacted (security I4)', () => {
  const lines: string[] = [];
  const { log, setLevel } = createLogger(
    fakeLogFile((line) => void lines.push(line)),
    () => 0,
  );
  setLevel('info');
  const slip = { where: 'call', error: 'x-api-key: CANARY' } as unknown;
  log('failed', slip as Parameters<typeof log<'failed'>>[1]);
  expect(lines.join('')).toContain('[redacted]');
  expect(lines.join('')).not.toContain('CANARY');
});
