import { noFilters } from '../../store/list-state';
import type { ListName } from '../../../shared/account';
import type { ListModel } from '../records/list/model/list-model';
import { focusGrid } from '../records/list/focus';
import { showFiltered, showWithValues } from '../../store/list-actions';
import { useValuesHidden } from '../../store/selectors';
import { CodeText } from '../../ui/text/ServiceText';
import { isCode } from '../../ui/text/visible';
import { Card, CardLink } from '../../ui/Card';
import { Monogram } from '../../ui/Monogram';
import { words } from '../../i18n/window';
import { chartWords } from '../../i18n/overview';
import styles from './Shares.module.css';

interface Props {
  readonly list: ListName;
  readonly model: ListModel;
  /** How many records there are. */
  readonly all: number;
}

/** Values that have a line; the others share one. */
const shown = 5;

/** Longest value, in UTF-16 units. */
const longest = 40;

const columns = { wallets: 'asset', contracts: 'type' } as const;

function Value({ list, value }: { readonly list: ListName; readonly value: string | null }) {
  const hidden = useValuesHidden();
  const isGiven = value !== null && value.trim() !== '';
  const isSeen = !hidden || isCode(value);
  if (list === 'contracts') {
    return (
      <span className={isGiven ? styles['type'] : styles['value']}>
        <CodeText text={value} longest={longest} />
      </span>
    );
  }
  return (
    <>
      {isGiven && isSeen && <Monogram code={value} />}
      <span className={styles['value']}>
        <CodeText text={value} longest={longest} />
      </span>
    </>
  );
}

/** How often the most frequent assets or types of a list come, as bars; each leads to its records. */
export function Shares({ list, model, all }: Props) {
  const column = columns[list];
  const { values, kinds } = model.values(column, shown);
  const rest = all - values.reduce((sum, { count }) => sum + count, 0);
  const most = values[0]?.count ?? 1;
  const { by, openList, openListOf, moreKinds } = words.overview;
  return (
    <Card
      title={by[list](all)}
      action={
        <CardLink
          aria-label={openListOf[list]}
          onClick={() => {
            showFiltered(list, noFilters);
            focusGrid();
          }}
        >
          {openList}
        </CardLink>
      }
    >
      <ul className={styles['shares']}>
        {values.map(({ value, count }) => (
          // A value that is not given is another one than an empty text.
          <li key={value === null ? 'not given' : `given ${value}`}>
            <button
              type="button"
              className={styles['share']}
              onClick={() => {
                showWithValues(list, column, [value]);
                focusGrid();
              }}
            >
              <span className={styles['name']}>
                <Value list={list} value={value} />
              </span>
              <span aria-hidden="true">
                <span
                  className={styles['bar']}
                  style={{ inlineSize: `${(count / most) * 100}%` }}
                />
              </span>
              <span className={styles['count']}>{chartWords.count(count)}</span>
            </button>
          </li>
        ))}
        {rest > 0 && (
          <li className={styles['rest']}>
            <span>{moreKinds[list](kinds - values.length)}</span>
            <span className={styles['count']}>{chartWords.count(rest)}</span>
          </li>
        )}
      </ul>
    </Card>
  );
}
