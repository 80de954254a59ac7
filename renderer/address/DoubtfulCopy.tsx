import { useEffect, useRef } from 'react';
import { answerDoubt } from '../state/copying';
import { useWindow } from '../state/store';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { words } from '../words';
import styles from './DoubtfulCopy.module.css';

/** Asks before an address is copied whose capitals contradict it. */
export function DoubtfulCopy() {
  const address = useWindow((state) => state.doubtfulCopy);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (address !== null) dialog.current?.showModal();
  }, [address]);
  return (
    <ConfirmDialog
      dialog={dialog}
      title={words.copying.doubtTitle}
      confirm={words.copying.copyAnyway}
      onConfirm={() => void answerDoubt('copy')}
      onCancel={() => void answerDoubt('leave')}
    >
      {words.copying.doubt}
      <code className={styles['address']}>{address}</code>
    </ConfirmDialog>
  );
}
