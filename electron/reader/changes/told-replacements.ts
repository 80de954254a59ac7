import { addressFields, type Field } from '../../../shared/account';
import type { KeptLine } from './history';
import { keyOfAddress } from './identity';

/** Identifies what happened to a record in one answer. */
const eventOf = ({ at, list }: KeptLine, what: 'gone' | 'come', address: Field): string =>
  JSON.stringify([at, list, what, keyOfAddress(address)]);

const events: Readonly<Partial<Record<KeptLine['kind'], 'gone' | 'come'>>> = {
  removed: 'gone',
  added: 'come',
  returned: 'come',
};

/**
 * The lines about the two records of a replacement, where an alarm's line about the same answer is among the lines: the
 * alarm says which address was replaced by which. `reverted` is a replacement back.
 */
export const toldReplacements = (lines: readonly KeptLine[]): ReadonlySet<KeptLine> => {
  const happened = new Map<string, KeptLine>();
  for (const line of lines) {
    const what = events[line.kind];
    if (what) happened.set(eventOf(line, what, line.address), line);
  }
  const told = new Set<KeptLine>();
  for (const line of lines) {
    const { kind, list, fields } = line;
    if ((kind !== 'alarm' && kind !== 'reverted') || list === 'account') continue;
    const change = fields.find(({ field }) => field === addressFields[list]);
    if (!change) continue;
    const [was, is] =
      kind === 'alarm' ? [change.before, change.after] : [change.after, change.before];
    const gone = happened.get(eventOf(line, 'gone', was));
    const come = happened.get(eventOf(line, 'come', is));
    if (gone && come) told.add(gone).add(come);
  }
  return told;
};
