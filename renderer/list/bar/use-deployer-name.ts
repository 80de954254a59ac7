import { useCallback } from 'react';
import type { SmartContract } from '../../../shared/account';
import { useWindow } from '../../state/store';
import { fieldText } from '../../text/field';
import { useAccountAddresses } from '../use-account-addresses';
import type { NameOfAddress } from './filter-parts';

/** By contracts, a row of each address that deployed one; made when first asked for. */
const made = new WeakMap<readonly SmartContract[], ReadonlyMap<string, number>>();

const rowsByDeployer = (contracts: readonly SmartContract[]): ReadonlyMap<string, number> => {
  const known = made.get(contracts);
  if (known) return known;
  const rows = new Map<string, number>();
  for (const [row, { deployedBy }] of contracts.entries()) {
    const text = fieldText(deployedBy);
    if (text !== null && !rows.has(text)) rows.set(text, row);
  }
  made.set(contracts, rows);
  return rows;
};

/** What the account calls the address of a deployer: the name of the wallet or contract that has it. */
export const useDeployerName = (): NameOfAddress => {
  const contracts = useWindow(({ account }) => account?.contracts);
  const addresses = useAccountAddresses();
  return useCallback(
    (address) => {
      const row = contracts && addresses ? rowsByDeployer(contracts).get(address) : undefined;
      if (!addresses || row === undefined) return null;
      const { book, at } = addresses;
      const number = book.addressOf('deployers', row);
      for (const place of ['wallets', 'contracts'] as const) {
        const [owner] = number >= 0 && book.isIn(place, number) ? book.rowsOf(place, number) : [];
        const name = owner === undefined ? null : at(place, owner).name;
        if (name !== null && name.trim() !== '') return name;
      }
      return null;
    },
    [contracts, addresses],
  );
};
