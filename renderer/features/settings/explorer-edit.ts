import { fieldText, recordAddress } from '../../../shared/account';
import type { Explorer } from '../../../shared/explorer';
import type { Result } from '../../../shared/failure';
import { main } from '../../bridge';
import { useWindow } from '../../store/store';
import type { ExplorerEdit, ExplorerRow } from '../../store/window-state';
import { areSame, inForceOf, isOpen, rowsAfter, rowsOf } from './explorer-rows';

const { getState, setState } = useWindow;

/** Whether the first address of an asset that the account has is one of Ethereum or a compatible chain. */
const isFollowed = (asset: string): boolean => {
  const { account } = getState();
  const records = [...(account?.wallets ?? []), ...(account?.contracts ?? [])];
  const first = records.find((record) => fieldText(record.asset) === asset);
  return first !== undefined && /^0x[\da-f]{40}$/iu.test(fieldText(recordAddress(first)) ?? '');
};

/** An entry whose asset is being typed. Whether its addresses follow EIP-55 goes along until the person says otherwise. */
export const withAsset = (typed: Explorer, asset: string): Explorer => ({
  ...typed,
  asset,
  evm: typed.evm === isFollowed(typed.asset.trim()) ? isFollowed(asset.trim()) : typed.evm,
});

const ofMain = () => getState().app?.explorers ?? [];

/** The rows as they are now: what was typed is kept while other views are looked at. */
export const rowsNow = (): readonly ExplorerRow[] => {
  const { explorerEdit } = getState();
  return explorerEdit ? rowsAfter(explorerEdit, ofMain()) : rowsOf(ofMain());
};

/** Keeps rows that were made from those of now. */
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

/** Has main take over what applies of these rows. What main has meanwhile is expected to be an earlier state of them. */
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

/** Rows that all apply are kept no longer. */
export const forgetApplied = (): void => {
  const { explorerEdit } = getState();
  if (explorerEdit?.saves === 0 && !rowsNow().some(isOpen)) setState({ explorerEdit: null });
};
