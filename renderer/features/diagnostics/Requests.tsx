import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { Failure } from '../../../shared/failure';
import type { Profile } from '../../../shared/profile';
import type { RequestSummary } from '../../../shared/requests';
import { SettingsCard } from '../settings/SettingsCard';
import { main } from '../../bridge';
import { openDryRun, openRequest } from '../../store/navigate';
import { useNow } from '../../store/now';
import { useWindow } from '../../store/store';
import { useAnswer } from '../../store/use-answer';
import { Button } from '../../ui/Button';
import { FailureNotice } from '../../ui/Notice';
import { Icon } from '../../ui/Icon';
import { requestWords } from '../../i18n/diagnostics';
import { words } from '../../i18n/window';
import { CopyForSupport } from './CopyRequest';
import { kindOf, resultOf, showUtcMoment } from './request-text';
import typography from '../../ui/typography.module.css';
import actions from '../../ui/actions.module.css';
import styles from './requests.module.css';

/** The attempts of a call that are still kept, newest first. */
type Attempts = readonly [RequestSummary, ...RequestSummary[]];

/** Groups requests, newest first, by call. The attempts of one call form one group. */
const groupByCall = (requests: readonly RequestSummary[]): readonly Attempts[] => {
  const calls = new Map<number, [RequestSummary, ...RequestSummary[]]>();
  for (const request of requests) {
    const known = calls.get(request.call);
    if (known) known.push(request);
    else calls.set(request.call, [request]);
  }
  return [...calls.values()];
};

/** Milliseconds from the start of the first kept attempt to the end of the last; null while the last is running. */
const durationOf = (attempts: Attempts): number | null => {
  const [last] = attempts;
  const first = attempts.at(-1) ?? last;
  if (last.duration === null) return null;
  return Math.max(last.duration, last.at - first.at + last.duration);
};

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
      <td className={styles['number']}>
        {duration === null ? '–' : requestWords.durationOf(duration)}
      </td>
      <td className={styles['number']}>
        {last.outcome === 'unsent' ? '–' : requestWords.sizeOf(last.bytes)}
        <Icon of={ChevronRight} />
      </td>
    </tr>
  );
}

/** Calls in a table, one row each. A row opens its last request. */
function CallTable({ calls }: { readonly calls: readonly Attempts[] }) {
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
        {calls.map((attempts) => (
          <Row key={attempts[0].call} attempts={attempts} />
        ))}
      </tbody>
    </table>
  );
}

/** Calls shown before the user asks for all. */
const mostAtFirst = 10;

/** The last requests of a profile, and a dry run that shows how the next one would be signed. */
export function Requests({ profile }: { readonly profile: Profile }) {
  const { id: profileId } = profile;
  const noted = useWindow((state) => state.requestsNoted);
  const { value: requests, failure } = useAnswer(
    () => main.readRequests({ profileId }),
    profileId,
    noted,
  );
  const [showsAll, setShowsAll] = useState(false);
  const [isSigning, setSigning] = useState(false);
  const [refused, setRefused] = useState<Failure | null>(null);

  const dryRun = async (): Promise<void> => {
    setSigning(true);
    setRefused(null);
    const failed = await openDryRun(profileId);
    setSigning(false);
    setRefused(failed);
  };

  const hasKeys = profile.secrets !== 'none';
  const calls = groupByCall(requests ?? []);
  const shownFailure = refused ?? failure;
  return (
    <SettingsCard title={requestWords.title} setting="requests">
      {requests?.length === 0 && <p className={typography['muted']}>{requestWords.nothing}</p>}
      {!hasKeys && <p className={typography['muted']}>{words.settings.noKeys}</p>}
      {calls.length > 0 && <CallTable calls={showsAll ? calls : calls.slice(0, mostAtFirst)} />}
      <div className={actions['actions']}>
        {calls.length > mostAtFirst && (
          <Button
            onClick={() => {
              setShowsAll(!showsAll);
            }}
          >
            {showsAll ? requestWords.showFewer : requestWords.showAll(calls.length)}
          </Button>
        )}
        {hasKeys && (
          <Button disabled={isSigning} onClick={() => void dryRun()}>
            {requestWords.purposes['dry-run']}
          </Button>
        )}
        {calls.length > 0 && <CopyForSupport profileId={profileId} requestId={null} />}
      </div>
      {shownFailure && <FailureNotice failure={shownFailure} />}
      {hasKeys && <p className={typography['muted']}>{requestWords.dryRunHint}</p>}
      <p className={typography['muted']}>{requestWords.inMemory}</p>
    </SettingsCard>
  );
}
