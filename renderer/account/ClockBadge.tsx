import { useWindow } from '../state/store';
import { words } from '../words';
import { clockOff } from '../words/clock';
import styles from './Toolbar.module.css';

/** Says when this computer's clock differs from the service's, and what is done about it. */
export function ClockBadge() {
  const head = useWindow((state) => state.account?.head);
  // Of an offline copy nothing is known of clocks: no call was made.
  if (!head || head.source === 'copy' || head.clock.skewSeconds === 0) return null;
  const { clock } = head;
  if (clock.skewSeconds === null) {
    return <p className={styles['clockUnknown']}>{words.clock.unknown}</p>;
  }
  const off = clockOff(clock.skewSeconds);
  return (
    <p className={styles['clock']}>
      {clock.corrected ? words.clock.corrected(off) : words.clock.uncorrected(off)}
    </p>
  );
}
