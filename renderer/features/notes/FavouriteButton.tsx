import { Star } from 'lucide-react';
import { toggleFavourite } from '../../store/note-actions';
import { useWindow } from '../../store/store';
import { IconButton } from '../../ui/Button';
import { noteWords } from '../../i18n/notes';
import { canNote, noteOf } from './LocalMark';
import styles from './notes.module.css';

/** Shows whether a record is a favourite, and toggles that. Renders nothing if the address cannot have a note. */
export function FavouriteButton({ address }: { readonly address: string }) {
  const notes = useWindow((state) => state.notes);
  if (!canNote(notes, address)) return null;
  const isFavourite = noteOf(notes, address)?.favourite ?? false;
  return (
    <IconButton
      icon={Star}
      label={noteWords.favourite}
      pressed={isFavourite}
      className={isFavourite ? styles['favourite'] : undefined}
      onPress={() => void toggleFavourite(address)}
    />
  );
}
