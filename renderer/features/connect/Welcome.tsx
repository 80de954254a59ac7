import { Eye, Lock, Server } from 'lucide-react';
import { Icon } from '../../ui/Icon';
import { Mark } from '../../ui/Mark';
import { words } from '../../i18n/window';
import { DemoOffer } from './DemoOffer';
import styles from './Welcome.module.css';

const icons = { look: Eye, keys: Lock, service: Server };

/** What the app is, what it promises, and the way in for people without keys. */
export function Welcome() {
  const { headline, promises, demoText } = words.connect;
  return (
    <aside className={styles['welcome']}>
      <Mark size={56} className={styles['mark']} />
      <p className={styles['headline']}>{headline}</p>
      <ul className={styles['promises']}>
        {(['look', 'keys', 'service'] as const).map((promise) => (
          <li key={promise}>
            <Icon of={icons[promise]} size={20} />
            <strong>{promises[promise].title}</strong>
            <span className={styles['text']}>{promises[promise].text}</span>
          </li>
        ))}
      </ul>
      <div className={styles['demo']}>
        <DemoOffer className={styles['explore']} />
        <p className={styles['text']}>{demoText}</p>
      </div>
    </aside>
  );
}
