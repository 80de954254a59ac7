import type { RefObject } from 'react';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { words } from '../../i18n/window';

interface Props {
  readonly question: RefObject<HTMLDialogElement | null>;
  readonly title?: string;
  /** Says what would be lost. */
  readonly text: string;
  readonly onDiscard: () => void;
}

/** Asks before entered data or a generated key is lost. */
export function DiscardQuestion(props: Props) {
  const { discardTitle, discard } = words.connect;
  const { question, title = discardTitle, text, onDiscard } = props;
  return (
    <ConfirmDialog dialog={question} title={title} confirm={discard} onConfirm={onDiscard}>
      <p>{text}</p>
    </ConfirmDialog>
  );
}
