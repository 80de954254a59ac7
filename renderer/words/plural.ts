const rules = new Intl.PluralRules('en');
const integer = new Intl.NumberFormat('en');

/** "1 wallet", "1,204 wallets". */
export const plural = (count: number, one: string, other: string): string =>
  `${integer.format(count)} ${rules.select(count) === 'one' ? one : other}`;
