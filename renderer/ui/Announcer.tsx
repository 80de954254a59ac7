import { Check, TriangleAlert, X } from 'lucide-react';
import { closeAnnouncement, isSaidInFoot } from '../state/announce';
import { useWindow } from '../state/store';
import { words } from '../words';
import styles from './Announcer.module.css';
import { Icon } from './Icon';
import { IconButton } from './IconButton';

interface Props {
  /** Whether it is the one that can be seen and heard at present. */
  readonly speaks: boolean;
}

/**
 * Shows and speaks what has just happened, unless the foot of a list does. Always in the document, because only then is
 * its text read aloud; and once more in every dialog, because nothing outside of an open one is.
 */
export function Announcer({ speaks }: Props) {
  const announcement = useWindow((state) => (isSaidInFoot(state) ? null : state.announcement));
  const isWarning = announcement?.kind === 'warning';
  return (
    <div role="status" className={styles['place']}>
      {announcement && speaks && (
        <p className={[styles['message'], styles[announcement.kind]].join(' ')}>
          <Icon of={isWarning ? TriangleAlert : Check} />
          <span>{announcement.text}</span>
          {isWarning && (
            <IconButton icon={X} label={words.common.closeMessage} onPress={closeAnnouncement} />
          )}
        </p>
      )}
    </div>
  );
}
