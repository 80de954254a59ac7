import type { ListName } from '../../../shared/account';
import type { Profile } from '../../../shared/profile';
import { useValuesHidden } from '../../store/values-hidden';
import { useWindow } from '../../store/store';
import { privacyWords } from '../../i18n/privacy';
import { plainName } from './plain-name';

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
