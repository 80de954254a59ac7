import type { ListName } from '../../../shared/account';
import { pluralIn, sizeIn } from '../plural';

/** "1 Wallet", "1.204 Wallets". */
export const plural = pluralIn('de');

/** "1 Wallet", "1.204 Contracts". */
export const records: Readonly<Record<ListName, (count: number) => string>> = {
  wallets: (count) => plural(count, 'Wallet', 'Wallets'),
  contracts: (count) => plural(count, 'Contract', 'Contracts'),
};

/** "212 Byte", "65,5 kB", "12,4 MB". */
export const size = sizeIn('de', 'Byte', 'Byte');

/** Numbers as German writes them. */
export const integer = new Intl.NumberFormat('de');
