import { useEffect, useRef } from 'react';
import { answerDoubt } from '../state/copying';
import { useWindow } from '../state/store';
import { Private } from '../text/Private';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { words } from '../words';
import styles from './DoubtfulCopy.module.css';

/** Asks before addresses are copied whose capitals contradict them. */
export function DoubtfulCopy() {
  const doubt = useWindow((state) => state.doubtfulCopy);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (doubt) dialog.current?.showModal();
  }, [doubt]);
  const isOfRows = doubt !== null && 'chosen' in doubt;
  return (
    <ConfirmDialog
      dialog={dialog}
      title={isOfRows ? words.copying.doubtRowsTitle : words.copying.doubtTitle}
      confirm={words.copying.copyAnyway}
      onConfirm={() => void answerDoubt('copy')}
      onCancel={() => void answerDoubt('leave')}
    >
      {isOfRows ? words.copying.doubtRows(doubt.count) : words.copying.doubt}
      {doubt && 'address' in doubt && (
        <code className={styles['address']}>
          <Private text={doubt.address} />
        </code>
      )}
    </ConfirmDialog>
  );
}
