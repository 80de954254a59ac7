import { ipcMain } from 'electron';
import { channelOf } from '../../../shared/bridge';
import type { CallName } from '../../../shared/contract';
import { fail, type Result } from '../../../shared/failure';
import type { OwnWindows } from './own-windows';
import { isTrustedSender } from './trusted-sender';

/** Answers one call whose sender has been checked. Never rejects. */
export type AnswerCall = (name: CallName, args: readonly unknown[]) => Promise<Result<unknown>>;

/**
 * Registers every call; the only module that uses `ipcMain`. Each handler checks its sender first, and synchronously.
 * `answer` may still be pending, because the window opens before the rest of the app is loaded.
 */
export const registerCalls = (
  names: readonly CallName[],
  windows: Pick<OwnWindows, 'has'>,
  answer: Promise<AnswerCall>,
  onRefused: () => void,
): void => {
  for (const name of names) {
    ipcMain.handle(channelOf(name), (event, ...args: unknown[]) => {
      if (!isTrustedSender(event, windows)) {
        onRefused();
        return fail('UNTRUSTED_SENDER');
      }
      return answer.then(
        (run) => run(name, args),
        () => fail('INTERNAL'),
      );
    });
  }
};
