import { expect, it, vi } from 'vitest';
import type { Activity } from '../../../../shared/activity';
import { quietActivity } from '../activity-parts';
import { answerOf, readAccount, setUp } from './answering-main';

/** A window with an account on screen, some of whose text is selected. */
const selecting = async () => {
  const window = await setUp();
  await readAccount(window, answerOf(2, 'second'));
  const listeners = new Map<string, (event: object) => void>();
  vi.stubGlobal('document', {
    addEventListener: (name: string, listener: (event: object) => void) =>
      listeners.set(name, listener),
  });
  vi.stubGlobal('getSelection', () => 'Selected');
  vi.stubGlobal('HTMLInputElement', EventTarget);
  vi.stubGlobal('HTMLTextAreaElement', EventTarget);
  vi.doMock(import('react'), async (original) => ({
    ...(await original()),
    useEffect: (run: () => unknown) => void run(),
  }));
  vi.doMock(import('../../../../renderer/store/store'), async (original) => ({
    ...(await original()),
    useEvmAssets: () => new Set<string>(),
  }));
  vi.doMock('../../../../renderer/features/records/list/use-account-addresses', () => ({
    useAccountAddresses: () => null,
    useLookAlikes: () => null,
  }));
  const { useGuardedSelection } =
    await import('../../../../renderer/features/records/list/use-guarded-selection');
  useGuardedSelection();
  /** Copies with this activity known; returns whether main is asked to copy. */
  const isAsked = (changes: Partial<Activity> | null): boolean => {
    window.set({ activity: changes && { ...quietActivity, ...changes } });
    const preventDefault = vi.fn();
    listeners.get('copy')?.({
      type: 'copy',
      target: null,
      defaultPrevented: false,
      preventDefault,
    });
    return preventDefault.mock.calls.length > 0;
  };
  return { ...window, isAsked };
};

it('main copies text selected by hand until it is known that nothing has changed', async () => {
  const { isAsked, calls } = await selecting();
  expect(isAsked({ revision: 2 })).toBe(false);
  expect(calls()).not.toContain('copyText');
  expect([isAsked(null), isAsked({ revision: 1 })]).toEqual([true, true]);
  expect(isAsked({ revision: 2, alarmCount: 1 })).toBe(true);
  // An older offline copy has an address that was replaced since.
  expect(isAsked({ revision: 2, replacedCount: 1 })).toBe(true);
  expect(calls()).toContain('copyText');
});
