import { CircleArrowUp } from 'lucide-react';
import { useWindow } from '../store/store';
import { openReleasePage } from '../store/updates';
import { Button } from '../ui/Button';
import { updateWords } from '../i18n/updates';
import styles from './Sidebar.module.css';

/** A quiet line about a newer version, where there is one; its icon alone in the rail. */
export function NewerVersion() {
  const newer = useWindow((state) => state.app?.updates.newer ?? null);
  if (newer === null) return null;
  const text = updateWords.available(newer);
  return (
    <Button
      kind="quiet"
      icon={CircleArrowUp}
      className={styles['newer']}
      aria-label={text}
      title={`${text} ${updateWords.openHint}`}
      onClick={() => void openReleasePage()}
    >
      <span>{text}</span>
    </Button>
  );
}
