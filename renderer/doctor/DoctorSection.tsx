import { useState } from 'react';
import type { Diagnosis } from '../../shared/diagnosis';
import type { Failure } from '../../shared/failure';
import type { Profile } from '../../shared/profile';
import { main } from '../bridge';
import { Section } from '../settings/Section';
import { Button } from '../ui/Button';
import { FailureNotice } from '../ui/FailureNotice';
import { doctorWords } from '../words/doctor';
import { CheckList } from './CheckList';
import styles from './doctor.module.css';
import { ReportActions } from './ReportActions';

const summaryOf = ({ results }: Diagnosis): string => {
  const count = (wanted: string): number =>
    results.filter(({ outcome }) => outcome === wanted).length;
  return doctorWords.summary(count('failed'), count('warning'));
};

/** One click that finds out why an account cannot be read, and a report for whoever helps. */
export function DoctorSection({ profile }: { readonly profile: Profile }) {
  const [running, setRunning] = useState(false);
  const [diagnosis, setDiagnosis] = useState<Diagnosis | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);

  const run = async (): Promise<void> => {
    setRunning(true);
    setFailure(null);
    setDiagnosis(null);
    const done = await main.runDoctor({ profileId: profile.id });
    setRunning(false);
    if (done.ok) setDiagnosis(done.value);
    else if (done.error.code !== 'CANCELLED') setFailure(done.error);
  };

  const summary = diagnosis ? summaryOf(diagnosis) : '';
  return (
    <Section title={doctorWords.title} setting="doctor">
      <p className={styles['hint']}>{doctorWords.hint}</p>
      <div className={styles['actions']}>
        <Button onClick={() => void run()} disabled={running}>
          {doctorWords.run}
        </Button>
        <span role="status" className={styles['said']}>
          {running ? doctorWords.running : summary}
        </span>
      </div>
      {failure && <FailureNotice failure={failure} />}
      {(running || diagnosis) && <CheckList results={diagnosis?.results ?? null} />}
      {diagnosis && <ReportActions profileId={profile.id} />}
    </Section>
  );
}
