import { Download, FileCheck, type LucideIcon } from 'lucide-react';
import { main } from '../bridge';
import { usualSeparator, useActiveId, useWindow } from '../store/store';
import { openComparisonExport, openExport } from '../store/navigate';
import { announce, causeOf, tellFailure } from '../store/announce';
import { filterOf, type ChosenHistory } from '../store/history-filter';
import { Button } from '../ui/Button';
import { exportWords } from '../i18n/export';
import { historyWords } from '../i18n/history';
import styles from './Header.module.css';

interface Props {
  readonly kind?: 'primary' | 'plain';
  readonly icon: LucideIcon;
  /** Text of the button. Only the icon is shown where there is no room. */
  readonly label: string;
  /** Tooltip while the button is off; by default the label. */
  readonly why?: string;
  /** Null while the button is off. */
  readonly onPress: (() => void) | null;
}

function HeaderButton({ kind = 'plain', icon, label, why = label, onPress }: Props) {
  const hint = onPress === null ? why : label;
  return (
    <Button
      kind={kind}
      icon={icon}
      // Where only the icon is shown, the tooltip is the name.
      aria-label={hint === label ? undefined : label}
      disabled={onPress === null}
      title={hint}
      className={styles['button']}
      onClick={() => onPress?.()}
    >
      <span className={styles['label']}>{label}</span>
    </Button>
  );
}

/** Opens the export. Off without a record in either list, with the reason as its tooltip. */
export function ExportButton() {
  const head = useWindow(({ account }) => account?.head);
  if (!head) return null;
  const hasRecords = head.walletCount + head.contractCount > 0;
  return (
    <HeaderButton
      icon={Download}
      label={exportWords.open}
      why={exportWords.nothing}
      onPress={hasRecords ? openExport : null}
    />
  );
}

/** Saves the result of a comparison; off until there is one. */
export function SaveComparisonButton() {
  const comparing = useWindow((state) => state.comparing);
  const isReady = comparing?.failure === null && !comparing.isAsking && comparing.compared !== null;
  return (
    <HeaderButton
      kind="primary"
      icon={FileCheck}
      label={exportWords.save}
      onPress={isReady ? openComparisonExport : null}
    />
  );
}

const exportHistory = async (profileId: string, chosen: ChosenHistory): Promise<void> => {
  const cause = causeOf('screen');
  const saved = await main.exportHistory({
    profileId,
    filter: filterOf(chosen),
    separator: usualSeparator(),
  });
  if (saved.ok) {
    const { count, guarded } = saved.value;
    announce({ kind: 'good', text: historyWords.exported(count, guarded) }, cause);
  } else tellFailure(saved, cause);
};

/** Saves the history as it is filtered. Off if the filter leaves nothing, with the reason as its tooltip. */
export function ExportHistoryButton() {
  const profileId = useActiveId();
  const chosen = useWindow((state) => state.history);
  const hasAny = useWindow((state) => state.historyFound > 0);
  if (profileId === null) return null;
  return (
    <HeaderButton
      icon={Download}
      label={historyWords.export}
      why={historyWords.nothingToExport}
      onPress={hasAny ? () => void exportHistory(profileId, chosen) : null}
    />
  );
}
