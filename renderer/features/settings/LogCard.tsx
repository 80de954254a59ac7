import { useState } from 'react';
import { main } from '../../bridge';
import { Button } from '../../ui/Button';
import { words } from '../../i18n/window';
import { SettingsCard, Tick } from './SettingsCard';
import styles from './settings.module.css';
import { usePreferences } from './use-saving';

/** What the app writes down about itself. */
export function LogCard() {
  const { preferences, saving, change, save, forget } = usePreferences();
  const [isDeleted, setDeleted] = useState(false);
  if (!preferences) return null;

  const deleteLogs = async (): Promise<void> => {
    const failure = await save(main.deleteLogs());
    setDeleted(failure === null);
    if (failure === null) forget();
  };
  return (
    <SettingsCard title={words.appearance.logTitle} saving={saving}>
      <Tick
        label={words.appearance.log}
        hint={words.appearance.logHint}
        checked={preferences.log === 'info'}
        onChange={(isKept) => void change({ log: isKept ? 'info' : 'off' })}
      />
      <div className={styles['actions']}>
        <Button onClick={() => void deleteLogs()}>{words.appearance.deleteLogs}</Button>
        <span role="status" className={styles['said']}>
          {isDeleted && words.appearance.logsDeleted}
        </span>
      </div>
    </SettingsCard>
  );
}
