import { addressFields, type Field } from '../../../shared/account';
import type { KeptLine } from './history';
import { keyOfAddress } from './identity';

/** Identifies what happened to a record in one answer. `record` is its identity, or its name and asset. */
const eventOf = (
  { at, list }: KeptLine,
  what: 'gone' | 'come',
  address: Field,
  record: string | readonly [name: Field, asset: Field],
): string => JSON.stringify([at, list, what, keyOfAddress(address), record]);

const events: Readonly<Partial<Record<KeptLine['kind'], 'gone' | 'come'>>> = {
  removed: 'gone',
  added: 'come',
  returned: 'come',
};

/**
 * The lines about the two records of a replacement, where an alarm's line about the same answer is among the lines: the
 * alarm says which address was replaced by which. `reverted` is a replacement back. The known record has the identity
 * of the alarm, and the other one its name and asset: other records may have had the same addresses.
 */
export const toldReplacements = (lines: readonly KeptLine[]): ReadonlySet<KeptLine> => {
  const happened = new Map<string, KeptLine>();
  for (const line of lines) {
    const what = events[line.kind];
    if (!what) continue;
    happened.set(eventOf(line, what, line.address, line.key), line);
    happened.set(eventOf(line, what, line.address, [line.name, line.asset]), line);
  }
  const told = new Set<KeptLine>();
  for (const line of lines) {
    const { kind, list, key, name, asset, fields } = line;
    if ((kind !== 'alarm' && kind !== 'reverted') || list === 'account') continue;
    const change = fields.find(({ field }) => field === addressFields[list]);
    if (!change) continue;
    const [ofKnown, ofOther] =
      kind === 'alarm' ? (['gone', 'come'] as const) : (['come', 'gone'] as const);
    const known = happened.get(eventOf(line, ofKnown, change.before, key));
    const other = happened.get(eventOf(line, ofOther, change.after, [name, asset]));
    if (known && other) told.add(known).add(other);
  }
  return told;
};
