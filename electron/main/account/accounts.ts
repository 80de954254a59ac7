import type { AccountHead, Wait } from '../../../shared/account';
import { fail, succeed, type Result } from '../../../shared/failure';
import type { Profile } from '../../../shared/profile';
import type { ReaderAnswer, ReaderCallName, ReaderRequest } from '../../../shared/reader-messages';
import {
  revisionError,
  takeSnapshot,
  whileHeld,
  type OpenAnswer,
  type ReaderSession,
  type Snapshot,
} from '../reader/session';
import type { Exchange } from './client/get-account';
import type { Credentials } from './client/sign-jwt';
import { clockState } from './client/clock-policy';
import type { Baselines } from '../changes/baselines';
import type { OfflineCopies } from '../storage/offline-copies';
import { abortedBy, isAborted, unlessAborted, withTimeout } from '../timers';
import type { CredentialCache } from './credentials';
import { createOtherAccounts, type TrustOptions } from './other-accounts';
import { createRefreshes } from './refreshes';

export interface AccountsOptions extends TrustOptions {
  readonly credentials: CredentialCache;
  readonly callAccount: (
    profile: Profile,
    credentials: Credentials,
    signal: AbortSignal,
    /** Called with the number of decoded bytes of the response that have arrived so far. */
    onBytes: (total: number) => void,
  ) => Promise<Exchange>;
  readonly copies: Pick<OfflineCopies, 'open'>;
  readonly baselines: Pick<Baselines, 'take' | 'trust'>;
  /** Called with each answer (the service's response) or offline copy that is shown; must not take long. */
  readonly onShown: (profileId: string, snapshot: Snapshot) => void;
  /** Called with what a refresh now waits for, and with null when the refresh has ended or was stopped. */
  readonly onWait: (profileId: string, wait: Wait | null) => void;
  /** Called when a profile is forgotten without `keepsCopy`: its account may be another one from now on. */
  readonly onForget: (profileId: string) => void;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** Longest time in milliseconds that an answer waits for the offline copy. A disk may never deliver the copy. */
const copyTimeout = 5000;

const unknownClock = clockState(null, false);

/** An offline copy that is being opened in a reader process. Each profile has at most one at a time. */
interface Opening {
  readonly copy: Promise<AccountHead | null>;
  /** Aborted when the profile is forgotten: the copy may then belong to another account. */
  readonly drop: AbortController;
}

export const createAccounts = (options: AccountsOptions) => {
  /** The answer or copy shown last. There is one for all profiles together. */
  let shown: { readonly profileId: string; readonly snapshot: Snapshot } | null = null;
  let revision = 0;
  /** ID of the profile whose account is on screen, or about to be. */
  let onScreen: string | undefined;
  const openings = new Map<string, Opening>();

  const putOnScreen = (profileId: string): void => {
    if (onScreen !== profileId) others.drop();
    onScreen = profileId;
  };

  const atHand = (profileId: string): Snapshot | null =>
    shown?.profileId === profileId ? shown.snapshot : null;

  const find = (profileId: string, wanted: number): Result<Snapshot> => {
    const snapshot = atHand(profileId);
    return snapshot?.head.revision === wanted ? succeed(snapshot) : revisionError(snapshot, wanted);
  };

  /** Asks the reader about the answer of a revision. Holds the session so that a newer answer cannot close it. */
  const askAbout = async <Name extends ReaderCallName>(
    profileId: string,
    wanted: number,
    name: Name,
    request: ReaderRequest<Name>,
  ): Promise<Result<ReaderAnswer<Name>>> => {
    const snapshot = find(profileId, wanted);
    if (!snapshot.ok) return snapshot;
    const asking = (session: ReaderSession) => session.ask(name, request);
    return (await whileHeld(snapshot.value.session, asking)).result;
  };

  const show = (profileId: string, snapshot: Snapshot): AccountHead => {
    shown?.snapshot.session.close();
    shown = { profileId, snapshot };
    options.onShown(profileId, snapshot);
    return snapshot.head;
  };

  const others = createOtherAccounts(options, show);

  /** Makes a snapshot with the next revision. The caller still has to close the session. */
  const snapshotOf = (
    { summary, session }: Pick<OpenAnswer, 'summary' | 'session'>,
    origin: Pick<AccountHead, 'receivedAt' | 'clock' | 'source'>,
  ): Snapshot => takeSnapshot(summary, session, { revision: (revision += 1), ...origin });

  const accept = async (
    profile: Profile,
    exchange: Exchange,
    signal: AbortSignal,
  ): Promise<Result<AccountHead>> => {
    const { result, clock = unknownClock } = exchange;
    if (!result.ok) return result;
    const answer = result.value;
    const receivedAt = options.now();
    // Wait for the copy to be compared first: where the baseline was lost, only the copy still has the known addresses.
    const ended = openings.get(profile.id)?.copy.catch(() => undefined);
    if (ended)
      await unlessAborted(
        withTimeout(copyTimeout, ended, () => undefined),
        signal,
      );
    const snapshot = snapshotOf(answer, { receivedAt, clock, source: 'service' });
    const isWanted = (): boolean => !isAborted(signal);
    // An answer that arrives after a switch to another profile must not replace the account on screen. It is not
    // compared and not stored, because it may be of another account.
    const compared =
      isWanted() && onScreen === profile.id
        ? await options.baselines.take(profile.id, snapshot, isWanted)
        : null;
    if (compared?.ok && isWanted()) {
      const isLeft = onScreen !== profile.id;
      if (compared.value) {
        others.put({ profile, answer, snapshot, other: compared.value }, isLeft);
        return fail('ANOTHER_ACCOUNT');
      }
      others.settle(profile, answer, receivedAt);
      if (!isLeft) return succeed(show(profile.id, snapshot));
    }
    answer.session.close();
    if (!isWanted()) return abortedBy(signal);
    return compared?.ok === false ? compared : succeed(snapshot.head);
  };

  const readCopy = async (profile: Profile, signal: AbortSignal): Promise<AccountHead | null> => {
    const isWanted = (): boolean =>
      onScreen === profile.id && !atHand(profile.id) && !isAborted(signal);
    // Read the credentials first. A refresh needs them anyway, and without them the copy is not opened.
    const credentials = await options.credentials.get(profile);
    const copy = credentials.ok && isWanted() ? await options.copies.open(profile.id) : null;
    if (!copy) return null;
    const { of: _, receivedAt, ...summary } = copy.summary;
    const opened = { summary, session: copy.session };
    const snapshot = snapshotOf(opened, { receivedAt, clock: unknownClock, source: 'copy' });
    const compared = isWanted()
      ? await options.baselines.take(profile.id, snapshot, isWanted)
      : null;
    // `compared.value` is set when another account has been trusted since the copy was written: do not show the copy.
    if (compared?.ok && !compared.value && isWanted()) {
      const head = show(profile.id, snapshot);
      others.outrank(profile.id, () => (revision += 1));
      return head;
    }
    copy.session.close();
    return null;
  };

  const refresh = async (profile: Profile, signal: AbortSignal): Promise<Result<AccountHead>> => {
    let isOver = false;
    const waitFor = (wait: Wait): void => {
      if (!isOver && !isAborted(signal)) options.onWait(profile.id, wait);
    };
    waitFor({ for: 'keychain', bytes: 0 });
    // An abort does not cancel the keychain call, which can wait for a minute. Its result then serves the next refresh.
    const credentials = await unlessAborted(options.credentials.get(profile), signal);
    if (!credentials || isAborted(signal)) return abortedBy(signal);
    if (!credentials.ok) return credentials;
    waitFor({ for: 'service', bytes: 0 });
    const onBytes = (bytes: number): void => {
      waitFor({ for: 'service', bytes });
    };
    const exchange = await options.callAccount(profile, credentials.value, signal, onBytes);
    isOver = true;
    if (!isAborted(signal)) return accept(profile, exchange, signal);
    // The keys or the address may have changed meanwhile, so the answer may not be of this profile's account.
    if (exchange.result.ok) exchange.result.value.session.close();
    return abortedBy(signal);
  };

  const refreshes = createRefreshes({
    refresh,
    onEnd: (profileId) => {
      options.onWait(profileId, null);
    },
    onOutcome: options.onOutcome,
  });

  return {
    /**
     * Puts a profile on screen and returns what can be shown before the service responds: the last answer if it is
     * still in memory, otherwise the offline copy. Null when there is neither, or when an answer has been shown
     * meanwhile. If the copy is already being opened, returns the result of that.
     */
    openCopy: (profile: Profile): Promise<AccountHead | null> => {
      putOnScreen(profile.id);
      // A page that has crashed, or comes back to the account, gets the last answer again without waiting for a disk.
      const known = atHand(profile.id);
      if (known) return Promise.resolve(known.head);
      const opening = openings.get(profile.id);
      if (opening) return opening.copy;
      const drop = new AbortController();
      const copy = readCopy(profile, drop.signal).finally(() => {
        // `forget` has removed a dropped opening from the map, where there may be a new one by now.
        if (!isAborted(drop.signal)) openings.delete(profile.id);
      });
      openings.set(profile.id, { copy, drop });
      return copy;
    },
    /**
     * Puts a profile on screen and calls the service; joins a refresh of the profile that is under way. Fails with
     * `ANOTHER_ACCOUNT` when the answer is of another account than the known one: the account shown so far stays, and
     * the answer waits for the user's decision.
     */
    refresh: (profile: Profile): Promise<Result<AccountHead>> => {
      putOnScreen(profile.id);
      return refreshes.join(profile);
    },
    /**
     * Starts a refresh that is under way again with changed call settings. Callers of the previous refresh get the
     * result of the new one.
     */
    restart: refreshes.restart,
    /**
     * The answer of another account that waits for the user's decision; null if the profile has none. Dropped when a
     * newer one or an answer of the known account arrives, and when the profile is left, forgotten or moved to another
     * address.
     */
    other: others.told,
    /** Whether the last answer of a profile was of another account, even if that answer has been dropped. */
    isAnother: others.isAnother,
    /**
     * Makes the waiting answer of that revision the profile's known account and shows it. Fails with `ANSWER_REPLACED`
     * when that answer no longer waits, with `BUSY` while it is already being trusted, and as the reader fails.
     */
    trust: others.trust,
    /** Asks the reader about the answer of that revision. Fails with `ANSWER_REPLACED` when a newer one is shown. */
    askAbout,
    /** The snapshot of that revision. Fails with `ANSWER_REPLACED` when a newer one is shown. */
    snapshot: find,
    /** The snapshot of a profile shown last; null when nothing has been shown, or another profile's has replaced it. */
    atHand,
    /** ID of the profile whose account is on screen, or about to be. */
    onScreen: (): string | undefined => onScreen,
    /** Stops the refresh of this profile that is under way; it fails with `ABORTED`. */
    stop: refreshes.stop,
    /**
     * Stops the calls of a profile and drops its credentials and everything read with them. `keepsCopy` keeps the
     * offline copy, which may be used again.
     */
    forget: (profileId: string, keepsCopy: boolean = false): void => {
      refreshes.stop(profileId);
      if (onScreen === profileId) onScreen = undefined;
      openings.get(profileId)?.drop.abort();
      openings.delete(profileId);
      if (shown?.profileId === profileId) {
        shown.snapshot.session.close();
        shown = null;
      }
      others.forget(profileId, keepsCopy);
      options.credentials.forget(profileId);
      if (!keepsCopy) options.onForget(profileId);
    },
    /** Stops all refreshes under way. */
    stopAll: refreshes.stopAll,
  };
};

/** The accounts of the profiles as last read. */
export type Accounts = ReturnType<typeof createAccounts>;
