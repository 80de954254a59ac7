import { mkdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { words } from '../../i18n';
import { plainLine } from '../../../../shared/unseen';

/** In UTF-16 units; RFC 1035 has room for 253. */
const longestHost = 253;

/**
 * The computer that a lock's target names, where it is another one than this. On Linux Chromium's lock is a link to
 * `host-pid`. One of a dead process of this computer it clears away itself; of another computer, or of a name that
 * this one does not have any more, it cannot tell, and the app would end without a word. As it is to be shown: a link can
 * have any target.
 */
export const foreignHost = (target: string, own: string): string | undefined => {
  const host = /^(.+)-\d+$/su.exec(target)?.[1];
  return host === undefined || host === own ? undefined : plainLine(host, longestHost);
};

/** The other computer that holds the lock of a user data folder; undefined for one of this computer, or none. */
export const foreignLock = (userData: string): string | undefined => {
  try {
    return foreignHost(readlinkSync(join(userData, 'SingletonLock')), hostname());
  } catch {
    return undefined;
  }
};

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
 * What to say where this process gets no lock on the user data, as a title and more; undefined where another process of
 * this computer has it, which has been told.
 */
export const whyRefused = (
  userData: string,
): readonly [title: string, detail: string] | undefined => {
  const host = foreignLock(userData);
  const { foreignLock: foreign, noUserData } = words;
  if (host !== undefined)
    return [foreign.title, foreign.detail(host, join(userData, 'SingletonLock'))];
  return takesFiles(userData) ? undefined : [noUserData.title, noUserData.detail(userData)];
};
