import type { Activity, DismissedPairs, LostBaseline } from '../../../shared/activity';
import type { FileHome } from '../../../shared/file-state';
import type { BaselineHead } from '../../../shared/reader-messages';
import type { ProfileFiles } from '../storage/profile-files';
import type { ProfileSecrets } from '../credentials/keychain/profile-secrets';
import { anyUnderWay, createSerialQueue, type SerialQueue } from '../storage/serial-queue';

/** What the reader has told of a baseline, beside the answer of this revision; 0 where there was none. */
export interface Told {
  readonly revision: number;
  readonly head: BaselineHead;
}

/** What is at hand of a profile's baseline. */
export interface State {
  /** Only the reader looks into it. */
  content: Uint8Array;
  /** What the reader knows that content by. */
  number: number;
  /** Another one whenever what an alarm is about may be. */
  version: number;
  /** An `unknown` file may hold pins, so nothing is written over it. */
  home: FileHome | 'unknown';
  /** Whether its file has all of it; `to-come` until writing what was changed last has ended. */
  written: 'yes' | 'to-come' | 'no';
  /** Where it is, as far as the window knows. */
  toldHome: FileHome;
  /** What the reader has told last; null before it was asked. */
  told: Told | null;
  /** Why what was known is gone, until the reader has written that down. */
  lost: LostBaseline['why'] | null;
}

/** Where everything of it is, or is on its way to. */
export const homeOf = ({ home, written }: Pick<State, 'home' | 'written'>): FileHome =>
  home === 'disk' && written !== 'no' ? 'disk' : 'this-run';

/** Whether it is all that was known: of what cannot be read, or is lost, no alarm and no change is known either. */
export const isComplete = ({ home, lost }: Pick<State, 'home' | 'lost'>): boolean =>
  home !== 'unknown' && lost === null;

/** It as the window is told of it. */
export const activityIn = (state: State, { revision, head }: Told): Activity => ({
  ...head.activity,
  revision,
  version: state.version,
  home: homeOf(state),
});

/** Pairs that are dismissed, and whether they are in its file. */
export const dismissedIn = (state: State, { head }: Told): DismissedPairs => ({
  pairs: head.dismissed,
  home: homeOf(state),
});

export interface StatesOptions {
  readonly files: ProfileFiles;
  readonly secrets: Pick<ProfileSecrets, 'fileKeyOf'>;
  /** Whether this is still one of the app's profiles. */
  readonly isKnown: (profileId: string) => boolean;
  /** Sees that something is kept elsewhere than was told, or could not be kept. */
  readonly onKept: (profileId: string) => void;
}

/** The baselines of profiles as they are in their files, and in this run. */
export const createBaselineStates = ({ files, secrets, isKnown, onKept }: StatesOptions) => {
  const states = new Map<string, State>();
  const queues = new Map<string, SerialQueue>();
  /** What is written waits for nothing but what was to be written before: whoever asks must not wait for a file. */
  const writing = new Map<string, SerialQueue>();
  const queueIn = (known: Map<string, SerialQueue>, profileId: string): SerialQueue => {
    const queue = known.get(profileId) ?? createSerialQueue();
    known.set(profileId, queue);
    return queue;
  };
  let lastNumber = 0;
  /** Names a content for the reader. */
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
    // A loss is told also where an earlier run has found it, and ended before an answer could be compared with what begins.
    return { ...empty, content, home: 'disk', toldHome: 'disk', lost: file.lost() };
  };

  const open = async (profileId: string): Promise<State> => {
    const state = states.get(profileId) ?? (await load(profileId));
    states.set(profileId, state);
    return state;
  };

  /**
   * An earlier run has left nothing that can be read: what is known of this run is what is in the file from now on. A loss
   * is told once, whether a comparison or the writing has found it.
   */
  const takePlace = (state: State, lost: State['lost']): void => {
    if (state.home !== 'this-run') return;
    state.home = 'disk';
    state.lost ??= lost;
  };

  /** False where something is to be kept and is not; what is of this run only is kept nowhere. */
  const writeNow = async (profileId: string, state: State): Promise<boolean> => {
    if (state.home === 'unknown') return false;
    if (state.written === 'yes') return true;
    const key = await secrets.fileKeyOf(profileId);
    if (!key.ok) return false;
    if (key.value === null) return state.home === 'this-run';
    const file = files.of(profileId, 'memory');
    if (state.home === 'this-run') {
      // Its keys have come into the keychain since. Pins that an earlier run has left are older, and are not written
      // over: the next answer is compared with them.
      const { kind } = await file.read(key.value);
      if (kind === 'content' || kind === 'unusable') return true;
      takePlace(state, file.lost());
    }
    // With the file the only trace of a loss would be written over: it is to be written down first.
    if (state.lost !== null) return false;
    // It may have been forgotten meanwhile, as its profile is being removed.
    if (states.get(profileId) !== state || !isKnown(profileId)) return false;
    const { content } = state;
    const { ok } = await file.write(key.value, content);
    // What has changed meanwhile is still to be written.
    if (state.content === content) state.written = ok ? 'yes' : 'no';
    return ok;
  };

  return {
    nextNumber,
    /** Works on a profile's baseline once nothing else does. */
    inTurn: <T>(profileId: string, work: (state: State) => Promise<T> | T): Promise<T> => {
      return queueIn(queues, profileId)(async () => work(await open(profileId)));
    },
    /** Resolves when all work that is queued has ended, which may have begun to write; null where none is. */
    underWay: () => anyUnderWay([...queues.values(), ...writing.values()]),
    /**
     * What an answer is to be compared with: where a profile's keys have come into the keychain, what an earlier run has
     * left, which is older than what is known of this run. Alarms of this run are nowhere else, and come first.
     */
    toCompare: async (profileId: string, state: State): Promise<State> => {
      const hasAlarms = (state.told?.head.activity.alarmCount ?? 0) > 0;
      if (state.home !== 'this-run' || hasAlarms) return state;
      const left = await load(profileId);
      if (left.content.length > 0) return left;
      if (left.home === 'disk') takePlace(state, left.lost);
      return state;
    },
    /** Takes another one for what is known of a profile, unless that was forgotten meanwhile. */
    adopt: (profileId: string, known: State, state: State): void => {
      if (states.get(profileId) === known) states.set(profileId, state);
    },
    /** Whether what is known is of this run, and a file of an earlier one is there that is not looked into. */
    isLeft: async (profileId: string): Promise<boolean> =>
      states.get(profileId)?.home === 'this-run' && (await files.of(profileId, 'memory').isThere()),
    /** What is at hand of a profile without looking into its file. */
    loaded: (profileId: string): State | undefined => states.get(profileId),
    /**
     * Writes it to its file, as `writeNow` says. A file that cannot be written says so in its notice, and is tried again
     * with the next answer.
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
     * Drops what can be read again of profiles that are not looked at; what has no file has no other place, and what is
     * being worked on is not in its file yet.
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
