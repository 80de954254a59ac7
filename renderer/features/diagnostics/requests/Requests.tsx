import { useState } from 'react';
import type { Failure } from '../../../../shared/failure';
import type { Profile } from '../../../../shared/profile';
import { main } from '../../../bridge';
import { SettingsCard } from '../../settings/SettingsCard';
import { openRequest } from '../../../store/actions';
import { Button } from '../../../ui/Button';
import { FailureNotice } from '../../../ui/FailureNotice';
import { requestWords } from '../../../i18n/requests';
import { CopyForSupport } from './CopyForSupport';
import styles from './requests.module.css';
import { RequestTable } from './RequestTable';
import { groupByCall } from './result';
import { useRequests } from './use-requests';

/** Calls shown before the person asks for all. */
const mostAtFirst = 10;

/** The last requests of a profile, each of which can be looked at, and what the next one would be signed like. */
export function Requests({ profile }: { readonly profile: Profile }) {
  const { value: requests, failure } = useRequests(profile.id);
  const [showsAll, setShowsAll] = useState(false);
  const [isSigning, setSigning] = useState(false);
  const [refused, setRefused] = useState<Failure | null>(null);

  const dryRun = async (): Promise<void> => {
    setSigning(true);
    setRefused(null);
    const signed = await main.dryRun({ profileId: profile.id });
    setSigning(false);
    if (signed.ok) openRequest(signed.value.id);
    else setRefused(signed.error);
  };

  const calls = groupByCall(requests ?? []).length;
  const shownFailure = refused ?? failure;
  return (
    <SettingsCard title={requestWords.title} setting="requests">
      {requests?.length === 0 && <p className={styles['hint']}>{requestWords.nothing}</p>}
      {calls > 0 && (
        <RequestTable requests={requests ?? []} most={showsAll ? calls : mostAtFirst} />
      )}
      <div className={styles['actions']}>
        {calls > mostAtFirst && (
          <Button
            onClick={() => {
              setShowsAll(!showsAll);
            }}
          >
            {showsAll ? requestWords.showFewer : requestWords.showAll(calls)}
          </Button>
        )}
        <Button
          title={requestWords.dryRunHint}
          aria-disabled={isSigning}
          onClick={() => {
            if (!isSigning) void dryRun();
          }}
        >
          {requestWords.dryRun}
        </Button>
        {calls > 0 && <CopyForSupport profileId={profile.id} requestId={null} />}
      </div>
      {shownFailure && <FailureNotice failure={shownFailure} />}
      <p className={styles['hint']}>{requestWords.inMemory}</p>
    </SettingsCard>
  );
}
