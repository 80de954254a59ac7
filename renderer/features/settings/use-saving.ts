import { useEffect, useRef, useState } from 'react';
import { type Failure, type Result, failureOf } from '../../../shared/failure';
import type { Profile, ProfileSettings } from '../../../shared/profile';
import type { Preferences } from '../../../shared/schemas';
import { main } from '../../bridge';
import { useWindow } from '../../store/store';

/** Result of the last change in a card. */
export interface Saving {
  /** Increases with each saved change; null if the last change was not saved. */
  readonly saved: number | null;
  readonly failure: Failure | null;
}

/** Saves changes, and stores the last result for `SettingsCard`. */
export const useSaving = () => {
  const [saving, setSaving] = useState<Saving>({ saved: null, failure: null });
  const count = useRef(0);
  /** Resolves to the failure; null if the change was saved or the user cancelled. */
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

/** The current preferences, and a function that changes some of them at once. */
export const usePreferences = () => {
  const preferences = useWindow((state) => state.app?.preferences);
  const { saving, save } = useSaving();
  const change = (changed: Partial<Preferences>) => save(main.setPreferences(changed));
  return { preferences, saving, change };
};

/** A function that changes some settings of a profile at once. */
export const useProfileSettings = ({ id: profileId }: Profile) => {
  const { saving, save, forget } = useSaving();
  const change = (changed: Partial<ProfileSettings>) =>
    save(main.changeProfile({ profileId, ...changed }));
  return { saving, change, forget };
};

/** Milliseconds without typing before a text is saved. */
const pause = 1000;

/** Runs a function once the user pauses, or when the screen is left before that. */
export const usePause = (run: () => void) => {
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const current = useRef(run);
  useEffect(() => {
    current.current = run;
  });
  /** Cancels the pending run. */
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
    /** Schedules the run; calling again restarts the pause. */
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
