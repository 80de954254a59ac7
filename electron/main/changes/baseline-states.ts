import type { Activity, DismissedPairs, LostBaseline } from '../../../shared/activity';
import type { FileHome } from '../../../shared/file-state';
import type { BaselineHead } from '../../../shared/reader-messages';
import type { ProfileFiles } from '../storage/profile-files';
import type { ProfileSecrets } from '../credentials/keychain/profile-secrets';
import { anyUnderWay, createSerialQueue, type SerialQueue } from '../storage/serial-queue';

/** What the reader last reported of a baseline, and the revision of the answer beside it; 0 without an answer. */
export interface Told {
  readonly revision: number;
  readonly head: BaselineHead;
}

/** What main holds of a profile's baseline. */
export interface State {
  /** Only the reader parses it. */
  content: Uint8Array;
  /** Number by which the reader knows this content. */
  number: number;
  /** Changes whenever the subject of an alarm may have changed. */
  version: number;
  /** `unknown`: the file could not be read. It may have pins, so it is not overwritten. */
  home: FileHome | 'unknown';
  /** Whether the file has the whole content; `to-come` until the last change has been written. */
  written: 'yes' | 'to-come' | 'no';
  /** Where the baseline is, as last reported to the window. */
  toldHome: FileHome;
  /** What the reader last reported; null before it was asked. */
  told: Told | null;
  /** Why the previous content is gone, until the reader has noted the loss. */
  lost: LostBaseline['why'] | null;
}

/** Where the whole baseline is, or will be once it is written. */
export const homeOf = ({ home, written }: Pick<State, 'home' | 'written'>): FileHome =>
  home === 'disk' && written !== 'no' ? 'disk' : 'this-run';

/** Whether the baseline is all that was known. If it is unreadable or lost, alarms and changes may be missing. */
export const isComplete = ({ home, lost }: Pick<State, 'home' | 'lost'>): boolean =>
  home !== 'unknown' && lost === null;

/** The activity as the window gets it. */
export const activityIn = (state: State, { revision, head }: Told): Activity => ({
  ...head.activity,
  revision,
  version: state.version,
  home: homeOf(state),
});

/** Dismissed pairs, and whether they are in the baseline's file. */
export const dismissedIn = (state: State, { head }: Told): DismissedPairs => ({
  pairs: head.dismissed,
  home: homeOf(state),
});

export interface StatesOptions {
  readonly files: ProfileFiles;
  readonly secrets: Pick<ProfileSecrets, 'fileKeyOf'>;
  /** Whether this is still one of the app's profiles. */
  readonly isKnown: (profileId: string) => boolean;
  /** Called when a baseline is stored elsewhere than the window was told, also when it could not be written. */
  readonly onKept: (profileId: string) => void;
}

/** The baselines of profiles as they are in their files, and in this run. */
export const createBaselineStates = ({ files, secrets, isKnown, onKept }: StatesOptions) => {
  const states = new Map<string, State>();
  const queues = new Map<string, SerialQueue>();
  /** Writes wait for earlier writes only, so that no caller waits for a file. */
  const writing = new Map<string, SerialQueue>();
  const queueIn = (known: Map<string, SerialQueue>, profileId: string): SerialQueue => {
    const queue = known.get(profileId) ?? createSerialQueue();
    known.set(profileId, queue);
    return queue;
  };
  let lastNumber = 0;
  /** Returns a new number, by which the reader will know a content. */
  const nextNumber = (): number => (lastNumber += 1);

  const load = async (profileId: string): Promise<State> => {
    const number = nextNumber();
    const empty = {
      content: new Uint8Array(),
      number,
      version: number,
      written: 'yes',
      toldHome: 'this-run',
      told: null,
      lost: null,
    } as const;
    const key = await secrets.fileKeyOf(profileId);
    if (!key.ok) return { ...empty, home: 'unknown' };
    if (key.value === null) return { ...empty, home: 'this-run' };
    const file = files.of(profileId, 'memory');
    const kept = await file.read(key.value);
    if (kept.kind === 'unusable') return { ...empty, home: 'unknown' };
    const content = kept.kind === 'content' ? kept.content : empty.content;
    // Reports a loss also if an earlier run found it and ended before it could be noted.
    return { ...empty, content, home: 'disk', toldHome: 'disk', lost: file.lost() };
  };

  const open = async (profileId: string): Promise<State> => {
    const state = states.get(profileId) ?? (await load(profileId));
    states.set(profileId, state);
    return state;
  };

  /**
   * Keeps a baseline of this run in the file from now on, because an earlier run left nothing readable there. A loss is
   * reported once, whether a comparison or the write has found it.
   */
  const takePlace = (state: State, lost: State['lost']): void => {
    if (state.home !== 'this-run') return;
    state.home = 'disk';
    state.lost ??= lost;
  };

  /** Resolves to false when the baseline should be saved and is not; true for one that is kept for this run only. */
  const writeNow = async (profileId: string, state: State): Promise<boolean> => {
    if (state.home === 'unknown') return false;
    if (state.written === 'yes') return true;
    const key = await secrets.fileKeyOf(profileId);
    if (!key.ok) return false;
    if (key.value === null) return state.home === 'this-run';
    const file = files.of(profileId, 'memory');
    if (state.home === 'this-run') {
      // The profile's keys have moved to the keychain since. Pins that an earlier run left are older and are not
      // overwritten: the next answer is compared with them.
      const { kind } = await file.read(key.value);
      if (kind === 'content' || kind === 'unusable') return true;
      takePlace(state, file.lost());
    }
    // The write would remove the only trace of a loss, so the loss must be noted first.
    if (state.lost !== null) return false;
    // The state may have been dropped meanwhile, because its profile is being removed.
    if (states.get(profileId) !== state || !isKnown(profileId)) return false;
    const { content } = state;
    const { ok } = await file.write(key.value, content);
    // If the content has changed meanwhile, it has still to be written.
    if (state.content === content) state.written = ok ? 'yes' : 'no';
    return ok;
  };

  return {
    nextNumber,
    /** Runs work on a profile's baseline after all earlier work on it. */
    inTurn: <T>(profileId: string, work: (state: State) => Promise<T> | T): Promise<T> => {
      return queueIn(queues, profileId)(async () => work(await open(profileId)));
    },
    /** Resolves when all queued work has ended, which may have started a write; null when no work is queued. */
    underWay: () => anyUnderWay([...queues.values(), ...writing.values()]),
    /**
     * Returns the baseline that an answer is compared with. If the profile's keys have moved to the keychain, that is
     * the one left by an earlier run, which is older than the one of this run. A baseline of this run with alarms comes
     * first, because its alarms are saved nowhere else.
     */
    toCompare: async (profileId: string, state: State): Promise<State> => {
      const hasAlarms = (state.told?.head.activity.alarmCount ?? 0) > 0;
      if (state.home !== 'this-run' || hasAlarms) return state;
      const left = await load(profileId);
      if (left.content.length > 0) return left;
      if (left.home === 'disk') takePlace(state, left.lost);
      return state;
    },
    /** Replaces the state of a profile, unless the known one was dropped meanwhile. */
    adopt: (profileId: string, known: State, state: State): void => {
      if (states.get(profileId) === known) states.set(profileId, state);
    },
    /** Whether the baseline is of this run, although an earlier run left a file that has not been read. */
    isLeft: async (profileId: string): Promise<boolean> =>
      states.get(profileId)?.home === 'this-run' && (await files.of(profileId, 'memory').isThere()),
    /** The state of a profile in memory; does not read its file. */
    loaded: (profileId: string): State | undefined => states.get(profileId),
    /**
     * Writes the baseline to its file, see `writeNow`. A write that fails is shown in the file's notice, and is tried
     * again with the next answer.
     */
    write: (profileId: string, state: State): Promise<boolean> => {
      const queue = queueIn(writing, profileId);
      return queue(async () => {
        const { content } = state;
        try {
          return await writeNow(profileId, state);
        } finally {
          if (state.content === content && state.written === 'to-come') state.written = 'no';
          const home = homeOf(state);
          if (state.toldHome !== home) onKept(profileId);
          state.toldHome = home;
        }
      });
    },
    /**
     * Drops states that can be read again: those whose file could not be read, so that the file is tried again, and
     * those that are fully in their file, if their profile is not looked at. Keeps states that are being worked on.
     */
    leave: (isElsewhere: (profileId: string) => boolean): void => {
      for (const [id, { home, written }] of states) {
        if (queues.get(id)?.underWay() || writing.get(id)?.underWay()) continue;
        const isInFile = home === 'disk' && written === 'yes';
        if (home === 'unknown' || (isInFile && isElsewhere(id))) states.delete(id);
      }
    },
    forget: (profileId: string): void => {
      states.delete(profileId);
    },
  };
};

export type BaselineStates = ReturnType<typeof createBaselineStates>;
