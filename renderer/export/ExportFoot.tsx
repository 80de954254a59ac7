import { useWindow } from '../state/store';
import { Button } from '../ui/Button';
import { words } from '../words';
import { exportWords } from '../words/export';
import styles from './export.module.css';

interface Props {
  readonly saving: boolean;
  /** Why nothing can be saved as it is chosen; empty when it can. */
  readonly hindrance: string;
  readonly onSave: () => void;
  readonly onCancel: () => void;
  readonly onClose: () => void;
}

/** Saving and leaving; how far it is meanwhile. */
export function ExportFoot({ saving, hindrance, onSave, onCancel, onClose }: Props) {
  const progress = useWindow((state) => state.exportProgress);
  const { count } = words.list;
  return (
    <footer className={styles['foot']}>
      <div className={styles['progress']}>
        {saving && progress && (
          <>
            <progress
              aria-label={exportWords.progress}
              value={progress.written}
              max={Math.max(1, progress.total)}
            />
            <span>{exportWords.written(count(progress.written), count(progress.total))}</span>
          </>
        )}
        {!saving && <span role="status">{hindrance}</span>}
      </div>
      <Button onClick={saving ? onCancel : onClose}>
        {saving ? words.common.cancel : words.common.close}
      </Button>
      <Button
        kind="primary"
        aria-disabled={saving || hindrance !== ''}
        onClick={() => {
          if (!saving && hindrance === '') onSave();
        }}
      >
        {saving ? exportWords.saving : exportWords.save}
      </Button>
    </footer>
  );
}
