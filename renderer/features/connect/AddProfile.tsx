import { useLayoutEffect, useRef } from 'react';
import { HideToggle } from '../../ui/HideToggle';
import { stopConnecting } from '../../store/navigate';
import { useValuesHidden } from '../../store/selectors';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Dialog } from '../../ui/Dialog';
import { words } from '../../i18n/window';
import styles from './AddProfile.module.css';
import { ConnectFoot } from './ConnectFoot';
import { ConnectSteps } from './ConnectSteps';
import { DemoOffer } from './DemoOffer';
import { useConnectForm } from './use-connect-form';
import { useFileDrop } from '../../ui/use-file-drop';

/** The form for a further profile, over the account. What has been entered goes only after a question. */
export function AddProfile() {
  const dialog = useRef<HTMLDialogElement>(null);
  const question = useRef<HTMLDialogElement>(null);
  const mayGo = useRef(false);
  const hidden = useValuesHidden();
  const form = useConnectForm();
  const { isOver, handlers } = useFileDrop(form.choice.readDropped);
  const isNewPair = form.choice.chosen?.origin === 'generated';

  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    // Gives the keyboard back to where it was.
    return () => current?.close();
  }, []);

  const ask = (): void => {
    // Shown anew: a form that was closed and shown again lies over a question that was open already.
    question.current?.close();
    question.current?.showModal();
  };
  return (
    <>
      <Dialog
        dialog={dialog}
        size="form"
        title={words.connect.title}
        foot={<ConnectFoot form={form} />}
        onLeave={() => {
          if (!form.isBegun()) return true;
          ask();
          return false;
        }}
        onClose={() => {
          if (mayGo.current || !form.isBegun()) {
            stopConnecting();
            return;
          }
          // Escape pressed twice closes a dialog whatever it says.
          dialog.current?.showModal();
          ask();
        }}
      >
        <div className={styles['page']} data-over={isOver} {...handlers}>
          <div className={styles['head']}>
            <p>{words.connect.intro}</p>
            {hidden && <HideToggle />}
            <div className={styles['demo']}>
              <DemoOffer kind="quiet" />
            </div>
          </div>
          <ConnectSteps form={form} takesFocus />
        </div>
      </Dialog>
      <ConfirmDialog
        dialog={question}
        title={words.connect.discardTitle}
        confirm={words.connect.discard}
        onConfirm={() => {
          mayGo.current = true;
          dialog.current?.close();
        }}
      >
        <p>{isNewPair ? words.connect.discardPair : words.connect.discardText}</p>
      </ConfirmDialog>
    </>
  );
}
