import type { ListName } from '../../shared/account';
import { NotRead } from '../account/NotRead';
import { useWindow } from '../state/store';
import { EmptyList } from './bar/NoMatch';
import { listDefinitions } from './columns';
import { RecordList } from './RecordList';

/** One of the two lists of the account on screen. */
export function ListScreen({ list }: { readonly list: ListName }) {
  const account = useWindow((state) => state.account);
  const { wallets, contracts } = account ?? {};
  if (account?.[list]?.length === 0) return <EmptyList list={list} />;
  if (list === 'wallets' && wallets) {
    return <RecordList key={list} definition={listDefinitions.wallets} rows={wallets} />;
  }
  if (list === 'contracts' && contracts) {
    return <RecordList key={list} definition={listDefinitions.contracts} rows={contracts} />;
  }
  return <NotRead />;
}
