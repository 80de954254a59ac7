import type { ListName } from '../../shared/account';
import type { ListModel } from '../list/model/list-model';
import { showFound } from '../state/list-actions';
import { CodeText } from '../text/CodeText';
import { chartWords } from '../words/charts';
import styles from './charts.module.css';

interface Props {
  readonly title: string;
  readonly list: ListName;
  readonly column: 'asset' | 'type';
  readonly model: ListModel;
  /** How many records there are. */
  readonly all: number;
}

const shown = 5;

/** How often the most frequent values of a column come, as bars; each leads to its records. */
export function Shares({ title, list, column, model, all }: Props) {
  const { values, kinds } = model.values(column, shown);
  const rest = all - values.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(values[0]?.count ?? 1, rest);
  const bar = (count: number, kind: 'shareBar' | 'rest') => (
    <span className={styles['shareTrack']} aria-hidden="true">
      <span
        className={[styles['shareBar'], styles[kind]].join(' ')}
        style={{ inlineSize: `${(count / most) * 100}%` }}
      />
    </span>
  );
  return (
    <section className={styles['card']} aria-label={title}>
      <h2>{title}</h2>
      <ul className={styles['shares']}>
        {values.map(({ value, count }) => (
          <li key={value ?? ''} className={styles['share']}>
            <button
              type="button"
              className={styles['link']}
              onClick={() => {
                showFound(list, column, [value]);
              }}
            >
              <CodeText text={value} longest={40} />
            </button>
            {bar(count, 'shareBar')}
            <span className={styles['number']}>{chartWords.count(count)}</span>
          </li>
        ))}
        {rest > 0 && (
          <li className={styles['share']}>
            <span className={styles['hint']}>{chartWords.others(kinds - values.length)}</span>
            {bar(rest, 'rest')}
            <span className={styles['number']}>{chartWords.count(rest)}</span>
          </li>
        )}
      </ul>
    </section>
  );
}
