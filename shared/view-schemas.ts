import { z } from 'zod';
import { listFields, type ListName } from './account';
import {
  checksumStates,
  columnWidths,
  detailsWidths,
  groupsOf,
  listGroups,
  type ListView,
} from './list-view';
import { areFields, listName } from './schemas';

const column = z.string().max(64);
const acceptedValues = z.array(z.string().max(200).nullable()).max(50).readonly();

const anyView = z.strictObject({
  sort: z
    .strictObject({ column, direction: z.enum(['ascending', 'descending']) })
    .readonly()
    .nullable(),
  hidden: z.array(column).max(16).readonly(),
  widths: z.record(column, z.int().min(columnWidths.least).max(columnWidths.largest)).readonly(),
  // Not in the files of earlier versions.
  group: z.enum(listGroups).nullable().default(null),
  density: z.enum(['usual', 'compact']).default('usual'),
  details: z.int().min(detailsWidths.least).max(detailsWidths.largest).default(detailsWidths.usual),
  filters: z
    .strictObject({
      assets: acceptedValues,
      types: acceptedValues,
      checksums: z.array(z.enum(checksumStates)).max(checksumStates.length).readonly(),
      differs: z.boolean(),
    })
    .readonly(),
}) satisfies z.ZodType<ListView>;

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
