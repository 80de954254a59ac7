import { ChevronDown, ChevronUp, CircleAlert, CircleCheck, CircleX, Plug } from 'lucide-react';
import { useState } from 'react';
import type { CheckResult, Diagnosis } from '../../../../shared/diagnosis';
import type { Failure } from '../../../../shared/failure';
import type { Profile } from '../../../../shared/profile';
import { main } from '../../../bridge';
import { SettingsCard } from '../../settings/SettingsCard';
import { useNow } from '../../../store/now';
import { useWindow } from '../../../store/store';
import { showMoment } from '../../../ui/text/dates';
import { Button } from '../../../ui/Button';
import { FailureNotice } from '../../../ui/FailureNotice';
import { Icon } from '../../../ui/Icon';
import { connectionCheckWords } from '../../../i18n/connection-check';
import { CheckList } from './CheckList';
import styles from './connection-check.module.css';
import { ReportActions } from './ReportActions';

const isTrouble = ({ outcome }: CheckResult): boolean =>
  outcome === 'failed' || outcome === 'warning';

/** What the checks come to: the gravest outcome, in words. */
function Outcome({ diagnosis: { results, at } }: { readonly diagnosis: Diagnosis }) {
  const count = (wanted: CheckResult['outcome']): number =>
    results.filter(({ outcome }) => outcome === wanted).length;
  const [failures, warnings, unchecked] = [count('failed'), count('warning'), count('unchecked')];
  const outcome = failures > 0 ? 'failed' : warnings > 0 ? 'warning' : 'passed';
  const icon = { failed: CircleX, warning: CircleAlert, passed: CircleCheck }[outcome];
  return (
    <>
      <span className={styles['outcome']} data-outcome={outcome}>
        <Icon of={icon} />
        {connectionCheckWords.summary(failures, warnings, count('passed'))}
      </span>
      <span className={styles['when']}>
        {unchecked > 0 && `${connectionCheckWords.notMade(unchecked)} · `}
        {connectionCheckWords.at(showMoment(at, useNow()))}
      </span>
    </>
  );
}

/** One click that finds out why an account cannot be read, and a report for whoever helps. */
export function ConnectionCheck({ profile: { id: profileId } }: { readonly profile: Profile }) {
  const diagnosis = useWindow((state) => state.diagnosis);
  const [running, setRunning] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [shown, setShown] = useState(false);

  const run = async (): Promise<void> => {
    setRunning(true);
    setFailure(null);
    setShown(false);
    useWindow.setState({ diagnosis: null });
    const done = await main.checkConnection({ profileId });
    setRunning(false);
    if (!done.ok) setFailure(done.error.code === 'CANCELLED' ? null : done.error);
    // Another profile may be on screen by now.
    else if (useWindow.getState().app?.activeProfileId === profileId) {
      useWindow.setState({ diagnosis: done.value });
    }
  };

  // What is wrong is in sight; the rest once it is asked for.
  const results = diagnosis && (shown ? diagnosis.results : diagnosis.results.filter(isTrouble));
  return (
    <SettingsCard title={connectionCheckWords.title} setting="connection-check">
      <p className={styles['hint']}>{connectionCheckWords.hint}</p>
      <div className={styles['actions']}>
        <Button icon={Plug} onClick={() => void run()} disabled={running}>
          {connectionCheckWords.run}
        </Button>
        <span role="status" className={styles['said']}>
          {running ? connectionCheckWords.running : diagnosis && <Outcome diagnosis={diagnosis} />}
        </span>
        {diagnosis && (
          <Button
            kind="quiet"
            icon={shown ? ChevronUp : ChevronDown}
            aria-expanded={shown}
            className={styles['show']}
            onClick={() => {
              setShown(!shown);
            }}
          >
            {shown ? connectionCheckWords.showLess : connectionCheckWords.showAll}
          </Button>
        )}
      </div>
      {failure && <FailureNotice failure={failure} />}
      {running && <CheckList results={null} />}
      {results && results.length > 0 && <CheckList results={results} />}
      {diagnosis && <ReportActions profileId={profileId} />}
    </SettingsCard>
  );
}
