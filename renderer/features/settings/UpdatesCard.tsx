import { useState } from 'react';
import type { Updates } from '../../../shared/updates';
import { main } from '../../bridge';
import { SettingsCard, Tick } from './SettingsCard';
import { usePreferences } from './use-saving';
import { useWindow } from '../../store/store';
import { openReleasePage } from '../../store/updates';
import { showMoment } from '../../ui/text/dates';
import { Button } from '../../ui/Button';
import { updateWords } from '../../i18n/updates';
import styles from './settings.module.css';

const outcomeOf = ({ newer, last }: Updates, releaseHost: string): string | null => {
  const when = last ? showMoment(last.at, Date.now()) : '';
  switch (last?.outcome) {
    case 'not-reached':
      return updateWords.notReached(releaseHost, when);
    case 'not-valid':
      return updateWords.notValid(releaseHost, when);
    case 'outdated':
      return updateWords.outdated(releaseHost, when);
    case 'newest':
      return updateWords.newest(when);
    case 'newer':
    case undefined:
      return newer === null ? null : updateWords.available(newer);
  }
};

/** Whether newer versions are looked for, and what was found. */
export function UpdatesCard() {
  const app = useWindow((state) => state.app);
  const [checking, setChecking] = useState(false);
  const { saving, change, save, forget } = usePreferences();
  if (!app) return null;
  const { updates, preferences } = app;
  const { host: releaseHost } = updates;
  if (updates.place !== 'possible' || releaseHost === null) {
    const why = updates.place === 'off-by-system' ? updateWords.bySystem : updateWords.noFeed;
    return (
      <SettingsCard title={updateWords.title}>
        <p className={styles['hint']}>{why}</p>
      </SettingsCard>
    );
  }

  const check = async (): Promise<void> => {
    setChecking(true);
    const failure = await save(main.checkForUpdate());
    setChecking(false);
    if (failure === null) forget();
  };
  const choose = async (checkUpdates: boolean): Promise<void> => {
    const failure = await change({ checkUpdates });
    // Who has just agreed wants to know now.
    if (failure === null && checkUpdates) await check();
  };

  return (
    <SettingsCard title={updateWords.title} saving={saving}>
      <Tick
        label={updateWords.choice}
        hint={updateWords.about(releaseHost)}
        checked={preferences.checkUpdates}
        onChange={(checkUpdates) => void choose(checkUpdates)}
      />
      <div className={styles['actions']}>
        <Button aria-disabled={checking} onClick={() => void check()}>
          {updateWords.check}
        </Button>
        {updates.newer !== null && (
          <Button onClick={() => void openReleasePage()}>{updateWords.open}</Button>
        )}
        <span role="status">
          {checking ? updateWords.checking : outcomeOf(updates, releaseHost)}
        </span>
      </div>
    </SettingsCard>
  );
}
