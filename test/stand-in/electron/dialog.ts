import type { Dialog, MessageBoxOptions, MessageBoxReturnValue } from 'electron';
import { loud } from '../loud';
import { host } from './host-link';

// A signal cannot cross to the host. Aborted, the box is answered as if the person had closed it; one that was aborted
// before has no `response` at all (lib/browser/api/dialog.ts).
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

// Each dialog takes its options alone or after the window it belongs to.
const optionsOf = (args: readonly unknown[]) => args.at(-1) as never;

/** The dialog module; the host answers for the person. Options go over as plain data. */
export const dialog = loud<Dialog>('dialog', {
  showOpenDialog: (...args: unknown[]) => host.call('showOpenDialog', optionsOf(args)),
  showSaveDialog: (...args: unknown[]) => host.call('showSaveDialog', optionsOf(args)),
  showMessageBox,
  showErrorBox: (title, content) => {
    host.tell('showErrorBox', title, content);
  },
} satisfies Partial<Dialog>);
