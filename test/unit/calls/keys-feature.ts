import { createKeysFeature } from '../../../electron/main/credentials/keys/feature';
import { createStagedKeys } from '../../../electron/main/credentials/keys/staged-keys';
import { fail } from '../../../shared/failure';
import { idleDialogs } from './app-parts';

type KeysContext = Parameters<typeof createKeysFeature>[0];

/** The key handlers, with dialogs nobody answers and no profile, unless a test says otherwise. */
export const keysFeature = (changes: Partial<KeysContext> = {}) =>
  createKeysFeature({
    staged: createStagedKeys(),
    profiles: { find: () => fail('PROFILE_NOT_FOUND') },
    generator: { generate: () => Promise.resolve(fail('CANCELLED')), cancel: () => undefined },
    keychain: { stop: () => undefined },
    forgetKeys: () => undefined,
    sleep: () => Promise.resolve(),
    send: () => undefined,
    dialogs: idleDialogs,
    ...changes,
  });
