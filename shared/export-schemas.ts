import { z } from 'zod';
import { separators } from './export';
import { areFields, columnNames, historyRef, listName, listRef, places } from './schemas';

/**
 * Records to write to a file that the person chooses: of one list with these columns, or as JSON, where null for the
 * list stands for the whole account. Null for the rows stands for all of them. `notes` adds the person's own names, tags
 * and notes.
 */
export const exportRequest = z.discriminatedUnion('format', [
  listRef
    .extend({
      format: z.literal('csv'),
      rows: places.nullable(),
      columns: columnNames,
      separator: z.enum(separators),
      provenance: z.boolean(),
      notes: z.boolean(),
    })
    .refine(({ list, columns }) => areFields(list, columns)),
  listRef
    .extend({
      format: z.enum(['json', 'signed-json']),
      list: listName.nullable(),
      rows: places.nullable(),
      notes: z.boolean(),
    })
    .refine(({ list, rows }) => list !== null || rows === null),
]);

/** Which lines of a profile's history to write to a file as a table. */
export const historyToExport = historyRef.extend({ separator: z.enum(separators) });
