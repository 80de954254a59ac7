import { showValues } from '../../store/hiding';
import { Button } from '../../ui/Button';
import { privacyWords } from '../../i18n/privacy';
import styles from './settings.module.css';

/** In place of fields that hold values, while these are hidden. What was being typed in them is kept. */
export function HiddenForm() {
  return (
    <div className={styles['actions']}>
      <p className={styles['hint']}>{privacyWords.form}</p>
      <Button onClick={showValues}>{privacyWords.showForm}</Button>
    </div>
  );
}
