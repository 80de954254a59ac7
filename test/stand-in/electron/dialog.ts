import type { Dialog, MessageBoxOptions, MessageBoxReturnValue } from 'electron';
import { throwOnUncovered } from '../uncovered';
import { host } from './host-link';

// A signal cannot be sent to the host. An aborted box returns the same as a box closed by the user. A box aborted
// before it opened returns no `response` (lib/browser/api/dialog.ts).
function showMessageBox(...args: unknown[]): ReturnType<Dialog['showMessageBox']> {
  const { signal, ...options } = args.at(-1) as MessageBoxOptions;
  const cancelId = options.cancelId ?? 0;
  if (signal?.aborted) {
    return Promise.resolve({
      cancelId,
      checkboxChecked: false,
    } as unknown as MessageBoxReturnValue);
  }
  const closed = { response: cancelId, checkboxChecked: false };
  const aborted = new Promise<typeof closed>((resolve) => {
    signal?.addEventListener('abort', () => {
      resolve(closed);
    });
  });
  return Promise.race([host.call('showMessageBox', options), aborted]);
}

// The options are the last argument of each dialog, with or without a window before them.
const optionsOf = (args: readonly unknown[]) => args.at(-1) as never;

/** The dialog module. The host answers instead of the user and gets the options as plain data. */
export const dialog = throwOnUncovered<Dialog>('dialog', {
  showOpenDialog: (...args: unknown[]) => host.call('showOpenDialog', optionsOf(args)),
  showSaveDialog: (...args: unknown[]) => host.call('showSaveDialog', optionsOf(args)),
  showMessageBox,
  showErrorBox: (title, content) => {
    host.tell('showErrorBox', title, content);
  },
} satisfies Partial<Dialog>);
