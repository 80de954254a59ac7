import { useRef, useState } from 'react';
import type { Failure } from '../../shared/failure';
import type { Profile } from '../../shared/profile';
import { main } from '../bridge';
import { takeState } from '../state/actions';
import { AddressPreview } from '../ui/AddressPreview';
import { Button } from '../ui/Button';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { FailureNotice } from '../ui/FailureNotice';
import { Field } from '../ui/Field';
import { sentenceOf, words } from '../words';
import { Section } from './Section';
import styles from './settings.module.css';

/** Where a profile's calls go. Keys follow to a new host only after the person has confirmed it by name. */
export function AddressSection({ profile }: { readonly profile: Profile }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [baseUrl, setBaseUrl] = useState(profile.baseUrl);
  const [newHost, setNewHost] = useState('');
  const [failure, setFailure] = useState<Failure | null>(null);
  const [moved, setMoved] = useState(false);

  const move = async (confirmedHost: string | null): Promise<void> => {
    const changed = takeState(
      await main.moveProfile({ profileId: profile.id, baseUrl, confirmedHost }),
      'reopen',
    );
    setMoved(changed.ok);
    if (changed.ok) {
      setFailure(null);
    } else if (changed.error.code === 'HOST_CHANGED') {
      setFailure(null);
      setNewHost(changed.error.host ?? '');
      dialog.current?.showModal();
    } else {
      setFailure(changed.error);
    }
  };

  const wrongAddress = failure?.code === 'BASE_URL_INVALID';
  return (
    <Section title={words.settings.address}>
      <form
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void move(null);
        }}
      >
        <Field
          label={words.connect.baseUrl}
          hint={<AddressPreview baseUrl={baseUrl} signedPath={profile.signedPath} />}
          value={baseUrl}
          inputMode="url"
          problem={failure && wrongAddress ? sentenceOf(failure).what : undefined}
          onChange={(event) => {
            setBaseUrl(event.target.value);
            setMoved(false);
          }}
        />
        {failure && !wrongAddress && <FailureNotice failure={failure} />}
        <div className={styles['actions']}>
          <Button type="submit">{words.settings.move}</Button>
          <span role="status" className={styles['said']}>
            {moved && words.settings.moved}
          </span>
        </div>
      </form>
      <ConfirmDialog
        dialog={dialog}
        title={words.settings.hostTitle(newHost)}
        confirm={words.settings.hostConfirm(newHost)}
        onConfirm={() => void move(newHost)}
      >
        {words.settings.hostText}
      </ConfirmDialog>
    </Section>
  );
}
