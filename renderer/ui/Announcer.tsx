import { closeAnnouncement } from '../state/announce';
import { useWindow } from '../state/store';
import { words } from '../words';
import styles from './Announcer.module.css';

/** Shows and speaks what has just happened. Always in the document, because only then is its text read aloud. */
export function Announcer() {
  const announcement = useWindow((state) => state.announcement);
  return (
    <div role="status" className={styles['place']}>
      {announcement && (
        <p className={[styles['message'], styles[announcement.kind]].join(' ')}>
          <span>{announcement.text}</span>
          <button
            type="button"
            aria-label={words.common.close}
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
