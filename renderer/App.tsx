import { useEffect } from 'react';
import { AccountScreen } from './account/AccountScreen';
import { ConnectScreen } from './connect/ConnectScreen';
import { useWindow } from './state/store';
import { FailureNotice } from './ui/FailureNotice';
import { SettingsNotice } from './ui/SettingsNotice';
import { words } from './words';
import styles from './App.module.css';

/** The whole window. Marks the document ready once there is something to see and to use. */
export function App() {
  const app = useWindow((state) => state.app);
  const broken = useWindow((state) => state.broken);
  const connecting = useWindow((state) => state.connecting);
  const ready = app !== null || broken !== null;

  useEffect(() => {
    if (ready) document.documentElement.dataset['ready'] = 'true';
  }, [ready]);

  if (broken) {
    return (
      <main className={styles['broken']}>
        <h1>{words.broken.title}</h1>
        <FailureNotice failure={broken} />
      </main>
    );
  }
  if (!app) return null;
  return (
    <div className={styles['window']}>
      {app.notice && <SettingsNotice notice={app.notice} />}
      <div className={styles['screen']}>{connecting ? <ConnectScreen /> : <AccountScreen />}</div>
    </div>
  );
}
