import type { Dialog } from 'electron';
import { loud } from '../loud';
import { host } from './host-link';

// Each dialog takes its options alone or after the window it belongs to.
const optionsOf = (args: readonly unknown[]) => args.at(-1) as never;

/** The dialog module; the host answers for the person. Options go over as plain data. */
export const dialog = loud<Dialog>('dialog', {
  showOpenDialog: (...args: unknown[]) => host.call('showOpenDialog', optionsOf(args)),
  showSaveDialog: (...args: unknown[]) => host.call('showSaveDialog', optionsOf(args)),
  showMessageBox: (...args: unknown[]) => host.call('showMessageBox', optionsOf(args)),
  showErrorBox: (title, content) => {
    host.tell('showErrorBox', title, content);
  },
} satisfies Partial<Dialog>);
