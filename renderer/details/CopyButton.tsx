import { longestCopy } from '../../shared/copying';
import type { ChecksumState } from '../../shared/list-view';
import { copyAddress } from '../state/copying';
import { detailsWords } from '../words/details';
import { IconButton } from './IconButton';

interface Props {
  readonly label: string;
  /** Null or empty leaves nothing to copy. */
  readonly text: string | null;
  /** Of an address; any other text is copied without a question. */
  readonly state?: ChecksumState;
}

/** Copies one whole value, whatever part of it is shown. Nothing when there is no value. */
export function CopyButton({ label, text, state = 'unchecked' }: Props) {
  if (text === null || text === '') return null;
  const isTooLong = text.length > longestCopy;
  return (
    <IconButton
      icon="copy"
      label={label}
      hint={isTooLong ? detailsWords.tooLong(longestCopy) : label}
      onPress={isTooLong ? null : () => void copyAddress(text, state)}
    />
  );
}
