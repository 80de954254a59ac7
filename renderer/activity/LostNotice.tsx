import { useRef } from 'react';
import type { LostBaseline } from '../../shared/activity';
import { acknowledge } from '../state/activity-actions';
import { useNow } from '../state/now';
import { useWindow } from '../state/store';
import { showMoment } from '../text/dates';
import { Button } from '../ui/Button';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { activityWords } from '../words/activity';
import styles from './activity.module.css';
import { usePassedFocus } from './use-passed-focus';

function Lost({ lost }: { readonly lost: LostBaseline }) {
  const now = useNow();
  const dialog = useRef<HTMLDialogElement>(null);
  const banner = useRef<HTMLDivElement>(null);
  usePassedFocus(banner);
  const { lost: said } = activityWords;
  return (
    <div ref={banner} role="alert" className={styles['banner']}>
      <p className={styles['alarmTitle']}>
        <span className={styles['sign']} aria-hidden="true">
          !
        </span>
        <strong>{said.title}</strong>
      </p>
      <p className={styles['alarmHint']}>
        {said.why[lost.why]} {said.meaning}
      </p>
      <div className={styles['alarmFoot']}>
        <Button kind="danger" onClick={() => dialog.current?.showModal()}>
          {said.acknowledge}
        </Button>
        <span className={styles['when']}>
          {activityWords.noticed(showMoment(lost.noticedAt, now))}
        </span>
      </div>
      <ConfirmDialog
        dialog={dialog}
        title={said.acknowledgeTitle}
        confirm={said.acknowledgeConfirm}
        onConfirm={() => void acknowledge(lost.number, '')}
      >
        {said.acknowledgeText}
      </ConfirmDialog>
    </div>
  );
}

/** What was known of the account is gone, so that no alarm can be relied on, until the person has said that they know. */
export function LostNotice() {
  const lost = useWindow((state) => state.activity?.lost);
  return lost ? <Lost key={lost.number} lost={lost} /> : null;
}
