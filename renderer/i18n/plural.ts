/** Makes "1 wallet", "1,204 wallets" of a count and the two forms that English and German have. */
export const pluralIn = (language: string) => {
  const rules = new Intl.PluralRules(language);
  const integer = new Intl.NumberFormat(language);
  return (count: number, one: string, other: string): string =>
    `${integer.format(count)} ${rules.select(count) === 'one' ? one : other}`;
};

/** "1 wallet", "1,204 wallets". */
export const plural = pluralIn('en');

/** Numbers as English writes them. */
export const integer = new Intl.NumberFormat('en');
