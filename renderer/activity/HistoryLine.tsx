import { memo, type ReactNode } from 'react';
import type { FieldChange, HistoryEntry, HistoryKind } from '../../shared/activity';
import { goToRecord } from '../state/list-actions';
import { showClock, showMinute, type Zone } from '../text/dates';
import { fieldText } from '../text/field';
import { NameText } from '../text/NameText';
import { ServiceText } from '../text/ServiceText';
import hidden from '../ui/spoken.module.css';
import { historyWords } from '../words/history';
import { ChangedValue, isExact } from './ChangedValue';
import styles from './history.module.css';
import { isFolded } from './timeline';

const signs: Readonly<Record<HistoryKind, string>> = {
  alarm: '!',
  acknowledged: '✓',
  reverted: '↩',
  trusted: '✓',
  lost: '!',
  begun: '•',
  holder: '@',
  changed: '≠',
  renamed: 'Aa',
  added: '+',
  returned: '↩',
  removed: '−',
};

/** Longest name in a line, in UTF-16 units. */
const longestName = 200;

/** The name of the record, which leads to it where it is in its list. */
function Name({ entry: { name, list, row } }: { readonly entry: HistoryEntry }) {
  const text = <NameText text={fieldText(name)} longest={longestName} />;
  if (row === null || list === 'account') return <strong>{text}</strong>;
  return (
    <button
      type="button"
      role="link"
      className={styles['record']}
      title={historyWords.openOf}
      onClick={() => {
        goToRecord(list, row);
      }}
    >
      {text}
    </button>
  );
}

const whatHappened = ({ before, after }: FieldChange): 'changed' | 'appeared' | 'vanished' => {
  if (before === null) return 'appeared';
  return after === null ? 'vanished' : 'changed';
};

/** What has happened, in a sentence. */
function Sentence({ entry }: { readonly entry: HistoryEntry }): ReactNode {
  const { kind, list, fields, count } = entry;
  const [first] = fields;
  const only = fields.length === 1 && first ? first : null;
  if (list === 'account') {
    return kind === 'holder' && only
      ? historyWords.ofHolder(only.field, whatHappened(only))
      : historyWords.ofAccount(kind);
  }
  if (isFolded(entry)) return historyWords.ofOthers(kind, list, count);
  const [before, after] = historyWords.ofRecord(kind, list, only?.field ?? null);
  return (
    <>
      {before} <Name entry={entry} /> {after}
    </>
  );
}

interface ChangeProps {
  readonly change: FieldChange;
  /** Of the record: it says how its addresses are written. */
  readonly asset: HistoryEntry['asset'];
  /** Whether nothing else has changed. */
  readonly isOne: boolean;
}

/** A field before and after: below each other where every character counts, else in one line. */
function Change({ change, asset, isOne }: ChangeProps) {
  const { field, before, after } = change;
  const name = historyWords.fields[field] ?? field;
  const old = <ChangedValue field={field} value={before} other={after} asset={asset} />;
  const fresh = <ChangedValue field={field} value={after} other={before} asset={asset} />;
  if (isExact(field)) {
    return (
      <>
        <div>
          <dt>{isOne ? historyWords.was : `${name} ${historyWords.was}`}</dt>
          <dd>{old}</dd>
        </div>
        <div>
          <dt>{isOne ? historyWords.now : `${name} ${historyWords.now}`}</dt>
          <dd>{fresh}</dd>
        </div>
      </>
    );
  }
  return (
    <div>
      <dt className={isOne ? hidden['spoken'] : undefined}>{name}</dt>
      <dd>
        <span className={styles['old']}>{old}</span>
        <span className={styles['arrow']} aria-hidden="true">
          →
        </span>
        <span className={hidden['spoken']}> {historyWords.becomes} </span>
        {fresh}
      </dd>
    </div>
  );
}

interface Props {
  readonly entry: HistoryEntry;
  readonly isNew: boolean;
  readonly zone: Zone;
}

/** One entry of the history. */
export const HistoryLine = memo(function HistoryLine({ entry, isNew, zone }: Props) {
  const { at, kind, list, asset, address, fields, reason } = entry;
  const isAboutWhole = fields.length === 0 && list !== 'account' && !isFolded(entry);
  return (
    <li className={styles['entry']} data-kind={kind}>
      <span className={styles['sign']} aria-hidden="true">
        {signs[kind]}
      </span>
      <div className={styles['what']}>
        <p className={styles['sentence']}>
          {isNew && <span className={hidden['spoken']}>{historyWords.isNew} </span>}
          <Sentence entry={entry} />
        </p>
        {isAboutWhole && (
          <p className={styles['about']}>
            {asset !== null && (
              <>
                <ServiceText text={fieldText(asset)} /> ·{' '}
              </>
            )}
            <ChangedValue field="address" value={address} other={address} asset={asset} />
          </p>
        )}
        {fields.length > 0 && (
          <dl className={styles['fields']}>
            {fields.map((change) => (
              <Change
                key={change.field}
                change={change}
                asset={asset}
                isOne={fields.length === 1}
              />
            ))}
          </dl>
        )}
        {kind === 'removed' && <p className={styles['about']}>{historyWords.mayReturn}</p>}
        {reason !== null && (
          <p className={styles['about']}>
            {historyWords.reason} <ServiceText text={reason} longest={300} />
          </p>
        )}
      </div>
      {isNew && <span className={styles['dot']} aria-hidden="true" />}
      <time
        className={styles['time']}
        dateTime={new Date(at).toISOString()}
        title={showMinute(at, zone)}
      >
        {showClock(at, zone)}
      </time>
    </li>
  );
});
