import { useMemo, type ReactNode } from 'react';
import type { ListName, RowOf } from '../../../shared/account';
import { listDefinitions, type ListDefinition } from '../records/list/columns';
import { selectedInOrder } from '../../store/selection';
import { useList } from '../records/list/use-list';
import { useActiveProfile, useValuesHidden } from '../../store/selectors';
import { useWindow } from '../../store/store';
import { askedOf, type OnScreen } from './choices';
import { ExportForm } from './ExportForm';
import { useFileSaving } from './SaveFileDialog';

interface WithListProps<Name extends ListName> {
  readonly definition: ListDefinition<Name>;
  readonly rows: readonly RowOf[Name][];
  readonly children: (onScreen: OnScreen) => ReactNode;
}

/** Finds the rows that a list shows, as the list itself does. */
function WithList<Name extends ListName>({ definition, rows, children }: WithListProps<Name>) {
  const { list } = definition;
  const { state, shown, complete, selection, nameOf } = useList(definition, rows);
  const isHidden = useValuesHidden();
  const selected = useMemo(() => selectedInOrder(selection, shown), [selection, shown]);
  const asked = askedOf(list, state, isHidden, nameOf);
  return children({ list, view: shown, selected, complete, asked });
}

interface Props {
  readonly onClose: () => void;
}

/** Records of the account on screen, into a file that the person chooses. */
export function ExportDialog({ onClose }: Props) {
  const saving = useFileSaving();
  const account = useWindow((state) => state.account);
  const profile = useActiveProfile();
  const view = useWindow((state) => state.view);
  if (!account || !profile) return null;
  const form = (onScreen: OnScreen | null): ReactNode => (
    <ExportForm {...{ account, profile, onScreen, saving, onClose }} />
  );
  const { wallets, contracts } = account;
  if (view === 'wallets' && wallets) {
    return (
      <WithList definition={listDefinitions.wallets} rows={wallets}>
        {form}
      </WithList>
    );
  }
  if (view === 'contracts' && contracts) {
    return (
      <WithList definition={listDefinitions.contracts} rows={contracts}>
        {form}
      </WithList>
    );
  }
  return form(null);
}
