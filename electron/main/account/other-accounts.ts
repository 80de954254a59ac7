import type { AccountHead } from '../../../shared/account';
import type { OtherAccount, OtherAnswer } from '../../../shared/activity';
import { fail, succeed, type Result } from '../../../shared/failure';
import type { Profile } from '../../../shared/profile';
import type { Baselines } from '../changes/baselines';
import type { OpenAnswer, Snapshot } from '../reader/session';

export interface TrustOptions {
  readonly baselines: Pick<Baselines, 'trust'>;
  /**
   * Sees every accepted answer of the known account, and when it was complete in milliseconds since the epoch; must not
   * take long.
   */
  readonly onAnswer: (profile: Profile, answer: OpenAnswer, receivedAt: number) => void;
  /** Sees what came of every refresh, before the window does. */
  readonly onOutcome: (profile: Profile, result: Result<AccountHead>) => Promise<unknown>;
}

interface Waiting {
  readonly profile: Profile;
  readonly answer: OpenAnswer;
  /** Gets a higher revision where it has to. */
  snapshot: Snapshot;
  readonly other: OtherAccount;
}

/** The one answer that is another account than its profile's, and waits in its session until it is trusted or dropped. */
export const createOtherAccounts = (
  options: TrustOptions,
  show: (profileId: string, snapshot: Snapshot) => AccountHead,
) => {
  let waiting: Waiting | null = null;
  const trusting = new Set<Waiting>();
  /** The profiles whose last answer was another account, also where it does not wait any more. */
  const answering = new Set<string>();

  const drop = (): void => {
    waiting?.answer.session.close();
    waiting = null;
  };

  /** Remembers it, shows it and keeps it. */
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
    // It is known from now on, and what was kept before is another account.
    answering.delete(profile.id);
    if (trusting.has(one)) options.onAnswer(profile, answer, one.snapshot.head.receivedAt);
    // Left, forgotten or pushed out meanwhile: the next answer of it is shown.
    if (!isWaiting()) return fail('ANSWER_REPLACED');
    waiting = null;
    const head = succeed(show(profile.id, one.snapshot));
    await options.onOutcome(profile, head);
    return head;
  };

  return {
    /** Takes the place of the one before, unless its profile has been left: then it is known of, and does not wait. */
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
    /** The profile has answered with its known account. */
    settle: (profile: Profile, answer: OpenAnswer, receivedAt: number): void => {
      options.onAnswer(profile, answer, receivedAt);
      answering.delete(profile.id);
      if (waiting?.profile.id === profile.id) drop();
    },
    isAnother: (profileId: string): boolean =>
      answering.has(profileId) || waiting?.profile.id === profileId,
    /**
     * Drops it, and keeps nothing of it either that is being trusted. Where the copy of what was trusted stays, it is still
     * not what the service answers.
     */
    forget: (profileId: string, keepsCopy: boolean): void => {
      if (!keepsCopy) answering.delete(profileId);
      if (waiting?.profile.id === profileId) drop();
      for (const one of trusting) if (one.profile.id === profileId) trusting.delete(one);
    },
    /** Gives it a higher revision than that of the offline copy, which was read later and is older all the same. */
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
