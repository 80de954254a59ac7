import { expect, vi } from 'vitest';
import { fail, succeed, type Result } from '../../../../shared/failure';
import type { AddressDoubts } from '../../../../renderer/store/pending-copy';
import { quietActivity } from '../activity-parts';
import { answerOf, readAccount, setUp } from './answering-main';

export const wallet = '0x52908400098527886E0F7030069857D2E4169EE7';

export const noDoubts: AddressDoubts = {
  capitals: false,
  malformed: false,
  odd: [],
  without: null,
  similar: [],
};

/** The activity that main found in an answer. */
export const activityWith = (revision: number, alarmCount: number) => ({
  ...quietActivity,
  revision,
  alarmCount,
});

/** A window that shows an account, with functions that copy in it. */
export const copyingWindow = async () => {
  const window = await setUp();
  const copying = await import('../../../../renderer/store/copying');
  const announce = await import('../../../../renderer/store/announce');
  await readAccount(window, answerOf(1, 'first'));
  const said = (): string | undefined => window.shown().announcement?.text;
  /** Copies an address, and makes main return this result. */
  const copied = async (result: Result<'kept' | 'changed'>): Promise<void> => {
    void copying.copyAddress(wallet, noDoubts);
    await window.last('copyText').reply(result);
  };
  /** Copies an address that main refuses, and waits for the announcement. */
  const refused = async (): Promise<void> => {
    await copied(fail('ADDRESS_CHANGED'));
    await vi.waitFor(() => {
      expect(said()).toContain('ADDRESS_CHANGED');
    });
  };
  return { ...window, ...copying, ...announce, said, copied, refused };
};

/** Like `copyingWindow`, after main has found an unacknowledged change. */
export const alarmedWindow = async () => {
  const window = await copyingWindow();
  await window.last('readActivity').reply(succeed(activityWith(1, 1)));
  return window;
};
