import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import type { CheckResult } from '../../../../shared/diagnosis';
import { fail, type Failure, type Result } from '../../../../shared/failure';
import type { Profile, PublicKeyFacts } from '../../../../shared/profile';
import { factsOf } from '../../credentials/keys/read-private-key';
import type { Called, ProfileSecrets } from '../../credentials/keychain/profile-secrets';
import type { Secrets } from '../../credentials/keychain/record';
import { limits, within } from './limits';
import { failed, passed, unchecked } from './results';

const probe = Buffer.from('account-viewer-doctor');

/** RFC 7518 section 3.3. */
const fewestBits = 2048;

const damaged: Failure = { code: 'CREDENTIALS_DAMAGED' };

/** Signs with the private key and verifies with the public key that the profile shows. */
const compare = ({ privateKey }: Secrets, shown: PublicKeyFacts): CheckResult => {
  try {
    const key = createPrivateKey({ key: Buffer.from(privateKey), format: 'der', type: 'pkcs8' });
    const { bits, fingerprint } = factsOf(createPublicKey(key));
    const spki = Buffer.from(shown.spki, 'base64');
    const publicKey = createPublicKey({ key: spki, format: 'der', type: 'spki' });
    const signature = sign('RSA-SHA256', probe, key);
    const isPair = verify('RSA-SHA256', probe, publicKey, signature);
    const facts = { bits, fingerprint };
    if (!isPair || fingerprint !== shown.fingerprint || bits !== shown.bits) {
      return failed('keyPair', damaged, facts);
    }
    return bits < fewestBits
      ? failed('keyPair', { code: 'KEY_TOO_SHORT', bits }, facts)
      : passed('keyPair', facts);
  } catch {
    // The library's text may quote the key.
    return failed('keyPair', damaged);
  }
};

/** Whether the stored private key signs what the profile's public key verifies. */
export const checkKeyPair = async (
  secrets: Pick<ProfileSecrets, 'read'>,
  profile: Called & Pick<Profile, 'secrets' | 'publicKey'>,
): Promise<CheckResult> => {
  const { secrets: home, publicKey } = profile;
  if (home === 'none' || !publicKey) return unchecked('keyPair', 'no-keys');
  const late = (): Result<Secrets> => fail('KEYCHAIN_TIMEOUT');
  const stored = await within(limits.secrets, secrets.read(profile), late);
  return stored.ok ? compare(stored.value, publicKey) : failed('keyPair', stored.error);
};
