import { useRef, useState } from 'react';
import type { Failure } from '../../shared/failure';
import { main } from '../bridge';
import { show } from '../state/actions';
import { useValuesHidden } from '../state/values-hidden';
import { Button } from '../ui/Button';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { FailureNotice } from '../ui/FailureNotice';
import { ImportProfiles } from '../ui/ImportProfiles';
import { words } from '../words';
import { keptWords } from '../words/kept';
import { privacyWords } from '../words/privacy';
import { Section } from './Section';
import styles from './settings.module.css';

/** Taking profiles along without keys, and removing everything. */
export function AllProfilesSection() {
  const hidden = useValuesHidden();
  const dialog = useRef<HTMLDialogElement>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [said, setSaid] = useState('');
  const [left, setLeft] = useState('');
  const [filesLeft, setFilesLeft] = useState('');

  const exportAll = async (): Promise<void> => {
    const done = await main.exportProfiles();
    setFailure(done.ok || done.error.code === 'CANCELLED' ? null : done.error);
    setSaid(done.ok ? words.settings.exported : '');
  };

  const wipe = async (): Promise<void> => {
    const done = await main.removeEverything();
    if (!done.ok) {
      setFailure(done.error);
      return;
    }
    if (done.value.left.length + done.value.filesLeft.length === 0) show('overview');
    setLeft(done.value.left.join(', '));
    setFilesLeft(done.value.filesLeft.join(', '));
  };

  return (
    <Section title={words.settings.everything}>
      <p className={styles['hint']}>{words.settings.everythingHint}</p>
      {failure && <FailureNotice failure={failure} />}
      <div className={styles['actions']}>
        <Button onClick={() => void exportAll()}>{words.settings.export}</Button>
        <ImportProfiles />
        <span role="status" className={styles['said']}>
          {said}
        </span>
      </div>
      {left !== '' && (
        <p role="alert">
          <bdi>{words.settings.wipeLeft(hidden ? privacyWords.mask : left)}</bdi>
        </p>
      )}
      {filesLeft !== '' && (
        <p role="alert">
          <bdi>{keptWords.filesLeft(hidden ? privacyWords.mask : filesLeft)}</bdi>
        </p>
      )}
      <div className={styles['actions']}>
        <Button kind="danger" onClick={() => dialog.current?.showModal()}>
          {words.settings.wipe}
        </Button>
      </div>
      <ConfirmDialog
        dialog={dialog}
        title={words.settings.wipeTitle}
        confirm={words.settings.wipeConfirm}
        onConfirm={() => void wipe()}
      >
        {words.settings.wipeText}
      </ConfirmDialog>
    </Section>
  );
}
