import { createKeysFeature } from '../../../electron/main/credentials/keys/feature';
import { createStagedKeys } from '../../../electron/main/credentials/keys/staged-keys';
import { fail } from '../../../shared/failure';
import { idleDesk } from './app-parts';

type KeysContext = Parameters<typeof createKeysFeature>[0];

/** The calls about keys, at a desk where nobody answers and with no profile, but for what a test says. */
export const keysFeature = (changes: Partial<KeysContext> = {}) =>
  createKeysFeature({
    staged: createStagedKeys(),
    profiles: { find: () => fail('PROFILE_NOT_FOUND') },
    generator: { generate: () => Promise.resolve(fail('CANCELLED')), cancel: () => undefined },
    keychain: { stop: () => undefined },
    forgetKeys: () => undefined,
    sleep: () => Promise.resolve(),
    send: () => undefined,
    dialogs: idleDesk,
    ...changes,
  });
