import { createPrivateKey, createPublicKey } from 'node:crypto';
import type { Profile } from '../../../shared/profile';
import { factsOf } from '../credentials/keys/read-private-key';
import type { Secrets } from '../credentials/keychain/record';
import type { ProfileStore } from './profile-store';

/**
 * Makes a profile show the public key of the private key it really has. The two are kept in different places, and
 * whatever ends the app between writing them leaves the profile with the fingerprint of the key before.
 */
export const matchPublicKey = async (
  profiles: ProfileStore,
  profile: Profile,
  { privateKey }: Secrets,
): Promise<void> => {
  const key = createPrivateKey({ key: Buffer.from(privateKey), format: 'der', type: 'pkcs8' });
  const publicKey = factsOf(createPublicKey(key));
  if (publicKey.fingerprint === profile.publicKey?.fingerprint) return;
  await profiles.change(profile.id, (known) => ({ ...known, publicKey, accepted: false }));
};
