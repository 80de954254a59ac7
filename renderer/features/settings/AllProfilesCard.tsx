import { useState } from 'react';
import type { Failure } from '../../../shared/failure';
import { main } from '../../bridge';
import { Button } from '../../ui/Button';
import { FailureNotice } from '../../ui/FailureNotice';
import { ImportProfiles } from '../../ui/ImportProfiles';
import { words } from '../../i18n/window';
import { SettingsCard } from './SettingsCard';
import styles from './settings.module.css';

/** Taking profiles along without keys. */
export function AllProfilesCard() {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [said, setSaid] = useState('');

  const exportAll = async (): Promise<void> => {
    const done = await main.exportProfiles();
    setFailure(done.ok || done.error.code === 'CANCELLED' ? null : done.error);
    setSaid(done.ok ? words.settings.exported : '');
  };

  return (
    <SettingsCard title={words.settings.everything}>
      <p className={styles['hint']}>{words.settings.everythingHint}</p>
      {failure && <FailureNotice failure={failure} />}
      <div className={styles['actions']}>
        <Button onClick={() => void exportAll()}>{words.settings.export}</Button>
        <ImportProfiles />
        <span role="status" className={styles['said']}>
          {said}
        </span>
      </div>
    </SettingsCard>
  );
}
