import type { ListName } from '../../shared/account';
import { isAlikeRow } from '../list/restrict-rows';
import { useAccountAddresses, useLookAlikes } from '../list/use-account-addresses';
import { showLookAlikes } from '../state/look-alike-actions';
import { useWindow } from '../state/store';
import { Button } from '../ui/Button';
import { addressRelationWords } from '../words/address-relations';
import styles from './LookAlikeSummary.module.css';

/** More pairs than this are told by their addresses: a thousand look-alikes are half a million pairs. */
const mostPairs = 100;

/** On the Overview: how many addresses look alike. Nothing where none do. */
export function LookAlikeSummary() {
  const account = useWindow((state) => state.account);
  const addresses = useAccountAddresses();
  const alikes = useLookAlikes(addresses);
  if (!addresses || !alikes || alikes.pairs === 0) return null;
  const { pairs, addresses: count } = alikes;
  const rowsIn = (list: ListName): number => {
    const rows: readonly unknown[] = account?.[list] ?? [];
    let found = 0;
    for (const row of rows.keys()) if (isAlikeRow(list, row, addresses, alikes)) found += 1;
    return found;
  };
  const lists = (['wallets', 'contracts'] as const).map((list) => ({ list, rows: rowsIn(list) }));
  return (
    <section className={styles['summary']} aria-label={addressRelationWords.summaryTitle}>
      <p>
        {pairs > mostPairs
          ? addressRelationWords.addresses(count)
          : addressRelationWords.pairs(pairs)}
      </p>
      <div className={styles['ways']}>
        {lists
          .filter(({ rows }) => rows > 0)
          .map(({ list, rows }) => (
            <Button
              key={list}
              onClick={() => {
                showLookAlikes(list);
              }}
            >
              {addressRelationWords.show[list](rows)}
            </Button>
          ))}
      </div>
    </section>
  );
}
