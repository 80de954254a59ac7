import { afterAll, vi } from 'vitest';
import { setLocale } from '../../electron/main/i18n';

// Test files that share a process each find a clean state.
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  setLocale('en');
});
