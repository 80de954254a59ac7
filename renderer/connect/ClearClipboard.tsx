import { useState } from 'react';
import { main } from '../bridge';
import { Button } from '../ui/Button';
import { words } from '../words';

/** Offers to take a pasted key out of the clipboard, where every program can read it. */
export function ClearClipboard({ stagedKeyId }: { readonly stagedKeyId: string }) {
  const [said, setSaid] = useState('');

  const clear = async (): Promise<void> => {
    const cleared = await main.clearClipboard({ stagedKeyId });
    const still = cleared.ok && cleared.value;
    setSaid(still ? words.connect.clipboardCleared : words.connect.clipboardOther);
  };

  if (said !== '') return <span role="status">{said}</span>;
  return (
    <>
      {words.connect.clipboardHolds}{' '}
      <Button kind="quiet" onClick={() => void clear()}>
        {words.connect.clearClipboard}
      </Button>
    </>
  );
}
