import { toggleValuesHidden } from '../state/hiding';
import { useValuesHidden } from '../state/values-hidden';
import { Button } from '../ui/Button';
import { privacyWords } from '../words/privacy';
import styles from './HideToggle.module.css';

/** Keeps the values of the account out of the window, for eyes beside or behind the person and for shared screens. */
export function HideToggle() {
  const hidden = useValuesHidden();
  return (
    <Button
      aria-pressed={hidden}
      aria-keyshortcuts="Control+Shift+H Meta+Shift+H"
      title={privacyWords.hideHint}
      className={styles['toggle']}
      onClick={toggleValuesHidden}
    >
      <svg aria-hidden="true" width="16" height="16" className={styles['eye']}>
        <path d="M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8Z" />
        <circle cx="8" cy="8" r="2" />
        {hidden && <path d="m2.5 13.5 11-11" />}
      </svg>
      <span className={styles['name']}>{privacyWords.hide}</span>
    </Button>
  );
}
