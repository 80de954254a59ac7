import { useNow } from '../state/now';
import { useWindow } from '../state/store';
import { showMoment } from '../text/dates';
import { keptWords } from '../words/kept';
import styles from './kept.module.css';

/** Says that what is on screen is not live, as long as it is the offline copy. */
export function CopyStrip() {
  const head = useWindow((state) => state.account?.head);
  const now = useNow();
  if (head?.source !== 'copy') return null;
  return (
    <p className={styles['strip']}>
      <span className={styles['badge']}>{keptWords.notLive}</span>
      <span>
        <strong>{keptWords.copyOf(showMoment(head.receivedAt, now))}</strong> {keptWords.copyHint}
      </span>
    </p>
  );
}
