import { readFirstPreferences, type FirstPreferences } from './first-preferences';
import type { Place } from './place';
import { loadPlace } from './place-file';

/** What is known of earlier runs before the window opens. */
export interface Remembered {
  readonly preferences: FirstPreferences;
  readonly place: Place | undefined;
}

const nothing: Remembered = {
  preferences: { theme: 'system', log: 'info', language: 'system', captureProtection: false },
  place: undefined,
};

/** Reads both files. Never rejects. */
export const readRemembered = async (files: {
  readonly settings: string;
  readonly place: string;
}): Promise<Remembered> => {
  const [preferences, place] = await Promise.all([
    readFirstPreferences(files.settings),
    loadPlace(files.place),
  ]);
  return { preferences, place };
};

/** The same, or nothing where the time is up first: a disk that does not answer must not keep the window away. */
export const unlessLate = (
  reading: Promise<Remembered>,
  timeIsUp: Promise<unknown>,
): Promise<Remembered> => Promise.race([reading, timeIsUp.then(() => nothing)]);
