import { answerFields, type AccountHead, type Difference } from '../../../shared/account';
import { ServiceText } from '../../ui/text/ServiceText';
import { Dialog, useOpenDialog } from '../../ui/Dialog';
import { lazyComponent } from '../../ui/lazy-component';
import { words } from '../../i18n/window';
import print from '../../ui/print.module.css';
import styles from './Differences.module.css';

const AccountValues = lazyComponent(async () => (await import('./AccountValues')).AccountValues);

const lists: ReadonlySet<string> = new Set(Object.values(answerFields));

/** What is wrong, and for a value of the wrong type what it is instead. */
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

/** What in the answer is not as specified, counted by field, in a dialog. */
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
      <p className={print['muted']}>{words.overview.reportHint}</p>
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
                <td className={print['mono']}>
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
