import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { words } from '../words';
import { detailsWords } from '../words/details';
import { IconButton } from '../ui/IconButton';
import styles from './PanelBar.module.css';
import type { Moves } from './use-panel-keys';
import hidden from '../ui/spoken.module.css';

interface Props {
  /** As it may be spoken. */
  readonly name: string;
  /** Place in the shown order, from 0; -1 when it is not shown. */
  readonly position: number;
  readonly count: number;
  readonly moves: Moves;
}

/** Where in the list one is, and the ways on and out. */
export function PanelBar({ name, position, count, moves }: Props) {
  const { common } = words;
  return (
    <div className={styles['bar']}>
      <p role="status" className={styles['place']}>
        <span className={hidden['spoken']}>{name}, </span>
        {position < 0 ? detailsWords.notShown : detailsWords.place(position + 1, count)}
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
      <IconButton
        icon={X}
        label={common.close}
        hint={detailsWords.closeHint}
        onPress={moves.close}
      />
    </div>
  );
}
