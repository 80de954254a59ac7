import { readApiKey } from '../../../shared/api-key';
import { fail, mapResult, succeed, type Result } from '../../../shared/failure';
import { abortedBy, isAborted, unlessAborted, type StoppableWork } from '../timers';
import type { OtherAccount } from '../../../shared/activity';
import type { RequestOf } from '../../../shared/contract';
import type { Profile, PublicKeyFacts } from '../../../shared/profile';
import { accountIdentity } from '../account-files';
import type { Accounts } from '../account/accounts';
import { toCredentials, type CredentialCache } from '../account/credentials';
import type { NativeDialogs } from '../shell/native-dialogs';
import type { Handlers } from '../ipc/dispatcher';
import type { StagedKeys } from '../credentials/keys/staged-keys';
import { publicFactsOf } from '../credentials/keys/key-objects';
import type { ProfileActs } from './profile-acts';
import type { ProfileStore } from './profile-store';
import { destinationOf, type Secrets } from '../credentials/keychain/record';
import type { ProfileSecrets } from '../credentials/keychain/profile-secrets';
import type { AgreedAddresses } from '../account/client/agreed-addresses';
import type { OpenService } from '../account/client/service-calls';
import type { Baselines } from '../changes/baselines';
import type { OpenAnswer } from '../reader/session';
import { tryCall } from './new-profile';

export interface ChangeKeysContext {
  readonly acts: ProfileActs;
  readonly profiles: Pick<ProfileStore, 'find'>;
  readonly secrets: ProfileSecrets;
  readonly accounts: Accounts;
  readonly credentials: Pick<CredentialCache, 'forget'>;
  readonly staged: StagedKeys;
  readonly openService: OpenService;
  readonly baselines: Pick<Baselines, 'findOther'>;
  readonly tests: StoppableWork;
  readonly addresses: Pick<AgreedAddresses, 'agree'>;
  readonly dialogs: Pick<NativeDialogs, 'confirmNewKeys'>;
}

/** The new keys as the window names them. */
type Wanted = Pick<RequestOf<'changeKeys'>, 'apiKey' | 'stagedKeyId' | 'keysOf'>;

interface NewKeys {
  readonly secrets: Secrets;
  /** Null when the private key stays. */
  readonly publicKey: PublicKeyFacts | null;
}

const isAnotherKey = (given: PublicKeyFacts | null, { publicKey }: Profile): boolean =>
  given !== null && given.fingerprint !== publicKey?.fingerprint;

/**
 * Replaces the keys of a profile. The new keys are tried first; the old ones are kept until the new ones have been read
 * back. A half that is not given is taken from the old pair. With `keysOf`, both are copied from another profile in
 * which the user kept a new pair until it was registered; what is known of the account stays with this profile. Fails
 * with `BUSY` while the keys of the same profile are being changed.
 */
export const createKeyChangeHandlers = (
  options: ChangeKeysContext,
): Pick<Handlers, 'changeKeys'> => {
  const { acts, secrets, staged } = options;

  /** Returns the keys of another profile, if they were given for this profile's address. */
  const takeFrom = async (profileId: string, profile: Profile): Promise<Result<NewKeys>> => {
    const from = options.profiles.find(profileId);
    if (!from.ok) return from;
    const taken = await secrets.read({ ...profile, id: profileId });
    if (!taken.ok) return taken;
    const { apiKey, privateKey } = taken.value;
    return mapResult(await toCredentials(taken.value), () => ({
      secrets: { apiKey, privateKey },
      publicKey: publicFactsOf(privateKey),
    }));
  };

  const combine = (old: Result<Secrets>, wanted: Wanted): Result<NewKeys> => {
    if (wanted.apiKey === null && wanted.stagedKeyId === null) return fail('BAD_REQUEST');
    const apiKey = wanted.apiKey === null ? null : readApiKey(wanted.apiKey);
    if (apiKey && !apiKey.ok) return apiKey;
    const key = wanted.stagedKeyId === null ? null : staged.find(wanted.stagedKeyId);
    if (key && !key.ok) return key;
    const publicKey = key?.value.facts ?? null;
    if (apiKey && key) {
      const both = { apiKey: apiKey.value, privateKey: key.value.pkcs8 };
      return succeed({ secrets: both, publicKey });
    }
    if (!old.ok) return old;
    const combined = {
      apiKey: apiKey?.value ?? old.value.apiKey,
      privateKey: key?.value.pkcs8 ?? old.value.privateKey,
    };
    return succeed({ secrets: combined, publicKey });
  };

  /**
   * Asks the user before keys are lost, unless the new keys are proven: tested, with the same private key, and opening
   * the known account. Also asks before keychain items are replaced that were not read, because the profile uses keys
   * of this run or the keychain was locked.
   */
  const confirmLoss = async (
    profile: Profile,
    old: Result<Secrets>,
    { publicKey }: Pick<NewKeys, 'publicKey'>,
    other: OtherAccount | null,
    { untested, secrets: home }: Pick<RequestOf<'changeKeys'>, 'untested' | 'secrets'>,
    signal: AbortSignal,
  ): Promise<Result<null>> => {
    const isProven = !untested && !other && !isAnotherKey(publicKey, profile);
    const hasKeys = old.ok || profile.publicKey !== null;
    // Keys of this run say nothing about keys in the keychain beside them. A locked keyring has not shown its keys
    // either, and the settings file, which any program can write, need not name them.
    const mayLoseUnseen = profile.secrets === 'this-run' || (!isProven && !hasKeys);
    const losesUnseen =
      home === 'keychain' && mayLoseUnseen
        ? await unlessAborted(secrets.holds(profile.id), signal)
        : succeed(false);
    if (!losesUnseen || isAborted(signal)) return abortedBy(signal);
    if (!losesUnseen.ok) return losesUnseen;
    const losesSeen = !isProven && (hasKeys || other !== null);
    if (!losesSeen && !losesUnseen.value) return succeed(null);
    const stay = home === 'this-run' && profile.secrets === 'keychain';
    const keepsPrivateKey = publicKey === null && !losesUnseen.value;
    return options.dialogs.confirmNewKeys(
      profile,
      { untested, stay, keepsPrivateKey, other },
      signal,
    );
  };

  /** Which account the new keys open, if it is not the known one; null when it is the known one or none is known. */
  const otherOf = async (
    { id }: Profile,
    { session }: OpenAnswer,
  ): Promise<Result<OtherAccount | null>> => {
    try {
      return await options.baselines.findOther(id, session);
    } finally {
      session.close();
    }
  };

  const change = async (
    request: RequestOf<'changeKeys'>,
    profile: Profile,
    signal: AbortSignal,
  ): Promise<Result<Profile>> => {
    const { profileId, untested, secrets: home, stagedKeyId } = request;
    // Reading a locked keychain can take a minute and cannot be cancelled. After an abort, the result is ignored.
    const old = await unlessAborted(secrets.read(profile), signal);
    if (!old || isAborted(signal)) return abortedBy(signal);
    // The old keys are bound to an address that the profile no longer has. The user must confirm the new address first.
    if (!old.ok && old.error.code === 'HOST_CHANGED') return old;
    // Keys of a later version are not replaced, so the new ones need not be sent anywhere.
    if (!old.ok && old.error.code === 'SETTINGS_NEWER' && home === 'keychain') return old;
    const keys =
      request.keysOf === undefined
        ? combine(old, request)
        : await unlessAborted(takeFrom(request.keysOf, profile), signal);
    if (!keys || isAborted(signal)) return abortedBy(signal);
    if (!keys.ok) return keys;
    const publicKey = keys.value.publicKey ?? profile.publicKey;
    // Both branches ask the user about a new address: a locked keyring does not show what the old keys were bound to.
    const tried = untested
      ? await options.addresses.agree(profile, { signal })
      : await tryCall(profile, keys.value.secrets, options.openService, signal, {
          profile: { id: profile.id, publicKey },
          purpose: 'keys',
        });
    if (!tried.ok) return tried;
    const other = tried.value
      ? await unlessAborted(otherOf(profile, tried.value), signal)
      : succeed(null);
    if (!other || isAborted(signal)) return abortedBy(signal);
    if (!other.ok) return other;
    const confirmed = await confirmLoss(profile, old, keys.value, other.value, request, signal);
    // Once the user has cancelled, the old keys are not replaced.
    if (isAborted(signal)) return abortedBy(signal);
    if (!confirmed.ok) return confirmed;
    const changed = await acts.changeKeys(
      profileId,
      { ...keys.value.secrets, destination: destinationOf(profile) },
      home,
      (before) => ({
        ...before,
        publicKey: keys.value.publicKey ?? before.publicKey,
        // The test says nothing about another signed path, if the user has changed it meanwhile.
        accepted: !untested && before.signedPath === profile.signedPath,
      }),
    );
    if (!changed.ok) {
      // A change that failed late may have altered the keychain. The account on screen stays.
      options.credentials.forget(profileId);
      return changed;
    }
    // Keeps the offline copy if both keys are the same, or if the old keys stay in the keychain beside keys of this
    // run.
    const isSame =
      old.ok &&
      old.value.apiKey === keys.value.secrets.apiKey &&
      accountIdentity(profile) === accountIdentity(changed.value);
    options.accounts.forget(profileId, isSame || home === 'this-run');
    if (stagedKeyId !== null) staged.drop(stagedKeyId);
    return changed;
  };

  /** Ids of profiles whose keys are being changed. A concurrent change would restore a half of the old pair. */
  const changing = new Set<string>();

  return {
    changeKeys: async (request, profile) => {
      if (changing.has(profile.id)) return fail('BUSY');
      changing.add(profile.id);
      try {
        return await options.tests.run((signal) => change(request, profile, signal));
      } finally {
        changing.delete(profile.id);
      }
    },
  };
};
