import type { Accounts, AccountsOptions } from '../../../electron/main/account/accounts';
import type { Credentials } from '../../../electron/main/account/client/sign-jwt';
import type { ListName } from '../../../shared/account';
import { succeed, type Code } from '../../../shared/failure';
import { profileWith } from '../profiles/fake-settings';

/** Profiles with keys, each at its own service. */
const profileAt = (id: string) => ({
  ...profileWith({ id, baseUrl: `https://${id}.example` }),
  secrets: 'keychain' as const,
});
export const one = profileAt('one');
export const two = profileAt('two');

/** The result code of reading the rows of a list: `ok`, or why they cannot be read. */
export const rowsOf = async (
  accounts: Pick<Accounts, 'askAbout'>,
  id: string,
  revision: number,
  list: ListName = 'wallets',
): Promise<Code | 'ok'> => {
  const read = await accounts.askAbout(id, revision, 'readRows', { list, from: 0 });
  return read.ok ? 'ok' : read.error.code;
};

/**
 * Parts of accounts, without their calls: a keychain with keys, no copy, no other account, and listeners that do
 * nothing.
 */
export const quietParts: Omit<AccountsOptions, 'callAccount'> = {
  credentials: {
    get: () => Promise.resolve(succeed({ apiKey: 'key' } as Credentials)),
    forget: () => undefined,
    forgetAll: () => undefined,
  },
  copies: { open: () => Promise.resolve(null) },
  onAnswer: () => undefined,
  baselines: {
    take: () => Promise.resolve(succeed(null)),
    trust: () => Promise.resolve(succeed(null)),
  },
  onShown: () => undefined,
  onWait: () => undefined,
  onForget: () => undefined,
  onOutcome: () => Promise.resolve(),
  now: () => 0,
};
