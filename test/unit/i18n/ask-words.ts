/** Every text of a catalogue, with its path. */
export const entriesOf = (words: unknown, path = ''): readonly (readonly [string, unknown])[] =>
  typeof words === 'object' && words !== null
    ? Object.entries(words).flatMap(([name, part]) =>
        entriesOf(part, path === '' ? name : `${path}.${name}`),
      )
    : [[path, words]];

type Speaking = (...given: readonly unknown[]) => unknown;

/** Values for the arguments of texts: several of each kind, which every text about them must distinguish. */
const kinds: readonly (readonly unknown[])[] = [
  [3, 0, 1, 95, 1204],
  [
    'Qx',
    '',
    'Qy',
    'no-sandbox',
    'user-data-dir',
    'ELECTRON_DISABLE_SANDBOX',
    'copy',
    'memory',
    'wallets',
    'contracts',
  ],
  [['Latn'], ['Grek', 'Cyrl']],
];
const values = kinds.flat();

const combined = (count: number, among: readonly unknown[]): readonly (readonly unknown[])[] =>
  count === 0
    ? [[]]
    : combined(count - 1, among).flatMap((given) => among.map((value) => [...given, value]));

const ask = (words: Speaking, given: readonly unknown[]): string | undefined => {
  try {
    return String(words(...given));
  } catch {
    // The text does not accept a value of this kind.
    return undefined;
  }
};

/** Everything an entry can say with any of these values. */
export const saysOf = (entry: unknown): readonly string[] => {
  if (typeof entry !== 'function') return [String(entry)];
  const words = entry as Speaking;
  const given = values.filter((value) => value !== '');
  return combined(words.length, given).flatMap((some) => ask(words, some) ?? []);
};

/** Indices of arguments that never change the text, prefixed with the path of the entry. */
export const unusedOf = (path: string, entry: unknown): readonly string[] => {
  if (typeof entry !== 'function') return [];
  const words = entry as Speaking;
  const all = combined(words.length, values);
  return Array.from({ length: words.length }, (_, place) => place)
    .filter((place) =>
      all.every((given) => {
        const said = ask(words, given);
        return values.every((value) => {
          const other = ask(words, given.with(place, value));
          return said === undefined || other === undefined || said === other;
        });
      }),
    )
    .map((place) => `${path}(${place})`);
};
