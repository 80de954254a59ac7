import type { Failure } from '../../../../shared/failure';
import { checks, type Check, type CheckResult } from '../../../../shared/diagnosis';
import { useValuesHidden } from '../../../store/values-hidden';
import { useMessageOf } from '../../../ui/text/use-message';
import { connectionCheckWords } from '../../../i18n/connection-check';
import type { Message } from '../../../i18n/message';
import { factsWithoutValues } from '../../../i18n/without-values';
import styles from './connection-check.module.css';

/** What a result says; a failure's own words first. */
const sentencesOf = (
  { check, outcome, failure, facts = {} }: CheckResult,
  messageOf: (failure: Failure) => Message,
): readonly string[] => {
  if (failure) {
    const { message, remedy } = messageOf(failure);
    const unused = outcome === 'warning' ? [connectionCheckWords.keychainUnused] : [];
    return [message, ...(remedy === undefined ? [] : [remedy]), ...unused];
  }
  if (outcome === 'warning') return [connectionCheckWords.clockCorrected(facts.skewSeconds ?? 0)];
  return outcome === 'unchecked'
    ? [connectionCheckWords.unchecked(facts)]
    : [connectionCheckWords.passed(check, facts)];
};

interface LineProps {
  readonly check: Check;
  /** Null while the check is being made. */
  readonly result: CheckResult | null;
}

function CheckLine({ check, result }: LineProps) {
  const hidden = useValuesHidden();
  const messageOf = useMessageOf();
  const outcome = result?.outcome ?? 'pending';
  const said =
    result && hidden ? { ...result, facts: factsWithoutValues(result.facts ?? {}) } : result;
  return (
    <li className={styles['line']}>
      <span className={styles['mark']} data-outcome={outcome}>
        {connectionCheckWords.marks[outcome]}
      </span>
      <div className={styles['about']}>
        <p className={styles['name']}>
          {connectionCheckWords.names[check]}
          {result?.failure && <code className={styles['code']}>{result.failure.code}</code>}
        </p>
        {said &&
          sentencesOf(said, messageOf).map((sentence) => (
            <p key={sentence} className={styles['sentence']}>
              <bdi>{sentence}</bdi>
            </p>
          ))}
      </div>
    </li>
  );
}

/** A line for each result; for every check while they are being made, when `results` is null. */
export function CheckList({ results }: { readonly results: readonly CheckResult[] | null }) {
  return (
    <ul
      className={styles['list']}
      aria-label={connectionCheckWords.list}
      aria-busy={results === null}
    >
      {results
        ? results.map((result) => (
            <CheckLine key={result.check} check={result.check} result={result} />
          ))
        : checks.map((check) => <CheckLine key={check} check={check} result={null} />)}
    </ul>
  );
}
