import { acceptedRows } from './accepted-rows';
import { encryptedRows } from './encrypted-rows';
import type { KeyRow } from './key-row';
import { lockedContentRows } from './locked-content-rows';
import { opensslIn } from './openssl';
import { refusedRows } from './refused-rows';
import { unsupportedRows } from './unsupported-rows';

export type { KeyRow } from './key-row';

/**
 * Texts that users bring as private keys, each with a unique name and the required outcome. Made at run time with
 * openssl 3 in `folder`, which must exist and belong to the caller alone, because the keys stay in it. Takes seconds.
 */
export const makeKeyTable = (folder: string): readonly KeyRow[] => {
  const openssl = opensslIn(folder);
  openssl('genpkey -algorithm RSA -pkeyopt rsa_keygen_bits:2048', 'key.pem');
  return [acceptedRows, refusedRows, encryptedRows, lockedContentRows, unsupportedRows].flatMap(
    (make) => make(openssl),
  );
};
