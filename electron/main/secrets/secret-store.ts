import { fail, succeed, type Failure, type Result } from '../../../shared/failure';
import { readDataRecord, writeDataRecord, type DataRecord } from './data-record';
import type { Keychain } from './keychain-process';
import { readRecord, writeRecord, type BoundSecrets, type StoredRecord } from './record';

/**
 * Where the two records of profiles are kept, by profile id. Reading gives `KEYCHAIN_LOCKED_OR_MISSING` when there is
 * nothing: only saved profiles are asked for. Saving succeeds only after what was written has been read back and found
 * equal.
 */
export interface SecretStore {
  read(profileId: string): Promise<Result<StoredRecord>>;
  save(profileId: string, secrets: BoundSecrets): Promise<Result<null>>;
  readData(profileId: string): Promise<Result<DataRecord>>;
  saveData(profileId: string, data: DataRecord): Promise<Result<null>>;
  /**
   * Removes both records. Succeeds only after reading back nothing of either. Fails with `KEYCHAIN_LOCKED_OR_MISSING`
   * when nothing was deleted.
   */
  remove(profileId: string): Promise<Result<null>>;
}

/** Whether there was nothing to read, as far as the keychain tells: a locked Linux keyring answers the same. */
export const isMissing = ({ code, keychain }: Failure): boolean =>
  code === 'KEYCHAIN_LOCKED_OR_MISSING' && keychain === 'missing';

const missing: Result<never> = fail('KEYCHAIN_LOCKED_OR_MISSING', { keychain: 'missing' });
const mismatch: Result<never> = fail('KEYCHAIN_UNAVAILABLE', { keychain: 'mismatch' });

/** The name of the item beside the one with the secrets. Profile ids have no full stop. */
const dataAccount = (profileId: string): string => `${profileId}.data`;

/** Keeps secrets in the OS keychain, two items a profile: looking at files never touches what signs. */
export const keychainStore = (keychain: Keychain): SecretStore => {
  const read = async <Value>(
    account: string,
    parse: (text: string) => Result<Value>,
  ): Promise<Result<Value>> => {
    const stored = await keychain.get(account);
    if (!stored.ok) return stored;
    return stored.value === null ? missing : parse(stored.value);
  };

  const save = async (account: string, text: string): Promise<Result<null>> => {
    const written = await keychain.set(account, text);
    if (!written.ok) return written;
    const stored = await keychain.get(account);
    if (!stored.ok) return stored;
    return stored.value === text ? succeed(null) : mismatch;
  };

  return {
    read: (profileId) => read(profileId, readRecord),
    save: (profileId, secrets) => save(profileId, writeRecord(secrets)),
    readData: (profileId) => read(dataAccount(profileId), readDataRecord),
    saveData: (profileId, data) => save(dataAccount(profileId), writeDataRecord(data)),
    remove: async (profileId) => {
      // The secrets first. An end in between leaves a profile without keys, which can still be removed.
      const accounts = [profileId, dataAccount(profileId)];
      let wasThere = false;
      for (const account of accounts) {
        const deleted = await keychain.delete(account);
        if (!deleted.ok) return deleted;
        wasThere ||= deleted.value;
      }
      // A locked keyring also answers that there was nothing to delete.
      if (!wasThere) return missing;
      for (const account of accounts) {
        const left = await keychain.get(account);
        if (!left.ok) return left;
        if (left.value !== null) return mismatch;
      }
      return succeed(null);
    },
  };
};
