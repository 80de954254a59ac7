import { Download } from 'lucide-react';
import { main } from '../../bridge';
import { usualSeparator } from '../export/usual-separator';
import { announce, announceFailure, causeOf } from '../../store/announce';
import { filterOf, type ChosenHistory } from '../../store/history-filter';
import { useWindow } from '../../store/store';
import { Button } from '../../ui/Button';
import { historyWords } from '../../i18n/history';

const exportHistory = async (profileId: string, chosen: ChosenHistory): Promise<void> => {
  const cause = causeOf('screen');
  const saved = await main.exportHistory({
    ...{ profileId, filter: filterOf(chosen), separator: usualSeparator() },
  });
  if (saved.ok) {
    const { count, guarded } = saved.value;
    announce({ kind: 'good', text: historyWords.exported(count, guarded) }, cause);
  } else if (saved.error.code !== 'CANCELLED') await announceFailure(saved.error, cause);
};

interface Props {
  /** Of its words, which give way to the icon where there is no room. */
  readonly labelClass: string | undefined;
}

/** Saves the history as it is narrowed. Where that leaves nothing, it stays off, with the reason as its tooltip. */
export function ExportHistoryButton({ labelClass }: Props) {
  const profileId = useWindow(({ app }) => app?.activeProfileId);
  const chosen = useWindow((state) => state.history);
  const hasAny = useWindow((state) => state.historyFound > 0);
  if (!profileId) return null;
  return (
    <Button
      icon={Download}
      aria-label={historyWords.export}
      aria-disabled={!hasAny}
      title={hasAny ? historyWords.export : historyWords.nothingToExport}
      onClick={() => {
        if (hasAny) void exportHistory(profileId, chosen);
      }}
    >
      <span className={labelClass}>{historyWords.export}</span>
    </Button>
  );
}
