import { fail, mapResult, succeed, type Result, type Failure } from '../../../../shared/failure';
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
 * What is stored under accounts, for certain: null only where there is nothing. A locked keyring also answers null, and a
 * write may then unlock it: what was taken for nothing would be overwritten. So each null is asked for three times, before,
 * while and after an item named `probe` is there, which a locked keyring neither takes nor gives back. For a wrong
 * null, a keyring would have to be locked at all three and unlocked for the item in between.
 *
 * May bring the prompt to unlock, so it is for those who are about to write. Each account has its own answer; what fails as
 * a whole is the probe, with `KEYCHAIN_LOCKED_OR_MISSING` (`locked`) or as the keychain does.
 */
export const readForCertain = async (
  keychain: Pick<Keychain, 'get' | 'set' | 'delete'>,
  accounts: readonly string[],
  probe: string,
): Promise<Result<readonly Result<string | null>[]>> => {
  const look = async (): Promise<readonly Result<string | null>[]> => {
    const seen: Result<string | null>[] = [];
    for (const account of accounts) seen.push(await keychain.get(account));
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
 * The keychain's service name. Builds of the app as shipped and from source must not share items: macOS ties an
 * item to the program that made it. Only the latter look at `named`, with which a test run keeps to itself.
 */
export const serviceName = async (
  packaged: boolean,
  named: () => Promise<string>,
): Promise<string> => {
  if (packaged) return 'Account Viewer';
  return (await named()).trim() || 'Account Viewer (dev)';
};

/** A record that has been looked for with certainty: the only way to write one, so that none is replaced unseen. */
interface Slot<Stored, Written> {
  /** Null where there is none, or one that is damaged. */
  readonly value: Stored | null;
  /** Succeeds only after what was written has been read back and found equal. */
  write(record: Written): Promise<Result<null>>;
  remove(): Promise<Result<unknown>>;
}

export interface Slots {
  readonly secrets: Slot<StoredRecord, BoundSecrets>;
  readonly data: DataSlot;
}

export type DataSlot = Slot<DataRecord, DataRecord>;

/** Whether the keychain had anything of a profile, now that it has nothing. */
export type Removed = 'removed' | 'absent';

/** Whether there was nothing to read, as far as the keychain tells: a locked Linux keyring answers the same. */
export const isMissing = ({ code, keychain }: Failure): boolean =>
  code === 'KEYCHAIN_LOCKED_OR_MISSING' && keychain === 'missing';

export const missing: Result<never> = fail('KEYCHAIN_LOCKED_OR_MISSING', { keychain: 'missing' });
const mismatch: Result<never> = fail('KEYCHAIN_UNAVAILABLE', { keychain: 'mismatch' });

/** The name of the item beside the one with the secrets. Profile ids have no full stop. */
const dataAccount = (profileId: string): string => `${profileId}.data`;

/** What a check of the connection keeps for a moment; one that was cut short has left it. */
export const checkAccount = (profileId: string): string => `${profileId}.doctor`;

/** The name of the item that `readForCertain` writes and deletes. No profile id is like it. */
const probe = 'probe';

/** Keeps secrets in the OS keychain, two items a profile: looking at files never touches what signs. */
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

  /** Puts `before` back where the new text cannot be read back: who is told that it failed goes on with what there was. */
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
    /** `KEYCHAIN_LOCKED_OR_MISSING` where nothing is found, which a locked keyring also says. */
    read: (profileId: string): Promise<Result<StoredRecord>> => read(profileId, readRecord),
    readData: (profileId: string): Promise<Result<DataRecord>> =>
      read(dataAccount(profileId), readDataRecord),
    /**
     * Both records, for whoever is about to write: see `readForCertain`. `SETTINGS_NEWER` where a later version of the app
     * wrote one of them: neither may be replaced.
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
    /** Removes both records. Succeeds only once nothing of either is there for certain. */
    remove: async (profileId: string): Promise<Result<Removed>> => {
      // Unlocks: a locked keyring would answer that there was nothing to delete.
      const opened = await keychain.set(probe, 'probe');
      if (!opened.ok) return opened;
      // The secrets first. An end in between leaves a profile without keys, which can still be removed.
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

/** Where the two records of profiles are kept, by profile id. */
export type SecretStore = ReturnType<typeof createSecretStore>;
