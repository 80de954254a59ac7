import { useId, useRef, useState } from 'react';
import { Button } from '../ui/Button';
import { words } from '../words';
import { InspectorContents } from './InspectorContents';
import styles from './TokenInspector.module.css';

/** Opens the last signed request of a profile in a dialog. What the dialog holds is gone when it closes. */
export function TokenInspector({ profileId }: { readonly profileId: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div>
      <Button
        kind="quiet"
        className={styles['open']}
        onClick={() => {
          setOpen(true);
          dialog.current?.showModal();
        }}
      >
        {words.inspector.open}
      </Button>
      <dialog
        ref={dialog}
        aria-labelledby={id}
        className={styles['dialog']}
        onClose={() => {
          setOpen(false);
        }}
      >
        <header className={styles['head']}>
          <h2 id={id}>{words.inspector.title}</h2>
          <Button onClick={() => dialog.current?.close()}>{words.common.close}</Button>
        </header>
        {open && <InspectorContents profileId={profileId} />}
      </dialog>
    </div>
  );
}
