import { useActiveProfile } from '../state/active-profile';
import { show } from '../state/actions';
import { useWindow } from '../state/store';
import { Button } from '../ui/Button';
import { words } from '../words';
import styles from './NotRead.module.css';

/** In place of an account: being read, could not be, or without keys to read it with. */
export function NotRead() {
  const profile = useActiveProfile();
  // Between an answer and its list there is a moment, too.
  const reading = useWindow((state) => state.refreshing !== null || state.account !== null);
  if (profile?.secrets === 'none') {
    return (
      <div className={styles['state']}>
        <p>{words.settings.noKeys}</p>
        <Button
          kind="primary"
          onClick={() => {
            show('settings');
          }}
        >
          {words.settings.enterKeys}
        </Button>
      </div>
    );
  }
  return (
    <p className={styles['state']}>{reading ? words.account.loading : words.account.notRead}</p>
  );
}
