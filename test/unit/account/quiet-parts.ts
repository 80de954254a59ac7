import type { AccountsOptions } from '../../../electron/main/account/accounts';
import type { Credentials } from '../../../electron/main/account/client/sign-jwt';
import { succeed } from '../../../shared/failure';

/** What accounts are made with, but for their calls: a keychain that has keys, no copy, no other account, nobody told. */
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
