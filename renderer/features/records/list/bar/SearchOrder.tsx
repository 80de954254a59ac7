import { useValuesHidden } from '../../../../store/selectors';
import { cutAt } from '../../../../ui/text/visible';
import { Button } from '../../../../ui/Button';
import { words } from '../../../../i18n/window';
import { privacyWords } from '../../../../i18n/privacy';
import type { ListModelView } from '../model/list-model';
import styles from './ListFoot.module.css';

interface Props {
  readonly found: Pick<ListModelView, 'reach' | 'leftOut' | 'rows'>;
  /** How many words were typed. */
  readonly typed: number;
  /** Label of the column that the person has sorted by. */
  readonly sorted: string | undefined;
  readonly onRank: () => void;
}

/** Longest word that is repeated, in UTF-16 units. */
const longest = 24;

/**
 * How a search was taken: which words it did without, and in which order it shows what it has found. A chosen sort
 * wins, and can be given up here.
 */
export function SearchOrder({ found, typed, sorted, onRank }: Props) {
  const hidden = useValuesHidden();
  const { byRank, sortedBy, inAddresses, leftOut } = words.list.searching;
  const isRanked = typed > found.leftOut.length && found.rows.length > 0;
  const parts = [
    ...found.leftOut.map(({ text }) => leftOut(hidden ? privacyWords.mask : cutAt(text, longest))),
    ...(found.reach === 'addresses' ? [inAddresses] : []),
    ...(isRanked ? [sorted === undefined ? byRank : sortedBy(sorted)] : []),
  ];
  if (parts.length === 0) return null;
  return (
    <>
      <p role="status" className={styles['order']}>
        {parts.join(' · ')}
      </p>
      {isRanked && sorted !== undefined && (
        <Button kind="quiet" onClick={onRank}>
          {byRank}
        </Button>
      )}
    </>
  );
}
