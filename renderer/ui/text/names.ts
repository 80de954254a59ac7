import { useWindow, useValuesHidden, useIsOtherAccountShown } from '../../store/store';
import { fieldText, type ListName } from '../../../shared/account';
import { words } from '../../i18n/window';
import { visibleText } from './visible';
import type { Profile } from '../../../shared/profile';
import { privacyWords } from '../../i18n/privacy';

/** Longest name of a holder that is shown, in UTF-16 units. */
export const longestHolder = 60;

/** Name of the account's holder as the service gives it; null while it is not known or must not be shown. */
export const useHolder = (): string | null => {
  const name = useWindow(({ account }) => fieldText(account?.head.name ?? null));
  // While two accounts are shown for the user's decision, neither is named elsewhere.
  const isStopped = useIsOtherAccountShown();
  const hidden = useValuesHidden();
  return hidden || isStopped || name === null || name.trim() === '' ? null : name;
};

/** Longest name in a label, in UTF-16 units. */
const longest = 100;

/** A name as one line for a label or for screen readers: shortened, with unseen characters named. */
export const plainName = (name: string | null): string => {
  if (name === null || name === '') return words.common.unnamed;
  return visibleText(name, longest);
};

/**
 * Returns a function that gives a profile's name for labels and screen readers: its number while values are hidden, or
 * the mask for a profile that has just been removed.
 */
export const useProfileName = (): ((profile: Pick<Profile, 'id' | 'name'>) => string) => {
  const hidden = useValuesHidden();
  const profiles = useWindow(({ app }) => app?.profiles);
  return ({ id, name }) => {
    if (!hidden) return plainName(name);
    const place = profiles?.findIndex((profile) => profile.id === id) ?? -1;
    return place < 0 ? privacyWords.mask : privacyWords.profile(place + 1);
  };
};

/**
 * Returns a function that gives a record's name for labels and screen readers: its number in the list while values are
 * hidden. `record` counts from 0.
 */
export const useRecordName = () => {
  const hidden = useValuesHidden();
  return (list: ListName, record: number, name: string | null): string =>
    hidden ? privacyWords.record(list, record + 1) : plainName(name);
};
