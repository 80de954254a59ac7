import { useId, useState, type RefObject } from 'react';
import { failureOf, type Failure } from '../../../shared/failure';
import type { Profile } from '../../../shared/profile';
import { main } from '../../bridge';
import { reopen } from '../../store/account-actions';
import { useValuesHidden } from '../../store/selectors';
import { BaseUrlField } from '../../ui/BaseUrlField';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { FailureNotice } from '../../ui/FailureNotice';
import { words } from '../../i18n/window';
import { messageOf } from '../../i18n/failures';
import { HiddenForm } from './SettingsCard';
import styles from './settings.module.css';

interface Props {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly profile: Profile;
  /** Not called where the address is the same. */
  readonly onMove: () => void;
}

/** Gives a profile another address. Main asks the person before keys go to another host. */
export function AddressDialog({ dialog, profile, onMove }: Props) {
  const form = useId();
  const hidden = useValuesHidden();
  const [typed, setTyped] = useState<string | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const baseUrl = typed ?? profile.baseUrl;
  const wrongAddress = failure?.code === 'BASE_URL_INVALID';

  const move = async (): Promise<void> => {
    const moved = await main.moveProfile({ profileId: profile.id, baseUrl });
    setFailure(failureOf(moved));
    if (!moved.ok) return;
    void reopen(profile.id);
    dialog.current?.close();
    if (moved.value.baseUrl !== profile.baseUrl) onMove();
  };

  return (
    <Dialog
      dialog={dialog}
      title={words.settings.moveTitle}
      size="form"
      onClose={() => {
        setTyped(null);
        setFailure(null);
      }}
      foot={
        <Button type="submit" form={form} kind="primary" disabled={hidden}>
          {words.settings.move}
        </Button>
      }
    >
      <form
        id={form}
        className={styles['fields']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void move();
        }}
      >
        {hidden ? (
          <HiddenForm />
        ) : (
          <BaseUrlField
            baseUrl={baseUrl}
            signedPath={profile.signedPath}
            problem={failure && wrongAddress ? messageOf(failure).message : undefined}
            onChange={(text) => {
              setTyped(text);
              setFailure(null);
            }}
          />
        )}
        {failure && !wrongAddress && <FailureNotice failure={failure} />}
      </form>
    </Dialog>
  );
}
