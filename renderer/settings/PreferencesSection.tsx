import { useId, useState } from 'react';
import type { Failure } from '../../shared/failure';
import { refreshIntervals, type Preferences } from '../../shared/profile';
import { setPreferences } from '../state/actions';
import { useWindow } from '../state/store';
import { FailureNotice } from '../ui/FailureNotice';
import { words } from '../words';
import { Section } from './Section';
import styles from './settings.module.css';

/** How often accounts are read, and by which clock calls are signed. */
export function PreferencesSection() {
  const id = useId();
  const preferences = useWindow((state) => state.app?.preferences);
  const [failure, setFailure] = useState<Failure | null>(null);
  if (!preferences) return null;

  const change = async (changed: Partial<Preferences>): Promise<void> => {
    const set = await setPreferences({ ...preferences, ...changed });
    setFailure(set.ok ? null : set.error);
  };

  return (
    <Section title={words.refreshing.title}>
      <div className={styles['actions']}>
        <label htmlFor={id}>{words.refreshing.every}</label>
        <select
          id={id}
          className={styles['select']}
          value={preferences.refreshSeconds}
          onChange={(event) => {
            const chosen = refreshIntervals.find((it) => it === Number(event.target.value));
            if (chosen !== undefined) void change({ refreshSeconds: chosen });
          }}
        >
          {refreshIntervals.map((seconds) => (
            <option key={seconds} value={seconds}>
              {words.refreshing.intervals[seconds]}
            </option>
          ))}
        </select>
      </div>
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
