import type { ListName } from '../../../shared/account';
import { filter } from '../../state/list-actions';
import { useWindow } from '../../state/store';
import { noteWords } from '../../words/notes';
import type { Filters } from '../model/list-query';
import { TogglePill } from './TogglePill';

interface Props {
  readonly list: ListName;
  readonly filters: Filters;
}

/** Shows the person's favourites only. It takes no room from those who have none. */
export function FavouritesPill({ list, filters }: Props) {
  const { favourites, ...others } = filters;
  const hasAny = useWindow(({ notes }) =>
    [...(notes?.entries.values() ?? [])].some((note) => note.favourite),
  );
  if (!hasAny && favourites !== 'only') return null;
  return (
    <TogglePill
      pressed={favourites === 'only'}
      onPress={() => {
        filter(list, favourites === 'only' ? others : { ...others, favourites: 'only' });
      }}
    >
      {noteWords.favourites}
    </TogglePill>
  );
}
