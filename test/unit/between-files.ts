import { afterAll, vi } from 'vitest';
import { setLocale } from '../../electron/main/i18n';

// Files that share a process find it as the first one did.
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  setLocale('en');
});
