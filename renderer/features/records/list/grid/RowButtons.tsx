import { Check, Copy, ExternalLink, Lock, Star } from 'lucide-react';
import { useCopied } from '../../../../store/use-outcome';
import { IconButton } from '../../../../ui/Button';
import { detailsWords } from '../../../../i18n/details';
import { noteWords } from '../../../../i18n/notes';
import styles from './RowButtons.module.css';
import type { RowActions } from '../row-actions';

/**
 * Buttons for the record under the pointer or in the active row. Not in the tab order, because each action has its own
 * shortcut.
 */
export function RowButtons({ actions }: { readonly actions: RowActions }) {
  const { copy, explorer, star, isFavourite, refused, host } = actions;
  const [isCopied, follow] = useCopied();
  const label = detailsWords.copy.address;
  const explore = host === null ? '' : detailsWords.links.address(host);
  return (
    <div
      role="gridcell"
      className={styles['actions']}
      // A press on a button neither opens the record nor takes the focus from its cell.
      onClick={(event) => {
        event.stopPropagation();
      }}
      onMouseDown={(event) => {
        event.preventDefault();
      }}
    >
      <IconButton
        framed
        tabIndex={-1}
        icon={isCopied ? Check : refused === undefined ? Copy : Lock}
        className={styles['copy']}
        keys="Control+Shift+C Meta+Shift+C"
        label={label}
        hint={refused ?? label}
        onPress={
          copy &&
          (() => {
            follow(copy());
          })
        }
      />
      {(host !== null || star) && (
        <div className={styles['others']}>
          {host !== null && (
            <IconButton
              framed
              tabIndex={-1}
              icon={ExternalLink}
              keys="Control+Enter Meta+Enter"
              label={explore}
              hint={refused ?? explore}
              onPress={explorer}
            />
          )}
          {star && (
            <IconButton
              framed
              tabIndex={-1}
              icon={Star}
              keys="Control+D Meta+D"
              label={noteWords.favourite}
              pressed={isFavourite}
              onPress={star}
            />
          )}
        </div>
      )}
    </div>
  );
}
