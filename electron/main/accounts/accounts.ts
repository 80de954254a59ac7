import type { AccountHead, ListName } from '../../../shared/account';
import { fail, succeed, type Result } from '../../../shared/failure';
import type { Profile } from '../../../shared/profile';
import type { Credentials, Exchange, Target } from '../service/get-account';
import type { CredentialCache } from './credentials';
import { takeSnapshot, type Snapshot } from './snapshot';

/** The accounts of the profiles as last read. */
export interface Accounts {
  /** Calls the service; a refresh of the same profile that is under way is joined. */
  refresh(profile: Profile): Promise<Result<AccountHead>>;
  /** JSON text of a list of that revision; `BAD_REQUEST` when a newer answer has replaced it. */
  list(profileId: string, revision: number, name: ListName): Result<string>;
  /** Beginning of the last answer that was not an account, as plain text; empty when there is none. */
  answerText(profileId: string): string;
  /** Whether a refresh of this profile is under way. */
  isRefreshing(profileId: string): boolean;
  forget(profileId: string): void;
  /** Gives up every call under way. */
  stop(): void;
}

export interface AccountsOptions {
  readonly credentials: CredentialCache;
  readonly getAccount: (
    target: Target,
    credentials: Credentials,
    signal: AbortSignal,
  ) => Promise<Exchange>;
  /** Called after every accepted answer. */
  readonly onAccepted: (profile: Profile) => void;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

export const openAccounts = (options: AccountsOptions): Accounts => {
  const snapshots = new Map<string, Snapshot>();
  const answerTexts = new Map<string, string>();
  const underWay = new Map<string, Promise<Result<AccountHead>>>();
  const stopping = new AbortController();
  let revision = 0;
  let lastAsked: string | undefined;

  const keep = (profile: Profile, { result, answerText }: Exchange): Result<AccountHead> => {
    answerTexts.set(profile.id, answerText ?? '');
    if (!result.ok) {
      if (result.error.code !== 'AUTH' || !profile.publicKey) return result;
      return fail('AUTH', { ...result.error, fingerprint: profile.publicKey.fingerprint });
    }
    const snapshot = takeSnapshot(result.value, (revision += 1), options.now());
    options.onAccepted(profile);
    // Only the account on screen is kept: another's is read again when it is opened. It is the one asked for last;
    // an answer that comes after a switch must not push it out.
    if (lastAsked === profile.id) {
      snapshots.clear();
      snapshots.set(profile.id, snapshot);
    }
    return succeed(snapshot.head);
  };

  const refresh = async (profile: Profile): Promise<Result<AccountHead>> => {
    const credentials = await options.credentials.get(profile);
    if (!credentials.ok) return credentials;
    const exchange = await options.getAccount(profile, credentials.value, stopping.signal);
    return keep(profile, exchange);
  };

  return {
    refresh: (profile) => {
      lastAsked = profile.id;
      const running = underWay.get(profile.id);
      if (running) return running;
      const started = refresh(profile).finally(() => underWay.delete(profile.id));
      underWay.set(profile.id, started);
      return started;
    },
    list: (profileId, wanted, name) => {
      const snapshot = snapshots.get(profileId);
      return snapshot?.head.revision === wanted
        ? succeed(snapshot.list(name))
        : fail('BAD_REQUEST');
    },
    answerText: (profileId) => answerTexts.get(profileId) ?? '',
    isRefreshing: (profileId) => underWay.has(profileId),
    forget: (profileId) => {
      if (lastAsked === profileId) lastAsked = undefined;
      snapshots.delete(profileId);
      answerTexts.delete(profileId);
      options.credentials.forget(profileId);
    },
    stop: () => {
      stopping.abort();
    },
  };
};
