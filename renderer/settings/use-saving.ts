import { useState } from 'react';
import type { Failure, Result } from '../../shared/failure';
import type { Preferences, Profile, ProfileTraits } from '../../shared/profile';
import { main } from '../bridge';
import { useWindow } from '../state/store';

/** What came of the last change in a card. */
export interface Saving {
  readonly saved: boolean;
  readonly failure: Failure | null;
}

/** Has changes written, and keeps what came of the last one for `SettingsCard`. */
export const useSaving = () => {
  const [saving, setSaving] = useState<Saving>({ saved: false, failure: null });
  /** Answers with why it was not written; null when it was, or when the person thought better of it. */
  const save = async (write: Promise<Result<unknown>>): Promise<Failure | null> => {
    const written = await write;
    const failure = written.ok || written.error.code === 'CANCELLED' ? null : written.error;
    setSaving({ saved: written.ok, failure });
    return failure;
  };
  const forget = (): void => {
    setSaving({ saved: false, failure: null });
  };
  return { saving, save, forget };
};

/** The preferences in force, and a way to change some of them at once. */
export const usePreferences = () => {
  const preferences = useWindow((state) => state.app?.preferences);
  const { saving, save, forget } = useSaving();
  const change = (changed: Partial<Preferences>) => save(main.setPreferences(changed));
  return { preferences, saving, change, save, forget };
};

/** A way to change some traits of a profile at once. */
export const useTraits = ({ id: profileId }: Profile) => {
  const { saving, save, forget } = useSaving();
  const change = (changed: Partial<ProfileTraits>) =>
    save(main.changeProfile({ profileId, ...changed }));
  return { saving, change, forget };
};
