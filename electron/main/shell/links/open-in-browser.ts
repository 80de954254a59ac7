import { shell } from 'electron';
import { fail, succeed, type Result } from '../../../../shared/failure';

/** Opens an https address outside the app. Fails with `LINK_NOT_OPENED`, also for any other address. */
export type OpenInBrowser = (url: string) => Promise<Result<null>>;

/**
 * Opens an address in the system's browser; the only module that uses `shell`. Accepts https alone, because the system
 * would start other programs for other schemes. Windows and macOS reject when no browser opens the address; Linux never
 * does, because the result of xdg-open is ignored (platform_util_linux.cc).
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
