import { noFilters } from '../../store/list-state';
import type { AccountHead, ListName, RowOf } from '../../../shared/account';
import { focusGrid } from '../records/list/focus';
import { modelOf } from '../records/list/prepared-model';
import { showFiltered, showWithValues } from '../../store/list-actions';
import { useEvmAssets, useValuesHidden } from '../../store/store';
import { absentList } from '../../ui/text/absent-list';
import { CodeText } from '../../ui/text/ServiceText';
import { isCode } from '../../ui/text/visible';
import { Card, CardLink } from '../../ui/Card';
import { Monogram } from '../../ui/Monogram';
import { words } from '../../i18n/window';
import { toolWords } from '../../i18n/list';
import { classOf } from '../../ui/class-of';
import marks from '../../ui/marks.module.css';
import typography from '../../ui/typography.module.css';
import styles from './Shares.module.css';

/** Most values with their own line; all others share one line. */
const shown = 5;

/** Longest value shown, in UTF-16 units. */
const longest = 40;

const columns = { wallets: 'asset', contracts: 'type' } as const;

function Value({ list, value }: { readonly list: ListName; readonly value: string | null }) {
  const hidden = useValuesHidden();
  const isGiven = value !== null && value.trim() !== '';
  const isSeen = !hidden || isCode(value);
  if (list === 'contracts') {
    return (
      <span className={classOf(typography['oneLine'], isGiven && marks['tag'])}>
        <CodeText text={value} longest={longest} />
      </span>
    );
  }
  return (
    <>
      {isGiven && isSeen && <Monogram code={value} />}
      <span className={typography['oneLine']}>
        <CodeText text={value} longest={longest} />
      </span>
    </>
  );
}

interface Props<Name extends ListName> {
  readonly list: Name;
  readonly rows: readonly RowOf[Name][];
  readonly head: AccountHead;
}

/**
 * Bars with the counts of a list's most frequent assets or types. Each bar opens its records. If the list is empty or
 * missing in the answer, says so.
 */
export function Shares<Name extends ListName>({ list, rows, head }: Props<Name>) {
  const evmAssets = useEvmAssets();
  // `Attention` explains why the list is missing.
  const isAbsent = absentList(head, list) !== null;
  const all = rows.length;
  if (isAbsent || all === 0) {
    return (
      <Card title={words.account[list]}>
        <p className={typography['muted']}>{toolWords[isAbsent ? 'unknown' : 'empty'][list]}</p>
      </Card>
    );
  }
  const column = columns[list];
  // The counts do not depend on how far the model is prepared.
  const { model } = modelOf(rows, list, evmAssets).read();
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
          // A value that is not given differs from an empty text.
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
              <span className={styles['count']}>{words.list.count(count)}</span>
            </button>
          </li>
        ))}
        {rest > 0 && (
          <li className={styles['rest']}>
            <span>{moreKinds[list](kinds - values.length)}</span>
            <span className={styles['count']}>{words.list.count(rest)}</span>
          </li>
        )}
      </ul>
    </Card>
  );
}
