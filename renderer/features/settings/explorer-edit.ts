import { fieldText, recordAddress } from '../../../shared/account';
import type { Explorer } from '../../../shared/explorer';
import type { Result } from '../../../shared/failure';
import { main } from '../../bridge';
import { useWindow } from '../../store/store';
import type { ExplorerEdit, ExplorerRow } from '../../store/window-state';
import { areSame, inForceOf, isOpen, rowsAfter, rowsOf } from './explorer-rows';

const { getState, setState } = useWindow;

/** Whether the first address of an asset in the account has the format of Ethereum and compatible chains. */
const isFollowed = (asset: string): boolean => {
  const { account } = getState();
  const records = [...(account?.wallets ?? []), ...(account?.contracts ?? [])];
  const first = records.find((record) => fieldText(record.asset) === asset);
  return first !== undefined && /^0x[\da-f]{40}$/iu.test(fieldText(recordAddress(first)) ?? '');
};

/** An entry with a changed asset. Its EIP-55 flag follows the asset until the user sets the flag. */
export const withAsset = (typed: Explorer, asset: string): Explorer => ({
  ...typed,
  asset,
  evm: typed.evm === isFollowed(typed.asset.trim()) ? isFollowed(asset.trim()) : typed.evm,
});

const ofMain = () => getState().app?.explorers ?? [];

/** The current rows. Unsaved text is kept while other screens are shown. */
export const rowsNow = (): readonly ExplorerRow[] => {
  const { explorerEdit } = getState();
  return explorerEdit ? rowsAfter(explorerEdit, ofMain()) : rowsOf(ofMain());
};

/** Stores rows that were derived from the current ones. */
export const setRows = (rows: readonly ExplorerRow[]): void => {
  const { explorerEdit } = getState();
  const saves = explorerEdit?.saves ?? 0;
  setState({
    explorerEdit: { rows, of: explorerEdit && saves > 0 ? explorerEdit.of : ofMain(), saves },
  });
};

const changeEdit = (change: (edit: ExplorerEdit) => Partial<ExplorerEdit>): void => {
  const { explorerEdit } = getState();
  if (explorerEdit) setState({ explorerEdit: { ...explorerEdit, ...change(explorerEdit) } });
};

/** Sends the rows in force to main. Until main confirms, its explorers count as an earlier state of these rows. */
export const sendRows = async (rows: readonly ExplorerRow[]): Promise<Result<null>> => {
  setRows(rows);
  changeEdit(({ saves }) => ({ saves: saves + 1 }));
  const sent = await main.setExplorers({ explorers: inForceOf(rows) });
  changeEdit((edit) => ({
    saves: edit.saves - 1,
    of: areSame(ofMain(), inForceOf(edit.rows)) ? ofMain() : edit.of,
  }));
  return sent;
};

/** Drops the edited rows once all of them are in force. */
export const forgetApplied = (): void => {
  const { explorerEdit } = getState();
  if (explorerEdit?.saves === 0 && !rowsNow().some(isOpen)) setState({ explorerEdit: null });
};
