import { Eye, EyeOff } from 'lucide-react';
import { toggleValuesHidden } from '../store/hiding';
import { useIsHeaderNarrow } from '../store/window-width';
import { useValuesHidden } from '../store/store';
import { privacyWords } from '../i18n/privacy';
import { SelfRemovingButton } from './Button';
import { system } from './system';
import styles from './HideToggle.module.css';

/**
 * Keeps the values of the account out of the window, from people beside or behind the user and from shared screens.
 * While values are hidden, the button says so in words on every screen. Forms have the button only then.
 */
export function HideToggle() {
  const hidden = useValuesHidden();
  const isNarrow = useIsHeaderNarrow();
  const { hide, hideHint, mark, shortMark, markHint } = privacyWords;
  return (
    <SelfRemovingButton
      icon={hidden ? EyeOff : Eye}
      aria-label={hidden ? `${hide} – ${isNarrow ? shortMark : mark}` : hide}
      aria-pressed={hidden}
      aria-keyshortcuts="Control+Shift+H Meta+Shift+H"
      title={(hidden ? markHint : hideHint)(system === 'mac')}
      className={styles['hide']}
      onClick={toggleValuesHidden}
    >
      {hidden && <span className={styles['mark']}>{isNarrow ? shortMark : mark}</span>}
      {!hidden && <span className={styles['label']}>{hide}</span>}
    </SelfRemovingButton>
  );
}
