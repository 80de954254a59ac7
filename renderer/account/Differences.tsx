import { listFields, type Difference } from '../../shared/account';
import { ServiceText } from '../text/ServiceText';
import { words } from '../words';
import styles from './Overview.module.css';

/** Names of fields that are the specification's, and say nothing of anybody's account. */
const specified: ReadonlySet<string> = new Set([
  'userId',
  'name',
  'email',
  'wallets',
  'smartContracts',
  ...listFields.wallets,
  ...listFields.contracts,
]);

const isSpecified = (field: string): boolean => specified.has(field);

/** What in the answer is not as specified, counted by field. */
export function Differences({ differences }: { readonly differences: readonly Difference[] }) {
  return (
    <section className={styles['card']} aria-label={words.overview.differences}>
      <h2>{words.overview.differences}</h2>
      <p className={styles['hint']}>{words.overview.differencesHint}</p>
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
          {differences.map(({ where, field, problem, count }) => (
            <tr key={`${where} ${problem} ${field}`}>
              <td>{words.differences.place[where]}</td>
              <td className={styles['mono']}>
                {field === 'record' ? (
                  words.differences.record
                ) : isSpecified(field) ? (
                  field
                ) : (
                  <ServiceText text={field} />
                )}
              </td>
              <td>{words.differences.problem[problem]}</td>
              <td>{words.list.count(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
