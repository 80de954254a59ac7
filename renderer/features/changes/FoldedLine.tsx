import { TriangleAlert } from 'lucide-react';
import { fieldText, type ListName } from '../../../shared/account';
import { NameText } from '../../ui/text/ServiceText';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { VisuallyHidden } from '../../ui/Status';
import { addressRelationWords } from '../../i18n/address-relations';
import { historyWords } from '../../i18n/history';
import styles from './history.module.css';
import { Becomes } from './ChangedValue';
import { kindIcons, LineTime } from './HistoryLine';
import { isWaiting, type TimelineEntry, type TimelineLine } from './history-lines';

/** Most names shown as examples of a folded line. */
const mostNamed = 3;

/** Longest of these names, in UTF-16 units. */
const longestName = 60;

/** Name of one entry, or its old and new name if it was renamed. */
function Example({ entry: { kind, fields, name } }: { readonly entry: TimelineEntry }) {
  const [first] = fields;
  const text = <NameText text={fieldText(name)} longest={longestName} />;
  if (kind !== 'renamed' || !first) return text;
  return (
    <>
      <NameText text={fieldText(first.before)} longest={longestName} />
      <Becomes />
      {text}
    </>
  );
}

interface Props {
  readonly line: TimelineLine;
  /** How many of the line's entries have an address that looks like another known address. */
  readonly alikes: number;
  readonly isNew: boolean;
  readonly isActive: boolean;
  readonly isUnfolded: boolean;
  readonly onFold: (key: string) => void;
}

/** Several changes of one kind from the same answer, as one line. */
export function FoldedLine(props: Props) {
  const { line, alikes, isNew, isActive, isUnfolded, onFold } = props;
  const { key, count, entries } = line;
  const [first] = entries;
  if (!first) return null;
  const { kind, list, at } = first;
  const [what, happened] = historyWords.ofSeveral(kind, list as ListName, count);
  const own = entries.filter(({ isCounting }) => !isCounting);
  const named = own.slice(0, kind === 'renamed' ? 1 : mostNamed);
  const waits = entries.some(isWaiting);
  return (
    <li className={styles['entry']} data-kind={kind} data-waits={waits} data-line={key}>
      {isNew && <span className={styles['dot']} aria-hidden="true" />}
      <Icon of={kindIcons[kind]} className={styles['sign']} />
      <div className={styles['what']}>
        <p className={styles['sentence']}>
          {isNew && <VisuallyHidden>{historyWords.isNew} </VisuallyHidden>}
          <strong>{what}</strong> {happened}
          <span className={styles['further']}>
            {named.map((entry, place) => (
              <span key={entry.key}>
                {place === 0 ? ' · ' : ', '}
                <Example entry={entry} />
              </span>
            ))}{' '}
            {count > named.length && historyWords.andOthers(count - named.length)}
          </span>
        </p>
        {alikes > 0 && (
          <p className={styles['alike']}>
            <Icon of={TriangleAlert} size={14} />{' '}
            {addressRelationWords.amongThem(alikes, own.length === count)}
          </p>
        )}
      </div>
      <span className={styles['tags']}>
        <Button
          kind="quiet"
          flush
          data-go
          tabIndex={isActive ? 0 : -1}
          aria-expanded={isUnfolded}
          onClick={() => {
            onFold(key);
          }}
        >
          {isUnfolded ? historyWords.fold : historyWords.unfold(own.length, count)}
        </Button>
      </span>
      <LineTime at={at} />
    </li>
  );
}
