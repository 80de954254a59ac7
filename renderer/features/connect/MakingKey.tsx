import { useRef } from 'react';
import { main } from '../../bridge';
import { Button } from '../../ui/Button';
import { usePassedFocus } from '../../ui/use-passed-focus';
import { words } from '../../i18n';
import styles from './KeyChooser.module.css';

/** While a key pair is made inside the app; its private half goes straight to main's keeping. */
export function MakingKey() {
  const line = useRef<HTMLDivElement>(null);
  usePassedFocus(line);
  return (
    <div ref={line} className={styles['making']}>
      <progress aria-label={words.connect.generating} className={styles['progress']} />
      <span role="status">{words.connect.generating}</span>
      <Button kind="quiet" onClick={() => void main.cancelGeneration()}>
        {words.common.cancel}
      </Button>
    </div>
  );
}
