import { useId, useState } from 'react';
import type { Failure } from '../../shared/failure';
import { hidingDelays, type Preferences } from '../../shared/profile';
import { main } from '../bridge';
import { useWindow } from '../state/store';
import { FailureNotice } from '../ui/FailureNotice';
import { privacyWords } from '../words/privacy';
import { Choice } from './Choice';
import { Section } from './Section';
import styles from './settings.module.css';

/** When values hide by themselves, and whether others may capture the window. */
export function PrivacySection() {
  const id = useId();
  const app = useWindow((state) => state.app);
  const [failure, setFailure] = useState<Failure | null>(null);
  if (!app) return null;
  const { preferences, captureProtection, tellsLock } = app;

  const change = async (changed: Partial<Preferences>): Promise<void> => {
    const set = await main.setPreferences(changed);
    setFailure(set.ok ? null : set.error);
  };

  return (
    <Section title={privacyWords.title}>
      <p className={styles['hint']}>{privacyWords.about}</p>
      {tellsLock ? (
        <label className={styles['choice']}>
          <input
            type="checkbox"
            checked={preferences.hideOnLock}
            onChange={({ target }) => void change({ hideOnLock: target.checked })}
          />
          {privacyWords.onLock}
        </label>
      ) : (
        <p className={styles['hint']}>{privacyWords.noLock}</p>
      )}
      <Choice
        label={privacyWords.after}
        options={hidingDelays.map((minutes) => ({
          value: String(minutes),
          label: privacyWords.delays[minutes],
        }))}
        value={String(preferences.hideAfterMinutes)}
        onChange={(value) => {
          const chosen = hidingDelays.find((minutes) => String(minutes) === value);
          if (chosen !== undefined) void change({ hideAfterMinutes: chosen });
        }}
      />
      {captureProtection !== 'not-available' && (
        <>
          <label className={styles['choice']}>
            <input
              type="checkbox"
              aria-describedby={id}
              checked={preferences.captureProtection}
              onChange={({ target }) => void change({ captureProtection: target.checked })}
            />
            {privacyWords.capture}
          </label>
          <p id={id} className={styles['hint']}>
            {captureProtection === 'off-for-this-run'
              ? privacyWords.captureOff
              : privacyWords.captureHint}
          </p>
        </>
      )}
      {failure && <FailureNotice failure={failure} />}
    </Section>
  );
}
