import {
  fail,
  isOfKeychain,
  mapResult,
  succeed,
  type Result,
  type Failure,
} from '../../../../shared/failure';
import type { Keychain } from './keychain-process';
import {
  type DataRecord,
  readDataRecord,
  writeDataRecord,
  type BoundSecrets,
  readRecord,
  type StoredRecord,
  writeRecord,
} from './record';

const isNothing = (seen: Result<string | null>): boolean => seen.ok && seen.value === null;

/**
 * Reads the items of accounts for certain: a value is null only if there is no item. A locked keyring also returns
 * null, and a later write could unlock the keyring and overwrite the item. So after a null, all accounts are read three
 * times: before, while and after an item named `probe` exists, which a locked keyring neither stores nor deletes. For a
 * wrong null, the keyring would have to be locked for all three reads and unlocked for the probe in between.
 *
 * May show the prompt to unlock, so call this only before a write. Each account has its own result, but once the
 * keychain has refused one, the others have that result, too: the user should not be prompted again. Fails as a whole
 * when the probe fails, with `KEYCHAIN_LOCKED_OR_MISSING` (`locked`) or as the keychain does.
 */
export const readForCertain = async (
  keychain: Pick<Keychain, 'get' | 'set' | 'delete'>,
  accounts: readonly string[],
  probe: string,
): Promise<Result<readonly Result<string | null>[]>> => {
  const look = async (): Promise<readonly Result<string | null>[]> => {
    const seen: Result<string | null>[] = [];
    for (const account of accounts) {
      const refused = seen.find((one) => !one.ok && isOfKeychain(one.error));
      seen.push(refused ?? (await keychain.get(account)));
    }
    return seen;
  };
  const before = await look();
  if (!before.some(isNothing)) return succeed(before);
  const probed = await keychain.set(probe, 'probe');
  if (!probed.ok) return probed;
  const meanwhile = await look();
  const deleted = await keychain.delete(probe);
  if (!deleted.ok) return deleted;
  if (!deleted.value) return fail('KEYCHAIN_LOCKED_OR_MISSING', { keychain: 'locked' });
  const after = await look();
  const looks = [before, meanwhile, after];
  return succeed(
    accounts.map(
      (_, index) =>
        looks.flatMap((seen) => seen[index] ?? []).find((seen) => !isNothing(seen)) ??
        succeed(null),
    ),
  );
};

/**
 * The service name of the app's items. A packaged app and a build from source must not share items, because macOS ties
 * an item to the program that made it. Only a build from source reads `named`, which gives a test run its own items.
 */
export const serviceName = async (
  packaged: boolean,
  named: () => Promise<string>,
): Promise<string> => {
  if (packaged) return 'Account Viewer';
  return (await named()).trim() || 'Account Viewer (dev)';
};

/**
 * What `readForCertain` found of a record. Records are written only through a slot, so that none is replaced unseen.
 */
interface Slot<Stored, Written> {
  /** Null if there is no record, or a damaged one. */
  readonly value: Stored | null;
  /** Succeeds only after the written text has been read back and found equal. */
  write(record: Written): Promise<Result<null>>;
  remove(): Promise<Result<unknown>>;
}

export interface Slots {
  readonly secrets: Slot<StoredRecord, BoundSecrets>;
  readonly data: DataSlot;
}

export type DataSlot = Slot<DataRecord, DataRecord>;

/** Whether the keychain had any record of a profile before the removal. */
export type Removed = 'removed' | 'absent';

/** Whether a failure says that there is no item. A locked Linux keyring causes the same failure. */
export const isMissing = ({ code, keychain }: Failure): boolean =>
  code === 'KEYCHAIN_LOCKED_OR_MISSING' && keychain === 'missing';

export const missing: Result<never> = fail('KEYCHAIN_LOCKED_OR_MISSING', { keychain: 'missing' });
const mismatch: Result<never> = fail('KEYCHAIN_UNAVAILABLE', { keychain: 'mismatch' });

/** Name of a profile's data item. No profile has this ID, because profile IDs have no full stop. */
const dataAccount = (profileId: string): string => `${profileId}.data`;

/** Name of the item that a connection check stores for a moment. An interrupted check leaves the item behind. */
export const checkAccount = (profileId: string): string => `${profileId}.doctor`;

/** Name of the item that `readForCertain` writes and deletes. No profile has this ID. */
const probe = 'probe';

/** Keeps two items per profile in the OS keychain, so that reading files does not touch the signing key. */
export const createSecretStore = (keychain: Keychain) => {
  const read = async <Value>(
    account: string,
    parse: (text: string) => Result<Value>,
  ): Promise<Result<Value>> => {
    const stored = await keychain.get(account);
    if (!stored.ok) return stored;
    return stored.value === null ? missing : parse(stored.value);
  };

  const seek = (accounts: readonly string[]) => readForCertain(keychain, accounts, probe);

  const isThere = async (account: string, text: string): Promise<Result<null>> => {
    const seen = await seek([account]);
    if (!seen.ok) return seen;
    const [stored = succeed(null)] = seen.value;
    if (!stored.ok) return stored;
    return stored.value === text ? succeed(null) : mismatch;
  };

  /** Writes a text and reads it back. If that fails, restores `before`, because the caller continues with that. */
  const save = async (
    account: string,
    text: string,
    before: string | null,
  ): Promise<Result<null>> => {
    const written = await keychain.set(account, text);
    if (!written.ok) return written;
    const saved = await isThere(account, text);
    if (!saved.ok && before !== null) await keychain.set(account, before);
    return saved;
  };

  const slotOf = <Stored, Written>(
    account: string,
    stored: Result<string | null> = mismatch,
    parse: (text: string) => Result<Stored>,
    print: (record: Written) => string,
  ): Result<Slot<Stored, Written>> => {
    const before = stored.ok ? stored.value : null;
    const read = before === null ? mapResult(stored, () => null) : parse(before);
    if (!read.ok && read.error.code !== 'CREDENTIALS_DAMAGED') return read;
    return succeed({
      value: read.ok ? read.value : null,
      write: (record) => save(account, print(record), before),
      remove: () => keychain.delete(account),
    });
  };

  return {
    /** Fails with `KEYCHAIN_LOCKED_OR_MISSING` when nothing is found, which may also mean that a keyring is locked. */
    read: (profileId: string): Promise<Result<StoredRecord>> => read(profileId, readRecord),
    readData: (profileId: string): Promise<Result<DataRecord>> =>
      read(dataAccount(profileId), readDataRecord),
    /**
     * Both records of a profile, to be called before a write: see `readForCertain`. Fails with `SETTINGS_NEWER` when a
     * later version of the app wrote one of them, because then neither may be replaced.
     */
    seek: async (profileId: string): Promise<Result<Slots>> => {
      const seen = await seek([profileId, dataAccount(profileId)]);
      if (!seen.ok) return seen;
      const secrets = slotOf(profileId, seen.value[0], readRecord, writeRecord);
      if (!secrets.ok) return secrets;
      const account = dataAccount(profileId);
      const data = slotOf(account, seen.value[1], readDataRecord, writeDataRecord);
      return mapResult(data, (slot) => ({ secrets: secrets.value, data: slot }));
    },
    seekData: async (profileId: string): Promise<Result<DataSlot>> => {
      const account = dataAccount(profileId);
      const seen = await seek([account]);
      return seen.ok ? slotOf(account, seen.value[0], readDataRecord, writeDataRecord) : seen;
    },
    /** Removes both records and the connection check's item. Succeeds only when both records are gone for certain. */
    remove: async (profileId: string): Promise<Result<Removed>> => {
      // Unlocks the keyring. A locked keyring would report that there is nothing to delete.
      const opened = await keychain.set(probe, 'probe');
      if (!opened.ok) return opened;
      // The secrets go first. If the app ends in between, the profile has no keys and can still be removed.
      const accounts = [profileId, dataAccount(profileId)];
      let wasThere = false;
      for (const account of accounts) {
        const deleted = await keychain.delete(account);
        if (!deleted.ok) return deleted;
        wasThere ||= deleted.value;
      }
      const check = await keychain.delete(checkAccount(profileId));
      if (!check.ok) return check;
      const left = await seek(accounts);
      if (!left.ok) return left;
      for (const seen of left.value) {
        if (!seen.ok) return seen;
        if (seen.value !== null) return mismatch;
      }
      return succeed(wasThere ? 'removed' : 'absent');
    },
  };
};

/** Stores the two records of profiles, by profile ID. */
export type SecretStore = ReturnType<typeof createSecretStore>;
