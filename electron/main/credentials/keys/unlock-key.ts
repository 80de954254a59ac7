import { fail, succeed, type Result } from '../../../../shared/failure';
import type { StagedKey } from '../../../../shared/profile';
import { createSerialQueue } from '../../storage/serial-queue';
import { unlockPrivateKey } from './read-private-key';
import type { StagedKeys } from './staged-keys';

/**
 * Opens a key that waits for its passphrase, and stages it. One at a time, because each may take a processor for seconds:
 * the newest is what the person wants, and those before it, like all when nobody is at the screen any more, end with
 * `CANCELLED` and leave no key behind.
 */
export const keyUnlocker = (staged: StagedKeys) => {
  const inTurn = createSerialQueue();
  let last = 0;

  return async (lockedKeyId: string, passphrase: string): Promise<Result<StagedKey>> => {
    const locked = staged.findLocked(lockedKeyId);
    if (!locked.ok) return locked;
    const { bytes, fileName } = locked.value;
    const number = (last += 1);
    // One that has been dropped meanwhile is not found any more, and its bytes are overwritten.
    const isWanted = (): boolean => number === last && staged.findLocked(lockedKeyId).ok;
    return inTurn(async () => {
      if (!isWanted()) return fail('CANCELLED');
      const key = await unlockPrivateKey(bytes, passphrase, isWanted);
      if (!isWanted()) {
        if (key.ok) key.value.pkcs8.fill(0);
        return fail('CANCELLED');
      }
      // Another passphrase may be tried; a key that has been opened and is of no use may not stay.
      if (key.ok || key.error.code !== 'KEY_WRONG_PASSPHRASE') staged.drop(lockedKeyId);
      if (!key.ok) return key;
      const origin = fileName === undefined ? 'clipboard' : 'file';
      return succeed({ ...staged.stage(key.value, fileName), origin });
    });
  };
};
