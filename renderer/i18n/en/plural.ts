import { pluralIn } from '../plural';

/** "1 wallet", "1,204 wallets". */
export const plural = pluralIn('en');

/** Numbers as English writes them. */
export const integer = new Intl.NumberFormat('en');
