import { useEffect, useRef, useState } from 'react';
import { type Failure, type Result, failureOf } from '../../../shared/failure';
import type { Profile, ProfileSettings } from '../../../shared/profile';
import type { Preferences } from '../../../shared/schemas';
import { main } from '../../bridge';
import { useWindow } from '../../store/store';

/** What came of the last change in a card. */
export interface Saving {
  /** Goes up with each change that was written; null when the last one was not. */
  readonly saved: number | null;
  readonly failure: Failure | null;
}

/** Has changes written, and keeps what came of the last one for `SettingsCard`. */
export const useSaving = () => {
  const [saving, setSaving] = useState<Saving>({ saved: null, failure: null });
  const count = useRef(0);
  /** Answers with why it was not written; null when it was, or when the person thought better of it. */
  const save = async (write: Promise<Result<unknown>>): Promise<Failure | null> => {
    const written = await write;
    const failure = failureOf(written);
    if (written.ok) count.current += 1;
    setSaving({ saved: written.ok ? count.current : null, failure });
    return failure;
  };
  const forget = (): void => {
    setSaving({ saved: null, failure: null });
  };
  return { saving, save, forget };
};

/** The preferences in force, and a way to change some of them at once. */
export const usePreferences = () => {
  const preferences = useWindow((state) => state.app?.preferences);
  const { saving, save } = useSaving();
  const change = (changed: Partial<Preferences>) => save(main.setPreferences(changed));
  return { preferences, saving, change };
};

/** A way to change some settings of a profile at once. */
export const useProfileSettings = ({ id: profileId }: Profile) => {
  const { saving, save, forget } = useSaving();
  const change = (changed: Partial<ProfileSettings>) =>
    save(main.changeProfile({ profileId, ...changed }));
  return { saving, change, forget };
};

/** Long enough to go on typing in. */
const pause = 1000;

/** Runs something once the person pauses, or leaves the screen before that. */
export const usePause = (run: () => void) => {
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const current = useRef(run);
  useEffect(() => {
    current.current = run;
  });
  /** Gives up what was to run. */
  const cancel = (): void => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
  };
  useEffect(
    () => () => {
      if (timer.current === null) return;
      clearTimeout(timer.current);
      current.current();
    },
    [],
  );
  return {
    /** Runs it after a pause, in which it is not asked for again. */
    later: () => {
      cancel();
      timer.current = setTimeout(() => {
        timer.current = null;
        current.current();
      }, pause);
    },
    cancel,
  };
};
