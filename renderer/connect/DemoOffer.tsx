import { useState } from 'react';
import type { Failure } from '../../shared/failure';
import { main } from '../bridge';
import { openNew } from '../state/actions';
import { Button } from '../ui/Button';
import { FailureNotice } from '../ui/FailureNotice';
import { words } from '../words';
import styles from './ConnectScreen.module.css';

/** The way in for people without keys. */
export function DemoOffer() {
  const [starting, setStarting] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  const explore = async (): Promise<void> => {
    setStarting(true);
    setFailure(null);
    const profile = await main.exploreDemo();
    setStarting(false);
    if (profile.ok) await openNew();
    else setFailure(profile.error);
  };

  return (
    <aside className={styles['demo']}>
      <h2>{words.connect.demoTitle}</h2>
      <p className={styles['intro']}>{words.connect.demoText}</p>
      {failure && <FailureNotice failure={failure} />}
      <div>
        <Button disabled={starting} onClick={() => void explore()}>
          {starting ? words.connect.demoStarting : words.connect.demo}
        </Button>
      </div>
    </aside>
  );
}
