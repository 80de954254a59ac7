import { HideToggle } from '../../ui/HideToggle';
import { useValuesHidden } from '../../store/values-hidden';
import { words } from '../../i18n/window';
import { ConnectFoot } from './ConnectFoot';
import styles from './ConnectScreen.module.css';
import { ConnectSteps } from './ConnectSteps';
import { useConnectForm } from './use-connect-form';
import { useFileDrop } from '../../ui/use-file-drop';
import { Welcome } from './Welcome';

/** The first screen, while there is no profile: what the app promises, and the form for the first account. */
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
        <Welcome />
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
