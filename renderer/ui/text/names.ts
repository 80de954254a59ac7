import { useWindow, useValuesHidden, useIsStopped } from '../../store/store';
import { fieldText, type ListName } from '../../../shared/account';
import { words } from '../../i18n/window';
import { visibleText } from './visible';
import type { Profile } from '../../../shared/profile';
import { privacyWords } from '../../i18n/privacy';

/** Longest name of a holder that is shown, in UTF-16 units. */
export const longestHolder = 60;

/** Whose account it is, as the service tells it; null while that is not known or may not be seen. */
export const useHolder = (): string | null => {
  const name = useWindow(({ account }) => fieldText(account?.head.name ?? null));
  // Nothing of an account is shown while its place is taken by two of them.
  const isStopped = useIsStopped();
  const hidden = useValuesHidden();
  return hidden || isStopped || name === null || name.trim() === '' ? null : name;
};

/** Longest name that is said as a label, in UTF-16 units. */
const longest = 100;

/** A name as one line for a label or a spoken word: short, with unseen characters named. */
export const plainName = (name: string | null): string => {
  if (name === null || name === '') return words.common.unnamed;
  return visibleText(name, longest);
};

/** What a profile is called in labels and aloud: its name, or its place while values are hidden. */
export const useProfileName = (): ((profile: Pick<Profile, 'id' | 'name'>) => string) => {
  const hidden = useValuesHidden();
  const profiles = useWindow(({ app }) => app?.profiles);
  return ({ id, name }) =>
    hidden
      ? privacyWords.profile(1 + (profiles?.findIndex((profile) => profile.id === id) ?? 0))
      : plainName(name);
};

/** What a record is called in labels and aloud: its name, or its place in the list from 0 while values are hidden. */
export const useRecordName = () => {
  const hidden = useValuesHidden();
  return (list: ListName, record: number, name: string | null): string =>
    hidden ? privacyWords.record(list, record + 1) : plainName(name);
};
