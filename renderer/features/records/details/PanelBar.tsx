import { ArrowLeft, ChevronDown, ChevronUp, X } from 'lucide-react';
import type { ListName } from '../../../../shared/account';
import { useIsNarrow } from '../../../store/window-width';
import { Button, IconButton } from '../../../ui/Button';
import visuallyHidden from '../../../ui/visually-hidden.module.css';
import { words } from '../../../i18n/window';
import { detailsWords } from '../../../i18n/details';
import { toolWords } from '../../../i18n/list';
import styles from './Details.module.css';
import type { Moves } from './use-panel-keys';

interface Props {
  readonly list: ListName;
  /** As it may be spoken. */
  readonly name: string;
  /** Place in the shown order, from 0; -1 when it is not shown. */
  readonly position: number;
  /** Records shown; null beside what is no list of them. */
  readonly count: number | null;
  /** The filters of the list; '' without. A search is not among them. */
  readonly filters: string;
  readonly moves: Moves;
}

/** Where in the list one is, and the ways on and out. */
export function PanelBar({ list, name, position, count, filters, moves }: Props) {
  const isNarrow = useIsNarrow();
  // Above the list they are in sight.
  const narrowed = isNarrow && filters !== '' ? `${toolWords.filter}: ${filters}` : '';
  return (
    <div className={styles['bar']}>
      {isNarrow && (
        <Button kind="quiet" icon={ArrowLeft} title={detailsWords.backHint} onClick={moves.close}>
          <span className={visuallyHidden['visuallyHidden']}>{detailsWords.backTo} </span>
          {detailsWords.back[list]}
        </Button>
      )}
      <p className={styles['place']} title={narrowed === '' ? undefined : narrowed}>
        <span role="status">
          <span className={visuallyHidden['visuallyHidden']}>{name}, </span>
          {count !== null &&
            (position < 0 ? detailsWords.notShown : detailsWords.place(position + 1, count))}
        </span>
        {narrowed !== '' && ` · ${narrowed}`}
      </p>
      <IconButton
        icon={ChevronUp}
        label={detailsWords.previous}
        hint={detailsWords.previousHint}
        onPress={moves.previous}
      />
      <IconButton
        icon={ChevronDown}
        label={detailsWords.next}
        hint={detailsWords.nextHint}
        onPress={moves.next}
      />
      {!isNarrow && (
        <IconButton
          icon={X}
          label={words.common.close}
          hint={detailsWords.closeHint}
          onPress={moves.close}
        />
      )}
    </div>
  );
}
