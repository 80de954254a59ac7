import { useId, useState } from 'react';
import type { Failure } from '../../shared/failure';
import type { Updates } from '../../shared/updates';
import { main } from '../bridge';
import { useWindow } from '../state/store';
import { openReleasePage } from '../state/updates';
import { showMoment } from '../text/dates';
import { Button } from '../ui/Button';
import { FailureNotice } from '../ui/FailureNotice';
import { updateWords } from '../words/updates';
import styles from './about.module.css';

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
export function UpdateChoice() {
  const id = useId();
  const app = useWindow((state) => state.app);
  const [checking, setChecking] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  if (!app) return null;
  const { updates, preferences } = app;
  const { host: releaseHost } = updates;
  if (updates.place !== 'possible' || releaseHost === null) {
    const why = updates.place === 'off-by-system' ? updateWords.bySystem : updateWords.noFeed;
    return <p className={styles['hint']}>{why}</p>;
  }

  const check = async (): Promise<void> => {
    setChecking(true);
    const checked = await main.checkForUpdate();
    setChecking(false);
    setFailure(checked.ok ? null : checked.error);
  };
  const choose = async (checkUpdates: boolean): Promise<void> => {
    const set = await main.setPreferences({ checkUpdates });
    setFailure(set.ok ? null : set.error);
    // Who has just agreed wants to know now.
    if (set.ok && checkUpdates) await check();
  };

  return (
    <div className={styles['updates']}>
      {preferences.checkUpdates && <p>{updateWords.alsoTalksTo(releaseHost)}</p>}
      <label className={styles['choice']}>
        <input
          type="checkbox"
          aria-describedby={id}
          checked={preferences.checkUpdates}
          onChange={({ target }) => void choose(target.checked)}
        />
        {updateWords.choice}
      </label>
      <p id={id} className={styles['hint']}>
        {updateWords.about(releaseHost)}
      </p>
      <div className={styles['actions']}>
        <Button aria-describedby={id} aria-disabled={checking} onClick={() => void check()}>
          {updateWords.check}
        </Button>
        {updates.newer !== null && (
          <Button onClick={() => void openReleasePage()}>{updateWords.open}</Button>
        )}
      </div>
      <p role="status" className={styles['outcome']}>
        {checking ? updateWords.checking : outcomeOf(updates, releaseHost)}
      </p>
      {failure && <FailureNotice failure={failure} />}
    </div>
  );
}
