import { Download } from 'lucide-react';
import { openExport } from '../../store/actions';
import { useWindow } from '../../store/store';
import { Button } from '../../ui/Button';
import { exportWords } from '../../i18n/export';

interface Props {
  /** Of its words, which give way to the icon where there is no room. */
  readonly labelClass: string | undefined;
}

/** Opens the export. Without a record in either list it stays off, with the reason as its tooltip. */
export function ExportButton({ labelClass }: Props) {
  const head = useWindow(({ account }) => account?.head);
  if (!head) return null;
  const hasRecords = head.walletCount + head.contractCount > 0;
  return (
    <Button
      icon={Download}
      aria-label={exportWords.open}
      aria-disabled={!hasRecords}
      title={hasRecords ? exportWords.open : exportWords.nothing}
      onClick={() => {
        if (hasRecords) openExport();
      }}
    >
      <span className={labelClass}>{exportWords.open}</span>
    </Button>
  );
}
