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
import { abortedBy, isAborted, unlessAborted, within } from '../timers';
import type { CredentialCache } from './credentials';
import { createOtherAccounts, type TrustOptions } from './other-accounts';
import { createRefreshes } from './refreshes';

export interface AccountsOptions extends TrustOptions {
  readonly credentials: CredentialCache;
  readonly callAccount: (
    profile: Profile,
    credentials: Credentials,
    signal: AbortSignal,
    /** Is told how much of the answer has come, in bytes. */
    onBytes: (total: number) => void,
  ) => Promise<Exchange>;
  readonly copies: Pick<OfflineCopies, 'open'>;
  readonly baselines: Pick<Baselines, 'take' | 'trust'>;
  /** Sees what is shown from now on, answers and copies; must not take long. */
  readonly onShown: (profileId: string, snapshot: Snapshot) => void;
  /** Sees what a refresh waits for from now on, and null when it has ended or was given up. */
  readonly onWait: (profileId: string, wait: Wait | null) => void;
  /** Sees that a profile’s account may be another one from now on. */
  readonly onForget: (profileId: string) => void;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** Milliseconds that an answer waits for the offline copy, which a disk may never give. */
const copyPatience = 5000;

const unknownClock = clockState(null, false);

/** A copy that is being opened, in a process of its own: one of each profile at a time, however often it is asked for. */
interface Opening {
  readonly copy: Promise<AccountHead | null>;
  /** Aborted when what was read of its profile is dropped: the copy may be of another account by then. */
  readonly drop: AbortController;
}

export const createAccounts = (options: AccountsOptions) => {
  /** The last answer or copy that was shown, of whichever profile. */
  let shown: { readonly profileId: string; readonly snapshot: Snapshot } | null = null;
  let revision = 0;
  /** Whose account is on screen, or about to be. */
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

  /** Asks about the answer of a revision. A newer one that comes meanwhile must not end it half-way. */
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

  /** What is said of an answer; what it has open stays in the caller's care. */
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
    // Where what was remembered is lost, only the copy knows what an address was: an answer does not overtake it.
    const ended = openings.get(profile.id)?.copy.catch(() => undefined);
    if (ended)
      await unlessAborted(
        within(copyPatience, ended, () => undefined),
        signal,
      );
    const snapshot = snapshotOf(answer, { receivedAt, clock, source: 'service' });
    const isWanted = (): boolean => !isAborted(signal);
    // An answer after a switch must not push out the account on screen. It is not compared either: it may be of another
    // account, and is kept nowhere.
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
    // The key of the copy comes with the profile's own, which are needed anyway: one look into the keychain, not two.
    const credentials = await options.credentials.get(profile);
    const copy = credentials.ok && isWanted() ? await options.copies.open(profile.id) : null;
    if (!copy) return null;
    const { of: _, receivedAt, ...summary } = copy.summary;
    const opened = { summary, session: copy.session };
    const snapshot = snapshotOf(opened, { receivedAt, clock: unknownClock, source: 'copy' });
    const compared = isWanted()
      ? await options.baselines.take(profile.id, snapshot, isWanted)
      : null;
    // A copy that is older than the trust in another account is of no use any more.
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
    // A locked keychain is waited for by itself, for a minute: what it says later is for the next refresh.
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
    // After a change of keys or address the answer is of an account that is no longer this profile's.
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
     * What there is of a profile's account until the service has answered: the answer that is at hand, or the offline copy
     * of the last one. Null when there is neither, or when an answer has come meanwhile. One that is being opened is joined.
     */
    openCopy: (profile: Profile): Promise<AccountHead | null> => {
      putOnScreen(profile.id);
      // A page that has crashed, or has left the account, does not have it any more, and waits for no slow disk.
      const known = atHand(profile.id);
      if (known) return Promise.resolve(known.head);
      const opening = openings.get(profile.id);
      if (opening) return opening.copy;
      const drop = new AbortController();
      const copy = readCopy(profile, drop.signal).finally(() => {
        // One that was dropped has left its place, where another one may be by now.
        if (!isAborted(drop.signal)) openings.delete(profile.id);
      });
      openings.set(profile.id, { copy, drop });
      return copy;
    },
    /**
     * Calls the service; a refresh of the same profile that is under way is joined. An answer that is another account fails
     * with `ANOTHER_ACCOUNT`: what was at hand stays, and the answer waits until the person has looked at it.
     */
    refresh: (profile: Profile): Promise<Result<AccountHead>> => {
      putOnScreen(profile.id);
      return refreshes.join(profile);
    },
    /** Makes a refresh of this profile that is under way anew, as its calls are made otherwise now; it ends as the new one does. */
    restart: refreshes.restart,
    /**
     * The answer of a profile that waits, being another account. A newer one takes its place; leaving, forgetting or moving
     * the profile drops it, and so does an answer of the known account.
     */
    other: others.told,
    /** Whether the last answer of a profile was another account, also where it does not wait any more. */
    isAnother: others.isAnother,
    /**
     * Takes the waiting answer of that revision for the account from now on, and shows it. `ANSWER_REPLACED` where it does
     * not wait any more, or as the reader does; then everything stays as it was.
     */
    trust: others.trust,
    /** What the reader says of the answer of that revision; `ANSWER_REPLACED` when a newer one has come. */
    askAbout,
    /** Everything of that revision; `ANSWER_REPLACED` when a newer answer has come. */
    snapshot: find,
    /** What is shown of a profile, or was before another one; null where nothing has been read yet, or nothing is left. */
    atHand,
    /** Whose account is on screen, or about to be. */
    onScreen: (): string | undefined => onScreen,
    /** Gives up the refresh of this profile that is under way; it ends with `ABORTED`. */
    stop: refreshes.stop,
    /** Drops everything read of a profile and with its keys, and what is under way; `keepsCopy` where that may be used again. */
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
    /** Gives up every call under way. */
    stopAll: refreshes.stopAll,
  };
};

/** The accounts of the profiles as last read. */
export type Accounts = ReturnType<typeof createAccounts>;
