import type { ListName } from '../../../shared/account';
import { filter } from '../../state/list-actions';
import { useWindow } from '../../state/store';
import { activityWords } from '../../words/activity';
import type { Filters } from '../model/list-query';
import { TogglePill } from './TogglePill';

interface Props {
  readonly list: ListName;
  readonly filters: Filters;
}

/** Shows only what has changed since it was last looked at; there only while something has. */
export function ChangedPill({ list, filters }: Props) {
  const hasMarks = useWindow(({ marks }) => marks[list] !== undefined);
  const isOn = filters.changed === 'only';
  if (!hasMarks && !isOn) return null;
  return (
    <TogglePill
      pressed={isOn}
      onPress={() => {
        const { changed, ...others } = filters;
        filter(list, changed ? others : { ...others, changed: 'only' });
      }}
    >
      {activityWords.filter}
    </TogglePill>
  );
}
