import type { AccountHead } from '../../../shared/account';
import { fail, type CallEnder, type Result } from '../../../shared/failure';
import type { Profile } from '../../../shared/profile';

type Outcome = Result<AccountHead>;

interface RefreshesOptions {
  readonly refresh: (profile: Profile, signal: AbortSignal) => Promise<Outcome>;
  /** Called when a refresh has ended or was stopped. */
  readonly onEnd: (profileId: string) => void;
  /** Called with the outcome of a refresh. The caller of the refresh gets the outcome afterwards. */
  readonly onOutcome: (profile: Profile, outcome: Outcome) => Promise<unknown>;
}

interface Running {
  readonly result: Promise<Outcome>;
  readonly controller: AbortController;
  /** The refresh that `restart` has started in place of this one. */
  instead?: Promise<Outcome>;
}

/** Runs refreshes, at most one per profile at a time. */
export const createRefreshes = ({ refresh, onEnd, onOutcome }: RefreshesOptions) => {
  const underWay = new Map<string, Running>();

  const end = (profileId: string): void => {
    underWay.delete(profileId);
    onEnd(profileId);
  };

  const start = (profile: Profile): Promise<Outcome> => {
    const controller = new AbortController();
    const result = refresh(profile, controller.signal)
      .catch((): Result<never> => fail('INTERNAL'))
      .then(async (outcome) => {
        if (running.instead) return running.instead;
        if (underWay.get(profile.id) === running) end(profile.id);
        await onOutcome(profile, outcome);
        return outcome;
      });
    const running: Running = { result, controller };
    underWay.set(profile.id, running);
    return result;
  };

  const stop = (profileId: string, ender?: CallEnder): void => {
    const running = underWay.get(profileId);
    if (!running) return;
    running.controller.abort(ender);
    end(profileId);
  };

  return {
    /** Refreshes a profile, or returns the result of its refresh that is under way. */
    join: (profile: Profile): Promise<Outcome> =>
      underWay.get(profile.id)?.result ?? start(profile),
    /** Aborts a refresh that is under way and starts a new one; the callers of both get the new outcome. */
    restart: (profile: Profile): void => {
      const running = underWay.get(profile.id);
      if (!running) return;
      stop(profile.id);
      running.instead = start(profile);
    },
    stop,
    stopAll: (ender?: CallEnder): void => {
      for (const profileId of [...underWay.keys()]) stop(profileId, ender);
    },
  };
};
