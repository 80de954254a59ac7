import { Eye, Lock, Server } from 'lucide-react';
import { useValuesHidden } from '../../store/store';
import { HideToggle } from '../../ui/HideToggle';
import { Icon } from '../../ui/Icon';
import { Logo } from '../../ui/Logo';
import { useFileDrop } from '../../ui/use-file-drop';
import { words } from '../../i18n/window';
import { ConnectFoot } from './ConnectFoot';
import { ConnectSteps } from './ConnectSteps';
import { DemoOffer } from './DemoOffer';
import { useConnectForm, type ConnectForm } from './use-connect-form';
import styles from './ConnectScreen.module.css';

const icons = { look: Eye, keys: Lock, service: Server };

/** Introduces the app and its promises, and offers the demo to users without keys. */
function Welcome({ form }: { readonly form: ConnectForm }) {
  const { headline, promises, demoText } = words.connect;
  return (
    <aside className={styles['welcome']}>
      <Logo size={56} className={styles['mark']} />
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
        <DemoOffer form={form} className={styles['explore']} />
        <p className={styles['text']}>{demoText}</p>
      </div>
    </aside>
  );
}

/** The first screen, while there is no profile: the app's promises and the form for the first account. */
export function ConnectScreen() {
  const hidden = useValuesHidden();
  const form = useConnectForm();
  const { isOver, handlers } = useFileDrop(form.choice.readDropped);
  return (
    <main
      className={styles['screen']}
      data-told={form.work !== 'none' || form.outcome.kind !== 'none'}
      {...handlers}
    >
      <div className={styles['scrolls']}>
        <Welcome form={form} />
        <div className={styles['page']} data-over={isOver}>
          <header className={styles['head']}>
            <h1 tabIndex={-1}>{words.connect.title}</h1>
            {hidden && <HideToggle />}
            <p className={styles['intro']}>{words.connect.intro}</p>
          </header>
          <ConnectSteps form={form} />
        </div>
      </div>
      <footer className={styles['foot']}>
        <ConnectFoot form={form} />
      </footer>
    </main>
  );
}
