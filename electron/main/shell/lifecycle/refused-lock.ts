import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { words } from '../../i18n';

/**
 * Whether a user data folder takes files. Where it does not, Electron refuses the lock as if another process had it, and the
 * app would end without a word.
 */
export const takesFiles = (userData: string): boolean => {
  const probe = join(userData, `probe-${process.pid}`);
  try {
    mkdirSync(userData, { recursive: true });
    writeFileSync(probe, '');
    rmSync(probe);
    return true;
  } catch {
    return false;
  }
};

/**
 * What to say where this process gets no lock on the user data, as a title and more; undefined where another process has
 * it, which has been told. A lock that a crash, or a computer under another name, has left behind is none: Electron takes it
 * away (its process_singleton.patch answers Chromium's question for the person).
 */
export const whyRefused = (
  userData: string,
): readonly [title: string, detail: string] | undefined => {
  const { title, detail } = words.noUserData;
  return takesFiles(userData) ? undefined : [title, detail(userData)];
};
