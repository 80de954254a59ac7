import type { Dialog, MessageBoxOptions, MessageBoxReturnValue } from 'electron';
import { throwOnUncovered } from '../uncovered';
import { app } from './app';
import { host } from './host-link';
import { openWindows } from './open-windows';

// Without a window, and for a destroyed one, macOS stops main until the user answers (message_box_mac.mm), and on no
// system does the dialog belong to the app's window.
function checkUse([window, options]: readonly unknown[]): void {
  if (!app.isReady()) throw new Error('dialog module can only be used after app is ready');
  if (!openWindows().some((open) => open === window))
    throw new Error('stand-in: a dialog without an open window is not covered');
  for (const name of ['title', 'message', 'detail', 'defaultPath', 'buttonLabel']) {
    const value = (options as Record<string, unknown>)[name];
    if (value !== undefined && typeof value !== 'string')
      throw new TypeError(`stand-in: ${name} of a dialog is no text`);
  }
}

// A signal cannot be sent to the host. An aborted box returns the same as a box closed by the user. A box aborted
// before it opened returns no `response` (lib/browser/api/dialog.ts).
function showMessageBox(...args: unknown[]): ReturnType<Dialog['showMessageBox']> {
  checkUse(args);
  const { signal, ...options } = args[1] as MessageBoxOptions;
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

/** The options of a dialog: the argument after its window. */
const optionsOf = (args: readonly unknown[]) => {
  checkUse(args);
  return args[1] as never;
};

/** The dialog module. The host answers instead of the user and gets the options as plain data. */
export const dialog = throwOnUncovered<Dialog>('dialog', {
  showOpenDialog: (...args: unknown[]) => host.call('showOpenDialog', optionsOf(args)),
  showSaveDialog: (...args: unknown[]) => host.call('showSaveDialog', optionsOf(args)),
  showMessageBox,
  showErrorBox: (title, content) => {
    host.tell('showErrorBox', title, content);
  },
} satisfies Partial<Dialog>);
