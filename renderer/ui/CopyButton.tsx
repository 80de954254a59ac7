import { Check, Copy, Lock } from 'lucide-react';
import { longestCopy } from '../../shared/copying';
import { copyAddress, copyText } from '../store/copying';
import { useCopied } from '../store/use-outcome';
import type { AddressDoubts } from '../store/pending-copy';
import { detailsWords } from '../i18n/details';
import { Button, IconButton } from './Button';

interface Props {
  readonly label: string;
  /** Without a text, no button is drawn. */
  readonly text: string | null;
  /** Returns why the user is asked before an address is copied. Text without `doubts` is copied without a question. */
  readonly doubts?: (() => AddressDoubts) | undefined;
  /** Why the text may not be copied; also stated next to the button. */
  readonly refused?: string | undefined;
  /** Draws a button with a label instead of an icon button; `primary` where copying is the main action. */
  readonly look?: 'primary' | 'plain' | undefined;
}

/** Copies one whole value, whatever part of it is shown. Draws nothing when there is no value. */
export function CopyButton({ label, text, doubts, refused, look }: Props) {
  const [isCopied, follow] = useCopied();
  if (text === null || text === '') return null;
  const why = text.length > longestCopy ? detailsWords.tooLong(longestCopy) : refused;
  const onPress = (): void => {
    follow(doubts ? copyAddress(text, doubts()) : copyText(text));
  };
  const icon = isCopied ? Check : refused === undefined ? Copy : Lock;
  if (look === undefined) {
    return (
      <IconButton
        icon={icon}
        label={label}
        hint={why ?? label}
        onPress={why === undefined ? onPress : null}
      />
    );
  }
  return (
    <Button
      kind={why === undefined ? look : 'plain'}
      icon={icon}
      disabled={why !== undefined}
      title={why}
      onClick={onPress}
    >
      {label}
    </Button>
  );
}
