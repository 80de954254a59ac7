import { Check, Copy } from 'lucide-react';
import { longestCopy } from '../../shared/copying';
import { copyAddress, copyText } from '../state/copying';
import type { AddressDoubts } from '../state/store';
import { useCopied } from '../state/use-copied';
import { detailsWords } from '../words/details';
import { IconButton } from '../ui/IconButton';

interface Props {
  readonly label: string;
  /** Null or empty leaves nothing to copy. */
  readonly text: string | null;
  /** Why an address is asked about first; any other text is copied without a question. */
  readonly doubts?: (() => AddressDoubts) | undefined;
  /** Why it is not copied at all; said beside it as well. */
  readonly refused?: string | undefined;
}

/** Copies one whole value, whatever part of it is shown. Nothing when there is no value. */
export function CopyButton({ label, text, doubts, refused }: Props) {
  const [isCopied, follow] = useCopied();
  if (text === null || text === '') return null;
  const why = text.length > longestCopy ? detailsWords.tooLong(longestCopy) : refused;
  const copy = (): void => {
    follow(doubts ? copyAddress(text, doubts()) : copyText(text));
  };
  return (
    <IconButton
      icon={isCopied ? Check : Copy}
      label={label}
      hint={why ?? label}
      onPress={why === undefined ? copy : null}
    />
  );
}
