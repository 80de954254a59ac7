import { Check, Copy, Lock } from 'lucide-react';
import { longestCopy } from '../../shared/copying';
import { copyAddress, copyText } from '../store/copying';
import { useCopied } from '../store/use-outcome';
import type { AddressDoubts } from '../store/pending-copy';
import { detailsWords } from '../i18n/details';
import { Button, IconButton } from './Button';

interface Props {
  readonly label: string;
  /** Null or empty leaves nothing to copy. */
  readonly text: string | null;
  /** Why an address is asked about first; any other text is copied without a question. */
  readonly doubts?: (() => AddressDoubts) | undefined;
  /** Why it is not copied at all; said beside it as well. */
  readonly refused?: string | undefined;
  /** With its words; `primary` where it is what one comes for, in the colour of such buttons. */
  readonly look?: 'primary' | 'plain' | undefined;
}

/** Copies one whole value, whatever part of it is shown. Nothing when there is no value. */
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
