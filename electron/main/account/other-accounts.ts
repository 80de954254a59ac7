import type { AccountHead } from '../../../shared/account';
import type { OtherAccount, OtherAnswer } from '../../../shared/activity';
import { fail, succeed, type Result } from '../../../shared/failure';
import type { Profile } from '../../../shared/profile';
import type { Baselines } from '../changes/baselines';
import type { OpenAnswer, Snapshot } from '../reader/session';

export interface TrustOptions {
  readonly baselines: Pick<Baselines, 'trust'>;
  /**
   * Called with every accepted answer (the service's response) of the known account, and with the time when it was
   * complete, in milliseconds since the epoch; must not take long.
   */
  readonly onAnswer: (profile: Profile, answer: OpenAnswer, receivedAt: number) => void;
  /** Called with the result of every refresh before the window gets it. */
  readonly onOutcome: (profile: Profile, result: Result<AccountHead>) => Promise<unknown>;
}

interface Waiting {
  readonly profile: Profile;
  readonly answer: OpenAnswer;
  /** Replaced by `outrank`, which raises the revision. */
  snapshot: Snapshot;
  readonly other: OtherAccount;
}

/** Holds at most one answer of another account than the profile's known one, open until it is trusted or dropped. */
export const createOtherAccounts = (
  options: TrustOptions,
  show: (profileId: string, snapshot: Snapshot) => AccountHead,
) => {
  let waiting: Waiting | null = null;
  const trusting = new Set<Waiting>();
  /** IDs of the profiles whose last answer was of another account, even if that answer has been dropped. */
  const answering = new Set<string>();

  const drop = (): void => {
    waiting?.answer.session.close();
    waiting = null;
  };

  /** Makes the answer the new baseline, stores it and shows it. */
  const take = async (one: Waiting): Promise<Result<AccountHead>> => {
    const { profile, answer, other } = one;
    const isWaiting = (): boolean => waiting === one;
    const trusted = await options.baselines.trust(
      profile.id,
      one.snapshot,
      other.agreesTo,
      isWaiting,
    );
    if (!trusted.ok) return trusted;
    // The answer is now of the known account. Store it: the stored copy is of the previous account.
    answering.delete(profile.id);
    if (trusting.has(one)) options.onAnswer(profile, answer, one.snapshot.head.receivedAt);
    // The profile was left or forgotten, or a newer answer waits. The next answer of the trusted account is shown.
    if (!isWaiting()) return fail('ANSWER_REPLACED');
    waiting = null;
    const head = succeed(show(profile.id, one.snapshot));
    await options.onOutcome(profile, head);
    return head;
  };

  return {
    /**
     * Replaces the waiting answer. If the profile has been left, only records that its answer was of another account.
     */
    put: (one: Waiting, isLeft: boolean): void => {
      answering.add(one.profile.id);
      if (isLeft) {
        one.answer.session.close();
        return;
      }
      drop();
      waiting = one;
    },
    drop,
    /** Accepts an answer of the profile's known account, and drops the waiting answer of that profile. */
    settle: (profile: Profile, answer: OpenAnswer, receivedAt: number): void => {
      options.onAnswer(profile, answer, receivedAt);
      answering.delete(profile.id);
      if (waiting?.profile.id === profile.id) drop();
    },
    isAnother: (profileId: string): boolean =>
      answering.has(profileId) || waiting?.profile.id === profileId,
    /**
     * Drops the waiting answer of a profile; one that is being trusted is not stored either. With `keepsCopy`, the
     * profile still counts as one whose last answer was another account, because the copy is of the previously trusted
     * one.
     */
    forget: (profileId: string, keepsCopy: boolean): void => {
      if (!keepsCopy) answering.delete(profileId);
      if (waiting?.profile.id === profileId) drop();
      for (const one of trusting) if (one.profile.id === profileId) trusting.delete(one);
    },
    /**
     * Gives the waiting answer a new, higher revision. The offline copy was opened later, so its revision is higher
     * although the copy is older.
     */
    outrank: (profileId: string, nextRevision: () => number): void => {
      if (waiting?.profile.id !== profileId) return;
      const { snapshot } = waiting;
      const head = { ...snapshot.head, revision: nextRevision() };
      waiting.snapshot = { ...snapshot, head };
    },
    told: (profileId: string): OtherAnswer | null => {
      if (waiting?.profile.id !== profileId) return null;
      const { revision, receivedAt } = waiting.snapshot.head;
      return { ...waiting.other, revision, receivedAt };
    },
    trust: async (profileId: string, revision: number): Promise<Result<AccountHead>> => {
      const one = waiting;
      if (one?.profile.id !== profileId || one.snapshot.head.revision !== revision) {
        return fail('ANSWER_REPLACED');
      }
      if (trusting.has(one)) return fail('BUSY');
      trusting.add(one);
      try {
        return await take(one);
      } finally {
        trusting.delete(one);
      }
    },
  };
};
