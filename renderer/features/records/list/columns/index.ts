import type { ListName } from '../../../../../shared/account';
import { contractList } from './contracts';
import type { ListDefinition } from './list-definition';
import { walletList } from './wallets';

/** The two lists of an account. */
export const listDefinitions: { readonly [Name in ListName]: ListDefinition<Name> } = {
  wallets: walletList,
  contracts: contractList,
};
