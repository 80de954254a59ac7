import { useRef, useState } from 'react';
import type { Failure } from '../../shared/failure';
import type { Profile } from '../../shared/profile';
import { main } from '../bridge';
import { show } from '../state/actions';
import { useProfileName } from '../text/use-names';
import { Button } from '../ui/Button';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { FailureNotice } from '../ui/FailureNotice';
import { words } from '../words';
import { Section } from './Section';
import styles from './settings.module.css';

/** Removes a profile with its keys; where the keychain does not play along, says so and leaves the choice. */
export function RemoveSection({ profile }: { readonly profile: Profile }) {
  const nameOf = useProfileName();
  const dialog = useRef<HTMLDialogElement>(null);
  const [failure, setFailure] = useState<Failure | null>(null);

  const remove = async (leaveKeys: boolean): Promise<void> => {
    const removed = await main.removeProfile({ profileId: profile.id, leaveKeys });
    if (removed.ok) show('overview');
    setFailure(removed.ok ? null : removed.error);
  };

  return (
    <Section title={words.settings.removeSection}>
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
        <Button kind="danger" onClick={() => dialog.current?.showModal()}>
          {words.overview.remove}
        </Button>
      </div>
      <ConfirmDialog
        dialog={dialog}
        title={words.overview.removeTitle(nameOf(profile))}
        confirm={words.overview.removeConfirm}
        onConfirm={() => void remove(false)}
      >
        {words.overview.removeText}
      </ConfirmDialog>
    </Section>
  );
}
