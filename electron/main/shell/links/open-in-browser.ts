import { shell } from 'electron';
import { fail, succeed, type Result } from '../../../../shared/failure';

/** Opens an https address outside the app; `LINK_NOT_OPENED` where it cannot, as far as the system tells. */
export type OpenInBrowser = (url: string) => Promise<Result<null>>;

/**
 * Opens an address in the browser of the system; the only home of `shell`. It takes nothing but https: the system
 * would start other programs for other schemes. Windows and macOS reject where no browser opens it; Linux never does, as
 * nobody looks at what becomes of xdg-open (platform_util_linux.cc).
 */
export const openInBrowser: OpenInBrowser = async (url) => {
  try {
    if (new URL(url).protocol !== 'https:') return fail('LINK_NOT_OPENED');
    await shell.openExternal(url);
    return succeed(null);
  } catch {
    return fail('LINK_NOT_OPENED');
  }
};
