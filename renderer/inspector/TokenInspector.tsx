import { lazy, Suspense, useRef, useState } from 'react';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { inspectorWords } from '../words/inspector';

const InspectorContents = lazy(async () => ({
  default: (await import('./InspectorContents')).InspectorContents,
}));

/** Opens the last signed request of a profile in a dialog. What the dialog holds is gone when it closes. */
export function TokenInspector({ profileId }: { readonly profileId: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button
        kind="quiet"
        flush
        onClick={() => {
          setOpen(true);
          dialog.current?.showModal();
        }}
      >
        {inspectorWords.open}
      </Button>
      <Dialog
        dialog={dialog}
        title={inspectorWords.title}
        onClose={() => {
          setOpen(false);
        }}
      >
        {open && (
          <Suspense>
            <InspectorContents profileId={profileId} />
          </Suspense>
        )}
      </Dialog>
    </div>
  );
}
