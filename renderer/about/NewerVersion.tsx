import { useWindow } from '../state/store';
import { openReleasePage } from '../state/updates';
import { Button } from '../ui/Button';
import { updateWords } from '../words/updates';
import styles from './about.module.css';

/** A quiet line about a newer version, where there is one. */
export function NewerVersion() {
  const newer = useWindow((state) => state.app?.updates.newer ?? null);
  if (newer === null) return null;
  return (
    <Button
      kind="quiet"
      className={styles['newer']}
      title={updateWords.openHint}
      onClick={() => void openReleasePage()}
    >
      {updateWords.available(newer)}
    </Button>
  );
}
