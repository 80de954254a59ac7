import { checks, type Check, type CheckResult } from '../../shared/diagnosis';
import { sentenceOf, words } from '../words';
import styles from './doctor.module.css';

/** What a result says; a failure's own words first. */
const sentencesOf = ({ check, outcome, failure, facts = {} }: CheckResult): readonly string[] => {
  if (failure) {
    const { what, next } = sentenceOf(failure);
    const unused = outcome === 'warning' ? [words.doctor.keychainUnused] : [];
    return [what, ...(next === undefined ? [] : [next]), ...unused];
  }
  if (outcome === 'warning') return [words.doctor.clockCorrected(facts.skewSeconds ?? 0)];
  return outcome === 'unchecked'
    ? [words.doctor.unchecked(facts)]
    : [words.doctor.passed(check, facts)];
};

interface LineProps {
  readonly check: Check;
  /** Null while the check is being made. */
  readonly result: CheckResult | null;
}

function CheckLine({ check, result }: LineProps) {
  const outcome = result?.outcome ?? 'pending';
  return (
    <li className={styles['line']}>
      <span className={styles['mark']} data-outcome={outcome}>
        {words.doctor.marks[outcome]}
      </span>
      <div className={styles['about']}>
        <p className={styles['name']}>
          {words.doctor.names[check]}
          {result?.failure && <code className={styles['code']}>{result.failure.code}</code>}
        </p>
        {result &&
          sentencesOf(result).map((sentence) => (
            <p key={sentence} className={styles['sentence']}>
              <bdi>{sentence}</bdi>
            </p>
          ))}
      </div>
    </li>
  );
}

/** A line for every check; `results` is null while they are being made. */
export function CheckList({ results }: { readonly results: readonly CheckResult[] | null }) {
  return (
    <ul className={styles['list']} aria-label={words.doctor.list} aria-busy={results === null}>
      {checks.map((check) => (
        <CheckLine
          key={check}
          check={check}
          result={results?.find((result) => result.check === check) ?? null}
        />
      ))}
    </ul>
  );
}
