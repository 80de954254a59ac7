import { Star } from 'lucide-react';
import { noteLimits } from '../../../shared/notes';
import { toggleFavourite } from '../../store/note-actions';
import { useWindow } from '../../store/store';
import { IconButton } from '../../ui/Button';
import { noteWords } from '../../i18n/notes';
import { noteOf } from './LocalMark';
import styles from './notes.module.css';

/** Whether a record is a favourite, and making it one. Nothing where notes cannot be kept. */
export function FavouriteButton({ address }: { readonly address: string }) {
  const notes = useWindow((state) => state.notes);
  if (notes === null || address === '' || address.length > noteLimits.address) return null;
  const known = noteOf(notes, address);
  if (known === null && notes.entries.size >= noteLimits.entries) return null;
  const isFavourite = known?.favourite ?? false;
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
