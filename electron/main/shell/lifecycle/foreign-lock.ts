import { readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
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
