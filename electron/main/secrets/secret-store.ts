import { fail, succeed, type Result } from '../../../shared/failure';
import type { Keychain } from './keychain-process';
import { readRecord, writeRecord, type ProfileRecord, type StoredRecord } from './record';

/** Where the secrets of profiles are kept, by profile id. */
export interface SecretStore {
  /** `KEYCHAIN_LOCKED_OR_MISSING` when there is nothing: only saved profiles are asked for. */
  read(profileId: string): Promise<Result<StoredRecord>>;
  /** Succeeds only after what was written has been read back and found equal. */
  save(profileId: string, record: ProfileRecord): Promise<Result<null>>;
  /** Succeeds only after reading back nothing. Fails with `KEYCHAIN_LOCKED_OR_MISSING` when nothing was deleted. */
  remove(profileId: string): Promise<Result<null>>;
}

/** Keeps secrets in the OS keychain, one item a profile. */
export const keychainStore = (keychain: Keychain): SecretStore => ({
  read: async (profileId) => {
    const stored = await keychain.get(profileId);
    if (!stored.ok) return stored;
    if (stored.value === null) return fail('KEYCHAIN_LOCKED_OR_MISSING', { keychain: 'missing' });
    return readRecord(stored.value);
  },
  save: async (profileId, record) => {
    const text = writeRecord(record);
    const written = await keychain.set(profileId, text);
    if (!written.ok) return written;
    const stored = await keychain.get(profileId);
    if (!stored.ok) return stored;
    return stored.value === text
      ? succeed(null)
      : fail('KEYCHAIN_UNAVAILABLE', { keychain: 'mismatch' });
  },
  remove: async (profileId) => {
    const deleted = await keychain.delete(profileId);
    if (!deleted.ok) return deleted;
    // A locked keyring also answers that there was nothing to delete.
    if (!deleted.value) return fail('KEYCHAIN_LOCKED_OR_MISSING', { keychain: 'missing' });
    const left = await keychain.get(profileId);
    if (!left.ok) return left;
    return left.value === null
      ? succeed(null)
      : fail('KEYCHAIN_UNAVAILABLE', { keychain: 'mismatch' });
  },
});
