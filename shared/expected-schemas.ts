import { z } from 'zod';
import { comparedGroups, mostExpected } from './expected';
import { separators } from './export';
import { listRef } from './schemas';

const column = z.int().min(0).max(99);

/** A list that main holds, and how it is compared with the account on screen. */
export const comparison = listRef.extend({
  listNumber: z.int().min(1),
  columns: z.strictObject({
    address: column,
    name: column.nullable(),
    asset: column.nullable(),
  }),
});

export const comparedFrom = comparison.extend({
  group: z.enum(comparedGroups),
  from: z
    .int()
    .min(0)
    .max(mostExpected * 2),
});

/** Null for JSON that is signed. */
export const comparisonToExport = comparison.extend({ separator: z.enum(separators).nullable() });
