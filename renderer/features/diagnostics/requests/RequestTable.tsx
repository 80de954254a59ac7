import { ChevronRight } from 'lucide-react';
import type { RequestSummary } from '../../../../shared/requests';
import { openRequest } from '../../../store/actions';
import { useNow } from '../../../store/now';
import { Icon } from '../../../ui/Icon';
import { requestWords } from '../../../i18n/requests';
import { showDuration, showSize, showUtcMoment } from './moments';
import styles from './requests.module.css';
import { durationOf, groupByCall, kindOf, resultOf, type Attempts } from './result';

function Row({ attempts }: { readonly attempts: Attempts }) {
  const now = useNow();
  const [last] = attempts;
  const duration = durationOf(attempts);
  const time = showUtcMoment(last.at, now);
  const purpose = last.purpose === 'account' ? null : requestWords.purposes[last.purpose];
  return (
    <tr>
      <th scope="row">
        <button
          type="button"
          className={styles['open']}
          onClick={() => {
            openRequest(last.id);
          }}
        >
          {time}
        </button>
        {purpose !== null && <span className={styles['purpose']}>{purpose}</span>}
      </th>
      <td>
        <span className={styles['result']} data-kind={kindOf(last)}>
          {resultOf(last)}
        </span>
      </td>
      <td className={styles['number']}>{duration === null ? '–' : showDuration(duration)}</td>
      <td className={styles['number']}>
        {last.outcome === 'unsent' ? '–' : showSize(last.bytes)}
        <Icon of={ChevronRight} />
      </td>
    </tr>
  );
}

interface Props {
  /** The newest first. */
  readonly requests: readonly RequestSummary[];
  /** Most calls shown. */
  readonly most: number;
}

/** The last calls in a table, a row each; a row opens its last request. */
export function RequestTable({ requests, most }: Props) {
  const { time, result, duration, size } = requestWords.columns;
  return (
    <table className={styles['table']} aria-label={requestWords.title}>
      <thead>
        <tr>
          <th scope="col">{time}</th>
          <th scope="col">{result}</th>
          <th scope="col" className={styles['number']}>
            {duration}
          </th>
          <th scope="col" className={styles['number']}>
            {size}
          </th>
        </tr>
      </thead>
      <tbody>
        {groupByCall(requests)
          .slice(0, most)
          .map((attempts) => (
            <Row key={attempts[0].call} attempts={attempts} />
          ))}
      </tbody>
    </table>
  );
}
