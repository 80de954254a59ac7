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
/** Null stands for “not given”. An empty list accepts all. */
const acceptedValues = z.array(z.string().max(200).nullable()).max(50).readonly();

/**
 * How a list was left. Neither what was searched for nor the chosen deployers are part of it: those are addresses of
 * the account, and this is kept in a plain file.
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
  // The next three are not in the files of earlier versions. Null: not grouped.
  group: z.enum(listGroups).nullable().default(null),
  /** Height of the rows. */
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

/** How a list is shown, with columns of that list only. */
export const viewOf = (list: ListName) => anyView.refine((view) => fits(list, view));

export const viewToSave = z
  .strictObject({ profileId: z.uuid(), list: listName, view: anyView })
  .refine(({ list, view }) => fits(list, view));

/**
 * A dropped list, which is no secret: the window reads the file itself, so that it can have no other one read. All of a
 * buffer crosses, however little of it is shown.
 */
export const droppedList = z.strictObject({
  name: z.string().min(1).max(1024),
  bytes: z.instanceof(Uint8Array).refine(({ buffer }) => buffer.byteLength <= largestList),
});

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

/** A place in a list of at most so many, from 0 on. */
const placeIn = (most: number) => z.int().min(0).max(most);

export const comparedFrom = comparison.extend({
  group: z.enum(comparedGroups),
  from: placeIn(mostExpected * 2),
});

/** Null for JSON that is signed. */
export const comparisonToExport = comparison.extend({ separator: z.enum(separators).nullable() });

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

const addresses = z.array(z.string().min(1).max(noteLimits.address)).max(mostAsked).readonly();

/** What of a file is imported, and which of its values take the place of others. All other conflicts stay as they are here. */
export const notesFileToImport = profileRef.extend({
  fileNumber: z.int().min(1),
  parts: z.strictObject({ notes: z.boolean(), pins: z.boolean(), explorers: z.boolean() }),
  /** Addresses whose note is taken, or joined with the one here; and what becomes of those that were not asked about. */
  notes: z.strictObject({ theirs: addresses, both: addresses, others: z.enum(noteChoices) }),
  /** Places of records in the file. */
  pins: z
    .array(placeIn(mostPins - 1))
    .max(mostAsked)
    .readonly(),
  /** Assets whose websites are taken. */
  explorers: z.array(z.string().max(256)).max(mostAsked).readonly(),
});

/** Notes as they are kept. */
export const keptNotes = z.strictObject({
  entries: z
    .array(z.strictObject({ address: notedAddress, ...noteFields }))
    .max(noteLimits.entries),
});

/** The last moment that a date can be, in milliseconds since the epoch. */
export const latestTime = 8.64e15;

/** A moment as it is kept, in milliseconds since the epoch: no other is one. */
export const keptTime = z.number().min(0).max(latestTime);

/** A value of a record as it is kept: `Field`. */
export const keptField = z.union([z.string(), z.null(), z.strictObject({ raw: z.string() })]);
