import { shell } from 'electron';

/**
 * Opens an address in the browser of the system; the only home of `shell`. It takes nothing but https: the system
 * would start other programs for other schemes. Windows and macOS reject where no browser opens it; Linux never does, as
 * nobody looks at what becomes of xdg-open (platform_util_linux.cc).
 */
export const openInBrowser = async (url: string): Promise<void> => {
  if (new URL(url).protocol !== 'https:') throw new Error('not an https address');
  await shell.openExternal(url);
};
