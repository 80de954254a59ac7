import { useWindow } from '../../store/store';
import { Button } from '../../ui/Button';
import { words } from '../../i18n/window';
import { exportWords } from '../../i18n/export';
import styles from './export.module.css';

interface Props {
  /** Id of the form that the button saves. */
  readonly form: string;
  readonly saving: boolean;
  /** Whether a file has been written as everything is chosen. */
  readonly isDone: boolean;
  /** Why nothing can be saved as it is chosen; empty when it can. */
  readonly hindrance: string;
  /** What the file is going to be called, unless the person gives it another name. */
  readonly fileName: string;
  readonly onCancel: () => void;
  readonly onClose: () => void;
}

/** Saving and leaving; under which name, and how far it is meanwhile. */
export function ExportFoot(props: Props) {
  const { form, saving, isDone, hindrance, fileName, onCancel, onClose } = props;
  const progress = useWindow((state) => state.exportProgress);
  const { count } = words.list;
  return (
    <>
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
        {!saving && hindrance === '' && <bdi className={styles['file']}>{fileName}</bdi>}
      </div>
      <Button onClick={saving ? onCancel : onClose}>
        {isDone ? exportWords.done : words.common.cancel}
      </Button>
      <Button kind="primary" type="submit" form={form} aria-disabled={saving || hindrance !== ''}>
        {saving ? exportWords.saving : exportWords.save}
      </Button>
    </>
  );
}
