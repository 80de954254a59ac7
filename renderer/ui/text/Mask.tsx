import visuallyHidden from '../visually-hidden.module.css';
import { privacyWords } from '../../i18n/privacy';
import styles from './Mask.module.css';

/** Stands where a value is hidden; of one length, because the length of a value says something about it. */
export function Mask() {
  return (
    <span className={styles['mask']}>
      <span aria-hidden="true">{privacyWords.mask}</span>
      <span className={visuallyHidden['visuallyHidden']}>{privacyWords.hidden}</span>
    </span>
  );
}
