import { words } from '../../i18n/window';
import { visibleParts } from './visible';
import type { ListName } from '../../../shared/account';
import type { Profile } from '../../../shared/profile';
import { useValuesHidden } from '../../store/selectors';
import { useWindow } from '../../store/store';
import { privacyWords } from '../../i18n/privacy';

/** Longest name that is said as a label, in UTF-16 units. */
const longest = 100;

/** A name as one line for a label or a spoken word: short, with unseen characters named. */
export const plainName = (name: string | null): string => {
  if (name === null || name === '') return words.common.unnamed;
  const { parts, cut } = visibleParts(name, longest);
  const text = parts.map((part) => ('text' in part ? part.text : `[${part.mark}]`)).join('');
  return cut ? `${text}…` : text;
};

/** What a profile is called: its name, or its place while values are hidden. */
export const useProfileName = (): ((profile: Pick<Profile, 'id' | 'name'>) => string) => {
  const hidden = useValuesHidden();
  const profiles = useWindow(({ app }) => app?.profiles);
  return ({ id, name }) =>
    hidden
      ? privacyWords.profile(1 + (profiles?.findIndex((profile) => profile.id === id) ?? 0))
      : name;
};

/** What a record is called in labels and aloud: its name, or its place in the list from 0 while values are hidden. */
export const useRecordName = (): ((
  list: ListName,
  record: number,
  name: string | null,
) => string) => {
  const hidden = useValuesHidden();
  return (list, record, name) => (hidden ? privacyWords.record(list, record + 1) : plainName(name));
};
