import type { Keychain } from '../../../../electron/main/credentials/keychain/keychain-process';
import { succeed } from '../../../../shared/failure';

/** A keychain over a map, which always succeeds. */
export const keychainOver = (items: Map<string, string>): Keychain => ({
  get: (account) => Promise.resolve(succeed(items.get(account) ?? null)),
  set: (account, value) => {
    items.set(account, value);
    return Promise.resolve(succeed(null));
  },
  delete: (account) => Promise.resolve(succeed(items.delete(account))),
  stop: () => undefined,
});
