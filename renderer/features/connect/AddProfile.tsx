import { HideToggle } from '../../ui/HideToggle';
import { stopConnecting } from '../../store/navigate';
import { useValuesHidden } from '../../store/store';
import { Dialog, useLeaveQuestion, useOpenDialog } from '../../ui/Dialog';
import { words } from '../../i18n/window';
import styles from './connect-form.module.css';
import { ConnectFoot } from './ConnectFoot';
import { ConnectSteps } from './ConnectSteps';
import { DemoOffer } from './DemoOffer';
import { DiscardQuestion } from './DiscardQuestion';
import { useConnectForm } from './use-connect-form';
import { useFileDrop } from '../../ui/use-file-drop';

/** The form for another profile, in a dialog over the account. Asks before entered data is discarded. */
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
        <div className={styles['dialogPage']} data-over={isOver} {...handlers}>
          <div className={styles['dialogHead']}>
            <p>{words.connect.intro}</p>
            {hidden && <HideToggle />}
            <div className={styles['demo']}>
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
