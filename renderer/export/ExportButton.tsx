import { Download } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useWindow } from '../state/store';
import { Button } from '../ui/Button';
import { exportWords } from '../words/export';

const ExportDialog = lazy(async () => ({
  default: (await import('./ExportDialog')).ExportDialog,
}));

interface Props {
  /** Of its words, which give way to the icon where there is no room. */
  readonly labelClass: string | undefined;
}

/** Opens the export, where there is something to export. */
export function ExportButton({ labelClass }: Props) {
  const [open, setOpen] = useState(false);
  const isRead = useWindow((state) => state.account !== null);
  if (!isRead) return null;
  return (
    <>
      <Button
        icon={Download}
        aria-label={exportWords.open}
        title={exportWords.open}
        onClick={() => {
          setOpen(true);
        }}
      >
        <span className={labelClass}>{exportWords.open}</span>
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
