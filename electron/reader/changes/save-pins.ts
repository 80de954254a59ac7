import { fieldsWithAddress, listFields, listNames, type ListName } from '../../../shared/account';
import { isInFile } from '../read-notes-file';
import type { Baseline } from './baseline';
import { meantText } from './identity';
import { lastValues, pinnedAddress, pinnedPlaces, pinOf, toldInFile, type Entry } from './table';

/** What a file has of a record: its pinned values, and its last ones; null when a file cannot hold them. */
const pinOfEntry = (list: ListName, entry: Entry): Readonly<Record<string, unknown>> | null => {
  const last = lastValues(entry);
  const told: Record<string, unknown> = { list };
  for (const [at, field] of listFields[list].entries()) {
    const isPinned = pinnedPlaces[list].some(({ name }) => name === field);
    const value = isPinned ? pinOf(entry, field, at) : (last[at] ?? null);
    const isAddress = fieldsWithAddress.has(field);
    if (field === 'id') {
      // The id identifies the record: half of it would be another one.
      const id = value === null ? null : meantText(value);
      if (!isInFile(field, id)) return null;
      told[field] = id === '' ? null : id;
    } else if (isAddress || isPinned) {
      if (!isInFile(field, value)) return null;
      told[field] = value;
    } else told[field] = toldInFile(value);
  }
  return told;
};

/** The records that the user knows, as pinned, as JSON; their number; and the number that a file cannot hold. */
export const pinsToSave = ({ tables }: Baseline) => {
  const lines: string[] = [];
  let unsaved = 0;
  for (const list of listNames) {
    for (const entry of tables[list]) {
      if (!entry.isKnown || entry.isFormer || pinnedAddress(list, entry) === null) continue;
      const pin = pinOfEntry(list, entry);
      if (pin) lines.push(JSON.stringify(pin));
      else unsaved += 1;
    }
  }
  return { text: `[\n${lines.join(',\n')}\n]`, count: lines.length, unsaved };
};
