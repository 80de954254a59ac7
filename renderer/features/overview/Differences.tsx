import { useState } from 'react';
import { answerFields, type AccountHead, type Difference } from '../../../shared/account';
import type { AccountValue } from '../../../shared/reader-messages';
import { main } from '../../bridge';
import { FieldRow } from '../records/details/FieldRow';
import { JsonView } from '../records/details/JsonSection';
import { useAnswer } from '../../store/use-answer';
import { useValuesHidden, useActiveId } from '../../store/store';
import { LongText } from '../../ui/text/LongText';
import { plainName } from '../../ui/text/names';
import { ServiceText } from '../../ui/text/ServiceText';
import { Dialog, useOpenDialog } from '../../ui/Dialog';
import { detailsWords } from '../../i18n/details';
import { privacyWords } from '../../i18n/privacy';
import { words } from '../../i18n/window';
import typography from '../../ui/typography.module.css';
import styles from './Differences.module.css';

/** JSON longer than this, in UTF-16 units, is shown in the JSON view, indented and searchable. */
const longestLine = 200;

function Value({ value }: { readonly value: AccountValue }) {
  const hidden = useValuesHidden();
  const { name, text, kind, length } = value;
  const isWhole = text.length === length;
  const isView = kind === 'json' && isWhole && length > longestLine && !hidden;
  return (
    <FieldRow
      label={<ServiceText text={name} />}
      copyLabel={hidden ? privacyWords.copyField : detailsWords.copyField(plainName(name))}
      // No copy button for a truncated value, which would look complete once pasted. The JSON view has its own button.
      text={isWhole && !isView ? text : null}
    >
      {isView ? (
        <div className={styles['view']}>
          <JsonView source={text} label={plainName(name)} />
        </div>
      ) : (
        <LongText text={text} kind={kind === 'json' ? 'mono' : 'text'} whole={length} />
      )}
    </FieldRow>
  );
}

function Values({ revision }: Pick<AccountHead, 'revision'>) {
  const profileId = useActiveId();
  const { value: envelope, failure } = useAnswer(
    profileId === null ? null : () => main.readEnvelope({ profileId, revision }),
    `${profileId} ${revision}`,
  );
  const { reading, notRead, moreValues } = words.differences;
  if (!envelope) return <p className={typography['muted']}>{failure ? notRead : reading}</p>;
  const { values, total } = envelope;
  return (
    <>
      <dl className={styles['values']}>
        {values.map((value, index) => (
          <Value key={index} value={value} />
        ))}
      </dl>
      {total > values.length && (
        <p className={typography['muted']}>{moreValues(total - values.length)}</p>
      )}
    </>
  );
}

/** Values of the account that no other screen shows. Read only when the user opens them. */
function AccountValues({ revision }: Pick<AccountHead, 'revision'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
      }}
    >
      <summary>{words.differences.values}</summary>
      {isOpen && <Values revision={revision} />}
    </details>
  );
}

const lists: ReadonlySet<string> = new Set(Object.values(answerFields));

/** Describes the problem, and for a value of the wrong type its actual type. */
const problemOf = ({ where, field, problem, is }: Difference): string => {
  const { problem: problems, notA, wrongType, is: kinds } = words.differences;
  if (problem !== 'wrong-type') return problems[problem];
  const isList = where === 'account' && lists.has(field);
  const expected = notA[isList ? 'list' : field === 'record' ? 'object' : 'text'];
  return is ? wrongType(kinds[is], expected) : expected;
};

interface Props {
  readonly head: Pick<AccountHead, 'revision' | 'differences' | 'moreDifferences'>;
  readonly onClose: () => void;
}

/** Dialog that lists where the answer differs from the specification, counted by field. */
export function Differences({ head, onClose }: Props) {
  const { revision, differences, moreDifferences = 0 } = head;
  const dialog = useOpenDialog();
  const hasValues = differences.some(
    ({ where, field, problem }) =>
      where === 'account' &&
      (problem === 'unknown' || (problem === 'wrong-type' && lists.has(field))),
  );
  return (
    <Dialog dialog={dialog} title={words.overview.report} onClose={onClose}>
      <p className={typography['muted']}>{words.overview.reportHint}</p>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th>{words.differences.where}</th>
            <th>{words.differences.field}</th>
            <th>{words.differences.what}</th>
            <th>{words.differences.count}</th>
          </tr>
        </thead>
        <tbody>
          {differences.map((difference, index) => {
            const { where, field, problem, count } = difference;
            return (
              <tr key={index}>
                <td>{words.differences.place[where]}</td>
                <td className={typography['mono']}>
                  {field === 'record' && problem === 'wrong-type' ? (
                    words.differences.record
                  ) : problem === 'unknown' ? (
                    <ServiceText text={field} />
                  ) : (
                    field
                  )}
                </td>
                <td>{problemOf(difference)}</td>
                <td>{words.list.count(count)}</td>
              </tr>
            );
          })}
          {moreDifferences > 0 && (
            <tr>
              <td colSpan={2}>{words.differences.more}</td>
              <td>{words.differences.problem.unknown}</td>
              <td>{words.list.count(moreDifferences)}</td>
            </tr>
          )}
        </tbody>
      </table>
      {hasValues && <AccountValues revision={revision} />}
    </Dialog>
  );
}
