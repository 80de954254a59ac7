import { addressFields, fieldText, type ListName } from '../../../../shared/account';
import type { HistoryKind, HistoryPage } from '../../../../shared/activity';
import { addressKey } from '../../../../shared/address';

/** What tells since when a record has its address. */
export const tellingKinds: readonly HistoryKind[] = [
  ...(['begun', 'added', 'returned', 'changed', 'alarm', 'reverted'] as const),
  ...(['lost', 'trusted'] as const),
];

/** A record, and its address of now. */
export interface SeenRecord {
  readonly list: ListName;
  readonly record: number;
  readonly address: string;
}

/**
 * When a record was first seen with its address, in milliseconds since the epoch; null where the history does not tell:
 * where parts of it are gone, or the record has been there before.
 */
export const firstSeen = (
  { entries, total, dropped }: HistoryPage,
  { list, record, address }: SeenRecord,
): number | null => {
  const isWhole = entries.length >= total && dropped === 0;
  const isBroken = entries.some(({ kind }) => kind === 'lost' || kind === 'trusted');
  // One line stands for several records where there were too many of them.
  const isFolded = entries.some((entry) => entry.list === list && entry.count > 1);
  if (!isWhole || isBroken || isFolded) return null;
  const own = entries.filter((entry) => entry.list === list && entry.row === record);
  if (own.some(({ kind }) => kind === 'returned' || kind === 'reverted')) return null;
  const { [list]: addressField } = addressFields;
  const given = own.find(({ fields }) =>
    fields.some(
      ({ field, after }) =>
        field === addressField && addressKey(fieldText(after) ?? '') === addressKey(address),
    ),
  );
  if (given) return given.at;
  if (own.some(({ fields }) => fields.some(({ field }) => field === addressField))) return null;
  const added = own.find(({ kind }) => kind === 'added');
  return (added ?? entries.findLast(({ kind }) => kind === 'begun'))?.at ?? null;
};

/** Which of two was there first. */
export type Order = 'own' | 'other' | 'together' | 'unknown';

export const orderOf = (own: number | null, other: number | null): Order => {
  if (own === null || other === null) return 'unknown';
  if (own === other) return 'together';
  return own < other ? 'own' : 'other';
};
