import { closeAnnouncement } from '../state/announce';
import { useWindow } from '../state/store';
import { words } from '../words';
import styles from './Announcer.module.css';

interface Props {
  /** Whether it is the one that can be seen and heard at present. */
  readonly speaks: boolean;
}

/**
 * Shows and speaks what has just happened. Always in the document, because only then is its text read aloud; and once
 * more in every dialog, because nothing outside of an open one is.
 */
export function Announcer({ speaks }: Props) {
  const announcement = useWindow((state) => state.announcement);
  return (
    <div role="status" className={styles['place']}>
      {announcement && speaks && (
        <p className={[styles['message'], styles[announcement.kind]].join(' ')}>
          <span>{announcement.text}</span>
          <button
            type="button"
            aria-label={words.common.closeMessage}
            className={styles['close']}
            onClick={closeAnnouncement}
          >
            <span aria-hidden="true">×</span>
          </button>
        </p>
      )}
    </div>
  );
}
