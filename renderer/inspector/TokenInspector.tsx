import { lazy, Suspense, useId, useRef, useState } from 'react';
import { Button } from '../ui/Button';
import { words } from '../words';
import { inspectorWords } from '../words/inspector';
import styles from './TokenInspector.module.css';

const InspectorContents = lazy(async () => ({
  default: (await import('./InspectorContents')).InspectorContents,
}));

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
        {inspectorWords.open}
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
          <h2 id={id}>{inspectorWords.title}</h2>
          <Button onClick={() => dialog.current?.close()}>{words.common.close}</Button>
        </header>
        {open && (
          <Suspense>
            <InspectorContents profileId={profileId} />
          </Suspense>
        )}
      </dialog>
    </div>
  );
}
