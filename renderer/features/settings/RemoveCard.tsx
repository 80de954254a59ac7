import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Failure } from '../../../shared/failure';
import type { Profile } from '../../../shared/profile';
import { main } from '../../bridge';
import { show } from '../../store/actions';
import { announce, causeOf } from '../../store/announce';
import { Button } from '../../ui/Button';
import { FailureNotice } from '../../ui/FailureNotice';
import { words } from '../../i18n/window';
import { RemoveEverything } from './RemoveEverything';
import { SettingsCard } from './SettingsCard';
import styles from './settings.module.css';

/** Removes a profile with its keys; where the keychain does not play along, says so and leaves the choice. */
export function RemoveCard({ profile }: { readonly profile: Profile }) {
  const [failure, setFailure] = useState<Failure | null>(null);

  const remove = async (leaveKeys: boolean): Promise<void> => {
    const removed = await main.removeProfile({ profileId: profile.id, leaveKeys });
    if (removed.ok) {
      show('overview');
      const isGood = removed.value === 'removed' || removed.value === 'none';
      const kind = isGood ? 'good' : 'warning';
      announce({ kind, text: words.settings.keysLeft[removed.value] }, causeOf('app'));
    }
    // Asked by main, the person has kept it.
    if (!removed.ok && removed.error.code === 'CANCELLED') return;
    setFailure(removed.ok ? null : removed.error);
  };

  return (
    <SettingsCard title={words.settings.removeSection}>
      <p>{words.settings.removeHint}</p>
      <ul className={styles['goes']}>
        {words.settings.goesAlong.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      {failure && (
        <FailureNotice failure={failure}>
          <div className={styles['offer']}>
            <Button kind="danger" onClick={() => void remove(true)}>
              {words.settings.forgetAnyway}
            </Button>
          </div>
        </FailureNotice>
      )}
      <div className={styles['actions']}>
        <Button kind="danger" icon={Trash2} onClick={() => void remove(false)}>
          {words.overview.remove}
        </Button>
      </div>
      <hr className={styles['rule']} />
      <RemoveEverything />
    </SettingsCard>
  );
}
