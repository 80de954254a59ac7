import { fail, succeed, type Result } from '../../../../shared/failure';
import type { Keychain } from './keychain-process';

const isNothing = (seen: Result<string | null>): boolean => seen.ok && seen.value === null;

/**
 * What is stored under accounts, for certain: null only where there is nothing. A locked keyring also answers null, and a
 * write may then unlock it: what was taken for nothing would be overwritten. So each null is asked for three times, before,
 * while and after an item named `probe` is there, which a locked keyring neither takes nor gives back. For a wrong
 * null, a keyring would have to be locked at all three and unlocked for the item in between.
 *
 * May bring the prompt to unlock, so it is for those who are about to write. Each account has its own answer; what fails as
 * a whole is the probe, with `KEYCHAIN_LOCKED_OR_MISSING` (`locked`) or as the keychain does.
 */
export const readForCertain = async (
  keychain: Pick<Keychain, 'get' | 'set' | 'delete'>,
  accounts: readonly string[],
  probe: string,
): Promise<Result<readonly Result<string | null>[]>> => {
  const look = async (): Promise<readonly Result<string | null>[]> => {
    const seen: Result<string | null>[] = [];
    for (const account of accounts) seen.push(await keychain.get(account));
    return seen;
  };
  const before = await look();
  if (!before.some(isNothing)) return succeed(before);
  const probed = await keychain.set(probe, 'probe');
  if (!probed.ok) return probed;
  const meanwhile = await look();
  const deleted = await keychain.delete(probe);
  if (!deleted.ok) return deleted;
  if (!deleted.value) return fail('KEYCHAIN_LOCKED_OR_MISSING', { keychain: 'locked' });
  const after = await look();
  const looks = [before, meanwhile, after];
  return succeed(
    accounts.map(
      (_, index) =>
        looks.flatMap((seen) => seen[index] ?? []).find((seen) => !isNothing(seen)) ??
        succeed(null),
    ),
  );
};
