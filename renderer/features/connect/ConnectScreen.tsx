import { Eye, Lock, Server, Play } from 'lucide-react';
import { useValuesHidden } from '../../store/store';
import { HideToggle } from '../../ui/HideToggle';
import { Icon } from '../../ui/Icon';
import { Mark } from '../../ui/Mark';
import { useFileDrop } from '../../ui/use-file-drop';
import { words } from '../../i18n/window';
import { ConnectFoot } from './ConnectFoot';
import { ConnectSteps } from './ConnectSteps';
import { useConnectForm, type ConnectForm, useOpenNew } from './use-connect-form';
import styles from './ConnectScreen.module.css';
import { useRef, useState } from 'react';
import type { Failure } from '../../../shared/failure';
import { main } from '../../bridge';
import { Button } from '../../ui/Button';
import { FailureNotice } from '../../ui/Notice';
import { DiscardQuestion } from '../../ui/ConfirmDialog';
import { stopConnecting } from '../../store/navigate';
import { Dialog, useLeaveQuestion, useOpenDialog } from '../../ui/Dialog';
import formStyles from './connect-form.module.css';

interface DemoProps {
  /** What stands beside it, and is gone once the demo is open. */
  readonly form: ConnectForm;
  readonly kind?: 'plain' | 'quiet';
  readonly className?: string | undefined;
}

/** The way in for people without keys. What has been entered goes only after a question. */
function DemoOffer({ form, kind = 'plain', className }: DemoProps) {
  const [isStarting, setStarting] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  const question = useRef<HTMLDialogElement>(null);
  const openNew = useOpenNew();

  const explore = async (): Promise<void> => {
    if (isStarting) return;
    setStarting(true);
    setFailure(null);
    const profile = await main.exploreDemo();
    setStarting(false);
    if (profile.ok) openNew();
    else setFailure(profile.error);
  };

  return (
    <>
      <Button
        icon={Play}
        kind={kind}
        flush={kind === 'quiet'}
        className={className}
        disabled={isStarting}
        onClick={() => {
          if (form.isBegun()) question.current?.showModal();
          else void explore();
        }}
      >
        {isStarting ? words.connect.demoStarting : words.connect.demo}
      </Button>
      {failure && <FailureNotice failure={failure} />}
      <DiscardQuestion question={question} text={form.atStake} onDiscard={() => void explore()} />
    </>
  );
}

const icons = { look: Eye, keys: Lock, service: Server };

/** What the app is, what it promises, and the way in for people without keys. */
function Welcome({ form }: { readonly form: ConnectForm }) {
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
        <DemoOffer form={form} className={styles['explore']} />
        <p className={styles['text']}>{demoText}</p>
      </div>
    </aside>
  );
}

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

/** The form for a further profile, over the account. What has been entered goes only after a question. */
export function AddProfile() {
  const dialog = useOpenDialog();
  const hidden = useValuesHidden();
  const form = useConnectForm();
  const { isOver, handlers } = useFileDrop(form.choice.readDropped);
  const { question, leave, onLeave, onClose } = useLeaveQuestion({
    dialog,
    isAtStake: form.isBegun,
    onLeft: stopConnecting,
  });

  return (
    <>
      <Dialog
        dialog={dialog}
        size="form"
        title={words.connect.title}
        foot={<ConnectFoot form={form} />}
        onLeave={onLeave}
        onClose={onClose}
      >
        <div className={formStyles['dialogPage']} data-over={isOver} {...handlers}>
          <div className={formStyles['dialogHead']}>
            <p>{words.connect.intro}</p>
            {hidden && <HideToggle />}
            <div className={formStyles['demo']}>
              <DemoOffer form={form} kind="quiet" />
            </div>
          </div>
          <ConnectSteps form={form} takesFocus />
        </div>
      </Dialog>
      <DiscardQuestion question={question} text={form.atStake} onDiscard={leave} />
    </>
  );
}
