import type { RefObject } from 'react';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { words } from '../../i18n/window';
import type { ConnectForm } from './use-connect-form';

interface Props {
  readonly question: RefObject<HTMLDialogElement | null>;
  readonly form: Pick<ConnectForm, 'choice'>;
  readonly onDiscard: () => void;
}

/** Asks before what has been entered for a new profile is lost. */
export function DiscardQuestion({ question, form, onDiscard }: Props) {
  const { discardTitle, discardPair, discardText, discard } = words.connect;
  return (
    <ConfirmDialog dialog={question} title={discardTitle} confirm={discard} onConfirm={onDiscard}>
      <p>{form.choice.chosen?.origin === 'generated' ? discardPair : discardText}</p>
    </ConfirmDialog>
  );
}
