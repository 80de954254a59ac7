import type { ListName } from '../../shared/account';

/** Makes "1 wallet", "1,204 wallets" of a count and the two forms that English and German have. */
export const pluralIn = (language: string) => {
  const rules = new Intl.PluralRules(language);
  const integer = new Intl.NumberFormat(language);
  return (count: number, one: string, other: string): string =>
    `${integer.format(count)} ${rules.select(count) === 'one' ? one : other}`;
};

/** Makes "212 bytes", "65.5 kB", "12.4 MB" of a count of bytes. 1 kB is 1000 bytes, as file managers count. */
export const sizeIn = (language: string, one: string, other: string) => {
  const plural = pluralIn(language);
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return (bytes: number): string => {
    if (bytes < 1000) return plural(bytes, one, other);
    return bytes < 1_000_000
      ? `${number.format(bytes / 1000)} kB`
      : `${number.format(bytes / 1_000_000)} MB`;
  };
};

/** "1 wallet", "1,204 wallets". */
export const plural = pluralIn('en');

/** "1 wallet", "1,204 contracts". */
export const records: Readonly<Record<ListName, (count: number) => string>> = {
  wallets: (count) => plural(count, 'wallet', 'wallets'),
  contracts: (count) => plural(count, 'contract', 'contracts'),
};

/** "212 bytes", "65.5 kB", "12.4 MB". */
export const size = sizeIn('en', 'byte', 'bytes');

/** Numbers as English writes them. */
export const integer = new Intl.NumberFormat('en');
