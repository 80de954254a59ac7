import { z } from 'zod';
import { listFields, type ListName } from './account';
import { checksumStates, columnWidths, detailsWidths, groupsOf, listGroups } from './list-view';
import {
  areFields,
  listName,
  listRef,
  columnNames,
  historyRef,
  notedAddress,
  noteFields,
  places,
  profileRef,
} from './schemas';
import { comparedGroups, largestList, mostExpected } from './expected';
import { separators } from './export';
import { mostAsked, mostPins, noteChoices, noteLimits } from './notes';

const columnKey = z.string().max(64);
/** Values that a filter accepts; null stands for a missing value. An empty list accepts all. */
const acceptedValues = z.array(z.string().max(200).nullable()).max(50).readonly();

/**
 * Saved view of a list. The search text and the chosen deployers are left out, because they are addresses of the
 * account and the settings are a plain file.
 */
const anyView = z.strictObject({
  sort: z
    .strictObject({ column: columnKey, direction: z.enum(['ascending', 'descending']) })
    .readonly()
    .nullable(),
  /** Columns that are not shown. */
  hidden: z.array(columnKey).max(16).readonly(),
  /** Widths set by hand, in CSS pixels, by column. */
  widths: z.record(columnKey, z.int().min(columnWidths.least).max(columnWidths.largest)).readonly(),
  // Files of earlier versions do not have the next three. A null group stands for no grouping.
  group: z.enum(listGroups).nullable().default(null),
  /** Row height. */
  density: z.enum(['usual', 'compact']).default('usual'),
  /** Width of the details, in CSS pixels. */
  details: z.int().min(detailsWidths.least).max(detailsWidths.largest).default(detailsWidths.usual),
  filters: z
    .strictObject({
      assets: acceptedValues,
      types: acceptedValues,
      checksums: z.array(z.enum(checksumStates)).max(checksumStates.length).readonly(),
      /** Whether only records that differ from the specification are shown. */
      differs: z.boolean(),
    })
    .readonly(),
});

export type ListView = Readonly<z.infer<typeof anyView>>;
export type ListViews = Readonly<Record<ListName, ListView>>;

const fits = (list: ListName, { sort, hidden, widths, group }: ListView): boolean =>
  areFields(list, sort ? [sort.column] : []) &&
  areFields(list, hidden) &&
  hidden.length < listFields[list].length &&
  areFields(list, Object.keys(widths)) &&
  (group === null || groupsOf[list].includes(group));

/** Schema of the view of a list; refuses columns that the list does not have. */
export const viewOf = (list: ListName) => anyView.refine((view) => fits(list, view));

export const viewToSave = z
  .strictObject({ profileId: z.uuid(), list: listName, view: anyView })
  .refine(({ list, view }) => fits(list, view));

/**
 * A dropped file with expected records, which are no secret. The window sends the bytes and no path, so that it cannot
 * make main read any other file. The limit applies to the whole buffer, because IPC copies the buffer as a whole.
 */
export const droppedList = z.strictObject({
  name: z.string().min(1).max(1024),
  bytes: z.instanceof(Uint8Array).refine(({ buffer }) => buffer.byteLength <= largestList),
});

const column = z.int().min(0).max(99);

/** A file that main holds, and the columns for comparing it with the account on screen. */
export const comparison = listRef.extend({
  listNumber: z.int().min(1),
  columns: z.strictObject({
    address: column,
    name: column.nullable(),
    asset: column.nullable(),
  }),
});

/** An index from 0 to `most`. */
const placeIn = (most: number) => z.int().min(0).max(most);

export const comparedFrom = comparison.extend({
  group: z.enum(comparedGroups),
  from: placeIn(mostExpected * 2),
});

/** A null separator stands for signed JSON. */
export const comparisonToExport = comparison.extend({ separator: z.enum(separators).nullable() });

/**
 * Records to write to a file that the user chooses: a CSV table of one list, or JSON. For JSON a null `list` stands for
 * the whole account. Null `rows` stand for all rows. `notes` adds the user's own names, tags and notes.
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

/** Lines of a profile's history to write to a file as a table. */
export const historyToExport = historyRef.extend({ separator: z.enum(separators) });

const addresses = z.array(z.string().min(1).max(noteLimits.address)).max(mostAsked).readonly();

/**
 * Which parts of a notes file to import, and which of its values replace existing ones. Other conflicts keep the
 * existing values.
 */
export const notesFileToImport = profileRef.extend({
  fileNumber: z.int().min(1),
  parts: z.strictObject({ notes: z.boolean(), pins: z.boolean(), explorers: z.boolean() }),
  /** Addresses whose note is replaced by the file's note, or joined with it. `others` decides unlisted conflicts. */
  notes: z.strictObject({ theirs: addresses, both: addresses, others: z.enum(noteChoices) }),
  /** Positions, in the file, of the records whose pinned values are taken. */
  pins: z
    .array(placeIn(mostPins - 1))
    .max(mostAsked)
    .readonly(),
  /** Assets whose explorers are taken. */
  explorers: z.array(z.string().max(256)).max(mostAsked).readonly(),
});

/** Stored notes. */
export const keptNotes = z.strictObject({
  entries: z
    .array(z.strictObject({ address: notedAddress, ...noteFields }))
    .max(noteLimits.entries),
});

/** Latest time of a JavaScript `Date`, in milliseconds since the epoch. */
export const latestTime = 8.64e15;

/** A stored time, in milliseconds since the epoch. */
export const keptTime = z.number().min(0).max(latestTime);

/** A stored value of a record: `Field`. */
export const keptField = z.union([z.string(), z.null(), z.strictObject({ raw: z.string() })]);
