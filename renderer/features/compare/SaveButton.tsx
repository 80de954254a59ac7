import { FileCheck } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useWindow } from '../../store/store';
import { Button } from '../../ui/Button';
import { compareWords } from '../../i18n/compare';

const SaveDialog = lazy(async () => ({ default: (await import('./SaveDialog')).SaveDialog }));

interface Props {
  /** Of its words, which give way to the icon where there is no room. */
  readonly labelClass: string | undefined;
}

/** Saves what came of a comparison; off until there is something. */
export function SaveButton({ labelClass }: Props) {
  const [isOpen, setOpen] = useState(false);
  const comparing = useWindow((state) => state.comparing);
  const compared = comparing?.failure === null && !comparing.isAsking ? comparing.compared : null;
  const isReady = compared !== null;
  return (
    <>
      <Button
        kind="primary"
        icon={FileCheck}
        aria-label={compareWords.save}
        aria-disabled={!isReady}
        title={compareWords.save}
        onClick={() => {
          if (isReady) setOpen(true);
        }}
      >
        <span className={labelClass}>{compareWords.save}</span>
      </Button>
      <Suspense>
        {isOpen && comparing && isReady && (
          <SaveDialog
            comparing={comparing}
            onClose={() => {
              setOpen(false);
            }}
          />
        )}
      </Suspense>
    </>
  );
}
