import { pluralIn } from '../plural';

/** "1 Wallet", "1.204 Wallets". */
export const plural = pluralIn('de');

/** Numbers as German writes them. */
export const integer = new Intl.NumberFormat('de');
