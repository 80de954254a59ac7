import type { CheckResult } from '../../../../shared/diagnosis';
import { fail, type Result } from '../../../../shared/failure';
import type { Profile } from '../../../../shared/profile';
import type { Keychain } from '../../credentials/keychain/keychain-process';
import { limits, within } from './limits';
import { failed, passed, warned } from './results';

export type ProbedKeychain = Pick<Keychain, 'get' | 'set' | 'delete'>;

const mismatch: Result<never> = fail('KEYCHAIN_UNAVAILABLE', { keychain: 'mismatch' });

/** Writes a value under a name of its own, reads it back and deletes it. */
const roundTrip = async (
  keychain: ProbedKeychain,
  account: string,
  probe: string,
): Promise<Result<unknown>> => {
  const written = await keychain.set(account, probe);
  if (!written.ok) return written;
  const read = await keychain.get(account);
  // Whatever was read: nothing of ours may stay behind.
  const deleted = await keychain.delete(account);
  if (!read.ok) return read;
  if (read.value !== probe) return mismatch;
  if (!deleted.ok) return deleted;
  return deleted.value ? deleted : fail('KEYCHAIN_LOCKED_OR_MISSING', { keychain: 'locked' });
};

/**
 * Whether the OS keychain keeps a value, gives it back and lets it go. `probe` is random and means nothing.
 * A profile whose keys are not in the keychain can do without: its check only warns.
 */
export const checkKeychain = async (
  keychain: ProbedKeychain,
  { id, secrets: home }: Pick<Profile, 'id' | 'secrets'>,
  probe: string,
): Promise<CheckResult> => {
  const late = (): Result<unknown> => fail('KEYCHAIN_TIMEOUT');
  const done = await within(limits.keychain, roundTrip(keychain, `${id}.doctor`, probe), late);
  if (done.ok) return passed('keychain', { home });
  return home === 'this-run'
    ? warned('keychain', { home }, done.error)
    : failed('keychain', done.error, { home });
};
