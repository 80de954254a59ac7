import { useState } from 'react';
import type { Failure } from '../../../shared/failure';
import { main } from '../../bridge';
import { useWindow } from '../../store/store';
import { Button } from '../../ui/Button';
import { FailureNotice } from '../../ui/FailureNotice';
import { words } from '../../i18n';

/** Offers to take a pasted key out of the clipboard, where every program can read it, until something else is copied. */
export function ClearClipboard({ stagedKeyId }: { readonly stagedKeyId: string }) {
  const written = useWindow((state) => state.clipboard.written);
  const [writtenBefore] = useState(written);
  const [said, setSaid] = useState('');
  const [failure, setFailure] = useState<Failure | null>(null);

  const clear = async (): Promise<void> => {
    const cleared = await main.clearClipboard({ stagedKeyId });
    setFailure(cleared.ok ? null : cleared.error);
    if (!cleared.ok) return;
    setSaid(cleared.value ? words.connect.clipboardCleared : words.connect.clipboardOther);
  };

  if (written !== writtenBefore) return null;
  if (said !== '') return <span role="status">{said}</span>;
  return (
    <>
      {words.connect.clipboardHolds}{' '}
      <Button kind="quiet" onClick={() => void clear()}>
        {words.connect.clearClipboard}
      </Button>
      {failure && <FailureNotice failure={failure} />}
    </>
  );
}
