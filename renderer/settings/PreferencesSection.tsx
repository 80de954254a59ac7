import { useState } from 'react';
import type { Failure } from '../../shared/failure';
import { refreshIntervals, type Preferences } from '../../shared/profile';
import { main } from '../bridge';
import { useWindow } from '../state/store';
import { FailureNotice } from '../ui/FailureNotice';
import { words } from '../words';
import { Choice } from './Choice';
import { Section } from './Section';
import styles from './settings.module.css';

/** How often accounts are read, and by which clock calls are signed. */
export function PreferencesSection() {
  const preferences = useWindow((state) => state.app?.preferences);
  const [failure, setFailure] = useState<Failure | null>(null);
  if (!preferences) return null;

  const change = async (changed: Partial<Preferences>): Promise<void> => {
    const set = await main.setPreferences(changed);
    setFailure(set.ok ? null : set.error);
  };

  return (
    <Section title={words.refreshing.title}>
      <Choice
        label={words.refreshing.every}
        options={refreshIntervals.map((seconds) => ({
          value: seconds,
          label: words.refreshing.intervals[seconds],
        }))}
        value={preferences.refreshSeconds}
        onChange={(refreshSeconds) => void change({ refreshSeconds })}
      />
      <p className={styles['hint']}>{words.refreshing.everyHint}</p>
      <label className={styles['choice']}>
        <input
          type="checkbox"
          checked={preferences.correctClock}
          onChange={(event) => void change({ correctClock: event.target.checked })}
        />
        {words.refreshing.correct}
      </label>
      <p className={styles['hint']}>{words.refreshing.correctHint}</p>
      {failure && <FailureNotice failure={failure} />}
    </Section>
  );
}
