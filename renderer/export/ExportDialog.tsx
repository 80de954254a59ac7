import { useEffect, useId, useRef, type ReactNode } from 'react';
import type { ListName, RowOf } from '../../shared/account';
import { listDefinitions } from '../list/columns';
import type { ListDefinition } from '../list/columns/list-definition';
import { selectedInOrder } from '../list/grid/selection';
import { useList } from '../list/use-list';
import { useWindow } from '../state/store';
import { DialogAnnouncer } from '../ui/DialogAnnouncer';
import { exportWords } from '../words/export';
import type { OnScreen } from './choices';
import { ExportForm } from './ExportForm';
import styles from './export.module.css';
import { useExport } from './use-export';

interface WithListProps<Name extends ListName> {
  readonly definition: ListDefinition<Name>;
  readonly rows: readonly RowOf[Name][];
  readonly children: (onScreen: OnScreen) => ReactNode;
}

/** Finds the rows that a list shows, as the list itself does. */
function WithList<Name extends ListName>({ definition, rows, children }: WithListProps<Name>) {
  const { shown, complete, selection } = useList(definition, rows);
  const selected = selectedInOrder(selection, shown);
  return children({ list: definition.list, shown, selected, complete });
}

interface Props {
  readonly onClose: () => void;
}

/** Records of the account on screen, into a file that the person chooses. */
export function ExportDialog({ onClose }: Props) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const exporting = useExport();
  const account = useWindow((state) => state.account);
  const profileId = useWindow((state) => state.app?.activeProfileId);
  const view = useWindow((state) => state.view);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  const form = (onScreen: OnScreen | null): ReactNode =>
    account &&
    profileId && (
      <ExportForm
        account={{ profileId, revision: account.head.revision }}
        counts={{ wallets: account.head.walletCount, contracts: account.head.contractCount }}
        onScreen={onScreen}
        exporting={exporting}
        onClose={() => dialog.current?.close()}
      />
    );
  const contents = (): ReactNode => {
    if (view === 'wallets' && account?.wallets) {
      return (
        <WithList definition={listDefinitions.wallets} rows={account.wallets}>
          {form}
        </WithList>
      );
    }
    if (view === 'contracts' && account?.contracts) {
      return (
        <WithList definition={listDefinitions.contracts} rows={account.contracts}>
          {form}
        </WithList>
      );
    }
    return form(null);
  };

  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className={styles['dialog']}
      onCancel={(event) => {
        if (!exporting.saving) return;
        event.preventDefault();
        exporting.cancel();
      }}
      onClose={onClose}
    >
      <h2 id={id}>{exportWords.title}</h2>
      {contents()}
      <DialogAnnouncer dialog={dialog} />
    </dialog>
  );
}
