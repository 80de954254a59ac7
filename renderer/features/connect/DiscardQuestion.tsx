import type { RefObject } from 'react';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { words } from '../../i18n/window';

interface Props {
  readonly question: RefObject<HTMLDialogElement | null>;
  readonly title?: string;
  /** What would be lost, in words. */
  readonly text: string;
  readonly onDiscard: () => void;
}

/** Asks before what has been entered or made for a profile is lost. */
export function DiscardQuestion(props: Props) {
  const { discardTitle, discard } = words.connect;
  const { question, title = discardTitle, text, onDiscard } = props;
  return (
    <ConfirmDialog dialog={question} title={title} confirm={discard} onConfirm={onDiscard}>
      <p>{text}</p>
    </ConfirmDialog>
  );
}
