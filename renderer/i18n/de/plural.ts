import { pluralIn, sizeIn } from '../plural';

/** "1 Wallet", "1.204 Wallets". */
export const plural = pluralIn('de');

/** "212 Byte", "65,5 kB", "12,4 MB". */
export const size = sizeIn('de', 'Byte', 'Byte');

/** Numbers as German writes them. */
export const integer = new Intl.NumberFormat('de');
