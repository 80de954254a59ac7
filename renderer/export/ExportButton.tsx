import { lazy, Suspense, useState } from 'react';
import { useWindow } from '../state/store';
import { Button } from '../ui/Button';
import { exportWords } from '../words/export';

const ExportDialog = lazy(async () => ({
  default: (await import('./ExportDialog')).ExportDialog,
}));

/** Opens the export, where there is something to export. */
export function ExportButton() {
  const [open, setOpen] = useState(false);
  const isRead = useWindow((state) => state.account !== null);
  if (!isRead) return null;
  return (
    <>
      <Button
        onClick={() => {
          setOpen(true);
        }}
      >
        {exportWords.open}
      </Button>
      <Suspense>
        {open && (
          <ExportDialog
            onClose={() => {
              setOpen(false);
            }}
          />
        )}
      </Suspense>
    </>
  );
}
