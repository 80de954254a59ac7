import { fail, succeed, type Result } from '../../../../shared/failure';
import type { NativeDialogs } from '../native-dialogs';

export type ClipboardDesk = Pick<NativeDialogs, 'readClipboard' | 'writeClipboard'>;

/** The text on the clipboard; `CLIPBOARD_FAILED` where the system's does not work. */
export const readClipboard = async (
  dialogs: Pick<ClipboardDesk, 'readClipboard'>,
): Promise<Result<string>> => {
  try {
    return succeed(await dialogs.readClipboard());
  } catch {
    return fail('CLIPBOARD_FAILED');
  }
};

/** Fails with `CLIPBOARD_FAILED` where the system's clipboard does not work. */
export const writeClipboard = async (
  dialogs: Pick<ClipboardDesk, 'writeClipboard'>,
  text: string,
): Promise<Result<null>> => {
  try {
    await dialogs.writeClipboard(text);
    return succeed(null);
  } catch {
    return fail('CLIPBOARD_FAILED');
  }
};
