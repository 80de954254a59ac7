import { fail, succeed, type Result } from '../../../../shared/failure';
import type { Desk } from '../native-dialogs';

export type ClipboardDesk = Pick<Desk, 'readClipboard' | 'writeClipboard'>;

/** The text on the clipboard; `CLIPBOARD_FAILED` where the system's does not work. */
export const readClipboard = async (
  desk: Pick<ClipboardDesk, 'readClipboard'>,
): Promise<Result<string>> => {
  try {
    return succeed(await desk.readClipboard());
  } catch {
    return fail('CLIPBOARD_FAILED');
  }
};

/** Fails with `CLIPBOARD_FAILED` where the system's clipboard does not work. */
export const writeClipboard = async (
  desk: Pick<ClipboardDesk, 'writeClipboard'>,
  text: string,
): Promise<Result<null>> => {
  try {
    await desk.writeClipboard(text);
    return succeed(null);
  } catch {
    return fail('CLIPBOARD_FAILED');
  }
};
